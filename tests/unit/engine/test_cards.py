"""Cards, sets of cards, and how they are written."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import DECK, Card, Cards, Contract, Level, Mode, Rank, Seat, Suit, Trick
from engine.contract import belote, ranking, total_card_points
from engine.trick import winner
from tests.strategies import BOOKS, LAW, book, cards, hands

ORDERS = {"plain": "A T K Q J 9 8 7", "trump": "J 9 A T K Q 8 7"}


def test_a_card_is_written_rank_then_suit_and_read_in_any_case() -> None:
    for card in DECK:
        assert card == Card.parse(str(card)) == Card.parse(str(card).lower())
        assert card == Card.of(card.rank, card.suit)
    assert "TH" == str(Card.parse("10h"))


@pytest.mark.parametrize("text", ["", "K", "SK", "1S", "11S", "KSS", "K S", "♠K", "0S", "6S"])
def test_what_is_no_card_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        Card.parse(text)


def test_a_card_twice_is_an_error() -> None:
    with pytest.raises(ValueError, match="twice"):
        Cards.parse("KS QS KS")


@given(left=st.sets(cards), right=st.sets(cards))
@LAW
def test_sets_of_cards_are_sets(left: set[Card], right: set[Card]) -> None:
    a, b = Cards.of(left), Cards.of(right)
    assert left | right == set(a | b)
    assert left & right == set(a & b)
    assert left - right == set(a - b)
    assert len(left) == len(a)
    assert bool(left) == bool(a)
    for card in DECK:
        assert (card in left) == (card in a)
        assert left | {card} == set(a.with_card(card))
        assert left - {card} == set(a.without(card))
    for suit in Suit:
        assert {card for card in left if card.suit is suit} == set(a.in_suit(suit))
    assert sorted(left) == list(a)


@given(hand=hands)
@LAW
def test_a_hand_is_read_as_it_is_written(hand: Cards) -> None:
    assert hand == Cards.parse(str(hand))


@pytest.mark.parametrize("id", BOOKS)
@pytest.mark.parametrize("kind", ORDERS)
def test_the_order_of_a_suit_is_the_texts(id: str, kind: str) -> None:
    rules = book(id)
    trump = Suit.HEARTS if kind == "trump" else Suit.SPADES
    row = [Card.of(Rank(rank), Suit.HEARTS) for rank in ORDERS[kind].split()]
    contract = Contract(Mode.HOKUM, trump, Seat.ZERO)
    for higher, lower in pairwise(row):
        assert Seat.ONE is winner(Trick(Seat.ZERO, (lower, higher)), contract, rules)
        assert Seat.ZERO is winner(Trick(Seat.ZERO, (higher, lower)), contract, rules)


@pytest.mark.parametrize("id", BOOKS)
def test_any_trump_beats_any_plain_card_and_an_off_suit_card_beats_none(id: str) -> None:
    contract = Contract(Mode.HOKUM, Suit.CLUBS, Seat.ZERO)
    assert Seat.ONE is winner(Trick(Seat.ZERO, tuple(map(Card.parse, ["AS", "7C"]))), contract, book(id))
    assert Seat.ZERO is winner(
        Trick(Seat.ZERO, tuple(map(Card.parse, ["7S", "AH", "AD"]))), contract, book(id)
    )


@pytest.mark.parametrize("id", BOOKS)
def test_a_whole_deal_is_worth_162_in_hokum_and_130_in_sun(id: str) -> None:
    assert 162 == total_card_points(book(id), Mode.HOKUM)
    assert 130 == total_card_points(book(id), Mode.SUN)
    points = ranking(book(id), Suit.HEARTS).points
    assert 20 == points[Card.parse("JH").index]
    assert 14 == points[Card.parse("9H").index]
    assert 2 == points[Card.parse("JS").index]
    assert 0 == points[Card.parse("9S").index]


def test_baloot_is_king_and_queen_of_trump() -> None:
    assert {"KD", "QD"} == set(map(str, belote(Suit.DIAMONDS)))
    assert frozenset() == belote(None)


def test_levels_multiply_by_two_three_and_four() -> None:
    expected = {Level.SINGLE: 1, Level.DOUBLE: 2, Level.THREE: 3, Level.FOUR: 4, Level.GAHWA: 4}
    assert expected == {level: level.multiplier for level in Level}
