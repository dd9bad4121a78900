"""The back: woven bands of Sadu, the same whichever way it is held."""

from __future__ import annotations

from lessons.faces.outline import placed
from lessons.faces.paint import BACK, GOLD, INK, WHITE, both_ways, shape

_LEFT, _RIGHT = 5, 95
# The four corners left by a great diamond.
_CORNERS = "M0 .6 H9 L0 12 Z M30 .6 H21 L30 12 Z M0 39.4 H9 L0 28 Z M30 39.4 H21 L30 28 Z"


def back() -> str:
    """Return the woven field of the back, without the paper under it."""
    ground = f'<rect x="{_LEFT}" y="5" width="90" height="130" rx="4.5" fill="{BACK}"/>'
    return ground + _great_diamonds() + both_ways(*_bands())


def _great_diamonds() -> str:
    return (
        _row("M0 20 L15 1 L30 20 L15 39 Z", 30, 50, WHITE)
        + _row("M3.6 20 L15 5.6 L26.4 20 L15 34.4 Z", 30, 50, INK)
        + _row("M7.2 20 L15 10.2 L22.8 20 L15 29.8 Z", 30, 50, GOLD)
        + _row("M11 20 L15 15 L19 20 L15 25 Z", 30, 50, BACK)
        + _row(_CORNERS, 30, 50, INK)
    )


def _bands() -> tuple[str, ...]:
    """Return the bands from the edge to the great diamonds."""
    return (
        _stripe(8.5, 1.5, GOLD),
        _stripe(11, 9, INK),
        _row("M0 9 L4.5 1 L9 9 Z", 9, 11, WHITE),
        _row("M2.7 9 L4.5 5.8 L6.3 9 Z", 9, 11, BACK),
        _row("M0 6 L4.5 1 L9 6 L4.5 11 Z", 9, 22.6, GOLD),
        _row("M2.5 6 L4.5 3.8 L6.5 6 L4.5 8.2 Z", 9, 22.6, INK),
        _stripe(37.2, 6.4, WHITE),
        _row("M0 0 H3 V6.4 H0 Z", 6, 37.2, INK),
        _stripe(45.6, 1.4, GOLD),
    )


def _stripe(y: float, height: float, colour: str) -> str:
    return shape(f"M{_LEFT} {y} H{_RIGHT} V{y + height} H{_LEFT} Z", colour)


def _row(outline: str, step: int, y: float, colour: str) -> str:
    return shape(" ".join(placed(outline, x, y) for x in range(_LEFT, _RIGHT, step)), colour)
