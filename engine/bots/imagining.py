"""Deals as they may lie, for a player who listens and watches: those that fit what was done come oftener."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import TypeVar

from engine.bots.listening import Listening
from engine.bots.thumbs import is_compiled, likelihoods
from engine.cards import Cards
from engine.knowledge import tricks_of
from engine.pack import Hands
from engine.seats import SEATS
from engine.trick import plays_of
from engine.view import View
from engine.worlds import Worlds

World = TypeVar("World")

CHOICE, CHOICE_PLAINLY = 12, 3  # so many deals are drawn for one that is kept; and by plain code
FORGOTTEN = 3  # tricks after which the cards themselves have told what the auction could
REMEMBERED = 12  # cards, the last ones: three tricks
UNLIKE = 0.3  # how likely a player plays another card than the rules of thumb would


def imagine(view: View, rng: Random, count: int, among: int | None = None) -> list[Hands]:
    """Return so many deals of the cards still held, as likely as what was said and played makes them.

    They are chosen `among` so many, or as many as can be drawn quickly; the first few of them are as fair a
    choice as all.
    """
    worlds, listening = Worlds.of(view), Listening(view)
    drawn = worlds.draw(rng, among or count * (CHOICE if is_compiled() else CHOICE_PLAINLY))
    watched = likelihoods(view, drawn, REMEMBERED, UNLIKE)
    dealt: list[Hands] = []
    if len(view.tricks) < FORGOTTEN:
        played = tuple(Cards.of(card for _, card in plays_of(seat, tricks_of(view))) for seat in SEATS)
        dealt = [listening.in_auction(_whole(played, hands), rng) for hands in drawn]
        listening.hear(dealt)

    def doubts(world: int) -> Iterator[float]:
        yield watched[world]
        if dealt:
            yield from listening.doubts(dealt[world])

    likeliest = sorted(range(len(drawn)), key=lambda world: -watched[world])
    return [drawn[world] for world in keep_likely(likeliest, doubts, rng, count)]


def keep_likely(
    drawn: Iterable[World], doubts: Callable[[World], Iterator[float]], rng: Random, count: int
) -> list[World]:
    """Return so many of the worlds drawn, each once, by their likelihood: the product of their doubts.

    Each world gets the key `u ** (1 / likelihood)`, u between 0 and 1, and the highest keys stay (Efraimidis
    and Spirakis, 2006). A doubt, 1 or less, only lowers a key, so a world that has fallen below all that are
    kept is looked at no further.
    """
    kept: list[tuple[float, int, World]] = []
    for number, world in enumerate(drawn):
        luck, likelihood = rng.random(), 1.0
        least = kept[0][0] if len(kept) == count else 0.0
        key = luck
        for doubt in doubts(world):
            if key <= least:
                break
            likelihood *= doubt
            key = luck ** (1 / likelihood)
        if len(kept) < count:
            heapq.heappush(kept, (key, number, world))
        elif key > least:
            heapq.heapreplace(kept, (key, number, world))
    return [world for _, _, world in sorted(kept, key=lambda row: row[:2], reverse=True)]


def _whole(played: tuple[Cards, ...], hands: Hands) -> Hands:
    """The hands as the play began."""
    a, b, c, d = (hand | before for hand, before in zip(hands, played, strict=True))
    return a, b, c, d
