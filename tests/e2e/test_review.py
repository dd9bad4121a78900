"""Looking back at a hand in a real browser: from its end to a choice, made again by touch and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from engine.bots.review import decisions
from lessons.i18n import languages, speech
from lessons.practice import ME
from tests.app.learner import Hand, first_hand
from tests.e2e.driver import PHONE, Table, address

Open = Callable[[str], Page]


@cache
def with_choices() -> Hand:
    """A hand with some choices of the learner's."""
    return first_hand("online", lambda hand: len(decisions(hand.end.deal, ME)) > 2)


@pytest.mark.parametrize("viewport", [PHONE], ids=["phone"], indirect=True)
@pytest.mark.parametrize("lang", languages())
def test_a_choice_is_made_again_and_told_about(open_page: Open, lang: str) -> None:
    match = with_choices().end
    said = speech(lang, match.rules)
    first, second, *_ = decisions(match.deal, ME)
    page = open_page(address("play", lang, match))
    page.locator(".st-key-after a").click()
    expect(page.locator(".choice")).to_have_count(len(decisions(match.deal, ME)), timeout=60_000)

    page.get_by_role("link", name=said.ui("review-open", n=first.trick)).click()
    table, numbers = Table(page), page.locator("table.by-card tbody tr")
    expect(page.locator(".st-key-tell")).to_be_visible()
    expect(numbers).to_have_count(0)
    table.card(first.played).click(position={"x": 12, "y": 30}, force=True)
    expect(numbers).to_have_count(len(first.cards))
    page.wait_for_url(re.compile(rf"decision={first.trick}\b"))

    page.locator(".st-key-ways").get_by_role("link", name=said.ui("trick", n=second.trick)).click()
    expect(numbers).to_have_count(0)
    table.card(second.played).focus()
    page.keyboard.press("Enter")
    expect(numbers).to_have_count(len(second.cards))
    page.wait_for_url(re.compile(rf"decision={second.trick}\b"))
    page.locator(".st-key-ways").get_by_role("link", name=said.ui("review-list")).click()
    expect(page.locator(".choice").first).to_be_visible()
    page.wait_for_url(lambda url: "decision" not in url)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
