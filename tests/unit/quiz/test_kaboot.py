"""All eight tricks: worked out by hand from the clauses."""

from __future__ import annotations

from typing import Any

import pytest

from engine.asked import AskError
from tests.unit.quiz.scored import mistakes, question

SWEPT = {"tricks": [8, 0]}


@pytest.mark.parametrize(
    ("id", "rule", "fields", "answer"),
    [
        ("online", "scoring.kaboot_hokum", {"projects": [5, 0], "baloot": [0, 2]}, "30-2"),  # 8.6, 7.7
        ("online", "scoring.kaboot_doubled", {"level": 3, "projects": [5, 0]}, "85-0"),  # 8.6: 25x3 + 5x2
        ("tournament", "scoring.kaboot_doubled", {"level": 3, "projects": [5, 0]}, "30-0"),  # 7.7, 5.5
        ("tournament", "scoring.kaboot_doubled", {"level": 2, "projects": [5, 0]}, "35-0"),  # 7.7, 5.4
    ],
)
def test_what_a_kaboot_writes(id: str, rule: str, fields: dict[str, Any], answer: str) -> None:
    assert answer == question("kaboot", id, rule, [162, 0], **SWEPT, **fields).answer


def test_the_usual_mistakes_are_offered() -> None:
    plain = question("kaboot", "online", "scoring.kaboot_hokum", [162, 0], **SWEPT)
    assert {"16-0": "ordinary", "44-0": "other-mode", "41-0": "on-top"} == mistakes(plain)
    raised = question("kaboot", "online", "scoring.kaboot_doubled", [162, 0], **SWEPT, level=2)
    assert "times-level" == mistakes(raised)["25-0"]
    kept = question("kaboot", "tournament", "scoring.kaboot_doubled", [162, 0], **SWEPT, level=2)
    assert "times-one" == mistakes(kept)["50-0"]


def test_a_side_without_a_trick_has_no_projects_and_seven_tricks_are_no_kaboot() -> None:
    """online:7.9."""
    with pytest.raises(AskError):
        question("kaboot", "online", "scoring.kaboot_hokum", [162, 0], **SWEPT, projects=[0, 5])
    with pytest.raises(AskError):
        question("kaboot", "online", "scoring.kaboot_hokum", [150, 12], tricks=[7, 1])
