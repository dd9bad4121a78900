"""Deals asked for: drawn until every wish holds, or until it is honest to say that they do not come."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from random import Random

from engine import Cards, Match, Seat
from engine.seats import SEATS
from lessons.board.arranging import Crowded, Order, Unreachable
from lessons.board.wishes.wish import Kind, Placed, Wish

TRIES = 1500
AT_ONCE = 50  # between two words to whoever waits


@dataclass(frozen=True, slots=True)
class Found:
    """A deal in which every wish holds, and how many were drawn for it."""

    match: Match
    tries: int


@dataclass(frozen=True, slots=True)
class NotFound:
    """None came. `held` is in how many of the deals drawn each wish held, in their order."""

    tries: int
    held: tuple[int, ...]

    @property
    def rarest(self) -> int:
        """The place of the wish that held least often."""
        return min(range(len(self.held)), key=self.held.__getitem__)


@cache
def kinds() -> Mapping[str, Kind]:
    """Return every kind of wish by its name: each is a module of this package that defines `KIND`."""
    package = import_module(__package__ or "")
    modules = [import_module(f"{package.__name__}.{one.name}") for one in iter_modules(package.__path__)]
    found: list[Kind] = [module.KIND for module in modules if hasattr(module, "KIND")]
    return {kind.name: kind for kind in sorted(found, key=lambda kind: kind.name)}


def ask(
    order: Order,
    wishes: Sequence[Wish],
    rng: Random,
    tell: Callable[[float], None] = lambda _: None,
    tries: int = TRIES,
) -> Found | NotFound:
    """Return a deal of this order in which every wish holds, or tell that none came.

    `tell` hears how much of the tries is used up, 0 to 1. Raises Crowded where the order itself cannot be,
    Unreachable where no auction ends in its contract.
    """
    order.check()
    held = [0] * len(wishes)
    reached = False
    for number in range(1, tries + 1):
        try:
            match = _placed(order, wishes, rng).start(rng)
        except Crowded:
            continue
        except Unreachable:
            if number == AT_ONCE and not reached:
                raise
            continue
        reached = True
        holding = [kinds()[wish.kind].holds(wish, match.deal) for wish in wishes]
        if all(holding):
            return Found(match, number)
        held = [count + is_so for count, is_so in zip(held, holding, strict=True)]
        if number % AT_ONCE == 0:
            tell(number / tries)
    return NotFound(tries, tuple(held))


def _placed(order: Order, wishes: Sequence[Wish], rng: Random) -> Order:
    """The order with cards that bring the wishes about, each where it can be after the ones before."""
    for wish in wishes:
        order = _with(order, kinds()[wish.kind].place(wish, order, rng))
    return order


def _with(order: Order, placed: Placed) -> Order:
    hands: dict[Seat, Cards] = {seat: order.named(seat) | placed.get(seat, Cards()) for seat in SEATS}
    return replace(order, hands=hands)
