"""The matrix of rule keys has no hole, and one would be found."""

from __future__ import annotations

from tests.matrix import Line, live, matrix
from tests.strategies import SCHEMA


def test_every_rule_has_a_lesson_a_quiz_a_golden_row_and_a_sentence() -> None:
    lines = matrix()

    assert {line.rule for line in lines} == SCHEMA
    assert [] == [hole for line in lines for hole in line.holes(live(line.rule))]


def test_a_hole_would_be_found() -> None:
    line = Line("play.ruff", {"online": "ruffing"}, {"online": 2}, {"online": 0}, {"ar": "القطع", "en": ""})

    assert ["play.ruff: no golden row under online", "play.ruff: no sentence in en"] == list(
        line.holes(("online",))
    )
