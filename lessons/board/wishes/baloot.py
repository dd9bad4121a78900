"""He holds baloot: king and queen of trump; of any suit while nothing is bought."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from engine import Cards, Deal
from engine.cards import SUITS, Mode
from engine.contract import belote
from engine.projects import holds_baloot
from lessons.board.arranging import Order
from lessons.board.wishes.wish import Placed, Wish, choices


@dataclass(frozen=True, slots=True)
class Baloot:
    """Somebody holds king and queen of trump."""

    name: str = "baloot"

    def fits(self, order: Order) -> bool:
        """There is no baloot in sun."""
        return order.contract is None or order.contract.mode is Mode.HOKUM

    def asks(self, order: Order) -> Mapping[str, tuple[object, ...]]:
        """Nothing more."""
        del order
        return {}

    def place(self, wish: Wish, order: Order, rng: Random) -> Placed:
        """Give both to one hand."""
        suits = SUITS if order.contract is None else (order.contract.trump,)
        return choices(wish, order, (Cards.of(belote(suit)) for suit in suits), rng)

    def holds(self, wish: Wish, deal: Deal) -> bool:
        """Look at the trump bought; before that at every suit."""
        suits = SUITS if deal.contract is None else (deal.contract.trump,)
        return any(holds_baloot(deal.hands[seat], suit) for seat in wish.seats for suit in suits)


KIND = Baloot()
