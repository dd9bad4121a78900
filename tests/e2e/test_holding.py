"""A press on a page in motion: what was pressed counts, where the hand was still."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.driver import at_rest

Open = Callable[[str], Page]
MOVE = "document.querySelector('.st-key-board_page').style.paddingTop = '300px'"


def down_on(page: Page, selector: str) -> tuple[float, float]:
    """Press the mouse down in the middle of something, and return where."""
    pressed = page.locator(selector)
    pressed.scroll_into_view_if_needed()
    expect(pressed).to_be_visible()
    box = pressed.bounding_box()
    assert box is not None
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*at)
    page.mouse.down()
    return at


@pytest.mark.parametrize("opens", ["button", "summary"])
def test_a_press_counts_where_the_page_moves_under_it(open_page: Open, opens: str) -> None:
    page = open_page("/board?lang=ar")
    page.wait_for_load_state("networkidle")
    down_on(page, ".st-key-board_deal button" if opens == "button" else ".st-key-board_more summary")
    page.evaluate(MOVE)
    page.mouse.up()

    brought = ".board" if opens == "button" else ".st-key-board_more details[open]"
    expect(page.locator(brought)).to_be_visible()


def test_a_press_that_is_carried_away_counts_for_nothing(open_page: Open) -> None:
    page = open_page("/board?lang=ar")
    page.wait_for_load_state("networkidle")
    x, y = down_on(page, ".st-key-board_deal button")
    page.mouse.move(x, y - 200)
    page.evaluate(MOVE)
    page.mouse.up()
    page.wait_for_timeout(500)
    at_rest(page)

    expect(page.locator(".st-key-board_deal button")).to_be_visible()


def test_a_list_that_opens_under_a_press_stays_open(open_page: Open) -> None:
    page = open_page("/board?lang=ar")
    page.wait_for_load_state("networkidle")
    down_on(page, ".st-key-board_new_book button")
    expect(page.get_by_role("option").first).to_be_visible()
    page.mouse.up()
    page.wait_for_timeout(300)

    expect(page.get_by_role("option").first).to_be_visible()
