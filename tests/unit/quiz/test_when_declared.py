"""When a project may still be declared (online:7.1)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.asked import AskError
from lessons.quiz import Question, ask
from tests.strategies import book

HAND = ["KS", "QS", "JS", "7H", "8H", "AD", "TC", "9C"]


def asked(**moment: Any) -> Question:
    contract = {"mode": "sun", "buyer": 1}
    return ask("when_declared", book("online"), {"contract": contract, "hand": HAND, "dealer": 2} | moment)


def test_before_ones_own_card_though_others_have_played_and_declared_more() -> None:
    question = asked(trick=["AH"], declared=["", "", "", "+TD.JD.QD.KD"])
    assert "before" == question.answer
    assert {"higher", "led"} <= {option.id for option in question.options}


def test_not_after_ones_own_card_though_the_trick_goes_on() -> None:
    question = asked(trick=["AH", "7H"])
    assert "played" == question.answer
    assert question.option("open") is not None


def test_not_in_the_second_trick() -> None:
    assert "late" == asked(tricks=[["AH", "7H", "9H", "TH"]], trick=["AC"]).answer


@pytest.mark.parametrize("trick", [[], ["AH", "TH", "7H"], ["AH", "KH", "QH", "7H"]])
def test_a_moment_that_is_not_his_turn_nor_after_his_card_is_refused(trick: list[str]) -> None:
    with pytest.raises(AskError):
        asked(trick=trick)
