"""The safe card in a browser: a wrong choice is beaten before one's eyes, and may be made good."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from engine import load, rulebooks
from lessons.practising import MODES, Start, begin
from lessons.quiz import Question
from tests.e2e.driver import address, at_rest
from tests.e2e.test_axe import RUNS, violations
from tests.e2e.test_practise import key, options

Open = Callable[[str], Page]


@cache
def first_is_wrong() -> tuple[str, Question]:
    """A run whose first question does not have its first card for an answer, and that question."""
    for n in range(100):
        run = f"safe-{n}"
        start = Start(load(rulebooks()[0]), run, datetime(2026, 3, 1, tzinfo=UTC))
        question = begin(MODES["safe"], start).question(1)
        if question.options[0].why is not None:
            return run, question
    raise AssertionError("the first card is always safe")


def look(page: Page, panel: str) -> None:
    """See what an answer brings: the table laid open below the one that was asked about, and the tricks."""
    expect(page.locator(f".feedback .panel.{panel}")).to_be_visible()
    at_rest(page)
    expect(page.locator(".board .felt:visible")).to_have_count(2)
    expect(page.locator(".board").last.locator(".ladder:visible")).not_to_have_count(0)
    assert [] == list(violations(page))
    assert page.evaluate("document.querySelector('[data-testid=stMain]').scrollWidth <= innerWidth")


@pytest.mark.parametrize(("lang", "viewport", "color_scheme"), RUNS, indirect=["viewport", "color_scheme"])
def test_a_wrong_card_is_beaten_with_the_cards_laid_open_and_the_safe_one_is_shown_to_hold(
    open_page: Open, lang: str
) -> None:
    run, question = first_is_wrong()
    page = open_page(f"{address('practise', lang)}&mode=safe&run={run}")
    key(page, "begin").click()
    expect(options(page)).to_have_count(len(question.options))
    options(page).first.click()
    look(page, "refused")
    options(page).nth(question.options.index(question.right) - 1).click()  # the first is no choice any more
    look(page, "good")
    expect(page.locator(".feedback .panel.refused")).to_have_count(0)
