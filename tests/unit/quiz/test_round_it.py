"""Card points become points: worked out by hand from the clauses."""

from __future__ import annotations

import pytest

from engine.asked import AskError
from tests.unit.quiz.scored import mistakes, question


@pytest.mark.parametrize(
    ("mode", "others", "points"),
    [("hokum", 86, 9), ("hokum", 85, 8), ("hokum", 84, 8), ("sun", 64, 12), ("sun", 65, 13), ("sun", 66, 14)],
)
def test_five_goes_down_in_hokum_and_stays_in_sun(mode: str, others: int, points: int) -> None:
    """online:8.1."""
    total = 130 if mode == "sun" else 162
    asked = question("round_it", "online", f"scoring.rounding_{mode}", [total - others, others], mode=mode)
    assert str(points) == asked.answer


def test_the_buyers_take_what_is_left_of_sixteen_and_both_rounded_would_be_seventeen() -> None:
    """online:8.1: 86 are 9, and the buyers' 76 are not 8 but 16 - 9."""
    asked = question("round_it", "online", "scoring.base_hokum", [76, 86])
    assert "7-9" == asked.answer
    assert "both" == mistakes(asked)["8-9"]
    assert "base" == mistakes(asked)["17-9"]


def test_dividing_as_in_the_other_mode_is_offered() -> None:
    asked = question("round_it", "online", "scoring.divisor_sun", [60, 70], mode="sun")
    assert "14" == asked.answer
    assert "divisor" == mistakes(asked)["7"]


def test_with_bids_each_side_is_rounded_by_itself_and_nothing_is_shared_out() -> None:
    """coinche:7.1: 85 becomes 90, even though 77 becomes 80."""
    asked = question("round_it", "coinche", "scoring.rounding", [85, 77], bid=90, scoring="easy")
    assert "90-80" == asked.answer
    assert {"80-80": "five-of-bids", "85-77": "unrounded-bids", "90-70": "rest-of-bids"}.items() <= mistakes(
        asked
    ).items()


def test_a_kaboot_and_the_other_mode_are_refused() -> None:
    with pytest.raises(AskError):
        question("round_it", "online", "scoring.base_hokum", [162, 0], tricks=[8, 0])
    with pytest.raises(AskError):
        question("round_it", "online", "scoring.base_sun", [76, 86])
