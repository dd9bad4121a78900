"""What a card played proves of those not played depends on what the rulebook asks for."""

from __future__ import annotations

from typing import Any

import pytest

from engine.asked import AskError
from lessons.quiz import Question, ask
from tests.strategies import book

SPADES = {"mode": "hokum", "trump": "S", "buyer": 0}
UNDER_PARTNER = ["KD", "7D", "9H", "8D"]  # seat 2 throws a heart while seat 0 is winning
OVER_RUFFED = ["KD", "9S", "9H", "7D"]  # seat 1 ruffs with the nine, seat 2 throws a heart


def asked(rulebook: str, rule: str, trick: list[str], **more: Any) -> Question:
    position = {"rule": rule, "contract": SPADES, "leader": 0, "tricks": [trick]} | more
    return ask("void_proven", book(rulebook), position)


def test_who_does_not_follow_is_void() -> None:
    assert "2" == asked("primer", "play.follow_suit", UNDER_PARTNER, suit="D", me=1).answer


def test_throwing_a_card_under_a_winning_partner_proves_nothing_but_where_he_has_to_ruff() -> None:
    assert "nobody" == asked("online", "play.ruff", UNDER_PARTNER, suit="S", me=1).answer  # online:6.7
    assert "2" == asked("house", "play.partner_wins", UNDER_PARTNER, suit="S", me=1).answer  # house:2.2


def test_who_must_ruff_only_to_win_may_still_hold_a_low_trump() -> None:
    assert "2" == asked("online", "play.ruff", OVER_RUFFED, card="JS", me=3).answer  # online:6.6
    assert "nobody" == asked("online", "play.ruff", OVER_RUFFED, card="7S", me=3).answer
    assert "2" == asked("coinche", "play.ruff", OVER_RUFFED, card="7S", me=3).answer  # coinche:4.4


def test_a_card_that_was_played_is_not_asked_about() -> None:
    with pytest.raises(AskError):
        asked("online", "play.ruff", OVER_RUFFED, card="9S", me=3)
