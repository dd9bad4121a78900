"""One line of a written deal is wrong, and only one."""

from __future__ import annotations

import pytest

from engine.asked import Asked, AskError
from lessons.quiz import fitting, make
from lessons.quiz.drawing.scores import facts_in, score
from lessons.quiz.miswritten import lines_of, miswritten
from tests.strategies import BOOKS, book
from tests.unit.quiz.scored import mistakes, question

KIND = "find_error"


def test_what_is_reckoned_from_the_wrong_line_is_no_second_mistake() -> None:
    """online:8.1: 85 go down to 80; the rest of 16 after 9 is rightly 7."""
    asked = question(KIND, "online", "scoring.rounding_hokum", [77, 85], baloot=[2, 0], error="five_up")
    assert "1" == asked.answer
    assert {"2": "follows", "3": "right"} == mistakes(asked)


@pytest.mark.parametrize(
    ("rule", "error", "fields", "answer"),
    [
        ("scoring.base_hokum", "both", {}, "2"),  # 76 converted too
        ("scoring.khasara", "share", {}, "4"),
        ("scoring.doubled", "twice", {"level": 3}, "4"),
        ("scoring.projects_doubled_at", "level", {"level": 3}, "5"),
        ("scoring.baloot", "multiplied", {"level": 3, "baloot": [0, 2]}, "7"),
    ],
)
def test_the_line_with_the_mistake_is_the_answer(
    rule: str, error: str, fields: dict[str, object], answer: str
) -> None:
    asked = question(KIND, "online", rule, [76, 86], projects=[0, 2], error=error, **fields)
    assert answer == asked.answer


def test_an_error_that_changes_nothing_is_refused() -> None:
    with pytest.raises(AskError):
        question(KIND, "online", "scoring.rounding_hokum", [78, 84], baloot=[2, 0], error="five_up")


@pytest.mark.parametrize("id", BOOKS)
def test_every_other_line_is_what_the_engine_writes_or_follows_from_the_wrong_one(id: str) -> None:
    rules = book(id)
    for rule in fitting(rules)[KIND]:
        for seed in range(12):
            asked = make(KIND, rules, str(seed), rule)
            facts = facts_in(Asked(asked.position), rules)
            found = miswritten(rule, asked.position["error"], facts, rules)
            assert found is not None
            honest = lines_of(score(facts, rules), rule)
            for place, (line, right) in enumerate(zip(found.lines, honest, strict=True)):
                same = (line.team, line.amount) == (right.team, right.amount)
                assert same or place == found.wrong or found.follows(place)
                assert place > found.wrong or same or place == found.wrong
