"""Sawa: when it may be said, and whether it holds (online:9.1, house:5.1)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Card
from engine.asked import AskError
from lessons.i18n import Line
from lessons.quiz import Question, ask
from tests.strategies import book

SUN = {"mode": "sun", "buyer": 0}
HEARTS = {"mode": "hokum", "trump": "H", "buyer": 0}


def asked(rulebook: str, hands: list[str], **more: Any) -> Question:
    position = {"contract": SUN, "hands": [hand.split() for hand in hands], "leader": 0, "claimer": 0} | more
    return ask("sawa_or_not", book(rulebook), position)


@pytest.mark.parametrize(("size", "answer"), [(1, "count"), (2, "ours"), (3, "ours"), (4, "count")])
def test_the_house_says_it_with_three_or_two_cards_left(size: int, answer: str) -> None:
    suits = ("AS KS QS JS", "AH KH QH JH", "AD KD QD JD", "AC KC QC JC")
    hands = [" ".join(suit.split()[:size]) for suit in suits]
    assert answer == asked("house", hands).answer
    assert "ours" == asked("online", hands).answer


def test_the_partners_cards_are_the_claimers_too() -> None:
    assert "ours" == asked("online", ["AS 7H", "QS KH", "KS AH", "JS QH"]).answer


def test_a_trump_that_is_still_out_fells_the_highest_cards() -> None:
    question = asked("online", ["AS AD", "QS 7H", "KS KD", "JS QD"], contract=HEARTS)
    assert "theirs" == question.answer
    option = question.option("ours")
    assert option is not None
    assert isinstance(option.why, Line)
    assert Card.parse("7H") == option.why.facts["card"]


def test_nobody_says_it_in_the_middle_of_a_trick() -> None:
    question = asked("online", ["AS AD", "QS 7H", "KS KD", "JS"], leader=3, trick=["7D"])
    assert "lead" == question.answer


def test_hands_of_another_size_are_refused() -> None:
    with pytest.raises(AskError):
        asked("online", ["AS AD", "QS 7H", "KS KD", "JS"])
