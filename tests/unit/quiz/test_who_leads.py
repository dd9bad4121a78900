"""Whose turn it is: seats count in order of play, whichever way that turns."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Status
from lessons.i18n import Line, speech
from lessons.quiz import Question, ask
from tests.strategies import BOOKS, book

HOKUM = {"mode": "hokum", "trump": "S", "buyer": 3}


def asked(id: str, form: str, **more: Any) -> Question:
    return ask("who_leads", book(id), {"asked": form, "contract": HOKUM, "me": 0, **more})


def told(question: Question, seat: int) -> str:
    option = question.option(str(seat))
    assert option is not None and isinstance(option.why, Line)
    return option.why.id.removeprefix("quiz-who_leads.")


@pytest.mark.parametrize("id", BOOKS)  # online:6.1, coinche:1.1
def test_the_player_after_the_dealer_leads_first_and_not_the_buyer(id: str) -> None:
    question = asked(id, "first", seat=1)
    assert "2" == question.answer
    assert ["wrong-way", "dealer", "buyer"] == [told(question, seat) for seat in (0, 1, 3)]


def test_whoever_takes_a_trick_leads_the_next() -> None:  # online:6.1
    question = asked("online", "next", leader=0, trick=["KH", "7S", "AH", "8H"])
    assert "1" == question.answer
    assert ["led", "not-taken", "bought"] == [told(question, seat) for seat in (0, 2, 3)]


def test_the_turn_goes_round_from_the_leader() -> None:
    assert "3" == asked("online", "now", leader=1, trick=["KH", "7S"]).answer
    last = asked("online", "last", leader=1, trick=["KH"])
    assert "0" == last.answer
    assert ["played", "wrong-way", "sooner"] == [told(last, seat) for seat in (1, 2, 3)]


@pytest.mark.parametrize(
    ("id", "place"), [("online", "right"), ("coinche", "left")]
)  # online:2.1, coinche:1.1
def test_who_comes_after_me_sits_where_the_rulebook_turns(id: str, place: str) -> None:
    question = asked(id, "after", seat=0)
    said = speech("en", book(id)).line(question.right.label, question.me)
    assert f"the player on your {place}" == said


def test_the_ruling_on_the_lead_is_the_reader_s_own() -> None:
    """It is said to him that he leads only where he does."""
    mine, another = asked("online", "first", seat=3), asked("online", "first", seat=0)
    assert (Status.ALLOWED, Status.REFUSED) == (mine.because[0].status, another.because[0].status)
    assert "You lead" in speech("en", book("online")).because(mine.because[0], me=mine.me)
    assert "You lead" not in speech("en", book("online")).because(another.because[0], me=another.me)
