"""Closed and open play: worked out by hand from the clauses. The buyer is seat 0, the doubler seat 1."""

from __future__ import annotations

from typing import Any

import pytest

from engine.asked import AskError
from lessons.quiz import Question, ask
from tests.strategies import book

HOKUM = {"mode": "hokum", "trump": "S", "buyer": 0}
CLOSED = HOKUM | {"level": 2, "closed": True}


def said(id: str, rule: str, raises: str) -> Question:
    position = {"rule": f"raises.{rule}", "contract": HOKUM, "raises": raises.split(), "doubler": 1, "me": 1}
    return ask("closed_or_open", book(id), position)


def lead(contract: dict[str, Any], hand: str, card: str, trick: str = "") -> Question:
    position = {"rule": "play.keep_trump_when_closed", "contract": contract, "hand": hand.split(), "me": 2}
    return ask("closed_or_open", book("online"), position | {"card": card, "trick": trick.split()})


@pytest.mark.parametrize(
    ("id", "rule", "raises", "answer"),
    [
        ("online", "double_play", "", "either"),  # 4.1
        ("house", "double_play", "", "closed"),  # 4.2
        ("tournament", "four_play", "double three", "either"),  # 9.4
        ("tournament", "four_play", "double_closed three", "closed"),  # 7.3
        ("house", "four_play", "double_closed three", "closed"),
    ],
)
def test_how_a_raise_may_be_said(id: str, rule: str, raises: str, answer: str) -> None:
    assert answer == said(id, rule, raises).answer


@pytest.mark.parametrize(
    ("raises", "answer"),
    [("double", "open"), ("double_closed", "closed"), ("double_closed three", "open")],  # online:4.5
)
def test_the_last_word_decides_and_for_everyone(raises: str, answer: str) -> None:
    asked = said("online", "double_play", raises)
    assert answer == asked.answer
    assert {"open", "closed", "buyers", "others"} == {option.id for option in asked.options}


@pytest.mark.parametrize(
    ("contract", "hand", "trick", "answer"),
    [
        (CLOSED, "JS 9S 7H", "", "plain"),  # online:4.5
        (CLOSED, "JS 9S", "", "only"),
        (HOKUM, "JS 9S 7H", "", "open"),
        (CLOSED, "JS 9S 7H", "AD", "ruff"),  # closed binds whoever leads
    ],
)
def test_whether_a_trump_may_be_led(contract: dict[str, Any], hand: str, trick: str, answer: str) -> None:
    assert answer == lead(contract, hand, "JS", trick).answer


def test_a_hand_that_cannot_come_to_the_question_is_refused() -> None:
    for hand, card, trick in (("JS 7H", "7H", ""), ("JS AD", "JS", "7D"), ("JS 7H", "9S", "")):
        with pytest.raises(AskError):
            lead(CLOSED, hand, card, trick)
