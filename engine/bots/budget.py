"""How long a bot may think about a card: the environment's `BALOOT_CARD_MS`, else a quarter of a second.

This is the only place of the engine that asks a clock. On a machine that is never too slow for the time given
a bot's choice follows from what it sees alone; on a slower one fewer deals are weighed.
"""

from __future__ import annotations

import os
from functools import cache
from time import perf_counter

VARIABLE = "BALOOT_CARD_MS"
USUAL = 250  # milliseconds


@cache
def budget() -> float:
    """Return the seconds for a card; ValueError where the environment names no such time."""
    given = os.environ.get(VARIABLE, str(USUAL))
    if not given.isdecimal() or not int(given):
        raise ValueError(f"{VARIABLE} is {given!r}: expected whole milliseconds, such as {USUAL}")
    return int(given) / 1000


class Patience:
    """The time for one card, from now on."""

    def __init__(self) -> None:
        self.until = perf_counter() + budget()

    @property
    def is_over(self) -> bool:
        """Whether the card should be played."""
        return perf_counter() >= self.until
