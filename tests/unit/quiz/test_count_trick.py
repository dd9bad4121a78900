"""The card points of one trick, the last one's ten among them."""

from __future__ import annotations

import pytest

from engine.asked import AskError
from lessons.i18n import Line
from lessons.quiz import Question, ask
from tests.strategies import book

PLAIN, TRUMP, LAST = "cards.plain_points", "cards.trump_points", "cards.last_trick"
HOKUM = {"mode": "hokum", "trump": "S", "buyer": 0}


def asked(trick: str, number: int, rule: str, id: str = "online") -> Question:
    contract = {**HOKUM, "bid": 100} if id == "coinche" else HOKUM
    position = {"contract": contract, "leader": 0, "trick": trick.split(), "number": number, "rule": rule}
    return ask("count_trick", book(id), position)


@pytest.mark.parametrize("id", ["online", "primer", "coinche"])  # online:5.3, primer:4.1, coinche:5.2
def test_the_last_trick_gives_ten_more(id: str) -> None:
    assert "16" == asked("AH JH 9H QH", 7, PLAIN, id).answer
    assert "26" == asked("AH JH 9H QH", 8, LAST, id).answer


def test_trump_counts_by_its_own_values() -> None:  # online:5.2
    assert "45" == asked("AH JS 9H 9S", 3, TRUMP).answer


def test_the_ten_forgotten_and_the_ten_too_early_are_offered() -> None:
    for trick, number, rule, n, name in (
        ("AH JH 9H QH", 8, LAST, "16", "no-ard"),
        ("AH KH 7H QH", 7, PLAIN, "28", "ard-added"),
    ):
        option = asked(trick, number, rule).option(n)
        assert option is not None and isinstance(option.why, Line)
        slip = option.why.facts["slip"]
        assert isinstance(slip, Line)
        assert f"quiz-count_trick.{name}" == slip.id


def test_only_the_eighth_trick_is_asked_for_its_ten() -> None:
    for number, rule in ((7, LAST), (8, PLAIN)):
        with pytest.raises(AskError):
            asked("AH JH 9H QH", number, rule)
