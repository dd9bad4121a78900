"""What may be bid: worked out by hand from the clauses of coinche. Seat 0 speaks first."""

from __future__ import annotations

from typing import Any

import pytest

from engine.asked import AskError
from lessons.quiz import Question, ask
from tests.strategies import book

HAND = ["KS", "QS", "7H", "8H", "9D", "TD", "7C", "8C"]  # king and queen of spades


def question(rule: str, calls: str, **fields: Any) -> Question:
    position = {"rule": f"auction.{rule}", "dealer": 3, "calls": calls.split(), "hand": HAND, **fields}
    return ask("may_bid", book("coinche"), position)


@pytest.mark.parametrize(
    ("rule", "calls", "call", "answer"),
    [
        ("lowest", "", "90H", "yes"),  # 2.1
        ("lowest", "", "80H", "auction.lowest"),  # 2.3
        ("step", "", "95H", "auction.step"),
        ("highest", "", "160H", "yes"),
        ("highest", "", "190S", "auction.highest"),
        ("belote_bids", "", "170S", "yes"),  # 2.4
        ("belote_bids", "", "170H", "auction.belote_bids"),
        ("higher", "100H", "110S", "yes"),  # 2.2
        ("higher", "100H", "100S", "auction.higher"),
        ("higher", "100H pass", "90H", "auction.higher"),  # over the partner too
        ("capot", "160H", "capotD", "yes"),
        ("capot", "capotH", "capotS", "auction.capot"),
        ("capot", "capotH", "160S", "auction.higher"),
        ("contre", "", "contre", "auction.contre"),  # 3.1, reading 12
        ("contre", "100H", "contre", "yes"),
        ("contre", "100H pass", "contre", "auction.contre"),
        ("contre", "100H pass pass", "contre", "yes"),
        ("contre", "100H contre", "surcontre", "yes"),
        ("contre", "100H contre", "110H", "auction.contre"),
        ("contre", "100H", "surcontre", "auction.contre"),
    ],
)
def test_yes_or_which_rule_says_no(rule: str, calls: str, call: str, answer: str) -> None:
    assert answer == question(rule, calls, call=call).answer


def test_a_reason_that_is_also_true_is_not_offered_as_a_wrong_one() -> None:
    low = question("lowest", "100H", call="85S")  # too low, not a step, not higher
    assert {"auction.step", "auction.higher"} & {option.id for option in low.options} == set()


def test_another_suit_at_the_same_number_tempts() -> None:
    labels = {option.label.id for option in question("higher", "100H", call="100S").options}
    assert "quiz-may_bid.yes-suit" in labels


def test_of_several_bids_the_only_one_that_is_allowed() -> None:
    assert "170S" == question("belote_bids", "100H", words=["170S", "170H", "170D", "170C"]).answer
    with pytest.raises(AskError):
        question("higher", "100H", words=["110S", "110H", "90D"])


def test_whose_turn_it_is() -> None:
    assert (
        "2"
        == ask("may_bid", book("coinche"), {"rule": "auction.turn", "calls": ["pass", "90H"], "me": 0}).answer
    )
