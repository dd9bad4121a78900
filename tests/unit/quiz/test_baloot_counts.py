"""Where baloot counts, worked out by hand from the rulebooks."""

from __future__ import annotations

from typing import Any

import pytest

from lessons.quiz import Question, ask, make
from tests.strategies import book

RUN = "KS QS JS TS 9S 7H 8D AC"
KINGS = "KS KH KD KC QS 7H 8D AC"
SRA = "KS QS JS 7H 8D AC TC TD"


def asked(id: str, hand: str, mine: str = "", theirs: str = "", **more: Any) -> Question:
    contract = {"mode": "hokum", "trump": "S", "buyer": 1} | ({"bid": 90} if id == "coinche" else {})
    position = {"contract": contract, "dealer": 3, "hand": hand.split(), "declared": [mine, theirs, "", ""]}
    return ask("baloot_counts", book(id), position | more)


@pytest.mark.parametrize(
    ("hand", "mine", "answer"),
    [
        (RUN, "+9S.TS.JS.QS.KS", "inside"),  # online:7.7
        (SRA, "+JS.QS.KS", "itself"),  # only a hundred takes it in
        (KINGS, "+KS.KH.KD.KC", "itself"),  # reading 5
        ("KS QH JS 7H 8D AC TC TD", "", "none"),
    ],
)
def test_it_counts_by_itself_unless_both_cards_lie_in_one_hundred(hand: str, mine: str, answer: str) -> None:
    assert answer == asked("online", hand, mine).answer


@pytest.mark.parametrize(
    ("hand", "mine", "theirs", "said", "answer"),
    [
        (SRA, "", "", True, "said"),  # tournament:5.6
        (SRA, "", "", False, "unspoken"),
        (SRA, "+JS.QS.KS", "", False, "shown"),
        (SRA, "+JS.QS.KS", "+8H.9H.TH.JH", False, "unspoken"),  # their fifty stands, so nothing was shown
        (RUN, "+9S.TS.JS.QS.KS", "", False, "shown"),  # a run takes nothing away here
        (KINGS, "+KS.KH.KD.KC", "", True, "court"),  # tournament:5.8
        (KINGS, "+KS.KH.KD.KC", "+8H.9H.TH.JH.QH", True, "said"),  # tournament:5.2: the run stands
    ],
)
def test_in_the_tournament_it_is_said_or_shown_in_a_run(
    hand: str, mine: str, theirs: str, said: bool, answer: str
) -> None:
    assert answer == asked("tournament", hand, mine, theirs, said=said).answer


@pytest.mark.parametrize("hand", [RUN, KINGS])
def test_in_coinche_it_always_counts(hand: str) -> None:  # coinche:6.1
    question = asked("coinche", hand, rule="projects.baloot_lost")
    assert "itself" == question.answer
    assert question.option("inside" if hand is RUN else "court") is not None
    assert "20" == asked("coinche", hand, rule="projects.baloot_points").answer


def test_its_points_are_added_to_projects_that_stand() -> None:  # online:7.3, 7.7
    points = {"rule": "projects.baloot_points"}
    assert "4" == asked("online", SRA, "+JS.QS.KS", **points).answer
    beaten = asked("online", SRA, "+JS.QS.KS", "+8H.9H.TH.JH", **points)
    assert "2" == beaten.answer
    assert beaten.option("4") is not None


def test_the_danger_is_met_as_often_as_not() -> None:
    for id in ("online", "house", "tournament"):
        answers = [make("baloot_counts", book(id), str(n), "projects.baloot_lost").answer for n in range(80)]
        lost = answers.count("inside") + answers.count("court")
        assert 15 <= lost <= 65, id
