"""What may be done at the turning points of a deal: auction, raises, play, end."""

from __future__ import annotations

import pytest

from engine import DECK
from engine.asked import AskError
from lessons.quiz import Question, ask
from tests.strategies import book

PACK = [str(card) for card in DECK]
SUIT = ["7C", "8C", "9C", "TC", "JC", "QC", "KC", "AC"]


def asked(rulebook: str, actions: str, rule: str = "play.after_auction") -> Question:
    position = {"rule": rule, "dealer": 3, "pack": PACK, "actions": actions.split(), "me": 0}
    return ask("play_moment", book(rulebook), position)


@pytest.mark.parametrize(
    ("rulebook", "actions", "moment"),
    [
        ("online", "pass", "auction"),
        ("online", "hokum pass pass pass", "auction"),  # he may still turn it to sun (online:3.6)
        ("online", "hokum pass pass pass confirm", "raises"),
        ("online", "hokum pass pass pass confirm pass", "raises"),  # the other opponent may double
        ("online", "hokum pass pass pass confirm pass pass", "play"),
        ("online", "sun", "play"),  # nobody is far enough behind to double sun (online:4.6)
        ("coinche", "100H pass pass", "auction"),
        ("coinche", "100H pass pass pass", "play"),  # coinche:2.6
    ],
)
def test_a_card_is_played_when_everything_has_been_said(rulebook: str, actions: str, moment: str) -> None:
    question = asked(rulebook, actions)
    assert moment == question.answer
    assert ("raises" in {option.id for option in question.options}) == (rulebook == "online")


def test_a_moment_of_another_rule_or_a_word_out_of_turn_is_refused() -> None:
    with pytest.raises(AskError):
        asked("online", "pass", "play.over")
    with pytest.raises(AskError):
        asked("online", "confirm")
