"""When a hand takes everything by itself, whatever the others hold: then it says sawa."""

from __future__ import annotations

from engine.bots.reading import Reading
from engine.cards import SUITS, Cards, suit_mask


def takes_all(reading: Reading) -> bool:
    """Return whether this hand, on lead, takes every trick left: trumps first, then suit by suit."""
    hand, out, trump = reading.hand, reading.out, reading.trump
    if out & trump:
        plain_first = reading.contract.closed and bool(hand & ~trump)
        if plain_first or not _draws(reading, trump) or (hand & ~trump and _few(hand & trump, out & trump)):
            return False
    return all(_draws(reading, suit_mask(suit)) for suit in SUITS if suit_mask(suit) != trump)


def _few(mine: int, theirs: int) -> bool:
    return mine.bit_count() < theirs.bit_count()


def _draws(reading: Reading, suit: int) -> bool:
    """Whether the hand's cards of a suit, led from the top, win every time.

    The card led after as many others as are out in the suit has nobody left to beat it.
    """
    mine = sorted((reading.ranks.strength[card.index] for card in Cards(reading.hand & suit)), reverse=True)
    theirs = [reading.ranks.strength[card.index] for card in Cards(reading.out & suit)]
    return all(place >= len(theirs) or height > max(theirs) for place, height in enumerate(mine))
