"""How an auction by numbers ends: worked out by hand from the clauses of coinche. Seat 0 speaks first."""

from __future__ import annotations

import pytest

from engine.asked import AskError
from lessons.quiz import Question, ask
from tests.strategies import book


def question(rule: str, calls: str) -> Question:
    position = {"rule": f"auction.{rule}", "dealer": 3, "calls": calls.split(), "me": 0}
    return ask("auction_closed", book("coinche"), position)


@pytest.mark.parametrize(
    ("rule", "calls", "answer"),
    [
        ("passes", "90H pass pass", "open"),  # 2.6: three in a row
        ("passes", "90H pass pass pass", "90H 0 1"),
        ("passes", "90H pass pass 100S pass pass", "open"),
        ("all_pass", "pass pass pass", "open"),  # 2.5: four at the start
        ("all_pass", "pass pass pass pass", "next"),
        ("over", "90H contre", "open"),  # 3.1: the bidders may answer
        ("over", "90H contre pass", "90H 0 2"),  # reading 12: they answer once
        ("over", "90H 100S pass pass contre surcontre", "100S 1 4"),
    ],
)
def test_where_the_auction_stands(rule: str, calls: str, answer: str) -> None:
    assert answer == question(rule, calls).answer


def test_the_bid_before_the_partner_and_the_bid_without_contre_are_among_the_mistakes() -> None:
    ids = {option.id for option in question("over", "90H 100S contre pass").options}
    assert {"90H 0 2", "100S 3 2", "100S 1 1", "100S 1 2", "open"} == ids


def test_a_word_that_is_not_allowed_is_refused() -> None:
    with pytest.raises(AskError):
        question("over", "contre")
