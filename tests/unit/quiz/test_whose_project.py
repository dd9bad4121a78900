"""Whose projects stand, worked out by hand from the rulebooks."""

from __future__ import annotations

import pytest

from lessons.quiz import Question, ask
from tests.strategies import book


def asked(id: str, *declared: str, dealer: int = 3) -> Question:
    position = {"mode": "hokum", "trump": "C", "dealer": dealer, "declared": list(declared)}
    return ask("whose_project", book(id), position)


@pytest.mark.parametrize(("id", "answer"), [("online", "0-kind"), ("tournament", "1-kind")])
def test_of_two_hundreds_the_four_or_the_sequence_goes_first(
    id: str, answer: str
) -> None:  # online:7.8, tournament:5.2
    question = asked(id, "+KS.KH.KD.KC", "+8H.9H.TH.JH.QH", "", "")
    assert (answer, "projects.better_kind") == (question.answer, question.rule)


def test_one_fifty_is_above_three_sras() -> None:  # online:7.8
    question = asked("online", "+JS.QS.KS+8H.9H.TH", "+TD.JD.QD.KD", "+7D.8D.9D", "")
    assert ("1-value", "projects.best_side") == (question.answer, question.rule)
    assert {"0-sum", "both", "1-all"} <= {option.id for option in question.options}


def test_the_higher_top_card_is_above_the_earlier_seat() -> None:  # online:7.8
    question = asked("online", "+JS.QS.KS", "+QH.KH.AH", "", "")
    assert "1-top" == question.answer
    assert question.option("0-seat") is not None


def test_equal_runs_go_to_the_first_after_the_dealer_however_long_the_other_is() -> None:  # online:7.8
    runs = "+9S.TS.JS.QS.KS", "+8H.9H.TH.JH.QH.KH"
    first, second = asked("online", *runs, "", ""), asked("online", *runs, "", "", dealer=0)
    assert ("0-seat", "1-seat") == (first.answer, second.answer)
    assert {"1-longer", "none"} <= {option.id for option in first.options}


def test_the_winning_side_counts_all_of_its_projects() -> None:  # online:7.8
    question = asked("online", "+TD.JD.QD.KD", "+JS.QS.KS", "+7H.8H.9H", "")
    facts = question.right.label.facts
    assert 5 + 2 == facts["n"]
    assert question.option("0-alone") is not None
