"""The table component by itself: shown, hidden, picked from, and with what a lesson lays over it."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from engine import Card
from lessons.i18n import languages
from lessons.practice import ME
from tests.app.learner import hand
from tests.e2e.driver import DESKTOP, Table, at_rest, running_app

GALLERY = Path(__file__).with_name("gallery.py")
MATCH = next(match for match, _ in hand("online", "1").turns if len(match.deal.tricks) == 2)
each_language = pytest.mark.parametrize("lang", languages())
Show = Callable[..., Table]


@pytest.fixture(scope="module")
def gallery_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_app(tmp_path_factory.mktemp("gallery") / "app.log", GALLERY) as url:
        yield url


@pytest.fixture
def show(browser: Browser, gallery_url: str) -> Iterator[Show]:
    """Opens a scene of the gallery, with motion or without."""
    contexts = []

    def open_scene(scene: str, lang: str = "ar", reduced_motion: str = "reduce") -> Table:
        context = browser.new_context(viewport=DESKTOP, reduced_motion=reduced_motion)
        contexts.append(context)
        page = context.new_page()
        page.goto(f"{gallery_url}/?lang={lang}&scene={scene}")
        at_rest(page)
        table = Table(page)
        expect(table.board).to_have_attribute("data-seq", re.compile("."))
        return table

    yield open_scene
    for context in contexts:
        with contextlib.suppress(Error):
            context.close()


def pressed(page: Page) -> str:
    """What the page was told last: the act, and the scene it was pressed on."""
    return page.locator("#act").inner_text()


def held() -> list[str]:
    return [str(card) for card in MATCH.deal.hands[ME]]


@each_language
def test_a_demonstration_lays_every_hand_open_and_nothing_can_be_pressed(show: Show, lang: str) -> None:
    table = show("show", lang)

    for place, seat in (("e", 1), ("n", 2), ("w", 3)):
        seen = table.board.locator(f".seat.{place} .open [data-card]").all()
        shown = {str(card.get_attribute("data-card")) for card in seen}
        assert shown == {str(card) for card in MATCH.deal.hands[seat]}
        expect(table.board.locator(f".seat.{place} .backs i")).to_have_count(0)
    for card in held():
        expect(table.card(Card.parse(card))).to_have_attribute("aria-disabled", "true")
        table.press(Card.parse(card))
    table.page.wait_for_timeout(300)
    assert pressed(table.page) == ""


def test_hidden_hands_are_not_in_the_page_at_all(show: Show) -> None:
    table = show("hidden")

    hidden = {str(card) for seat in (1, 2, 3) for card in MATCH.deal.hands[seat]}
    assert MATCH.deal.play is not None
    laid_open = {str(card) for seat in (1, 2, 3) for p in MATCH.deal.play.declared[seat] for card in p.cards}
    there = table.board.locator(".felt [data-card]").all()
    shown = {str(card.get_attribute("data-card")) for card in there}
    assert shown & hidden <= laid_open
    for place, seat in (("e", 1), ("n", 2), ("w", 3)):
        backs = table.board.locator(f".seat.{place} .backs i")
        expect(backs).to_have_count(len(MATCH.deal.hands[seat]))


def test_picking_a_card_answers_at_once(show: Show) -> None:
    table = show("pick")
    seq = table.board.get_attribute("data-seq")
    card = held()[0]

    table.press(Card.parse(card))

    expect(table.page.locator("#act")).to_have_text(f"pick:{card} {seq}")


@each_language
def test_picking_cards_marks_them_and_answers_when_confirmed(show: Show, lang: str) -> None:
    table = show("picks", lang)
    first, second, third = table.board.locator(".hand [data-card]").all()[:3]
    names = [card.get_attribute("data-card") for card in (first, second, third)]
    confirm = table.board.locator(".confirm button")
    expect(confirm).to_be_disabled()

    first.focus()
    table.page.keyboard.press("Enter")
    table.page.keyboard.press("ArrowRight")
    table.page.keyboard.press("Space")
    table.page.keyboard.press("ArrowRight")
    table.page.keyboard.press("Enter")
    table.page.keyboard.press("Enter")
    for card, marked in ((first, "true"), (second, "true"), (third, "false")):
        expect(card).to_have_attribute("aria-pressed", marked)
    confirm.click()

    expect(table.page.locator("#act")).to_have_text(re.compile(rf"^pick:{names[0]}\.{names[1]} "))


def test_a_lesson_lays_points_an_order_an_arrow_and_a_light_over_the_table(show: Show) -> None:
    table = show("overlays")

    expect(table.board.locator(".hand .points")).to_have_count(len(held()))
    steps = table.board.locator(".ladder li")
    order = [str(step.get_attribute("aria-label")) for step in steps.all()]
    assert [line.rpartition(": ")[2] for line in order] == ["20", "14", "11", "10", "4", "3", "0", "0"]
    expect(table.board.locator(".arrows g")).to_have_count(1)
    expect(table.board.locator(".hand .lit")).to_have_count(1)
    box = table.board.locator(".arrows g").bounding_box()
    assert box is not None
    assert box["width"] + box["height"] > 20


def test_the_trick_tells_who_led_and_who_is_winning(show: Show) -> None:
    table = show("show")
    assert MATCH.deal.trick is not None
    first = str(MATCH.deal.trick.cards[0])

    led = table.board.locator(".trick .leads")
    expect(led).to_have_attribute("data-card", first)
    expect(led).to_have_attribute("aria-label", re.compile("فتح"))
    expect(table.board.locator(".trick .wins")).to_have_count(1)


def test_the_faces_are_drawn(show: Show) -> None:
    """The sprite was found: a card is as wide as it should be and not an empty box."""
    table = show("show")

    table.dressed()
    faces = table.board.locator(".hand img, .trick img")
    assert faces.count() > len(held())
    widths = faces.evaluate_all("all => all.map(one => one.naturalWidth)")
    assert set(widths) == {200}
