"""What is declared together, worked out by hand from the rulebooks."""

from __future__ import annotations

import pytest

from engine import Verdict
from lessons.quiz import Question, ask
from tests.strategies import book


def asked(id: str, hand: str) -> Question:
    return ask("best_set", book(id), {"mode": "hokum", "trump": "D", "hand": hand.split()})


def refused_by(question: Question, id: str) -> str:
    option = question.option(id)
    assert option is not None, [option.id for option in question.options]
    assert isinstance(option.why, Verdict)
    return option.why.reason.rule


def test_a_card_is_in_one_project_so_the_run_is_declared_without_its_ace() -> None:  # online:7.2
    question = asked("online", "AS KS QS JS AH AD AC 7H")
    assert ("+AS.AH.AD.AC+JS.QS.KS", "projects.once") == (question.answer, question.rule)
    assert "projects.once" == refused_by(question, "+AS.AH.AD.AC+JS.QS.KS.AS")


def test_three_projects_are_one_too_many() -> None:  # online:7.2
    question = asked("online", "KS QS JS KH QH JH KD KC")
    assert "+KS.KH.KD.KC" == question.answer  # a hundred is more than two sras
    assert "projects.limit" == refused_by(question, "+KS.KH.KD.KC+JS.QS.KS+JH.QH.KH")


@pytest.mark.parametrize(
    ("id", "answer"),
    [("online", "+7S.8S.9S.TS.JS.QS.KS.AS"), ("house", "+TS.JS.QS.KS.AS+7S.8S.9S")],
)
def test_eight_in_a_row_are_a_hundred_or_a_hundred_and_a_sra(
    id: str, answer: str
) -> None:  # reading 4, house:3.1
    question = asked(id, "7S 8S 9S TS JS QS KS AS")
    assert (answer, "projects.long_run") == (question.answer, question.rule)


def test_splitting_a_long_run_is_offered_and_refused() -> None:  # reading 4
    question = asked("online", "7S 8S 9S TS JS QS KS AS")
    assert "projects.long_run" == refused_by(question, "+TS.JS.QS.KS.AS+7S.8S.9S")


def test_only_sets_worth_less_or_not_allowed_are_wrong() -> None:
    question = asked("online", "KS QS JS TH 9H 8H AD 7C")
    assert "+JS.QS.KS+8H.9H.TH" == question.answer
    assert {"+JS.QS.KS", "+8H.9H.TH"} == {option.id for option in question.options} - {question.answer}
