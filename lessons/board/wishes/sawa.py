"""Sawa is right with so many cards left: who is on lead then takes them all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from engine import Claim, Deal, Phase
from engine.bots.simple import play as played_by_thumb
from engine.claims import rule_on_claim
from lessons.board.arranging import Order
from lessons.board.wishes.wish import NOTHING_PLACED, Placed, Wish, spoken

COUNTS = (2, 3, 4)


@dataclass(frozen=True, slots=True)
class Sawa:
    """Played by the rules of thumb, the deal comes to where sawa is right."""

    name: str = "sawa"

    def fits(self, order: Order) -> bool:
        """Where sawa is known."""
        return bool(set(COUNTS) & set(order.rules.claims.cards_left))

    def asks(self, order: Order) -> Mapping[str, tuple[object, ...]]:
        """With how many cards in hand."""
        return {"count": tuple(count for count in COUNTS if count in order.rules.claims.cards_left)}

    def place(self, wish: Wish, order: Order, rng: Random) -> Placed:
        """Leave it to chance."""
        del wish, order, rng
        return NOTHING_PLACED

    def holds(self, wish: Wish, deal: Deal) -> bool:
        """Play so far, then prove it."""
        so_far = late(deal, wish.count)
        if so_far is None or so_far.turn not in wish.seats:
            return False
        assert so_far.turn is not None and so_far.contract is not None
        return rule_on_claim(so_far.hands, so_far.turn, so_far.contract, deal.rules).holds


@lru_cache(maxsize=64)
def late(deal: Deal, cards: int) -> Deal | None:
    """Return the deal when each holds so many cards and nobody has led; None if it never is so."""
    now = spoken(deal)
    while now is not None and now.phase is Phase.PLAY:
        assert now.turn is not None and now.trick is not None
        if not now.trick.cards and len(now.hands[now.turn]) == cards:
            return now
        action = played_by_thumb(now.view(now.turn), claims=False).action
        assert not isinstance(action, Claim)
        now = now.after(action)
    return None


KIND = Sawa()
