"""What a hand counts."""

from __future__ import annotations

import pytest

from engine import Cards, Suit
from engine.bots.valuation import hokum, sun, worth
from engine.cards import DECK
from tests.strategies import book

ONLINE = book("online")


@pytest.mark.parametrize("better", ["JS", "9S", "AS", "TS"])
def test_every_high_trump_counts_more_than_a_small_one(better: str) -> None:
    rest = "KS AH 7D 8C 9C"
    small, high = Cards.parse(f"{rest} 8S"), Cards.parse(f"{rest} {better}")
    assert hokum(high, Suit.SPADES, ONLINE) > hokum(small, Suit.SPADES, ONLINE)


def test_the_trumps_count_in_their_order() -> None:
    counts = [
        hokum(Cards.parse(f"KS 7D {card}"), Suit.SPADES, ONLINE) for card in ("JS", "9S", "AS", "TS", "QS")
    ]
    assert counts == sorted(counts, reverse=True)
    assert len(set(counts)) == 5


def test_a_bare_ten_counts_nothing_in_sun_and_a_guarded_one_does() -> None:
    bare, guarded = Cards.parse("TH 7D 8D 9D QD"), Cards.parse("TH 7H 8D 9D QD")
    assert sun(bare, ONLINE) < sun(guarded, ONLINE)


def test_no_card_makes_a_hand_count_less_in_sun() -> None:
    hand = Cards.parse("TH 7H AD KC QC")
    for card in set(DECK) - set(hand):
        assert sun(hand.with_card(card), ONLINE) >= sun(hand, ONLINE)


def test_baloot_counts_unless_it_lies_inside_a_hundred() -> None:
    pair = Cards.parse("KS QS 8S AH 7D")
    assert worth(pair, Suit.SPADES, ONLINE) == hokum(pair, Suit.SPADES, ONLINE) + 20
    hundred = Cards.parse("AS KS QS JS TS 7D")
    assert worth(hundred, Suit.SPADES, ONLINE) == hokum(hundred, Suit.SPADES, ONLINE) + 100


def test_where_there_are_no_projects_only_belote_is_added() -> None:
    coinche, run = book("coinche"), Cards.parse("KS QS JS TS 8H 7D 9D 9C")
    assert worth(run, Suit.SPADES, coinche) == hokum(run, Suit.SPADES, coinche) + 20
    assert worth(run, Suit.HEARTS, coinche) == hokum(run, Suit.HEARTS, coinche)
