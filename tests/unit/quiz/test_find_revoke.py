"""A revoke is found where the cards shown prove it, and under the rulebook whose duty was broken."""

from __future__ import annotations

from typing import Any

import pytest

from engine.asked import AskError
from lessons.quiz import Question, ask
from tests.strategies import book

SUN = {"mode": "sun", "buyer": 0}
SPADES = {"mode": "hokum", "trump": "S", "buyer": 0}
# Seat 1 throws a heart on a spade, and two tricks later holds the ace of spades.
THROWN = [["KS", "9H", "7S", "8S"], ["AD", "7D", "8D", "9D"], ["QS", "AS", "TS", "JS"]]
# Seat 1 throws a heart on a diamond though void, and ruffs the next trick.
NOT_RUFFED = [["KD", "9H", "7D", "8D"], ["AC", "7S", "8C", "9C"]]


def asked(rulebook: str, rule: str, tricks: list[list[str]], **more: Any) -> Question:
    position = {"rule": rule, "contract": SUN, "leader": 0, "first": 1, "tricks": tricks} | more
    return ask("find_revoke", book(rulebook), position)


def test_a_suit_not_followed_is_proved_by_a_card_of_it_played_later() -> None:
    question = asked("online", "play.follow_suit", THROWN)
    assert "9H" == question.answer
    assert len(question.options) > 3


def test_it_is_not_proved_before_that_card_is_played() -> None:
    with pytest.raises(AskError):
        asked("online", "play.follow_suit", THROWN[:2])


def test_a_ruff_that_was_due_is_missed_only_where_a_rulebook_asks_for_it() -> None:
    assert "9H" == asked("online", "play.ruff", NOT_RUFFED, contract=SPADES).answer  # online:6.6
    with pytest.raises(AskError):  # primer:2.1
        asked("primer", "play.follow_suit", NOT_RUFFED, contract=SPADES)


@pytest.mark.parametrize("rulebook", ["house", "tournament"])
def test_what_a_revoke_costs_is_asked_where_it_can_be_recorded(rulebook: str) -> None:
    question = asked(rulebook, "penalties.recorded", THROWN)
    assert ["play.follow_suit", "penalties.recorded"] == [reason.rule for reason in question.because]
    with pytest.raises(AskError):
        asked("online", "penalties.recorded", THROWN)
