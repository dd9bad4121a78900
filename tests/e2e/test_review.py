"""Looking back at a hand in a real browser: from its end to a choice, made again by touch and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from engine.bots.review import CallDecision, CardDecision, decisions
from lessons.i18n import languages, speech
from lessons.practice import ME
from tests.app.learner import Hand, first_hand
from tests.e2e.driver import PHONE, Table, address

Open = Callable[[str], Page]


@cache
def with_choices() -> Hand:
    """A hand with a call and a card that the learner chose."""
    return first_hand("online", lambda hand: all(chosen(hand)))


def chosen(hand: Hand) -> tuple[list[CallDecision], list[CardDecision]]:
    made = decisions(hand.end.deal, ME)
    calls = [one for one in made if isinstance(one, CallDecision)]
    return calls, [one for one in made if isinstance(one, CardDecision)]


@pytest.mark.parametrize("viewport", [PHONE], ids=["phone"], indirect=True)
@pytest.mark.parametrize("lang", languages())
def test_a_choice_is_made_again_and_told_about(open_page: Open, lang: str) -> None:
    match = with_choices().end
    said = speech(lang, match.rules)
    (*_, call), (card, *_) = chosen(with_choices())
    page = open_page(address("play", lang, match))
    page.locator(".st-key-after a").click()
    expect(page.locator(".choice")).to_have_count(len(decisions(match.deal, ME)), timeout=60_000)

    page.get_by_role("link", name=said.ui("review-call-open", n=call.time)).click()
    table, told = Table(page), page.locator(".feedback")
    odds, numbers = page.locator("table.by-call tbody tr"), page.locator("table.by-card tbody tr")
    expect(page.locator(".st-key-tell")).to_be_visible()
    expect(told).to_have_count(0)
    table.says(str(call.said)).click()
    expect(odds).to_have_count(len(call.calls))
    page.wait_for_url(re.compile(rf"decision={call.name}\b"))

    ways = page.locator(".st-key-ways")
    ways.get_by_role("link", name=said.ui("trick", n=card.trick), exact=True).click()
    expect(told).to_have_count(0)
    table.card(card.played).focus()
    page.keyboard.press("Enter")
    expect(numbers).to_have_count(len(card.cards))
    page.wait_for_url(re.compile(rf"decision={card.name}\b"))
    ways.get_by_role("link", name=said.ui("review-list")).click()
    expect(page.locator(".choice").first).to_be_visible()
    page.wait_for_url(lambda url: "decision" not in url)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
