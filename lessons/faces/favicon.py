"""The sign of the school: a cream spade on felt, edged in brass, with a diamond of Sadu woven into it."""

from __future__ import annotations

from engine.cards import Suit
from lessons.faces.outline import placed
from lessons.faces.paint import shape
from lessons.faces.suits import SUIT_PATHS

_FELT, _BRASS, _CREAM = "#0f5c46", "#f0c04a", "#fdfaf2"


def favicon() -> str:
    """Return the favicon as an SVG document."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
        f'<rect x="2" y="2" width="60" height="60" rx="13" fill="{_FELT}" '
        f'stroke="{_BRASS}" stroke-width="4"/>'
        + shape(placed(SUIT_PATHS[Suit.SPADES], 5.6, 5.4, 2.2), _CREAM)
        + shape("M32 21 L38.5 30.5 L32 40 L25.5 30.5 Z", _FELT)
        + shape("M32 25.6 L35.4 30.5 L32 35.4 L28.6 30.5 Z", _BRASS)
        + "</svg>\n"
    )
