"""The board under a teacher's hands: arrows over it, cards dragged to their places, the class on a wall."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from engine import Contract, Mode, Seat, Suit, load
from engine.bots import bots
from engine.seats import SEATS
from lessons.board import MAIN, Mark, Place, Study, study_to_link
from lessons.board.arranging import Order
from lessons.components.board.live import state_of
from lessons.components.markup import SIGNS
from lessons.i18n import speech
from lessons.school import open_classes
from tests.e2e.driver import DESKTOP, HELD, PHONE, at_rest
from tests.e2e.test_board import click_for, key, press, press_for, study_of, telephone, unfold

Open = Callable[[str], Page]
RULES = load("online")
SIZES = pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"], indirect=True)
each_language = pytest.mark.parametrize("lang", ["ar", "en"])


def hand() -> Study:
    """A hand of hokum in its second trick."""
    match = Order(RULES, contract=Contract(Mode.HOKUM, Suit.HEARTS, Seat.ZERO)).start(Random(5))
    deal = match.deal
    while len(deal.tricks) < 1 or deal.trick is None or len(deal.trick.cards) < 2:
        assert deal.turn is not None
        deal = deal.after(bots()["simple"].choose(deal.view(deal.turn), Random(1)).action)
    return Study.of(match.with_deal(deal))


STUDY = hand()
AT = Place(MAIN, STUDY.lines[MAIN].last)
DEAL = STUDY.deal(AT)
MINE, RIGHT, ACROSS, LEFT = (str(next(iter(DEAL.hands[seat]))) for seat in SEATS)
LAID = str(DEAL.trick.cards[0]) if DEAL.trick is not None else ""
ARROWS = ((ACROSS, MINE), ("w", RIGHT), (LAID, "n"), (LEFT, "s"))


def path(lang: str, study: Study, at: Place = AT, **asked: str) -> str:
    return f"/board?{urlencode({'lang': lang, 'study': study_to_link(study), 'at': str(at.step)} | asked)}"


# --- arrows ----------------------------------------------------------------------------------------------

# Of each arrow: how far its beginning and its tip are from the middles of what it leads from and to, and how
# large those are, in pixels.
FAR = """(board, ends) => {
  const root = board.getRootNode();
  const middle = (id) => {
    const lying = [...root.querySelectorAll(`.felt [data-card="${id}"], .hand [data-card="${id}"]`)];
    const one = lying.find((any) => any.getClientRects().length) ?? root.querySelector(`.seat.${id} .name`);
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2, Math.hypot(box.width, box.height) / 2];
  };
  const origin = board.querySelector(".arrows").getBoundingClientRect();
  return [...board.querySelectorAll(".arrows g")].flatMap((drawn, number) => {
    const line = drawn.firstChild.getAttribute("d");
    const [x, y, toX, toY] = line.match(/[-\\d.]+/g).map(Number);
    return [[x, y, ends[number][0]], [toX, toY, ends[number][1]]].map(([atX, atY, id]) => {
      const [midX, midY, size] = middle(id);
      return Math.hypot(origin.x + atX - midX, origin.y + atY - midY) - size - 24;
    });
  });
}"""


def off(page: Page, arrows: tuple[tuple[str, str], ...]) -> list[float]:
    """By how much an end of an arrow is too far from what it leads from or to."""
    expect(page.locator(".board .arrows g")).to_have_count(len(arrows))
    page.wait_for_timeout(300)  # for the cards of the hand to lie still
    found = page.locator(".board").evaluate(FAR, [list(one) for one in arrows])
    return [far for far in found if far > 0]


@each_language
@SIZES
def test_an_arrow_leads_from_one_thing_to_the_other_in_either_direction(open_page: Open, lang: str) -> None:
    page = open_page(path(lang, STUDY.marked(AT, Mark(arrows=ARROWS))))

    assert [] == off(page, ARROWS)
    said = speech(lang, RULES)
    expect(page.locator(".board .pointed li").first).to_have_text(
        said.ui("arrow", start=said.card_name(_card(ACROSS)), end=said.card_name(_card(MINE)))
    )


def _card(id: str):
    return next(card for hand in DEAL.hands for card in hand if str(card) == id)


@each_language
def test_a_teacher_draws_an_arrow_and_takes_it_away(open_page: Open, lang: str) -> None:
    page, said = open_page(path(lang, STUDY)), speech(lang, RULES)
    unfold(page, "board_words")
    find(page, "arrow_from_", f"{RIGHT[0]}{SIGNS[Suit(RIGHT[1])]}")
    find(page, "arrow_to_", said.seat(Seat.ZERO))
    press_for(page, "arrow_add", page.locator(".board .arrows g"))

    assert ((RIGHT, "s"),) == study_of(page)[0].mark(AT).arrows
    assert [] == off(page, ((RIGHT, "s"),))
    press(page, "arrow_drop_0")
    expect(page.locator(".board .arrows g")).to_have_count(0)
    assert STUDY == study_of(page)[0]


def find(page: Page, name: str, typed: str) -> None:
    """Choose in a long list by typing."""
    field = page.locator(f'[class*="st-key-{name}"] input')
    field.click(delay=HELD)
    field.fill(typed)
    page.get_by_role("option").filter(has_text=typed).first.click(delay=HELD)
    at_rest(page)


def test_pupils_see_the_arrows_whose_ends_they_see(browser: Browser, app_url: str) -> None:
    classes, now = open_classes(), datetime.now(UTC)
    made, right = classes.open_class(now)
    study = STUDY.marked(AT, Mark(arrows=ARROWS))
    with telephone(browser, app_url) as pupil:
        pupil.goto(f"/class?lang=ar&code={made.shown}")
        pupil.locator(".follow-join [name=name]").fill("سارة")
        pupil.locator(".follow-main").click()
        version = classes.move(made.id, right, state_of(study, AT, frozenset(SEATS)), 0, now)
        assert [] == off(pupil, ARROWS)

        classes.move(made.id, right, state_of(study, AT, frozenset({Seat.ZERO})), version, now)
        expect(pupil.locator(".board .arrows g")).to_have_count(1)
        expect(pupil.locator(".board .pointed li")).to_have_count(1)


# --- cards dragged -----------------------------------------------------------------------------------------


# Whether the pack lies where it lay a moment ago: what unfolds above it moves it.
LIES_STILL = """() => {
  const box = document.querySelector(".placing-pack").getBoundingClientRect();
  const [was, is] = [window.packLay, [box.top, box.height].join()];
  window.packLay = is;
  return was === is;
}"""


def new_board(page: Page) -> None:
    unfold(page, "board_cards")
    expect(page.locator(".placing-pack .placing-card")).to_have_count(32)
    lie_still(page)


def lie_still(page: Page) -> None:
    """Bring the places into view, and wait until nothing moves them any more."""
    page.locator(".placing").evaluate("all => all.scrollIntoView({ block: 'center' })")
    page.wait_for_function(LIES_STILL, polling=400)


def card(page: Page, id: str) -> Locator:
    return page.locator(f'.placing-card[data-card="{id}"]').last


def spot(page: Page, at: str) -> Locator:
    return page.locator(f".placing-spot.{at}")


def lies(page: Page, at: str, *cards: str) -> None:
    """The cards that lie at a spot, here and after the page has heard from the server."""
    for id in cards:
        expect(spot(page, at).locator(f'[data-card="{id}"]')).to_be_visible()
    expect(spot(page, at).locator(".placing-card")).to_have_count(len(cards))
    at_rest(page)
    expect(spot(page, at).locator(".placing-card")).to_have_count(len(cards))


def middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, one: Locator, to: Locator) -> None:
    lie_still(page)
    (x, y), (to_x, to_y) = middle(one), middle(to)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=4)
    page.mouse.move(to_x, to_y, steps=4)
    expect(page.locator(".placing-ghost .placing-card").first).to_be_visible()
    page.mouse.up()
    expect(page.locator(".placing-ghost")).to_have_count(0)


def drag_by_finger(page: Page, one: Locator, to: Locator) -> None:
    lie_still(page)
    line = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = middle(one), middle(to)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        line.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": at_x, "y": at_y} for at_x, at_y in points]},
        )

    touch("touchStart", (x, y))
    for share in (0.2, 0.5, 0.8, 1.0):
        touch("touchMove", (x + (to_x - x) * share, y + (to_y - y) * share))
    touch("touchEnd")
    line.detach()


@each_language
def test_cards_are_dragged_to_their_places_and_dealt_so(open_page: Open, lang: str) -> None:
    page = open_page(f"/board?lang={lang}")
    new_board(page)

    drag(page, card(page, "KS"), spot(page, "n"))
    lies(page, "n", "KS")
    card(page, "AS").click()  # two are chosen, and one of them is dragged
    card(page, "QS").click()
    drag(page, card(page, "QS"), spot(page, "e"))
    lies(page, "e", "AS", "QS")
    drag(page, card(page, "AS"), spot(page, "n"))
    drag(page, card(page, "QS"), page.locator(".placing-pack"))
    lies(page, "n", "KS", "AS")
    lies(page, "e")
    press_for(page, "board_deal", page.locator(".board"))

    assert {"KS", "AS"} <= set(map(str, study_of(page)[0].match.deal.hands[Seat.TWO]))


def test_a_finger_drags_too_and_a_tap_chooses(browser: Browser, app_url: str) -> None:
    with telephone(browser, app_url) as page:
        page.goto("/board?lang=ar")
        at_rest(page)
        new_board(page)
        drag_by_finger(page, card(page, "KH"), spot(page, "w"))
        lies(page, "w", "KH")
        card(page, "7D").tap()
        card(page, "8D").tap()
        spot(page, "c").locator(".placing-name").tap()
        expect(page.locator(".placing-aloud")).not_to_be_empty()  # two are too many for the buy card
        lies(page, "c")
        card(page, "8D").tap()
        spot(page, "c").locator(".placing-name").tap()
        lies(page, "c", "7D")
        press_for(page, "board_deal", page.locator(".board"))
        deal = study_of(page)[0].match.deal
        assert "7D" == str(deal.dealt.buy_card)
        assert "KH" in set(map(str, deal.hands[Seat.THREE]))


@each_language
def test_cards_are_placed_by_keys_alone(open_page: Open, lang: str) -> None:
    page = open_page(f"/board?lang={lang}")
    new_board(page)
    card(page, "AS").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(page.locator('.placing-card[aria-pressed="true"]')).to_have_count(2)
    spot(page, "s").locator(".placing-name").focus()
    page.keyboard.press("Enter")

    expect(spot(page, "s").locator(".placing-card")).to_have_count(2)
    expect(spot(page, "s").locator(".placing-name")).to_be_focused()
    expect(page.locator(".placing-aloud")).to_contain_text(speech(lang, RULES).ui("seat-short-me"))
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.closest('.placing-spot.s .placing-cards') !== null")
    page.keyboard.press("Delete")
    expect(spot(page, "s").locator(".placing-card")).to_have_count(1)
    at_rest(page)
    expect(spot(page, "s").locator(".placing-card")).to_have_count(1)


def test_quick_presses_do_not_undo_each_other(open_page: Open) -> None:
    page = open_page("/board?lang=ar")
    new_board(page)
    for id, at in (("AS", "s"), ("KS", "n"), ("QS", "e"), ("JS", "w"), ("TS", "s")):
        page.evaluate(
            """([id, at]) => {
              document.querySelector(`.placing-pack [data-card="${id}"]`).click();
              document.querySelector(`.placing-spot.${at} .placing-name`).click();
            }""",
            [id, at],
        )
    for at, cards in (("s", ("AS", "TS")), ("n", ("KS",)), ("e", ("QS",)), ("w", ("JS",))):
        lies(page, at, *cards)
    press(page, "board_clear")
    expect(page.locator(".placing-pack .placing-card")).to_have_count(32)


def test_the_plain_page_places_cards_with_buttons(open_page: Open) -> None:
    page = open_page("/board?lang=ar&ui=plain")
    unfold(page, "board_cards")

    expect(page.locator(".placing")).to_have_count(0)
    expect(key(page, "board_cards").locator('[role="toolbar"]').first).to_be_visible()


# --- before a class ---------------------------------------------------------------------------------------


@each_language
def test_on_a_wall_the_class_moves_along_and_its_answers_wait_for_the_card(
    open_page: Open, browser: Browser, app_url: str, lang: str
) -> None:
    place = Place(MAIN, AT.step - 1)
    study = replace(STUDY, begins=place.step).marked(place, Mark(ask="؟"))
    page = open_page(path(lang, study, place))
    unfold(page, "board_class")
    press_for(page, "class_open", page.locator(".class-code"))
    unfold(page, "board_file")
    link = key(page, "board_file").locator('a[href*="view=projector"]')
    assert "teach" not in (link.get_attribute("href") or "")
    click_for(page, link, page.locator("html[data-view=projector]"))
    expect(page.locator(".st-key-board_wall .class-code")).to_be_visible()
    at_rest(page)

    with telephone(browser, app_url) as pupil:
        pupil.goto(f"/class?lang=ar&code={page.locator('.class-code').inner_text()}")
        pupil.locator(".follow-join [name=name]").fill("سارة")
        pupil.locator(".follow-main").click()
        pupil.locator(".follow-option").first.click()
        said = speech(lang, RULES)
        expect(page.locator(".st-key-board_wall")).to_contain_text(said.ui("board-class-answers", n=1))
        expect(page.locator(".class-answers")).to_have_count(0)

        page.locator('.board [data-act="step:next"]').click()
        expect(page.locator(".class-answers .row b").first).to_have_text("1")
        expect(pupil.locator(".follow-option").first).to_have_attribute("aria-disabled", "true")
