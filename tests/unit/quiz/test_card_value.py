"""What cards are worth, in trump and out of it, and what people take them for."""

from __future__ import annotations

import pytest

from lessons.i18n import Line
from lessons.quiz import Question, ask
from tests.strategies import book

PLAIN, TRUMP = "cards.plain_points", "cards.trump_points"


def asked(cards: str, trump: str | None, rule: str, id: str = "online") -> Question:
    mode = {"mode": "sun"} if trump is None else {"mode": "hokum", "trump": trump}
    return ask("card_value", book(id), {**mode, "cards": cards.split(), "rule": rule})


@pytest.mark.parametrize(
    ("cards", "trump", "rule", "worth"),
    [
        ("JS", "S", TRUMP, 20),  # online:5.2
        ("9S", "S", TRUMP, 14),
        ("JS", "H", PLAIN, 2),  # online:5.1
        ("9S", None, PLAIN, 0),
        ("TS", None, PLAIN, 10),
        ("AS KS QS", "S", TRUMP, 18),
        ("JS 9H AH", "S", TRUMP, 31),
    ],
)
def test_the_worth_is_the_rulebook_s(cards: str, trump: str | None, rule: str, worth: int) -> None:
    assert str(worth) == asked(cards, trump, rule).answer
    if trump is not None:  # coinche:5.1 is the same
        assert str(worth) == asked(cards, trump, rule, "coinche").answer


def test_trump_taken_for_plain_and_plain_for_trump_are_offered() -> None:
    offered = {
        option.id: option.why.facts["slip"].id.removeprefix("quiz-card_value.")
        for option in asked("JS 9H AH", "S", TRUMP).options
        if isinstance(option.why, Line) and isinstance(option.why.facts["slip"], Line)
    }
    assert {"13": "as-plain", "45": "as-trump", "27": "swapped"} == offered
