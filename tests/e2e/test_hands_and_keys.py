"""A whole hand by the keyboard alone and by touch alone, in both directions; what a screen reader hears."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from engine import Action, Call, Claim, Object, Phase, Play, dump, score
from lessons.i18n import languages, speech
from lessons.practice import ME
from tests.app.learner import Hand, choice, first_hand
from tests.e2e.driver import DESKTOP, PHONE, Table, address, at_rest

LANGUAGES = languages()
Open = Callable[[str], Page]
each_language = pytest.mark.parametrize("lang", LANGUAGES)

# Where the focus is, within the drawn table as well.
FOCUS = """() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  const box = at?.getBoundingClientRect();
  return {
    tag: at?.tagName, card: at?.dataset?.card ?? null, act: at?.dataset?.act ?? null,
    text: at?.textContent ?? '', outline: at ? getComputedStyle(at).outlineStyle : '',
    seen: !!box && box.bottom > 0 && box.top < innerHeight,
  };
}"""


def planned(rulebook: str) -> Hand:
    """A hand with words, a project and cards."""
    return first_hand(rulebook, lambda hand: "declare_0" in hand.keys and len(hand.keys) > 9)


def focus(page: Page) -> dict[str, str | bool | None]:
    return page.evaluate(FOCUS)


def tab_to(page: Page, wanted: Callable[[dict[str, str | bool | None]], bool]) -> None:
    """Press Tab until the focus is where it is wanted."""
    for _ in range(60):
        if wanted(focus(page)):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"not reached with Tab; the focus is on {focus(page)}")


def act_by_keyboard(table: Table, action: Action) -> None:
    """Go to what does this with Tab and the arrows, and press Enter."""
    page = table.page
    if isinstance(action, Play) and action.saying is None:
        tab_to(page, lambda at: at["card"] is not None)
        for _ in range(9):
            if focus(page)["card"] == str(action.card):
                break
            page.keyboard.press("ArrowRight")
        assert focus(page)["card"] == str(action.card)
    else:
        if isinstance(action, Claim | Object):
            tab_to(page, lambda at: at["tag"] == "SUMMARY" and at["text"] == speech_of(table, "sawa"))
            page.keyboard.press("Enter")
        if isinstance(action, Call) and action.bid is not None:
            height = action.bid
            tab_to(page, lambda at: at["tag"] == "BUTTON" and at["text"] == f"{height}")
            page.keyboard.press("Enter")
        tab_to(page, lambda at: at["act"] == str(action))
    assert focus(page)["outline"] != "none"
    assert focus(page)["seen"]
    table.changes(lambda: page.keyboard.press("Enter"))


def speech_of(table: Table, id: str) -> str:
    lang = "en" if "lang=en" in table.page.url else "ar"
    return speech(lang, table.match.rules).ui(id)


@each_language
@pytest.mark.parametrize("rulebook", ["online", "coinche"])
def test_a_whole_hand_by_the_keyboard_alone(open_page: Open, lang: str, rulebook: str) -> None:
    wanted = (
        planned(rulebook) if rulebook == "online" else first_hand(rulebook, lambda hand: len(hand.keys) > 8)
    )
    page = open_page(address("play", lang, wanted.turns[0][0]))
    table = Table(page)

    while table.match.deal.phase is not Phase.OVER:
        act_by_keyboard(table, choice(table.match))
        # The focus is never lost: after each press it is on the table, where the next press is made.
        assert focus(page)["tag"] in ("BUTTON", "H2")

    assert table.text == dump(wanted.end)
    tab_to(page, lambda at: at["text"] == speech_of(table, "next-deal"))
    table.changes(lambda: page.keyboard.press("Enter"))
    assert len(table.match.deals) == 2


@pytest.fixture
def touch(browser: Browser, app_url: str) -> Iterator[Page]:
    """A phone: no mouse, no keyboard, fingers."""
    context = browser.new_context(
        base_url=app_url, viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="no-preference"
    )
    page = context.new_page()
    yield page
    with contextlib.suppress(Error):
        context.close()


@each_language
def test_a_whole_hand_by_touch_alone(touch: Page, lang: str) -> None:
    """With motion, as on a real phone, and a finger that does not wait for it."""
    wanted = planned("online")
    touch.goto(address("play", lang, wanted.turns[0][0]))
    at_rest(touch)
    table = Table(touch)

    while table.match.deal.phase is not Phase.OVER:
        action = choice(table.match)
        if isinstance(action, Play) and action.saying is None:
            tap = table.card(action.card)
            table.changes(lambda tap=tap: tap.tap(position={"x": 14, "y": 40}, force=True))
            continue
        if isinstance(action, Claim):
            touch.locator(".later summary").first.tap()
        table.changes(table.says(str(action)).tap)

    assert table.text == dump(wanted.end)
    scored = score(wanted.end.deal)
    assert scored is not None
    ours = str(scored.points[ME.team])
    expect(touch.locator(".sheet").first.locator("tr.sum").last.locator("bdi").first).to_have_text(ours)


@each_language
def test_what_the_others_do_is_said_aloud(open_page: Open, lang: str) -> None:
    wanted = planned("online")
    page = open_page(address("play", lang, wanted.turns[0][0]))
    table = Table(page)
    said = speech(lang, wanted.end.rules)

    while table.match.deal.phase is not Phase.OVER:
        before = table.match
        table.act_as_simple()
        heard = table.board.locator("[role=status]").inner_text()
        for action in table.match.deal.actions[len(before.deal.actions) + 1 :]:
            if isinstance(action, Play):
                assert said.card_name(action.card) in heard
        phase = table.match.deal.phase
        asked = said.ui("phase-over" if phase is Phase.OVER else f"now-{phase}")
        assert heard.rstrip(".").endswith(asked.rstrip("."))


@pytest.mark.parametrize("viewport", [DESKTOP], ids=["desktop"], indirect=True)
def test_arrows_walk_the_hand_as_it_is_seen_in_either_direction(open_page: Open) -> None:
    match = next(match for match, action in planned("online").turns if isinstance(action, Play))
    for lang in LANGUAGES:
        page = open_page(address("play", lang, match))
        table = Table(page)
        cards = table.cards()
        tab_to(page, lambda at: at["card"] is not None)

        walked = [focus(page)["card"]]
        for _ in range(len(cards)):
            page.keyboard.press("ArrowRight")
            walked.append(focus(page)["card"])
        page.keyboard.press("End")
        last = focus(page)["card"]
        page.keyboard.press("Home")

        assert walked == [*cards, cards[0]]
        assert last == cards[-1]
        assert focus(page)["card"] == cards[0]
