"""Whose the match is after a deal: worked out by hand from the clauses."""

from __future__ import annotations

from typing import Any

import pytest

from engine.asked import AskError
from lessons.quiz import Question, ask
from tests.strategies import book
from tests.unit.quiz.scored import mistakes


def asked(id: str, rule: str, totals: list[int], points: list[int], **fields: Any) -> Question:
    target = book(id).match.targets[0]
    position = {"rule": rule, "totals": totals, "points": points, "target": target, **fields}
    return ask("match_end", book(id), position)


@pytest.mark.parametrize(
    ("id", "rule", "totals", "points", "answer"),
    [
        ("online", "match.targets", [140, 151], [12, 0], "us"),  # 10.1: 152 is enough
        ("online", "match.targets", [140, 151], [11, 0], "more"),
        ("online", "match.both_reach", [151, 140], [2, 16], "them"),  # 10.2: 156 above 153
        ("online", "match.level", [151, 140], [3, 14], "more"),  # 10.2: one more deal
        ("coinche", "match.both_reach", [990, 900], [20, 140], "them"),  # 7.7
    ],
)
def test_whose_the_match_is(id: str, rule: str, totals: list[int], points: list[int], answer: str) -> None:
    assert answer == asked(id, rule, totals, points).answer


def test_each_wrong_answer_tells_what_it_overlooks() -> None:
    reached = asked("online", "match.targets", [140, 151], [12, 0])
    assert {"them": "short", "more": "reached", "tie": "reached"} == mistakes(reached)
    level = asked("online", "match.level", [151, 140], [3, 14])
    assert {"us": "level", "them": "level", "tie": "no-tie"} == mistakes(level)


@pytest.mark.parametrize(
    ("rule", "totals", "fields"),
    [
        ("match.level", [140, 100], {}),
        ("match.targets", [160, 100], {}),  # it was over before
        ("match.targets", [100, 100], {"target": 200}),
    ],
)
def test_what_cannot_be_is_refused(rule: str, totals: list[int], fields: dict[str, Any]) -> None:
    with pytest.raises(AskError):
        asked("online", rule, totals, [10, 6], **fields)
