"""Who won the deal: totals worked out by hand from the clauses."""

from __future__ import annotations

import pytest

from engine.asked import AskError
from tests.unit.quiz.scored import mistakes, question

DECISION = "scoring.decision"
COUNTED = "scoring.counted_buyer"


def test_projects_and_baloot_count_toward_the_total() -> None:
    """online:8.1: 72 are 7, so 9 and 7; a fifty turns it."""
    asked = question("who_won_deal", "online", DECISION, [90, 72], projects=[0, 5], baloot=[2, 0])
    assert "11-12" == asked.answer
    assert {"11-7": "no-projects", "9-12": "no-baloot"}.items() <= mistakes(asked).items()


@pytest.mark.parametrize(
    ("level", "answer", "mistaken"), [(2, "10-8", "9-9"), (3, "9-9", None), (4, "10-8", "9-9")]
)
def test_under_a_double_the_cards_of_the_side_that_did_not_speak_last_are_counted(
    level: int, answer: str, mistaken: str | None
) -> None:
    """tournament:4.10: the doubler counts as the buyer, so 76 become 8 (and baloot 10) against 8."""
    if mistaken is None:  # three: the buyers spoke last, 86 become 9, and 7 with baloot are 9 too
        with pytest.raises(AskError):
            question("who_won_deal", "tournament", COUNTED, [76, 86], level=level, baloot=[2, 0])
        return
    asked = question("who_won_deal", "tournament", COUNTED, [76, 86], level=level, baloot=[2, 0])
    assert answer == asked.answer
    assert "counted" == mistakes(asked)[mistaken]


def test_equal_totals_and_a_deal_that_nobody_raised_are_refused() -> None:
    with pytest.raises(AskError):
        question("who_won_deal", "online", DECISION, [81, 81])
    with pytest.raises(AskError):
        question("who_won_deal", "tournament", COUNTED, [76, 86])
