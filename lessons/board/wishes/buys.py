"""He can buy: his cards with the buy card count enough, and it comes to him."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from engine import Deal
from lessons.board.arranging import Order
from lessons.board.wishes.wish import NOTHING_PLACED, Placed, Wish, spoken


@dataclass(frozen=True, slots=True)
class Buys:
    """Somebody buys in this mode, if all speak by counting their cards."""

    name: str = "buys"

    def fits(self, order: Order) -> bool:
        """While nothing is bought."""
        return order.contract is None

    def asks(self, order: Order) -> Mapping[str, tuple[object, ...]]:
        """In which mode."""
        return {"mode": order.rules.modes}

    def place(self, wish: Wish, order: Order, rng: Random) -> Placed:
        """Leave it to chance."""
        del wish, order, rng
        return NOTHING_PLACED

    def holds(self, wish: Wish, deal: Deal) -> bool:
        """Let all speak."""
        whole = spoken(deal)
        if whole is None or whole.contract is None:
            return False
        return whole.contract.mode is wish.mode and whole.contract.buyer in wish.seats


KIND = Buys()
