"""Where a seat is on the screen: the compass of a table, which no language mirrors."""

from __future__ import annotations

from engine import Seat
from engine.choices import Direction

COMPASS = {Direction.RIGHT: "senw", Direction.LEFT: "swne"}  # from the learner on, in order of play


def place(seat: Seat, me: Seat, direction: Direction) -> str:
    """Return where a seat sits on the screen: s, e, n or w; the learner sits at s."""
    return COMPASS[direction][(seat - me) % 4]
