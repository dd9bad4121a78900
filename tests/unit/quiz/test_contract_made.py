"""Is the contract made: worked out by hand from the clauses."""

from __future__ import annotations

from typing import Any

import pytest

from engine.asked import AskError
from tests.unit.quiz.scored import mistakes, question

BID = {"scoring": "easy"}


@pytest.mark.parametrize(
    ("card_points", "fields", "reached", "made"),
    [
        ([85, 77], {"bid": 90}, "90", True),  # 7.1: rounded before the contract is judged
        ([84, 78], {"bid": 90}, "80", False),
        ([75, 87], {"bid": 100, "baloot": [20, 0]}, "100", True),  # 6.1: belote counts toward it
        ([85, 77], {"bid": 100, "baloot": [0, 20]}, "90", False),  # the defenders' does not
    ],
)
def test_a_number_is_reached_with_rounded_card_points_and_ones_own_belote(
    card_points: list[int], fields: dict[str, Any], reached: str, made: bool
) -> None:
    asked = question("contract_made", "coinche", "scoring.contract", card_points, **BID, **fields)
    assert reached == asked.answer
    assert ("made" if made else "failed") == asked.right.label.id.partition(".")[2]


def test_the_usual_mistakes_are_offered() -> None:
    asked = question("contract_made", "coinche", "scoring.contract", [85, 77], **BID, bid=110, baloot=[20, 0])
    assert {"90": "no-belote", "105": "unrounded", "100": "five"}.items() <= mistakes(asked).items()
    against = question(
        "contract_made", "coinche", "scoring.contract", [86, 76], **BID, bid=110, baloot=[0, 20]
    )
    assert {"110": "their-belote", "80": "rest"}.items() <= mistakes(against).items()


@pytest.mark.parametrize(
    ("card_points", "tricks", "answer"),
    [([162, 0], [8, 0], "capot-made"), ([160, 2], [7, 1], "capot-failed")],
)
def test_a_called_capot_is_judged_by_its_tricks_alone(
    card_points: list[int], tricks: list[int], answer: str
) -> None:
    """coinche:7.2."""
    asked = question(
        "contract_made", "coinche", "scoring.capot_fails", card_points, **BID, bid="capot", tricks=tricks
    )
    assert answer == asked.answer


def test_a_number_is_not_asked_about_as_a_capot() -> None:
    with pytest.raises(AskError):
        question("contract_made", "coinche", "scoring.capot_fails", [85, 77], **BID, bid=90)
