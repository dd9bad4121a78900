"""When a hand takes everything by itself, whatever the others hold: then it says sawa."""

from __future__ import annotations

from engine.bots.thumbs import Reading, reading_of
from engine.bots.thumbs.bits import count
from engine.bots.thumbs.reading import trumps
from engine.view import View


def takes_all(view: View) -> bool:
    """Return whether this hand, on lead, takes every trick left: trumps first, then suit by suit."""
    now = reading_of(view)
    trump = trumps(now)
    if now.out & trump:
        plain_first = now.game.duties.closed and now.hand & ~trump
        few = count(now.hand & trump) < count(now.out & trump)
        if plain_first or not _draws(now, trump) or (now.hand & ~trump and few):
            return False
    return all(_draws(now, 0xFF << 8 * suit) for suit in range(4) if 0xFF << 8 * suit != trump)


def _draws(now: Reading, suit: int) -> bool:
    """Whether the hand's cards of a suit, led from the top, win every time.

    The card led after as many others as are out in the suit has nobody left to beat it.
    """
    mine, theirs = now.hand & suit, now.out & suit
    for _ in range(count(theirs)):
        if mine < theirs:  # the highest card out is higher than the highest in hand
            return not mine
        mine &= ~(1 << mine.bit_length() - 1)
    return True
