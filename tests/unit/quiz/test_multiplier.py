"""How many times a deal counts: worked out by hand from the clauses."""

from __future__ import annotations

import pytest

from engine.asked import AskError
from lessons.quiz import Question, ask
from tests.strategies import book

HOKUM = {"mode": "hokum", "trump": "S", "buyer": 0}


def raised(raises: str) -> Question:
    position = {"rule": "raises.multipliers", "me": 0, "contract": HOKUM, "raises": raises.split()}
    return ask("multiplier", book("online"), position)


def contred(calls: str) -> Question:
    return ask("multiplier", book("coinche"), {"rule": "raises.multipliers", "me": 0, "calls": calls.split()})


def numbers(question: Question) -> list[str]:
    return [option.id for option in question.options]


@pytest.mark.parametrize(
    ("raises", "answer"),
    [
        ("pass", "1"),
        ("double pass", "2"),  # online:4.1
        ("double three pass", "3"),  # 4.2
        ("double three four_closed pass", "4"),  # 4.3
        ("double three four gahwa", "gahwa"),  # 4.4, 10.4
    ],
)
def test_the_last_raise_counts(raises: str, answer: str) -> None:
    assert answer == raised(raises).answer


@pytest.mark.parametrize(
    ("calls", "answer"),
    [("100S pass pass pass", "1"), ("100S contre pass", "2"), ("100S contre surcontre", "4")],  # coinche:3.1
)
def test_contre_doubles_and_surcontre_doubles_again(calls: str, answer: str) -> None:
    assert answer == contred(calls).answer


def test_raises_multiplied_or_added_up_are_among_the_mistakes() -> None:
    assert ["1", "2", "3", "5", "6", "gahwa"] == numbers(raised("double three pass"))
    assert ["1", "2", "4", "6", "8"] == numbers(contred("100S contre surcontre"))


def test_an_auction_without_a_contract_is_refused() -> None:
    with pytest.raises(AskError):
        contred("100S contre")
