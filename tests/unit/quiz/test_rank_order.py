"""The order of cards, in trump and out of it, and the orders people take for it."""

from __future__ import annotations

import pytest

from engine.asked import AskError
from lessons.i18n import Line
from lessons.quiz import Question, ask
from tests.strategies import book


def asked(form: str, cards: str, trump: str | None = None, id: str = "online") -> Question:
    mode = {"mode": "sun"} if trump is None else {"mode": "hokum", "trump": trump}
    return ask("rank_order", book(id), {**mode, "asked": form, "cards": cards.split()})


def told(question: Question, id: str) -> str:
    option = question.option(id)
    assert option is not None and isinstance(option.why, Line)
    return option.why.id.removeprefix("quiz-rank_order.")


@pytest.mark.parametrize(
    ("form", "cards", "trump", "answer"),
    [
        ("strongest", "AS JS 9S", "S", "JS"),  # online:5.2
        ("strongest", "AS JS 9S", "H", "AS"),  # online:5.1
        ("weakest", "TS JS 9S", "S", "TS"),
        ("weakest", "TS JS 9S", None, "9S"),
        ("above", "QS", "S", "KS"),
        ("above", "AS", "S", "9S"),
        ("above", "KS", None, "TS"),
        ("order", "9S TS AS JS", "S", "JS 9S AS TS"),
        ("order", "9S TS AS JS", None, "AS TS JS 9S"),
    ],
)
def test_the_order_is_the_rulebook_s(form: str, cards: str, trump: str | None, answer: str) -> None:
    assert answer == asked(form, cards, trump).answer
    if trump is not None:  # coinche:5.1 is the same
        assert answer == asked(form, cards, trump, "coinche").answer


def test_each_mistake_is_told_by_its_name() -> None:
    trump = asked("order", "9S TS AS JS", "S")
    assert "as-plain" == told(trump, "AS TS JS 9S")
    assert "ace-top" == told(trump, "AS JS 9S TS")
    assert "natural" == told(trump, "AS JS TS 9S")
    sun = asked("strongest", "TS JS KS 9S")
    assert "as-trump" == told(sun, "JS")
    assert "natural" == told(sun, "KS")
    assert "opposite-strongest" == told(sun, "9S")


def test_nothing_stands_above_the_strongest() -> None:
    with pytest.raises(AskError):
        asked("above", "JS", "S")
    with pytest.raises(AskError):
        asked("strongest", "AS KH 7S", "S")
