"""How buying ends: worked out by hand from the clauses. Seat 0 speaks first, seat 3 deals."""

from __future__ import annotations

import pytest

from engine.asked import AskError
from lessons.quiz import Question, ask
from tests.strategies import book

ROUND_ONE = ["pass"] * 4


def question(id: str, rule: str, calls: str, me: int = 0) -> Question:
    position = {"rule": f"auction.{rule}", "dealer": 3, "buy_card": "9D", "calls": calls.split(), "me": me}
    return ask("who_bought", book(id), position)


@pytest.mark.parametrize(
    ("id", "calls", "answer"),
    [
        ("online", "pass hokum pass pass confirm", "hokum1"),  # 3.6
        ("online", "pass hokum pass pass convert", "sun1"),
        ("online", "hokum sun", "sun1"),  # 3.4: sun ends it at once
        ("online", "hokum pass", "open"),
        ("online", "pass pass pass pass pass hokum:S pass pass", "hokum1"),  # 3.7: stands as said
        ("tournament", "pass pass sun take", "sun0"),  # 9.1
        ("tournament", "pass pass sun leave", "sun2"),
    ],
)
def test_who_bought_and_in_what(id: str, calls: str, answer: str) -> None:
    assert answer == question(id, "over", calls).answer


@pytest.mark.parametrize(("id", "answer"), [("online", "00"), ("house", "00"), ("tournament", "20")])
def test_after_ashkal_the_partner_takes_the_card_and_the_rulebook_names_the_buyer(
    id: str, answer: str
) -> None:
    asked = question(id, "ashkal_buyer", "pass pass ashkal")  # said by seat 2
    assert answer == asked.answer  # online:3.5, house:1.2, tournament:9.2
    assert {"00", "02", "20", "22"} == {option.id for option in asked.options}


@pytest.mark.parametrize(
    ("id", "calls", "answer"),
    [
        ("online", "pass pass sun", "no-never"),
        ("tournament", "pass pass sun", "yes"),  # 9.1, reading 7: the partner spoke before
        ("tournament", "hokum pass sun", "yes"),
        ("tournament", "pass sun", "no-later"),
        ("tournament", "pass pass pass pass hokum:S pass sun", "no-round"),
    ],
)
def test_whether_sun_may_be_taken_over_and_what_stands_in_the_way(id: str, calls: str, answer: str) -> None:
    assert answer == question(id, "take_over", calls).answer


@pytest.mark.parametrize(("id", "answer"), [("online", "next"), ("house", "same"), ("primer", "next")])
def test_who_deals_when_nobody_bought_in_two_rounds(id: str, answer: str) -> None:
    assert answer == question(id, "all_pass", "pass pass pass pass pass pass pass pass").answer
    assert "again" == question(id, "all_pass", "pass pass pass pass").answer  # one round is not the end


def test_calls_that_do_not_come_to_the_rule_are_refused() -> None:
    for rule, calls in (
        ("ashkal_buyer", "sun"),
        ("take_over", "hokum"),
        ("all_pass", "pass"),
        ("over", "pass"),
    ):
        with pytest.raises(AskError):
            question("online", rule, calls)
