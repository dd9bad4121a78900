"""Trumps that are out: eight, without those played, the ruffs among them, and without one's own."""

from __future__ import annotations

from lessons.i18n import Line
from lessons.quiz import Question, ask
from tests.strategies import book

# Hearts: five are gone, one of them a ruff; I hold the queen, so jack and ten are out.
TRICKS = [["AH", "7H", "KH", "9H"], ["AS", "7S", "8H", "9S"]]
HAND = ["QH", "AD", "KD", "7C", "8C", "9C"]


def asked(about: str) -> Question:
    contract = {"mode": "hokum", "trump": "H", "buyer": 0}
    position = {"contract": contract, "leader": 0, "tricks": TRICKS, "hand": HAND, "me": 0, "about": about}
    return ask("trumps_out", book("online"), position)


def why(question: Question, id: str) -> str:
    option = question.option(id)
    assert option is not None
    assert isinstance(option.why, Line)
    return option.why.id.rpartition(".")[2]


def test_what_is_out_is_what_is_neither_played_nor_mine() -> None:
    question = asked("count")
    assert "2" == question.answer
    assert "own" == why(question, "3")
    assert "own-and-ruffs" == why(question, "4")
    assert "gone" == why(question, "6")


def test_the_highest_goes_by_the_order_of_trump() -> None:
    question = asked("highest")
    assert "JH" == question.answer
    assert "lower" == why(question, "TH")
