"""The aces: one great pip each, with a star of eight points in it; that of spades is drawn on its own."""

from __future__ import annotations

from engine.cards import Suit
from lessons.faces.coffee_pot import coffee_pot
from lessons.faces.outline import mirrored, placed
from lessons.faces.paint import GOLD, PAPER, SUIT_COLOURS, line, lines, moved, shape
from lessons.faces.suits import SUIT_PATHS

_SCALE = 2.1
# Where the star sits: in the middle of a pip's mass, which is not the middle of its box.
_STAR_AT = {Suit.HEARTS: 64, Suit.DIAMONDS: 70, Suit.CLUBS: 71}
_SQUARE = "M-6 -6 H6 V6 H-6 Z"
_SQUARE_ON_END = "M0 -8.5 L8.5 0 L0 8.5 L-8.5 0 Z"
_HEART_OF_STAR = "M0 -4.6 L4.6 0 L0 4.6 L-4.6 0 Z"

_GREAT_SPADE = (
    "M0 24 C4 39 23.4 50 23.4 72 C23.4 83 16.4 89 9.8 89 C6 89 3 87 1.8 84 C2 95 5 103.4 12.6 109 H-12.6 "
    "C-5 103.4 -2 95 -1.8 84 C-3 87 -6 89 -9.8 89 C-16.4 89 -23.4 83 -23.4 72 C-23.4 50 -4 39 0 24 Z"
)
_SEAM = (
    "M0 33 C4.6 45 20 54 20 72 C20 81 14.6 85.6 9.8 85.6 C5 85.6 2 82.6 0 79 C-2 82.6 -5 85.6 -9.8 85.6 "
    "C-14.6 85.6 -20 81 -20 72 C-20 54 -4.6 45 0 33 Z"
)


def ace(suit: Suit) -> str:
    """Return the great pip of an ace."""
    return _spade() if suit is Suit.SPADES else _starred(suit)


def _spade() -> str:
    drawn = (
        shape(_GREAT_SPADE, SUIT_COLOURS[Suit.SPADES])
        + line(_SEAM, GOLD)
        + coffee_pot(-0.6, 64.6, 0.9, PAPER, GOLD)
        + shape("M0 11 L3 15.4 L0 19.8 L-3 15.4 Z M0 113 L3 117.4 L0 121.8 L-3 117.4 Z", GOLD)
        + line(mirrored("M6 15.4 H13 M6 117.4 H13"), GOLD, 1.2)
    )
    return lines(moved(50, 3, drawn))


def _starred(suit: Suit) -> str:
    colour, y = SUIT_COLOURS[suit], _STAR_AT[suit]
    pip = placed(SUIT_PATHS[suit], 50 - 12 * _SCALE, 70 - 12 * _SCALE, _SCALE)
    return (
        shape(pip, colour)
        + shape(f"{placed(_SQUARE, 50, y)} {placed(_SQUARE_ON_END, 50, y)}", GOLD)
        + shape(placed(_HEART_OF_STAR, 50, y), PAPER)
    )
