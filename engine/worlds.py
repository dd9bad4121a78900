"""Deals as they may lie, drawn from what one seat may know: each as likely as any other, none impossible.

Cards that may lie with the same seats are alike, so the ways to deal them out are counted class by class,
and a deal is drawn class by class in proportion. A project that was declared and not yet shown is drawn
first, among all that fit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib import import_module
from itertools import accumulate, combinations, product
from math import comb
from random import Random

from engine import drawing
from engine.cards import Cards
from engine.drawing import Forks
from engine.knowledge import Knowledge, tricks_of
from engine.pack import Hands
from engine.projects import declarable
from engine.seats import SEATS, Seat
from engine.view import View

Counts = tuple[int, int, int, int]
Masks = tuple[int, int, int, int]
Class = tuple[int, tuple[int, ...]]  # so many cards, that any of these seats may hold

NOBODY: Counts = (0, 0, 0, 0)

COMPILED = "engine.drawing.compiled"
_draw = drawing.draw


def warm_up() -> None:
    """Have deals drawn by compiled code from now on; it takes seconds at the first start of all."""
    global _draw
    _draw = import_module(COMPILED).draw


class Impossible(ValueError):
    """No deal fits what is known: the record contradicts itself."""


@dataclass(frozen=True)
class Worlds:
    """All the ways the cards out may lie, as one seat can tell.

    `claims` are the unions of cards that a seat's declared projects may be; `given` the ways to place the
    cards known and promised, and `weights` how many deals each of them leaves.
    """

    view: View
    knowledge: Knowledge
    claims: tuple[tuple[Seat, tuple[int, ...]], ...]
    given: tuple[Masks, ...]
    weights: tuple[int, ...]

    @classmethod
    def of(cls, view: View, card_to: Seat | None = None) -> Worlds:
        """Return the worlds of a view; raises Impossible when there are none.

        `card_to` is who is to have the buy card; in the auction it must be said.
        """
        knows = Knowledge.of(view, card_to)
        claims = tuple(_claims(view, knows))
        weighed = {given: _deals(knows, given) for given in _placings(knows, claims)}
        possible = {given: weight for given, weight in weighed.items() if weight}
        if not possible:
            raise Impossible("no deal fits what is known")
        return cls(view, knows, claims, tuple(possible), tuple(possible.values()))

    def draw(self, rng: Random, count: int) -> list[Hands]:
        """Return so many deals: what each seat holds, or is to play with; the viewer's hand as he sees it."""
        kept: list[Hands] = []
        while len(kept) < count:
            luck = [[rng.random() for _ in range(self.chances)] for _ in range(count - len(kept))]
            found = [[0, 0, 0, 0] for _ in luck]
            _draw(self.forks, luck, [0] * 32, found)
            kept += [self._with_own(hands) for hands in found if self._is_kept(hands, rng)]
        return kept

    def _is_kept(self, hands: list[int], rng: Random) -> bool:
        """Whether a deal stays: one drawn in several ways would come so often."""
        return not self.claims or rng.random() * self._claimed(hands) < 1

    @cached_property
    def chances(self) -> int:
        """How many chances a deal takes: one a fork, one a card dealt."""
        most = max(len(_split(self.knowledge, given)[0]) for given in self.given)
        return 1 + self.knowledge.out.bit_count() + most

    @cached_property
    def forks(self) -> Forks:
        """The road to every deal, as `drawing` walks it."""
        return _Road(self).forks()

    def _claimed(self, hands: list[int]) -> int:
        """In how many ways the hands keep what was declared: so often would this deal be drawn."""
        ways = 1
        for seat, unions in self.claims:
            held = hands[seat] | ~self.knowledge.out
            ways *= sum(not union & ~held for union in unions)
        return ways

    def _with_own(self, hands: list[int]) -> Hands:
        hands[self.view.seat] |= self.knowledge.own
        a, b, c, d = (Cards(hand) for hand in hands)
        return a, b, c, d


def _claims(view: View, knows: Knowledge) -> Iterator[tuple[Seat, tuple[int, ...]]]:
    """Yield each other seat whose declared projects nobody has seen, with the unions of cards they may be."""
    if view.contract is None:
        return
    for seat in SEATS:
        names = view.declared[seat]
        if seat is view.seat or not names or view.shown[seat]:
            continue
        played = Cards.of(
            card for trick in tricks_of(view) for player, card in trick.plays() if player is seat
        )
        found = declarable(Cards(knows.may_hold[seat]) | played, view.contract.mode, view.rules)
        unions = {0}
        for name in names:
            sets = [project.set.mask for project in found if project.name == name]
            unions = {union | cards for union in unions for cards in sets if not union & cards}
        yield seat, tuple(sorted(unions))


def _placings(knows: Knowledge, claims: tuple[tuple[Seat, tuple[int, ...]], ...]) -> Iterator[Masks]:
    """Yield the cards known or promised to each seat, one way after another."""
    for chosen in product(*(unions for _, unions in claims)):
        given = list(knows.known)
        for (seat, _), union in zip(claims, chosen, strict=True):
            given[seat] |= union & knows.out
        a, b, c, d = given
        if (a | b | c | d).bit_count() == sum(mask.bit_count() for mask in given):
            yield a, b, c, d


def every(knows: Knowledge, viewer: Seat) -> Iterator[Hands]:
    """Yield each way the cards out may lie, with the viewer's own; near the end of a hand they are few."""
    for masks in _laid(knows, knows.out, 0):
        a, b, c, d = (
            Cards(mask | knows.own if seat is viewer else mask)
            for seat, mask in zip(SEATS, masks, strict=True)
        )
        yield a, b, c, d


def _laid(knows: Knowledge, left: int, seat: int) -> Iterator[tuple[int, ...]]:
    """Yield the ways to deal these cards out to this seat and those after it."""
    if seat == len(SEATS):
        yield ()
        return
    later = 0
    for may in knows.may_hold[seat + 1 :]:
        later |= may
    may, count, must = knows.may_hold[seat], knows.missing[seat], left & ~later
    if must & ~may or must.bit_count() > count:
        return
    free = [card.bit for card in Cards(left & may & ~must)]
    for some in combinations(free, count - must.bit_count()):
        mask = must | sum(some)
        yield from ((mask, *others) for others in _laid(knows, left ^ mask, seat + 1))


def ways(knows: Knowledge) -> int:
    """Return in how many ways the cards out may lie."""
    return _deals(knows, knows.known)


# --- counting -------------------------------------------------------------------------------------------


def _deals(knows: Knowledge, given: Masks) -> int:
    """In how many ways the rest can be dealt."""
    if any(mask & ~knows.may_hold[seat] for seat, mask in enumerate(given)):
        return 0
    classes, needs = _split(knows, given)
    return 0 if min(needs) < 0 else _ways(classes, needs)


class _Road:
    """Writes down the forks: first the way to place what is known and promised, then class by class."""

    def __init__(self, worlds: Worlds) -> None:
        self.worlds = worlds
        self.numbers: dict[tuple[Masks, int, Counts], int] = {}
        self.rows: list[list[tuple[float, Masks, Counts, int]]] = []
        self.pools: list[list[int]] = []

    def forks(self) -> Forks:
        """Return the whole road."""
        self.rows.append([])
        self.pools.append([])
        for given, weight in zip(self.worlds.given, self.worlds.weights, strict=True):
            classes, needs = _split(self.worlds.knowledge, given)
            self.rows[0].append((weight, given, NOBODY, self._fork(given, classes, 0, needs)))
        branches = [branch for row in self.rows for branch in row]
        return Forks(
            branches=_starts(self.rows),
            pools=_starts(self.pools),
            cards=[card for pool in self.pools for card in pool],
            upto=[share for row in self.rows for share in _upto([weight for weight, *_ in row])],
            given=[given for _, given, _, _ in branches],
            shares=[shares for _, _, shares, _ in branches],
            to=[to for *_, to in branches],
        )

    def _fork(self, given: Masks, classes: tuple[Class, ...], at: int, needs: Counts) -> int:
        """Return the number of the fork where a class of cards is shared out; 0 when all are."""
        if at == len(classes):
            return 0
        place = given, at, needs
        if place in self.numbers:
            return self.numbers[place]
        number = self.numbers[place] = len(self.rows)
        row: list[tuple[float, Masks, Counts, int]] = []
        self.rows.append(row)
        size, seats = classes[at]
        cards = _cards(self.worlds.knowledge, given, seats)
        self.pools.append([card.bit_length() - 1 for card in cards])
        for share, ways, rest in _shares(size, seats, needs):
            if weight := ways * _ways(classes[at + 1 :], rest):
                counts = [0, 0, 0, 0]
                for seat, count in zip(seats, share, strict=True):
                    counts[seat] = count
                a, b, c, d = counts
                row.append((weight, NOBODY, (a, b, c, d), self._fork(given, classes, at + 1, rest)))
        return number


def _starts(rows: Sequence[Sequence[object]]) -> list[int]:
    """Where each row begins when they stand one behind another, and the end of the last."""
    return [0, *accumulate(map(len, rows))]


def _upto(weights: Sequence[float]) -> list[float]:
    """The share of each weight and all before it; the last is above every chance."""
    whole = sum(weights)
    return [*(weight / whole for weight in accumulate(weights[:-1])), 2.0]


@lru_cache(maxsize=1 << 10)
def _split(knows: Knowledge, given: Masks) -> tuple[tuple[Class, ...], Counts]:
    """The classes of cards still to be dealt, and how many each seat still needs."""
    sizes: dict[tuple[int, ...], int] = {}
    for seats in _holders(knows, given).values():
        sizes[seats] = sizes.get(seats, 0) + 1
    a, b, c, d = (missing - mask.bit_count() for missing, mask in zip(knows.missing, given, strict=True))
    classes = sorted(sizes.items(), key=lambda row: (len(row[0]), row))
    return tuple((size, seats) for seats, size in classes), (a, b, c, d)


@lru_cache(maxsize=1 << 10)
def _holders(knows: Knowledge, given: Masks) -> dict[int, tuple[int, ...]]:
    """The seats that may hold each card still to be dealt, by its bit."""
    rest = knows.out & ~(given[0] | given[1] | given[2] | given[3])
    return {
        1 << place: tuple(seat for seat in range(4) if knows.may_hold[seat] >> place & 1)
        for place in range(32)
        if rest >> place & 1
    }


def _cards(knows: Knowledge, given: Masks, seats: tuple[int, ...]) -> list[int]:
    """The bits of the cards of one class."""
    return [card for card, holders in _holders(knows, given).items() if holders == seats]


@lru_cache(maxsize=1 << 16)
def _ways(classes: tuple[Class, ...], needs: Counts) -> int:
    """In how many ways classes of cards can be dealt so that every seat gets what it needs."""
    if not classes:
        return int(not any(needs))
    size, seats = classes[0]
    return sum(ways * _ways(classes[1:], rest) for _, ways, rest in _shares(size, seats, needs))


@lru_cache(maxsize=1 << 14)
def _shares(
    size: int, seats: tuple[int, ...], needs: Counts
) -> tuple[tuple[tuple[int, ...], int, Counts], ...]:
    """How a class may be shared out: counts by seat, the ways to choose the cards, what is needed then."""
    if not seats:
        return (((), 1, needs),) if size == 0 else ()
    seat, *others = seats
    found: list[tuple[tuple[int, ...], int, Counts]] = []
    most = min(size, needs[seat])
    for count in range(0 if others else size, most + 1):  # the last seat takes what is left
        rest = list(needs)
        rest[seat] -= count
        a, b, c, d = rest
        for share, ways, left in _shares(size - count, tuple(others), (a, b, c, d)):
            found.append(((count, *share), ways * comb(size, count), left))
    return tuple(found)
