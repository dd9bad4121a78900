"""Deals as they may lie, drawn for a player who has listened: those that fit the auction come more often."""

from __future__ import annotations

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
FORGOTTEN = 5  # tricks after which the cards themselves have told what the auction could


def imagine(view: View, rng: Random, count: int) -> list[Hands]:
    """Return so many deals of the cards still held, as likely as what is known and was said makes them."""
    worlds = Worlds.of(view)
    listening, watching = Listening(view), Watching(view)
    weighed: list[tuple[float, Hands]] = []
    for _ in range(CHOICE * count):
        hands = worlds.draw(rng)
        likeness = listening.likeness(listening.in_auction(_whole(view, hands), rng)) * watching.likeness(
            hands
        )
        weighed.append(
            (rng.random() ** (1 / likeness), hands)
        )  # the highest keys: drawn by weight, once each
    weighed.sort(key=lambda row: row[0], reverse=True)
    return [hands for _, hands in weighed[:count]]


def _whole(view: View, hands: Hands) -> Hands:
    """The hands as the play began."""
    a, b, c, d = (
        hand | Cards.of(card for _, card in plays_of(seat, tricks_of(view)))
        for seat, hand in zip(SEATS, hands, strict=True)
    )
    return a, b, c, d
