"""The first trick can be ruffed: somebody lacks a suit that may be led, and holds trumps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from engine import Deal, Seat
from engine.cards import SUITS, Mode, Suit
from lessons.board.arranging import Order
from lessons.board.wishes.wish import NOTHING_PLACED, Placed, Wish


@dataclass(frozen=True, slots=True)
class Ruff:
    """A plain suit that the first to lead holds is missing in a hand with trumps."""

    name: str = "ruff"

    def fits(self, order: Order) -> bool:
        """Once hokum is bought."""
        return order.contract is not None and order.contract.mode is Mode.HOKUM

    def asks(self, order: Order) -> Mapping[str, tuple[object, ...]]:
        """Nothing more."""
        del order
        return {}

    def place(self, wish: Wish, order: Order, rng: Random) -> Placed:
        """Leave it to chance: it is not rare."""
        del wish, order, rng
        return NOTHING_PLACED

    def holds(self, wish: Wish, deal: Deal) -> bool:
        """Look at every suit that may be led."""
        if deal.contract is None or deal.contract.trump is None:
            return False
        trump = deal.contract.trump
        return any(_can_ruff(deal, seat, suit, trump) for seat in wish.seats for suit in SUITS)


def _can_ruff(deal: Deal, seat: Seat, suit: Suit, trump: Suit) -> bool:
    if seat is deal.first or suit is trump:
        return False
    held = deal.hands[seat]
    return bool(deal.hands[deal.first].in_suit(suit) and held.in_suit(trump) and not held.in_suit(suit))


KIND = Ruff()
