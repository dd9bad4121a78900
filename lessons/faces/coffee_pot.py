"""The dallah, the coffee pot of every Gulf majlis: one youth carries it, and the ace of spades wears it."""

from __future__ import annotations

from lessons.faces.outline import placed
from lessons.faces.paint import line, shape

_HANDLE = "M6 -4.6 C14 -7 14.4 4.8 8.4 8.6"
_SPOUT = "M-5 3 C-9.8 2 -11.4 -4 -14 -10.6 C-10 -10.2 -5.4 -8.6 -4.2 -4.6 Z"
_BODY = (
    "M-4.4 -6 H6.2 C6 -2.4 5.6 0 7.2 2.6 C9.8 6 10.4 11.4 8.4 15.6 H-6.6 C-8.6 11.4 -8 6 -5.4 2.6 "
    "C-3.8 0 -4.2 -2.4 -4.4 -6 Z"
)
_LID = "M-5.2 -6 C-4 -10.8 -.6 -10 .9 -15.4 C2.4 -10 5.8 -10.8 7 -6 Z"
_BELT = "M-6.6 6.4 H8.4"


def coffee_pot(x: float, y: float, scale: float, colour: str, edge: str) -> str:
    """Return a coffee pot in the middle of (x, y), to stand in a group of lines."""
    return (
        line(placed(_HANDLE, x, y, scale), edge, 1.8)
        + "".join(shape(placed(part, x, y, scale), colour, edge) for part in (_SPOUT, _BODY, _LID))
        + line(placed(_BELT, x, y, scale), edge, 1.2)
    )
