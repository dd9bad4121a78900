"""The court cards: a portrait in an arch for each half, a woven band between the halves."""

from __future__ import annotations

from engine.cards import Card, Rank
from lessons.faces.held import held
from lessons.faces.jacks import jack
from lessons.faces.kings import king
from lessons.faces.outline import placed
from lessons.faces.paint import GOLD, SAND, SUIT_COLOURS, WHITE, both_ways, lines, moved, shape
from lessons.faces.queens import queen

_PORTRAITS = {Rank.KING: king, Rank.QUEEN: queen, Rank.JACK: jack}
# Portraits are drawn about x = 0, between -30.5 and 30.5, and stand beside the index.
_AXIS = 65
_ARCH = "M-30.5 66 V30 C-30.5 15 -16 8 0 4 C16 8 30.5 15 30.5 30 V66 Z"
_DIAMOND = "M-3.2 0 L0 -3 L3.2 0 L0 3 Z"


def court(card: Card) -> str:
    """Return both portraits of a king, queen or jack, and the band between them."""
    colour = SUIT_COLOURS[card.suit]
    portrait = _PORTRAITS[card.rank](colour)
    half = moved(_AXIS, 0, shape(_ARCH, SAND, GOLD), portrait, held(card, colour))
    return lines(both_ways(half)) + _band(colour)


def _band(colour: str) -> str:
    return (
        shape("M4.5 65 H95.5 V75 H4.5 Z", GOLD)
        + shape("M4.5 66.2 H95.5 V73.8 H4.5 Z", colour)
        + shape(" ".join(placed(_DIAMOND, 8 + 7 * place, 70) for place in range(13)), WHITE)
    )
