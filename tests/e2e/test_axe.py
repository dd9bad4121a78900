"""axe finds nothing to mend, on any page, in any language, light and dark."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from engine import Phase
from engine.bots.review import decisions
from lessons.board import Study, study_to_link
from lessons.i18n import languages
from lessons.practice import ME
from tests.app.learner import Hand, first_hand, hand, with_a_refusal
from tests.e2e.driver import DESKTOP, PHONE, Table, address, at_rest

SCHEMES = ("dark", "light")
Open = Callable[[str], Page]
AXE = Axe()
ANY = re.compile(".")


@cache
def scenes(lang: str) -> dict[str, str]:
    """Every page, and the table in every phase: the address of each."""
    bought = first_hand("online", lambda hand: "declare_0" in hand.keys)
    call, *_, card = decisions(bought.end.deal, ME)
    return {
        "home": address("", lang),
        "set-up": address("play", lang),
        "learn": address("learn", lang),
        "lesson": address("lesson", lang) + "&lesson=the-pack&step=table",
        "question": address("lesson", lang) + "&lesson=ruffing&step=must",
        "contrast": address("lesson", lang) + "&lesson=ruffing&step=five",
        "practise": address("practise", lang),
        "buying": address("buying", lang) + "&book=online&cards=JS.9S.AS.KH.AH&card=7S&ask=1",
        "settings": address("settings", lang),
        "progress": address("progress", lang),
        "rulebooks": address("rulebooks", lang),
        "clause": address("rulebooks", lang) + "&book=house&clause=2.2&with=online",
        "glossary": address("glossary", lang) + "&term=trump",
        "broken link": address("play", lang, "A" * 40),
        "auction": address("play", lang, first_hand("online", _speaks).turns[0][0]),
        "bids": address("play", lang, hand("coinche", "6").turns[0][0]),
        "declaring": address("play", lang, next(m for m, _ in bought.turns if m.deal.play is not None)),
        "ledger": address("play", lang, bought.end),
        "review": address("review", lang, bought.end),
        "call": address("review", lang, bought.end) + f"&decision={call.name}",
        "choice": address("review", lang, bought.end) + f"&decision={card.name}",
        "plain": address("play", lang, bought.turns[-2][0]) + "&ui=plain",
        "new assignment": address("assign", lang),
        "no assignment": address("assign", lang) + "&teach=4KQ7M2.wrong",
        "new board": address("board", lang),
        "board": (board := address("board", lang) + f"&study={study_to_link(Study.of(bought.turns[-2][0]))}"),
        "kept": board,
        "boards kept": address("board", lang),
        "board before a class": board + "&view=projector",
        "board in a page": board + "&view=embed",
        "no such board": address("board", lang) + "&kept=ZZZZZZZZZZZZ",
    }


def _speaks(hand: Hand) -> bool:
    return hand.turns[0][0].deal.phase is Phase.AUCTION


def violations(page: Page) -> Iterator[str]:
    """What axe finds; there is no list of what it may: of the framework's own it finds nothing either."""
    for found in AXE.run(page).response["violations"]:
        for node in found["nodes"]:
            yield f"{found['id']}: {node['target']}: {node['html'][:160]}: {node['failureSummary']}"


@pytest.fixture
def color_scheme(request: pytest.FixtureRequest) -> Literal["light", "dark"]:
    return request.param


# Every two of language, device and scheme together, if not every three.
RUNS = [
    pytest.param(lang, viewport, SCHEMES[(one + other) % 2], id=f"{lang}-{name}-{SCHEMES[(one + other) % 2]}")
    for one, lang in enumerate(languages())
    for other, (name, viewport) in enumerate({"phone": PHONE, "desktop": DESKTOP}.items())
]


@pytest.mark.parametrize(("lang", "viewport", "color_scheme"), RUNS, indirect=["viewport", "color_scheme"])
def test_axe_finds_nothing(open_page: Open, lang: str) -> None:
    found: dict[str, list[str]] = {}
    for name, path in scenes(lang).items():
        page = open_page(path)
        if name == "rulebooks":
            page.locator(".tip button").first.click()
        if name in ("auction", "bids", "declaring", "ledger"):
            expect(Table(page).board).to_have_attribute("data-seq", Table(page).link)
            for summary in page.locator(".fold:visible summary").all():
                summary.click()
        if name == "new assignment":
            page.locator(".st-key-assign_pupil summary").click()
        if name in ("new board", "board", "kept", "board before a class"):
            for summary in page.locator(".st-key-board_page summary:visible").all():
                if summary.locator("xpath=..").get_attribute("open") is None:
                    summary.click()
            at_rest(page)
        if name == "kept":
            page.locator(".st-key-keep_board button").click()
            expect(page.locator(".board-code")).to_be_visible()
            at_rest(page)
        if name == "review":
            expect(page.locator(".choice").first).to_be_visible(timeout=60_000)
        if name in ("call", "choice"):
            page.locator(".st-key-tell button").click(timeout=60_000)
            expect(page.locator("table:is(.by-call, .by-card)")).to_be_visible()
        if name in ("lesson", "question", "contrast"):
            expect(page.locator(".board").first).to_have_attribute("data-seq", ANY)  # it is drawn
        found[name] = list(violations(page))
    match, card, _ = with_a_refusal("tournament", tricks=1)
    table = Table(open_page(address("play", lang, match)))
    table.press(card)
    expect(table.board.locator(".because .panel")).to_be_visible()
    table.board.locator(".because summary").click()
    found["refusal"] = list(violations(table.page))

    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize("color_scheme", ["light"], indirect=True)
def test_axe_looks_into_the_drawn_table_as_well(open_page: Open) -> None:
    page = open_page(address("play", "en", hand("coinche", "6").turns[0][0]))
    expect(Table(page).board).to_have_attribute("data-seq", Table(page).link)

    page.locator(".hand [data-card]").first.evaluate("card => card.removeAttribute('aria-label')")

    assert any(line.startswith("button-name") for line in violations(page))
