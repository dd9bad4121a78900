"""What is written for both sides: worked out by hand from the clauses."""

from __future__ import annotations

from typing import Any

import pytest

from engine.asked import AskError
from tests.unit.quiz.scored import mistakes, question


@pytest.mark.parametrize(
    ("id", "rule", "card_points", "fields", "answer"),
    [
        # 100 against 62: 10 and 6
        ("online", "scoring.own_totals", [100, 62], {"projects": [0, 2], "baloot": [2, 0]}, "12-8"),  # 8.3
        ("online", "scoring.khasara", [62, 100], {"projects": [2, 0], "baloot": [2, 0]}, "2-18"),  # 8.4, 7.7
        ("online", "scoring.doubled", [100, 62], {"level": 3}, "48-0"),  # 8.5
        ("online", "scoring.projects_doubled_at", [100, 62], {"level": 3, "projects": [0, 2]}, "52-0"),  # 8.5
        (
            "tournament",
            "scoring.projects_doubled_at",
            [100, 62],
            {"level": 3, "projects": [0, 2]},
            "50-0",
        ),  # 5.5
        (
            "tournament",
            "scoring.projects_doubled_at",
            [100, 62],
            {"level": 2, "projects": [0, 2]},
            "36-0",
        ),  # 5.4
        ("online", "scoring.baloot", [100, 62], {"level": 4, "baloot": [0, 2]}, "64-2"),  # 8.7
    ],
)
def test_what_is_written(
    id: str, rule: str, card_points: list[int], fields: dict[str, Any], answer: str
) -> None:
    assert answer == question("write_sheet", id, rule, card_points, **fields).answer


def test_the_usual_mistakes_are_offered() -> None:
    won = question("write_sheet", "online", "scoring.own_totals", [100, 62], projects=[0, 2], baloot=[2, 0])
    assert {"20-0": "all", "10-8": "no-baloot", "12-6": "no-projects"}.items() <= mistakes(won).items()
    lost = question("write_sheet", "online", "scoring.khasara", [62, 100], projects=[2, 0])
    assert {"8-10": "own", "2-16": "keeps-projects", "0-16": "no-projects"}.items() <= mistakes(lost).items()
    raised = question(
        "write_sheet", "online", "scoring.projects_doubled_at", [100, 62], level=3, projects=[0, 2]
    )
    assert {"50-0": "projects-times", "54-0": "projects-times"}.items() <= mistakes(raised).items()
    baloot = question("write_sheet", "online", "scoring.baloot", [100, 62], level=4, baloot=[0, 2])
    assert {"64-8": "baloot-times", "66-0": "baloot-moved"}.items() <= mistakes(baloot).items()


@pytest.mark.parametrize(
    ("rule", "fields"),
    [
        ("scoring.khasara", {}),  # the buyers won
        ("scoring.doubled", {}),
        ("scoring.baloot", {}),
        ("scoring.doubled", {"level": "gahwa"}),
    ],
)
def test_a_deal_that_the_rule_does_not_write_is_refused(rule: str, fields: dict[str, Any]) -> None:
    with pytest.raises(AskError):
        question("write_sheet", "online", rule, [100, 62], **fields)
