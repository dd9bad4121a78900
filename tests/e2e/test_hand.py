"""Playing in a real browser: a whole hand on a phone, and everything a learner's fingers may do meanwhile."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from engine import Match, Phase, Play, dump, load, score, to_link
from lessons.i18n import language, languages, speech
from lessons.practice import ME, act
from tests.app.learner import choice, first_hand, hand, with_a_refusal
from tests.e2e.conftest import LOG_KEY
from tests.e2e.driver import DESKTOP, PHONE, Table, address, at_rest

LANGUAGES = languages()
STREAMLITS_OWN = re.compile(
    r"404 .*/_stcore/"
)  # it looks for itself below a page's address before it looks above
Open = Callable[[str], Page]

each_language = pytest.mark.parametrize("lang", LANGUAGES)
on_a_phone = pytest.mark.parametrize("viewport", [PHONE], ids=["phone"], indirect=True)


@pytest.fixture(autouse=True)
def _nothing_goes_wrong_unseen(request: pytest.FixtureRequest, page: Page, app_log: Path) -> Iterator[None]:
    """After each test: no error in the console, no error box on the page, no traceback in the app's log."""
    before = len(app_log.read_text("utf-8"))
    yield
    said = [line for line in request.node.stash[LOG_KEY] if line.startswith(("console error", "page error"))]
    assert [line for line in said if not STREAMLITS_OWN.search(line)] == []
    assert page.get_by_test_id("stException").count() == 0
    assert "Traceback" not in app_log.read_text("utf-8")[before:]


@cache
def on_the_table(rulebook: str = "online") -> Match:
    """A match in the middle of a hand, where the learner has more than one card to choose from."""
    wanted = first_hand(rulebook, lambda hand: any(map(_has_a_choice, (match for match, _ in hand.turns))))
    return next(match for match, _ in wanted.turns if _has_a_choice(match))


def _has_a_choice(match: Match) -> bool:
    plays = [action for action in match.deal.legal() if isinstance(action, Play)]
    return len(match.deal.tricks) == 2 and len(plays) > 1 and isinstance(choice(match), Play)


def plays(match: Match) -> int:
    """How many cards the learner has played in this deal."""
    assert match.deal.play is not None
    return len(match.deal.play.plays_of(ME))


def speaks(page: Page, lang: str) -> None:
    """Wait until the document has a language and its direction: set by a script after the page has come."""
    expect(page.locator("html")).to_have_attribute("lang", language(lang).tag)
    expect(page.locator("html")).to_have_attribute("dir", language(lang).direction)


def spills(page: Page) -> bool:
    """Whether the page can be scrolled sideways; Streamlit scrolls within an element of its own."""
    return page.evaluate(
        "[document.scrollingElement, document.querySelector('[data-testid=stMain]')]"
        ".some(element => element.scrollWidth > innerWidth)"
    )


def press_for(table: Table, match: Match) -> None:
    """Press the card `simple` would play."""
    action = choice(match)
    assert isinstance(action, Play)
    table.press(action.card)


# --- a whole hand -------------------------------------------------------------------------------------


@on_a_phone
def test_a_whole_hand_from_the_home_page_to_the_next_deal(open_page: Open) -> None:
    planned = first_hand("online", lambda hand: "declare_0" in hand.keys and len(hand.keys) > 10)
    said = speech("ar", load("online"))
    page = open_page("/")
    table = Table(page)
    speaks(page, "ar")

    table.button("to_play").click()
    expect(table.button("start")).to_be_visible()
    table.set_up(said.rulebook(load("online")), planned.seed)
    while table.match.deal.phase is not Phase.OVER:
        assert not spills(page), table.text
        expect(page.locator(".ask")).to_have_text(said.ui(f"now-{table.match.deal.phase}"))
        table.act_as_simple()

    assert table.text == dump(planned.end)
    assert not spills(page)
    scored = score(planned.end.deal)
    assert scored is not None
    written = [str(scored.points[team]) for team in (ME.team, ME.team.other)]
    expect(page.locator(".sheet").first.locator("tr.sum").last.locator("bdi")).to_have_text(written)
    table.changes(table.button("next").click)
    assert len(table.match.deals) == 2
    expect(page.locator(".hand [data-card]")).to_have_count(5)


@each_language
def test_the_document_has_its_language_and_direction(open_page: Open, lang: str) -> None:
    page = open_page(address("play", lang, on_the_table()))

    speaks(page, lang)


def test_another_language_in_mid_hand_turns_the_page_and_keeps_the_hand(open_page: Open) -> None:
    page = open_page(address("play", "ar", on_the_table()))
    table = Table(page)
    cards = table.cards()

    table.button("lang_en").click()

    speaks(page, "en")
    at_rest(page)
    assert table.text == dump(on_the_table())
    assert table.cards() == cards
    expect(page.get_by_text(speech("en").ui("now-play"))).to_be_visible()


# --- the hand is never lost and nothing is played twice -------------------------------------------------


@on_a_phone
def test_a_reload_in_mid_hand_shows_the_very_same_hand(open_page: Open) -> None:
    page = open_page(address("play", "ar", on_the_table()))
    table = Table(page)
    table.act_as_simple()
    before, cards, seen = table.text, table.cards(), page.locator(".felt").inner_text()

    page.reload()
    at_rest(page)

    expect(page.locator(".felt")).to_have_text(seen, use_inner_text=True)
    assert table.text == before
    assert table.cards() == cards


def test_going_back_in_the_browser_leaves_the_table_and_coming_again_finds_the_hand(open_page: Open) -> None:
    page = open_page("/?lang=ar")
    table = Table(page)
    table.button("to_play").click()
    expect(table.button("start")).to_be_visible()
    table.changes(table.button("start").click)
    for _ in range(3):
        table.act_as_simple()
    before = table.text

    page.go_back()
    expect(table.button("to_play")).to_be_visible()
    at_rest(page)
    assert "/play" not in page.url
    table.button("to_play").click()
    expect(table.board).to_be_visible()
    at_rest(page)

    assert table.text == before
    table.act_as_simple()


def test_a_card_that_was_pressed_lies_where_it_was_laid(page: Page, open_page: Open) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page = open_page(address("play", "ar", on_the_table()))
    table = Table(page)
    action = choice(on_the_table())
    laid = table.board.locator(f'.trick [data-card="{action.card}"]')

    table.press(action.card)
    laid.evaluate("card => { card.isTheSame = true; }")
    expect(table.board).not_to_have_attribute("data-seq", to_link(on_the_table()))

    assert laid.evaluate("card => card.isTheSame")


@on_a_phone
def test_a_double_click_plays_one_card(open_page: Open) -> None:
    page = open_page(address("play", "ar", on_the_table()))
    table = Table(page)
    expected = act(on_the_table(), choice(on_the_table()))

    action = choice(on_the_table())
    table.changes(lambda: table.card(action.card).dblclick(position={"x": 12, "y": 30}))
    page.wait_for_timeout(500)  # for the second click to do its harm
    at_rest(page)

    assert table.text == dump(expected)
    assert plays(table.match) == plays(on_the_table()) + 1
    expect(page.locator(".because .panel")).to_have_count(0)


def test_a_double_click_on_next_deals_once(open_page: Open) -> None:
    page = open_page(address("play", "ar", hand("online", "0").end))
    table = Table(page)

    table.changes(table.button("next").dblclick)
    page.wait_for_timeout(500)
    at_rest(page)

    assert len(table.match.deals) == 2


def test_two_tabs_of_one_link_do_not_disturb_each_other(open_page: Open) -> None:
    match = on_the_table()
    one = Table(open_page(address("play", "ar", match)))
    two = Table(one.page.context.new_page())
    two.page.goto(address("play", "en", match))
    at_rest(two.page)
    first, second = [action for action in match.deal.legal() if isinstance(action, Play)][:2]

    one.act(first)
    assert two.text == dump(match)
    two.act(second)

    assert one.text == dump(act(match, first))
    assert two.text == dump(act(match, second))
    assert len(one.cards()) == len(two.cards())


# --- what may not be done -------------------------------------------------------------------------------


@each_language
@on_a_phone
@pytest.mark.parametrize("rulebook", ["online", "tournament"])
def test_a_refusal_is_announced_with_its_clause(open_page: Open, lang: str, rulebook: str) -> None:
    match, refused, verdict = with_a_refusal(rulebook, tricks=1)
    said = speech(lang, match.rules)
    page = open_page(address("play", lang, match))
    table = Table(page)
    alert = page.locator(".because")
    expect(alert.locator(".panel")).to_have_count(0)

    table.press(refused)

    expect(alert).to_be_in_viewport()
    expect(alert).to_have_attribute("role", "alert")
    expect(alert).to_contain_text(said.because(verdict, me=ME))
    alert.locator("summary").click()
    for id in verdict.reason.clauses:
        expect(alert).to_contain_text(said.clause_ref(id))
        expect(alert).to_contain_text(said.clause(id, match.rules))
    legal = [str(action.card) for action in match.deal.legal() if isinstance(action, Play)]
    shown = alert.locator(".would [data-card]")
    assert sorted(legal) == sorted(str(card.get_attribute("data-card")) for card in shown.all())
    assert table.text == dump(match)
    assert not spills(page)
    expect(table.says(f"anyway:{refused}")).to_have_count(1 if rulebook == "tournament" else 0)


@each_language
def test_a_broken_link_is_told_kept_and_led_on_from(open_page: Open, lang: str) -> None:
    broken = to_link(on_the_table())[:40]
    page = open_page(address("play", lang, broken))
    table = Table(page)

    expect(page.locator("h1")).to_be_visible()
    expect(page.get_by_text(broken)).to_be_visible()
    table.button("drop").click()
    expect(table.button("start")).to_be_visible()
    assert table.link == ""
    table.changes(table.button("start").click)
    assert table.match.deal.turn is ME


# --- for everyone ---------------------------------------------------------------------------------------


@each_language
@pytest.mark.parametrize("rulebook", ["online", "coinche"])
def test_the_player_on_the_right_sits_at_the_right(open_page: Open, lang: str, rulebook: str) -> None:
    page = open_page(address("play", lang, on_the_table(rulebook)))
    said = speech(lang, load(rulebook))
    boxes = {}
    for place in ("me", "right", "partner", "left"):
        seat = page.locator(".felt .seat .name", has_text=said.ui(f"seat-short-{place}"))
        box = seat.bounding_box()
        assert box is not None
        boxes[place] = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    assert boxes["left"][0] < boxes["me"][0] < boxes["right"][0]
    assert boxes["partner"][1] < boxes["right"][1] < boxes["me"][1]


# What is drawn, or cut off, beyond the edge of the window; what scrolls by itself may, and what is only said.
OUTSIDE = """() => {
  const found = [];
  const inside = one => one.shadowRoot ? within(one.shadowRoot) : [];
  const within = root => [...root.querySelectorAll('*')].flatMap(one => [one, ...inside(one)]);
  const above = element => element.parentElement ?? element.getRootNode().host;
  const onlySaid = element => element !== null
    && (getComputedStyle(element).clipPath !== 'none' || onlySaid(element.parentElement));
  const scrolls = element => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
    && element.scrollWidth > element.clientWidth && element.clientWidth <= innerWidth;
  for (const element of within(document.querySelector('[data-testid=stMain]'))) {
    const box = element.getBoundingClientRect(), style = getComputedStyle(element);
    if (!box.width || !box.height || !element.innerText) continue;
    if (element.closest('.st-key-doc, .glyph') || onlySaid(element)) continue;
    if (style.visibility === 'hidden' || style.opacity === '0') continue;
    const beyond = box.left < -1 || box.right > innerWidth + 1;
    const cut = ['hidden', 'clip'].includes(style.overflowX) && element.scrollWidth > element.clientWidth + 2;
    let up = above(element);
    while (up && !scrolls(up)) up = above(up);
    if ((beyond || cut) && !up)
      found.push(`${cut ? 'cut' : 'beyond'}: ${element.className}: ${element.innerText}`);
  }
  return found;
}"""


@each_language
def test_every_page_fits_a_phone_and_a_desktop(open_page: Open, lang: str) -> None:
    match, refused, _ = with_a_refusal("tournament", tricks=1)
    pages = {
        "home": address("", lang),
        "setting up": address("play", lang),
        "rulebooks": address("rulebooks", lang),
        "auction": address("play", lang, hand("coinche", "6").turns[0][0]),
        "ledger": address("play", lang, first_hand("tournament", lambda hand: "declare_0" in hand.keys).end),
        "broken link": address("play", lang, "A" * 300),
        "table": address("play", lang, match),
    }
    outside: dict[str, list[str]] = {}
    for name, path in pages.items():
        page = open_page(path)
        for summary in page.locator("[data-testid=stExpander] summary, .fold:visible summary").all():
            summary.click()
        if name == "table":
            Table(page).press(refused)
            expect(page.locator(".because .panel")).to_be_visible()
        for size in (PHONE, DESKTOP):
            page.set_viewport_size(size)
            page.wait_for_timeout(300)  # for what was opened to unfold
            found = page.evaluate(OUTSIDE) + (["scrolls sideways"] if spills(page) else [])
            outside[f"{name}, {size['width']} wide"] = found

    assert {name: found for name, found in outside.items() if found} == {}


@pytest.mark.parametrize("style", ["white-space: nowrap", "white-space: nowrap; overflow: hidden"])
def test_the_check_of_what_fits_can_fail(open_page: Open, style: str) -> None:
    page = open_page(address("", "ar"))
    assert page.evaluate(OUTSIDE) == []
    assert not spills(page)

    long = "heading => { heading.textContent = 'مدرسة '.repeat(300); heading.style = '" + style + "' }"
    page.locator("h1").evaluate(long)

    assert spills(page) or page.evaluate(OUTSIDE)
