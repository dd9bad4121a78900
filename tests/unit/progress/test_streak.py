"""Days running."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from lessons.progress import streak

TODAY = date(2026, 3, 1)


@pytest.mark.parametrize(
    ("expected", "ago"),
    [
        (0, []),
        (1, [0]),
        (1, [1]),
        (0, [2, 3]),
        (3, [0, 1, 2]),
        (2, [1, 2]),
        (2, [0, 1, 3, 4, 5]),
        (1, [0, -1]),  # a clock that was put back
    ],
    ids=str,
)
def test_a_streak_ends_today_or_yesterday(expected: int, ago: list[int]) -> None:
    assert expected == streak([TODAY - timedelta(days=n) for n in ago], TODAY)
