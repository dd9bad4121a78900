"""What may be said over a turned card: worked out by hand from the clauses."""

from __future__ import annotations

from typing import Any

import pytest

from engine.asked import AskError
from lessons.quiz import Question, ask
from tests.strategies import book

ROUND_ONE = ["pass"] * 4


def question(id: str, rule: str, buy_card: str, calls: list[str], **fields: Any) -> Question:
    position = {"rule": f"auction.{rule}", "dealer": 3, "buy_card": buy_card, "calls": calls, **fields}
    return ask("may_say", book(id), position)


@pytest.mark.parametrize(
    ("id", "rule", "buy_card", "calls", "call", "answer"),
    [
        ("online", "hokum", "9D", ["pass"], "hokum", "yes"),  # 3.3
        ("online", "hokum", "9D", ["hokum"], "hokum", "auction.hokum"),  # 3.3: only the first to say it
        ("online", "hokum", "9D", ["pass"], "hokum:S", "auction.hokum"),
        ("online", "sun", "9D", ["hokum", "pass"], "sun", "yes"),  # 3.3: those after may still say sun
        ("online", "second_hokum", "9D", ROUND_ONE, "hokum:S", "yes"),  # 3.7
        ("online", "second_hokum", "9D", ROUND_ONE, "hokum:D", "auction.second_hokum"),
        ("online", "ashkal_rounds", "9D", [*ROUND_ONE, "pass", "pass"], "ashkal", "auction.ashkal_rounds"),
        ("house", "ashkal_rounds", "9D", [*ROUND_ONE, "pass", "pass"], "ashkal", "yes"),  # 1.1
        ("online", "ashkal_seats", "9D", ["pass"], "ashkal", "auction.ashkal_seats"),  # 3.5
        ("online", "ashkal_seats", "9D", ["pass"] * 3, "ashkal", "yes"),
        ("house", "ashkal_on_ace", "AD", ["pass", "pass"], "ashkal", "auction.ashkal_on_ace"),
        ("tournament", "ace_conversion", "AD", ["hokum"], "sun", "auction.ace_conversion"),  # 4.1
        ("tournament", "ace_conversion", "AD", ["pass"], "sun", "yes"),
    ],
)
def test_yes_or_which_rule_says_no(
    id: str, rule: str, buy_card: str, calls: list[str], call: str, answer: str
) -> None:
    assert answer == question(id, rule, buy_card, calls, call=call).answer


def test_a_reason_that_is_also_true_is_not_offered_as_a_wrong_one() -> None:
    both = question("online", "ashkal_rounds", "AD", ROUND_ONE, call="ashkal")  # round, seat and ace
    assert {"yes", "auction.ashkal_rounds"} == {option.id for option in both.options}


def test_the_habits_of_other_tables_are_among_the_answers() -> None:
    asked = question("online", "sun", "AD", ["hokum", "pass"], call="sun")
    ids = {option.id for option in asked.options}
    assert {"yes", "no-sun-taken", "auction.ace_conversion", "no-sun-ace"} <= ids


def test_of_several_words_the_only_one_that_is_allowed_or_refused() -> None:
    words = ["hokum", "ashkal", "sun", "double"]
    assert "sun" == question("online", "sun", "9D", ["hokum"], words=words).answer
    suits = ["hokum:S", "hokum:H", "hokum:D", "hokum:C"]
    assert "hokum:D" == question("online", "second_hokum", "9D", ROUND_ONE, words=suits).answer
    with pytest.raises(AskError):
        question("online", "sun", "9D", [], words=["pass", "sun", "hokum", "ashkal", "double"])


def test_the_turn_goes_on_after_hokum_and_begins_again_in_the_second_round() -> None:
    assert "2" == question("online", "turn", "9D", ["hokum", "pass"], me=1).answer
    assert "0" == question("online", "turn", "9D", ROUND_ONE, me=1).answer
