"""What a teacher may wish of a deal, in the words of a player: a kind, who it is of, and how."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Protocol

from engine import Cards, Deal, Phase, Seat
from engine.bots import bots
from engine.cards import Mode, Rank, Suit
from engine.seats import SEATS
from lessons.board.arranging import Order

SIMPLE = bots()["simple"]
Placed = Mapping[Seat, Cards]
NOTHING_PLACED: Placed = {}


@dataclass(frozen=True, slots=True)
class Wish:
    """One wish: its kind, whose hand (None: somebody's), and what the kind asks beside it."""

    kind: str
    who: Seat | None = None
    count: int = 0
    rank: Rank | None = None
    suit: Suit | None = None
    mode: Mode | None = None
    project: str = ""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of which one must have it."""
        return SEATS if self.who is None else (self.who,)


class Kind(Protocol):
    """A kind of wish."""

    @property
    def name(self) -> str:
        """What it is called in the registry."""
        ...

    def asks(self, order: Order) -> Mapping[str, tuple[object, ...]]:
        """Return the fields of a wish that say how, each with what may be chosen under this order."""
        ...

    def fits(self, order: Order) -> bool:
        """Return whether it can be wished under this order."""
        ...

    def place(self, wish: Wish, order: Order, rng: Random) -> Placed:
        """Return cards that bring it about, some way of several; none if only chance can."""
        ...

    def holds(self, wish: Wish, deal: Deal) -> bool:
        """Return whether it is so in a deal, as it begins."""
        ...


def in_reach(seat: Seat, wanted: Cards, order: Order) -> bool:
    """Return whether these cards can still be given to a seat, those he has already counted."""
    others = Cards()
    for other in SEATS:
        if other is not seat:
            others = others | order.named(other)
    turned = Cards() if order.buy_card is None or seat is order.card_to else Cards.of([order.buy_card])
    missing = wanted - order.named(seat)
    return not missing & (others | turned) and len(order.named(seat) | wanted) <= order.most


def choices(wish: Wish, order: Order, sets: Iterator[Cards], rng: Random) -> Placed:
    """Return one of these sets given to one of the wish's seats, where it can be."""
    wanted = list(sets)
    ways = [(seat, cards) for seat in wish.seats for cards in wanted if in_reach(seat, cards, order)]
    if not ways:
        return NOTHING_PLACED
    seat, cards = rng.choice(ways)
    return {seat: cards - order.named(seat)}


@lru_cache(maxsize=64)
def spoken(deal: Deal) -> Deal | None:
    """Return the deal as it is bought, if it is not yet: all speak by counting; None if it is thrown in."""
    while deal.phase in (Phase.AUCTION, Phase.RAISES):
        assert deal.turn is not None
        deal = deal.after(SIMPLE.choose(deal.view(deal.turn), Random(0)).action)
    return deal if deal.play is not None else None
