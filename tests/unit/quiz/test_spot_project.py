"""What a hand holds, worked out by hand from the rulebooks."""

from __future__ import annotations

from random import Random

import pytest

from engine import Verdict
from engine.asked import AskError
from lessons.quiz import Question, ask, fitting, make
from tests.strategies import book


def asked(id: str, hand: str, trump: str = "") -> Question:
    mode = {"mode": "hokum", "trump": trump} if trump else {"mode": "sun"}
    return ask("spot_project", book(id), mode | {"hand": hand.split()})


def test_four_nines_are_nothing_and_are_offered_as_a_hundred() -> None:  # online:7.6
    question = asked("online", "9S 9H 9D 9C AS TH QD 7C")
    assert ("nothing", "projects.fours_sun") == (question.answer, question.rule)
    assert question.option("hundred+9S.9H.9D.9C") is not None


@pytest.mark.parametrize(("trump", "name"), [("S", "hundred"), ("", "four_hundred")])
def test_four_aces_are_a_hundred_in_hokum_and_four_hundred_in_sun(
    trump: str, name: str
) -> None:  # online:7.5, 7.6
    question = asked("online", "AS AH AD AC 8S TH QD 7C", trump)
    assert f"{name}+AS.AH.AD.AC" == question.answer
    assert {"hundred+AS.AH.AD.AC", "four_hundred+AS.AH.AD.AC"} <= {option.id for option in question.options}


def test_six_in_a_row_are_one_hundred_and_five_of_them_where_a_hundred_is_five() -> (
    None
):  # reading 4, house:3.1
    hand = "7S 8S 9S TS JS QS AH 7C"
    question = asked("online", hand, "D")
    assert ("hundred+7S.8S.9S.TS.JS.QS", "projects.long_run") == (question.answer, question.rule)
    cut = question.option("sra+TS.JS.QS sra+7S.8S.9S")
    assert cut is not None
    assert isinstance(cut.why, Verdict)
    assert cut.why.reason.rule == "projects.long_run"
    assert "hundred+8S.9S.TS.JS.QS" == asked("house", hand, "D").answer


def test_the_order_of_trump_and_a_run_in_two_suits_make_no_project() -> None:  # online:7.2
    question = asked("online", "JS 9S AS KH QH JD 7D 8C", "S")
    assert "nothing" == question.answer
    assert {"sra+9S.JS.AS", "sra+AS.QH.KH"} <= {option.id for option in question.options}


def test_two_hands_alike_are_not_asked_about() -> None:
    with pytest.raises(AskError, match="one project is the best"):
        asked("online", "AS KS QS AH KH QH 7D 8C")


def test_nothing_is_the_answer_now_and_then_where_it_can_be() -> None:
    rules, rng = book("online"), Random("nothing")
    for rule in ("projects.sra", "projects.fours_sun", "projects.fours_hokum"):
        answers = [make("spot_project", rules, str(rng.random()), rule).answer for _ in range(40)]
        assert 5 <= answers.count("nothing") <= 30, rule
    assert "spot_project" not in fitting(book("coinche"))
