"""He has a project: sra, fifty, hundred, four hundred."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random

from engine import Cards, Deal
from engine.cards import SUITS, Mode
from engine.projects import FOURS, best_set, identify, runs
from engine.rulebook import Rulebook
from lessons.board.arranging import Order
from lessons.board.wishes.wish import Placed, Wish, choices, spoken


@dataclass(frozen=True, slots=True)
class OfAProject:
    """Somebody has a project of this name among those he would declare."""

    name: str = "project"

    def fits(self, order: Order) -> bool:
        """Where projects are declared."""
        return bool(_names(order))

    def asks(self, order: Order) -> Mapping[str, tuple[object, ...]]:
        """Which."""
        return {"project": _names(order)}

    def place(self, wish: Wish, order: Order, rng: Random) -> Placed:
        """Give the cards of one to a hand."""
        sets = _sets(wish.project, _mode(order), order.rules)
        return choices(wish, order, sets, rng)

    def holds(self, wish: Wish, deal: Deal) -> bool:
        """Look at whole hands: where nothing is bought yet, at those that counting would lead to."""
        whole = spoken(deal)
        if whole is None or whole.contract is None:
            return False
        mode = whole.contract.mode
        return any(
            project.name == wish.project
            for seat in wish.seats
            for project in best_set(whole.hands[seat], mode, deal.rules)
        )


def _mode(order: Order) -> Mode:
    return order.rules.modes[0] if order.contract is None else order.contract.mode


def _names(order: Order) -> tuple[object, ...]:
    return tuple(name for name, points in order.rules.points(_mode(order)).items() if points)


def _sets(name: str, mode: Mode, rules: Rulebook) -> Iterator[Cards]:
    """Every set of cards that makes this project."""
    whole_suits = (run for suit in SUITS for run in runs(FULL_SUIT[suit]))
    for run in whole_suits:
        for size in range(3, len(run) + 1):
            for at in range(len(run) - size + 1):
                yield from _if_named(Cards.of(run[at : at + size]), name, mode, rules)
    for four in FOURS:
        yield from _if_named(four, name, mode, rules)


def _if_named(cards: Cards, name: str, mode: Mode, rules: Rulebook) -> Iterator[Cards]:
    found = identify(cards, mode, rules)
    if found is not None and found.name == name:
        yield cards


FULL_SUIT = {suit: Cards.parse(" ".join(f"{rank}{suit}" for rank in "789TJQKA")) for suit in SUITS}
KIND = OfAProject()
