"""A slow server, a lost connection, a server that starts again: nothing is played twice, nothing is lost."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, Route, WebSocketRoute, expect

from engine import Match, Play, dump
from lessons.i18n import speech
from lessons.practice import act
from tests.app.learner import choice, first_hand
from tests.e2e.driver import PHONE, Table, address, at_rest, running_app

SLOW = 3  # seconds from a press to the server
FINGERS = """(board, cards) => cards.forEach(card =>
  board.querySelector(`.hand [data-card="${card}"]`)?.click())"""


def on_the_table() -> Match:
    """A match in the middle of a hand, where the learner has a choice."""
    wanted = first_hand("online", lambda hand: any(map(_has_a_choice, (match for match, _ in hand.turns))))
    return next(match for match, _ in wanted.turns if _has_a_choice(match))


def _has_a_choice(match: Match) -> bool:
    plays = [action for action in match.deal.legal() if isinstance(action, Play)]
    return len(match.deal.tricks) == 2 and len(plays) > 1 and isinstance(choice(match), Play)


@pytest.fixture
def phone(browser: Browser, app_url: str) -> Iterator[Page]:
    """A phone with motion, whose connection a test may hold back."""
    context = browser.new_context(base_url=app_url, viewport=PHONE, reduced_motion="no-preference")
    yield context.new_page()
    with contextlib.suppress(Error):
        context.close()


def slowed(page: Page, seconds: float) -> None:
    """Let what the page sends arrive later."""

    def hold(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def late(message: str | bytes) -> None:
            time.sleep(seconds)
            server.send(message)

        route.on_message(late)

    page.route_web_socket("**/_stcore/stream", hold)


def open_hand(page: Page, match: Match) -> Table:
    page.goto(address("play", "ar", match))
    table = Table(page)
    expect(table.board).to_have_attribute("data-seq", table.link)
    at_rest(page)
    return table


def test_on_a_slow_server_the_card_moves_at_once_and_impatient_fingers_play_one(phone: Page) -> None:
    slowed(phone, SLOW)
    match = on_the_table()
    table = open_hand(phone, match)
    first, second = [action.card for action in match.deal.legal() if isinstance(action, Play)][:2]

    def impatient() -> None:
        table.press(first)
        # At once, long before the server can have answered:
        expect(table.board.locator(f'.trick [data-card="{first}"]')).to_be_visible(timeout=1000)
        expect(table.board).to_have_attribute("aria-busy", "true")
        assert table.board.get_attribute("data-seq") == table.link
        table.board.evaluate(FINGERS, [str(second), str(second), str(first)])

    table.changes(impatient)

    assert table.text == dump(act(match, Play(first)))
    phone.wait_for_timeout(int(SLOW * 2000))
    assert table.text == dump(act(match, Play(first)))


def test_a_server_that_goes_and_comes_again_finds_the_hand_where_it_was(
    browser: Browser, tmp_path: Path
) -> None:
    match = on_the_table()
    context = browser.new_context(viewport=PHONE, reduced_motion="reduce", locale="ar")
    page = context.new_page()
    with running_app(tmp_path / "one.log") as url:
        page.goto(url + address("play", "ar", match))
        table = Table(page)
        expect(table.board).to_have_attribute("data-seq", table.link)
        at_rest(page)
        table.act_as_simple()
        before = table.match

    notice = page.locator("#connection")
    expect(notice).to_be_visible()
    expect(notice).to_contain_text(speech("ar").ui("site-connection-lost"))
    action = choice(before)
    assert isinstance(action, Play)
    table.press(action.card)  # while nobody hears it

    with running_app(tmp_path / "two.log", port=int(url.rpartition(":")[2])):
        expect(notice).to_be_hidden(timeout=60_000)
        at_rest(page)
        expect(table.board).to_have_attribute("data-seq", table.link)
        # Either the press was heard at last or it was not: once, or not at all, and the table says which.
        assert table.text in (dump(before), dump(act(before, action)))
        held = table.match.deal.hands[0]
        expect(table.board.locator(".hand [data-card]:visible")).to_have_count(len(held))
        after = table.match
        table.act_as_simple()
        assert table.text == dump(act(after, choice(after)))
    context.close()


def test_a_press_on_an_old_table_in_a_second_tab_does_nothing_there(phone: Page) -> None:
    """Each tab has its own hand; a tab that is brought back plays on from what it shows."""
    match = on_the_table()
    one = open_hand(phone, match)
    two = Table(phone.context.new_page())
    two.page.goto(address("play", "en", match))
    expect(two.board).to_have_attribute("data-seq", two.link)
    first, second = [action for action in match.deal.legal() if isinstance(action, Play)][:2]

    one.act(first)
    two.act(second)

    assert one.text == dump(act(match, first))
    assert two.text == dump(act(match, second))


def test_a_table_whose_script_was_lost_on_the_way_asks_for_it_again(phone: Page) -> None:
    asked: list[str] = []

    def lose(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) > 2:
            route.continue_()
        else:
            route.abort()

    phone.route("**/static/table.js*", lose)
    match = on_the_table()

    table = open_hand(phone, match)

    assert len(asked) > 2
    table.act_as_simple()
    assert dump(act(match, choice(match))) == table.text
