"""The pack as it may have been dealt before the auction, so that the hands say what was heard."""

from __future__ import annotations

from random import Random

from engine.actions import PASS
from engine.bots.listening import Listening
from engine.cards import FULL_PACK, Card, Cards
from engine.pack import Dealt
from engine.seats import SEATS, Seat
from engine.view import View

TRIES = 24  # hands drawn for a seat, until one says what it said; else the nearest of them is taken

NOTHING = Cards()


def imagine_dealt(view: View, listening: Listening, rng: Random, count: int) -> list[Dealt]:
    """Return so many ways the pack may have been dealt, each as near to the calls heard as was found.

    Nothing but his own hand and the buy card is known to a seat.
    """
    return [_dealt(view, listening, rng) for _ in range(count)]


def _dealt(view: View, listening: Listening, rng: Random) -> Dealt:
    """One way the pack may have been dealt: the seats that told most of their cards first."""
    turned = NOTHING if view.buy_card is None else Cards.of([view.buy_card])
    unseen = list(FULL_PACK - view.hand - turned)
    rng.shuffle(unseen)
    hands = {view.seat: view.hand}
    for seat in sorted(set(SEATS) - {view.seat}, key=lambda seat: _told_by(seat, view), reverse=True):
        hands[seat] = _hand(seat, listening, unseen, rng)
        unseen = [card for card in unseen if card not in hands[seat]]
    a, b, c, d = (hands[seat] for seat in SEATS)
    return Dealt((a, b, c, d), view.buy_card, tuple(unseen))


def _told_by(seat: Seat, view: View) -> tuple[int, int, int]:
    """How much a seat told of its cards: its bids, then its passes; of equal ones the same goes first."""
    own = [call for who, call in view.calls if who is seat]
    return sum(call != PASS for call in own), len(own), seat


def _hand(seat: Seat, listening: Listening, unseen: list[Card], rng: Random) -> Cards:
    """A hand of these cards that says what the seat said, or nearly."""
    size = len(listening.view.hand)
    said = [heard for heard in listening.heard if heard.seat is seat]
    near, nearest = float("inf"), Cards.of(unseen[:size])
    for _ in range(TRIES):
        hand = Cards.of(rng.sample(unseen, size))
        gap = sum(call.gap(hand) for call in said)
        if gap < near:
            near, nearest = gap, hand
        if not gap:
            break
    return nearest
