"""Dealing: packets from the first player on, the buy card, and the rest after the auction."""

from __future__ import annotations

from random import Random

import pytest

from engine import DECK, Cards, Seat, shuffled
from engine.pack import as_pack, complete, deal_out
from tests.strategies import BOOKS, book


def cards(*spans: tuple[int, int]) -> Cards:
    """Return the cards of a pack in its own order that lie in these places."""
    return Cards.of(DECK[place] for start, end in spans for place in range(start, end))


@pytest.mark.parametrize("id", ["online", "house"])
def test_five_cards_each_then_the_buy_card(id: str) -> None:
    dealt = deal_out(DECK, Seat.ONE, book(id))
    assert cards((0, 5)) == dealt.hands[1]
    assert cards((5, 10)) == dealt.hands[2]
    assert cards((10, 15)) == dealt.hands[3]
    assert cards((15, 20)) == dealt.hands[0]
    assert DECK[20] == dealt.buy_card
    assert DECK[21:] == dealt.rest


@pytest.mark.parametrize("id", ["primer", "tournament"])
def test_three_then_two_then_the_buy_card(id: str) -> None:
    dealt = deal_out(DECK, Seat.ZERO, book(id))
    assert cards((0, 3), (12, 14)) == dealt.hands[0]
    assert cards((3, 6), (14, 16)) == dealt.hands[1]
    assert cards((6, 9), (16, 18)) == dealt.hands[2]
    assert cards((9, 12), (18, 20)) == dealt.hands[3]
    assert DECK[20] == dealt.buy_card


def test_coinche_deals_three_two_three_and_turns_no_card() -> None:
    dealt = deal_out(DECK, Seat.THREE, book("coinche"))
    assert cards((0, 3), (12, 14), (20, 23)) == dealt.hands[3]
    assert cards((9, 12), (18, 20), (29, 32)) == dealt.hands[2]
    assert dealt.buy_card is None
    assert () == dealt.rest
    assert dealt.hands == complete(dealt, Seat.THREE, None, book("coinche"))


@pytest.mark.parametrize("card_to", list(Seat))
def test_the_buyer_takes_the_buy_card_and_two_more_everyone_else_three(card_to: Seat) -> None:
    dealt = deal_out(DECK, Seat.ZERO, book("online"))
    hands = complete(dealt, Seat.ZERO, card_to, book("online"))
    at = 21
    for seat in Seat:
        more = 2 if seat is card_to else 3
        expected = dealt.hands[seat] | cards((at, at + more))
        assert (expected.with_card(DECK[20]) if seat is card_to else expected) == hands[seat]
        at += more
    assert at == 32


def test_a_pack_is_the_32_cards_once_each() -> None:
    assert DECK == as_pack(DECK)
    for wrong in (DECK[:31], (*DECK[:31], DECK[0]), (*DECK, DECK[0])):
        with pytest.raises(ValueError, match="32 cards"):
            as_pack(wrong)


def test_a_shuffle_is_told_by_its_seed() -> None:
    assert shuffled(Random(7)) == shuffled(Random(7)) != shuffled(Random(8))
    assert set(DECK) == set(shuffled(Random(7)))


@pytest.mark.parametrize("id", BOOKS)
def test_the_packets_and_the_completion_are_eight_cards(id: str) -> None:
    table = book(id).table
    assert sum(table.packets) + table.completion == 8
