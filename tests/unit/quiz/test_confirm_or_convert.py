"""After a hokum that everybody let stand: worked out by hand from the clauses."""

from __future__ import annotations

import pytest

from engine.asked import AskError
from lessons.quiz import Question, ask
from tests.strategies import book

CONFIRM, ACE = "auction.confirmation", "auction.ace_conversion"
ROUND_ONE = ["pass"] * 4


def question(
    id: str, rule: str, buy_card: str, calls: list[str], *, who: bool = False, me: int = 0
) -> Question:
    position = {"rule": rule, "dealer": 3, "buy_card": buy_card, "calls": calls, "me": me, "who": who}
    return ask("confirm_or_convert", book(id), position)


@pytest.mark.parametrize(
    ("id", "rule", "buy_card", "calls", "after", "who"),
    [
        ("online", CONFIRM, "9D", ["pass", "hokum", "pass", "pass"], "bidder", "1"),  # 3.6
        ("online", CONFIRM, "9D", [*ROUND_ONE, "pass", "hokum:S", "pass", "pass"], "stands", "nobody"),  # 3.7
        ("online", ACE, "AD", ["pass", "hokum", "pass", "pass"], "bidder", "1"),
        ("tournament", CONFIRM, "9D", ["pass", "hokum", "pass", "pass"], "bidder", "1"),
        ("tournament", ACE, "AD", ["pass", "hokum", "pass", "pass"], "first", "0"),  # 4.1, reading 8
        ("tournament", ACE, "AD", ["hokum", "pass", "pass", "pass"], "bidder", "0"),
        ("tournament", ACE, "AD", [*ROUND_ONE, "pass", "hokum:S", "pass", "pass"], "first", "0"),
    ],
)
def test_what_comes_next_and_who_may_turn_it(
    id: str, rule: str, buy_card: str, calls: list[str], after: str, who: str
) -> None:
    assert after == question(id, rule, buy_card, calls).answer
    assert who == question(id, rule, buy_card, calls, who=True).answer


def test_the_ruling_is_spoken_to_the_reader_only_where_he_decides() -> None:
    calls = ["pass", "hokum", "pass", "pass"]
    assert question("online", CONFIRM, "9D", calls, me=1).because[0].is_allowed
    assert not question("online", CONFIRM, "9D", calls, me=2).because[0].is_allowed


def test_a_round_that_goes_on_is_refused() -> None:
    with pytest.raises(AskError):
        question("online", CONFIRM, "9D", ["pass", "hokum", "pass"])
