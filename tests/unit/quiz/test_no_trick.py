"""What a side without a trick keeps, worked out by hand (online:7.7, 7.9; reading 9)."""

from __future__ import annotations

from typing import Any

from lessons.quiz import Question, ask
from tests.strategies import book

MINE, THEIRS = "+TS.JS.QS.KS", "+7H.8H.9H"  # 5 and 2 in hokum


def asked(tricks: list[int], **more: Any) -> Question:
    contract = {"mode": "hokum", "trump": "C", "buyer": 0}
    position = {"contract": contract, "dealer": 3, "declared": [MINE, THEIRS, "", ""], "tricks": tricks}
    return ask("no_trick", book("online"), position | more)


def test_it_has_no_projects_and_the_others_keep_theirs_though_they_were_lower() -> None:
    question = asked([0, 8])
    assert "0-2" == question.answer
    assert {"5-0", "0-0", "5-2", "0-7"} == {option.id for option in question.options} - {"0-2"}


def test_its_baloot_stays_with_it() -> None:
    question = asked([0, 8], baloot=2)
    assert "2-2" == question.answer
    assert {"7-0", "0-2", "0-4"} <= {option.id for option in question.options}


def test_one_trick_is_enough() -> None:
    question = asked([1, 7], baloot=0)
    assert "7-0" == question.answer
    assert question.option("2-2") is not None
