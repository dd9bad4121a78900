"""Why a card may not be played: the duty that refuses it, among duties that do not."""

from __future__ import annotations

import pytest

from engine.asked import AskError
from lessons.i18n import Line
from lessons.quiz import Question, ask
from tests.strategies import book

HOKUM = {"mode": "hokum", "trump": "S", "buyer": 0}


def asked(id: str, trick: str, hand: str, card: str, **more: object) -> Question:
    contract = {**HOKUM, **({"bid": 100} if id == "coinche" else {}), **more}
    position = {"contract": contract, "leader": 1, "trick": trick.split(), "hand": hand.split(), "card": card}
    return ask("why_not", book(id), position)


@pytest.mark.parametrize(
    ("clause", "trick", "hand", "card", "duty"),
    [
        ("online:6.2", "KH", "AH 9S AD", "9S", "follow_suit"),
        ("online:6.5", "KS", "AS 8S 7D", "8S", "raise_led_trump"),
        ("coinche:4.3", "KS 7S", "AS 8S 7D", "8S", "raise_led_trump"),  # over the partner
        ("online:6.6", "KH", "9S AD", "AD", "ruff"),
        ("online:6.6", "KH 7D QS", "KS 8S AD", "8S", "overruff"),
        ("house:2.2", "AH 7H", "KS AD", "AD", "partner_wins"),
    ],
)
def test_the_duty_is_the_clause_s(clause: str, trick: str, hand: str, card: str, duty: str) -> None:
    assert f"play.{duty}" == asked(clause.split(":")[0], trick, hand, card).answer


def test_closed_play_refuses_a_trump_on_lead() -> None:  # online:4.5
    question = asked("online", "", "AS AD", "AS", level=2, closed=True)
    assert "play.keep_trump_when_closed" == question.answer


def test_each_other_duty_has_its_own_reason_not_to_apply() -> None:
    question = asked("online", "KH 7D QS", "KS 8S AD", "8S")
    whys = {option.id: option.why.id for option in question.options if isinstance(option.why, Line)}
    assert {
        "play.keep_trump_when_closed": "quiz-why_not.keep-led",
        "play.follow_suit": "quiz-why_not.follow-void",
        "play.raise_led_trump": "quiz-why_not.raise-plain",
        "play.ruff": "quiz-why_not.ruff-does",
        "play.partner_wins": "quiz-why_not.opponent",
    } == whys


def test_a_duty_that_would_refuse_the_card_as_well_is_not_offered() -> None:
    higher = asked("online", "KS", "AS 8S 7D", "7D")  # follow suit, and with a higher one
    assert "play.follow_suit" == higher.answer
    assert higher.option("play.raise_led_trump") is None
    over = asked("online", "KH 7D QS", "KS AD", "AD")  # ruff, and over the queen
    assert "play.ruff" == over.answer
    assert over.option("play.overruff") is None


def test_a_card_that_may_be_played_is_no_question() -> None:
    with pytest.raises(AskError):
        asked("online", "KH", "AH 9S AD", "AH")
