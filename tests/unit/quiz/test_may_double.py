"""Who may raise, and when: worked out by hand from the clauses. The buyer is seat 0."""

from __future__ import annotations

from typing import Any

import pytest

from lessons.quiz import Question, ask
from tests.strategies import book

HOKUM = {"mode": "hokum", "trump": "S", "buyer": 0}
SUN = {"mode": "sun", "buyer": 0}


def question(id: str, rule: str, me: int, **fields: Any) -> Question:
    return ask("may_double", book(id), {"rule": f"raises.{rule}", "me": me, "raises": [], **fields})


@pytest.mark.parametrize(
    ("raises", "me", "answer"),
    [
        ([], 1, "double"),  # online:4.1: either opponent
        ([], 3, "double"),
        ([], 2, "none"),
        (["double"], 0, "three"),  # 4.2: the buyer
        (["double"], 2, "none"),
        (["double", "three"], 1, "four"),  # 4.3: the doubler
        (["double", "three"], 3, "none"),
        (["double", "three", "four"], 0, "gahwa"),  # 4.4
        (["double", "pass"], 0, "none"),
    ],
)
def test_the_one_word_that_a_seat_may_say(raises: list[str], me: int, answer: str) -> None:
    assert answer == question("online", "hokum", me, contract=HOKUM, raises=raises, doubler=1).answer


@pytest.mark.parametrize(
    ("raises", "answer"),
    [([], "13"), (["double"], "0"), (["double", "three"], "1"), (["double", "pass"], "nobody")],
)
def test_whose_word_it_is(raises: list[str], answer: str) -> None:
    assert answer == question("online", "speaker", 2, contract=HOKUM, raises=raises, doubler=1).answer


@pytest.mark.parametrize(
    ("id", "buyers", "others", "answer"),
    [
        ("online", 101, 99, "yes"),  # 4.6: below 100 against above 100
        ("online", 101, 100, "raises.sun_low"),
        ("online", 100, 99, "raises.sun_high"),
        ("online", 99, 101, "raises.sun_side"),
        ("house", 100, 99, "yes"),  # 4.4: 100 or more, whichever side
        ("house", 99, 100, "yes"),
        ("house", 99, 98, "raises.sun_high"),
        ("house", 100, 101, "raises.sun_low"),
        ("tournament", 101, 100, "yes"),  # 7.2: 100 or less
        ("tournament", 100, 100, "raises.sun_high"),
    ],
)
def test_at_which_totals_sun_is_doubled(id: str, buyers: int, others: int, answer: str) -> None:
    rule = answer.removeprefix("raises.") if answer != "yes" else "sun_low"
    assert answer == question(id, rule, 1, contract=SUN, totals=[buyers, others]).answer


def test_the_other_tables_rule_about_the_side_is_offered_where_it_misleads() -> None:
    ids = {one.id for one in question("house", "sun_side", 1, contract=SUN, totals=[80, 120]).options}
    assert "raises.sun_side" in ids
    ahead = question("online", "sun_side", 1, contract=SUN, totals=[80, 120])
    assert {"yes", "raises.sun_side", "never"} == {one.id for one in ahead.options}  # the others are true too


@pytest.mark.parametrize(
    ("calls", "word", "who"),
    [
        (["100S"], "contre", "13"),  # coinche:3.1, reading 12: an opponent in turn
        (["100S", "pass"], "none", "3"),
        (["100S", "pass", "pass"], "contre", "3"),
        (["100S", "contre"], "surcontre", None),
    ],
)
def test_contre_and_surcontre(calls: list[str], word: str, who: str | None) -> None:
    me = len(calls) % 4
    assert word == question("coinche", "hokum", me, calls=calls).answer
    if who is not None:
        assert who == question("coinche", "speaker", me, calls=calls).answer
