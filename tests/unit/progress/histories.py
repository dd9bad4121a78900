"""What a learner may have done, drawn by hypothesis."""

from __future__ import annotations

from datetime import timedelta

from hypothesis import strategies as st

from lessons.progress import Event
from tests.unit.progress.making import NOON, answered, done, played


@st.composite
def histories(draw: st.DrawFn) -> list[Event]:
    """Some events with tokens of their own, close in time and far, several of them at the same moment."""
    offsets = st.sampled_from([0, 0, 1, 30, 90_000, 400_000, 3_000_000])
    found: list[Event] = []
    for n in range(draw(st.integers(1, 8))):
        at = NOON + timedelta(seconds=draw(offsets))
        other = draw(st.sampled_from([done, played, None, None, None, None]))
        if other is not None:
            found.append(other(f"token{n}", at))
            continue
        found.append(
            answered(
                f"token{n}",
                at,
                right=draw(st.booleans()),
                rule=draw(st.sampled_from(["play.ruff", "play.winner"])),
                rulebook=draw(st.sampled_from(["online", "online", "house"])),
                hints=draw(st.sampled_from([0, 0, 0, 1, 2])),
                seconds=draw(st.sampled_from([0.0, 2.0, 60.0])),
            )
        )
    return found
