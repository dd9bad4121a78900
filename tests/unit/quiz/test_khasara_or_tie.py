"""Equal totals under the rulebooks: worked out by hand from the clauses."""

from __future__ import annotations

from typing import Any

import pytest

from engine.asked import AskError
from tests.unit.quiz.scored import mistakes, question

EQUAL = "scoring.equal_totals"
DEAD = "scoring.dead_tie"


@pytest.mark.parametrize(
    ("id", "rule", "card_points", "fields", "answer"),
    [
        ("online", EQUAL, [82, 80], {}, "us"),  # 8.2: the buyers have more card points
        ("online", EQUAL, [80, 82], {}, "them"),
        ("online", DEAD, [81, 81], {}, "them"),  # 8.2: only if theirs are more
        ("online", DEAD, [81, 81], {"level": 2}, "them"),
        ("online", EQUAL, [75, 55], {"mode": "sun", "projects": [0, 4]}, "us"),  # reading 1: no projects
        ("tournament", DEAD, [75, 55], {"mode": "sun", "projects": [0, 4]}, "shared"),  # 55 + 20 = 75
        ("tournament", DEAD, [81, 81], {}, "shared"),  # 4.3, 4.12
        ("tournament", DEAD, [81, 81], {"level": 2}, "us"),  # 7.6, 4.10: the doubler loses
        ("tournament", DEAD, [81, 81], {"level": 3}, "them"),
        ("tournament", EQUAL, [76, 86], {"projects": [2, 0]}, "us"),  # 76 + 20 against 86
        ("online", EQUAL, [76, 86], {"projects": [2, 0]}, "them"),
    ],
)
def test_whose_the_deal_is(
    id: str, rule: str, card_points: list[int], fields: dict[str, Any], answer: str
) -> None:
    assert answer == question("khasara_or_tie", id, rule, card_points, **fields).answer


def test_each_wrong_answer_tells_what_it_overlooks() -> None:
    online = question("khasara_or_tie", "online", DEAD, [81, 81])
    assert {"us": "on-the-buyers", "shared": "on-the-buyers", "again": "not-again"} == mistakes(online)
    shared = question("khasara_or_tie", "tournament", DEAD, [81, 81])
    assert {"us": "nobody", "them": "nobody", "again": "not-again"} == mistakes(shared)
    doubled = question("khasara_or_tie", "tournament", DEAD, [81, 81], level=2)
    assert {"them": "on-the-raiser", "shared": "on-the-raiser", "again": "not-again"} == mistakes(doubled)


def test_totals_that_differ_are_refused() -> None:
    with pytest.raises(AskError):
        question("khasara_or_tie", "online", EQUAL, [100, 62])
