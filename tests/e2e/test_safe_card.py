"""The safe card in a browser: a wrong choice is beaten before one's eyes, and may be made good."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.driver import address, at_rest
from tests.e2e.test_axe import RUNS, violations
from tests.e2e.test_practise import key, options

Open = Callable[[str], Page]
FEW = 12  # presses, more than five questions need to bring a wrong choice and the right one


def told(page: Page) -> str:
    """Press the first card that is offered; return what it turned out to be: `good` or `refused`."""
    before = page.locator('[class*="st-key-option_open_"]').count()
    options(page).first.click()
    expect(page.locator('[class*="st-key-option_open_"]')).not_to_have_count(before)
    expect(page.locator(".feedback .panel").last).to_be_visible()
    at_rest(page)
    return "good" if page.locator(".feedback .panel.good").count() else "refused"


@pytest.mark.parametrize(("lang", "viewport", "color_scheme"), RUNS, indirect=["viewport", "color_scheme"])
def test_a_wrong_card_is_beaten_with_the_cards_laid_open_and_the_safe_one_is_shown_to_hold(
    open_page: Open, lang: str
) -> None:
    page = open_page(address("practise", lang))
    key(page, "mode_safe").click()
    expect(options(page).first).to_be_visible()
    seen: set[str] = set()
    for _ in range(FEW):
        seen.add(came := told(page))
        # The table that was asked about and the one laid open; the cards out and the tricks in rows.
        expect(page.locator(".board .felt:visible")).to_have_count(2)
        expect(page.locator(".board").last.locator(".ladder:visible")).not_to_have_count(0)
        assert [] == list(violations(page)), came
        assert page.evaluate("document.querySelector('[data-testid=stMain]').scrollWidth <= innerWidth")
        if seen == {"good", "refused"}:
            return
        if came == "good":
            page.locator(".st-key-practice_ways button").click()
            expect(page.locator(".feedback .panel")).to_have_count(0)
            at_rest(page)
    raise AssertionError(f"only {seen} in {FEW} presses")
