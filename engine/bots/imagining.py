"""Deals as they may lie, for a player who listens and watches: those that fit what was done come oftener."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from random import Random

from engine.bots.listening import Listening
from engine.bots.watching import Watching
from engine.cards import Cards
from engine.knowledge import tricks_of
from engine.pack import Hands
from engine.seats import SEATS
from engine.trick import plays_of
from engine.view import View
from engine.worlds import Worlds

CHOICE = 3  # so many deals are drawn for one that is kept
FORGOTTEN = 3  # tricks after which the cards themselves have told what the auction could


def imagine(view: View, rng: Random, count: int) -> list[Hands]:
    """Return so many deals of the cards still held, as likely as what was said and played makes them.

    Deals are drawn evenly and kept by weight: each gets the key `u ** (1 / weight)`, u between 0 and 1, and
    the highest keys stay (Efraimidis and Spirakis, 2006). A doubt only lowers a key, so one that has fallen
    below all that are kept is looked at no further.
    """
    worlds, listening, watching = Worlds.of(view), Listening(view), Watching(view)
    kept: list[tuple[float, int, Hands]] = []
    for number in range(CHOICE * count):
        hands, luck, weight = worlds.draw(rng), rng.random(), 1.0
        least = kept[0][0] if len(kept) == count else 0.0
        key = luck
        for doubt in _doubts(view, hands, watching, listening, rng):
            if key <= least:
                break
            weight *= doubt
            key = luck ** (1 / weight)
        if len(kept) < count:
            heapq.heappush(kept, (key, number, hands))
        elif key > least:
            heapq.heapreplace(kept, (key, number, hands))
    return [hands for _, _, hands in sorted(kept, reverse=True)]


def _doubts(
    view: View, hands: Hands, watching: Watching, listening: Listening, rng: Random
) -> Iterator[float]:
    yield from watching.doubts(hands)
    if len(view.tricks) < FORGOTTEN:
        yield from listening.doubts(listening.in_auction(_whole(view, hands), rng))


def _whole(view: View, hands: Hands) -> Hands:
    """The hands as the play began."""
    a, b, c, d = (
        hand | Cards.of(card for _, card in plays_of(seat, tricks_of(view)))
        for seat, hand in zip(SEATS, hands, strict=True)
    )
    return a, b, c, d
