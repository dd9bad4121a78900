"""Packets (online:2.3, primer:1.2, coinche:1.1), the rest of the deal (online:2.4), the next dealer."""

from __future__ import annotations

from typing import Any

import pytest

from engine.asked import AskError
from lessons.quiz import Question, ask, fitting
from tests.strategies import book


def asked(rulebook: str, rule: str, **more: Any) -> Question:
    return ask("dealing", book(rulebook), {"rule": rule, "dealer": 3, "me": 0} | more)


@pytest.mark.parametrize(
    ("rulebook", "number", "owner"),
    [
        ("online", 5, "0"),
        ("online", 16, "3"),
        ("online", 21, "face-up"),
        ("primer", 5, "1"),
        ("primer", 16, "1"),
        ("tournament", 20, "3"),
        ("coinche", 16, "1"),
        ("coinche", 32, "3"),
    ],
)
def test_the_pack_is_dealt_in_the_packets_of_the_rulebook(rulebook: str, number: int, owner: str) -> None:
    assert owner == asked(rulebook, "table.packets", card=number).answer


@pytest.mark.parametrize(("seat", "cards"), [(0, "3"), (1, "2"), (2, "3"), (3, "3")])
def test_who_takes_the_buy_card_is_dealt_one_less_and_in_ashkal_that_is_the_partner(
    seat: int, cards: str
) -> None:
    calls = ["pass", "pass", "pass", "ashkal"]
    for rulebook in ("online", "tournament"):
        question = asked(rulebook, "table.completion", buy_card="7S", calls=calls, seat=seat)
        assert cards == question.answer


def test_only_in_the_house_does_the_dealer_deal_again_when_all_passed() -> None:
    assert "3" == asked("house", "auction.all_pass").answer  # house:1.4
    assert {"0"} == {asked(id, "auction.all_pass").answer for id in ("online", "primer", "coinche")}
    assert "0" == asked("house", "table.next_dealer", buyer=3).answer


def test_an_auction_that_goes_on_deals_nothing() -> None:
    with pytest.raises(AskError):
        asked("online", "table.completion", buy_card="7S", calls=["pass"], seat=0)


def test_nothing_is_dealt_after_the_auction_where_all_was_dealt_before() -> None:
    assert "table.completion" not in fitting(book("coinche"))["dealing"]
