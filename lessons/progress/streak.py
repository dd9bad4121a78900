"""How many days running something was learned."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date, timedelta

DAY = timedelta(days=1)


def streak(days: Collection[date], today: date) -> int:
    """Return how many days running, up to today, are among the days; a day not yet over breaks nothing.

    >>> streak([date(2026, 3, 1), date(2026, 3, 2)], today=date(2026, 3, 3))
    2
    >>> streak([date(2026, 3, 1)], today=date(2026, 3, 3))
    0
    """
    learned = set(days)
    day = today if today in learned else today - DAY
    length = 0
    while day in learned:
        length, day = length + 1, day - DAY
    return length
