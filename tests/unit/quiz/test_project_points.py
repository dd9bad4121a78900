"""What projects are worth, read from the rulebooks."""

from __future__ import annotations

import pytest

from lessons.quiz import Question, ask
from tests.strategies import book


def asked(projects: str, trump: str = "") -> Question:
    mode = {"mode": "hokum", "trump": trump} if trump else {"mode": "sun"}
    return ask("project_points", book("online"), mode | {"projects": projects})


@pytest.mark.parametrize(
    ("projects", "hokum", "sun"),
    [
        ("+JS.QS.KS", 2, 4),  # online:7.3
        ("+TS.JS.QS.KS", 5, 10),  # online:7.4
        ("+KS.KH.KD.KC", 10, 20),  # online:7.5
        ("+AS.AH.AD.AC", 10, 40),  # online:7.5, 7.6
        ("+AS.AH.AD.AC+8D.9D.TD", 12, 44),
    ],
)
def test_each_mode_has_its_points_and_the_other_mode_is_offered(projects: str, hokum: int, sun: int) -> None:
    for question, right, other in (asked(projects, "S"), hokum, sun), (asked(projects), sun, hokum):
        assert str(right) == question.answer
        assert question.option(str(other)) is not None


def test_the_number_in_the_name_and_the_card_points_are_offered() -> None:
    question = asked("+TS.JS.QS.KS", "S")
    assert {"50", "37"} <= {option.id for option in question.options}  # 10 + 20 + 3 + 4 as trump
