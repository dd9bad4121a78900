"""He holds so many cards of a rank: four kings, two aces."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from random import Random

from engine import Card, Cards, Deal
from engine.cards import RANKS, SUITS
from lessons.board.arranging import Order
from lessons.board.wishes.wish import Placed, Wish, choices

COUNTS = (2, 3, 4)


@dataclass(frozen=True, slots=True)
class OfARank:
    """Somebody holds so many cards of one rank, or more."""

    name: str = "rank"

    def fits(self, order: Order) -> bool:
        """Always."""
        del order
        return True

    def asks(self, order: Order) -> Mapping[str, tuple[object, ...]]:
        """How many, and of which rank, the highest first."""
        del order
        return {"count": COUNTS[::-1], "rank": RANKS[::-1]}

    def place(self, wish: Wish, order: Order, rng: Random) -> Placed:
        """Give so many to one hand."""
        assert wish.rank is not None
        four = [Card.of(wish.rank, suit) for suit in SUITS]
        return choices(wish, order, map(Cards.of, combinations(four, wish.count)), rng)

    def holds(self, wish: Wish, deal: Deal) -> bool:
        """Count them."""
        return any(
            sum(card.rank is wish.rank for card in deal.hands[seat]) >= wish.count for seat in wish.seats
        )


KIND = OfARank()
