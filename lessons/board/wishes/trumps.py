"""He holds so many trumps, or more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from random import Random

from engine import Card, Cards, Deal
from engine.cards import RANKS, Mode
from lessons.board.arranging import Order
from lessons.board.wishes.wish import Placed, Wish, choices

COUNTS = (3, 4, 5, 6)


@dataclass(frozen=True, slots=True)
class Trumps:
    """Somebody holds so many trumps, or more."""

    name: str = "trumps"

    def fits(self, order: Order) -> bool:
        """Once hokum is bought."""
        return order.contract is not None and order.contract.mode is Mode.HOKUM

    def asks(self, order: Order) -> Mapping[str, tuple[object, ...]]:
        """How many."""
        del order
        return {"count": COUNTS}

    def place(self, wish: Wish, order: Order, rng: Random) -> Placed:
        """Give so many to one hand."""
        assert order.contract is not None and order.contract.trump is not None
        trumps = [Card.of(rank, order.contract.trump) for rank in RANKS]
        return choices(wish, order, map(Cards.of, combinations(trumps, wish.count)), rng)

    def holds(self, wish: Wish, deal: Deal) -> bool:
        """Count them."""
        if deal.contract is None or deal.contract.trump is None:
            return False
        trump = deal.contract.trump
        return any(len(deal.hands[seat].in_suit(trump)) >= wish.count for seat in wish.seats)


KIND = Trumps()
