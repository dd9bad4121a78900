"""The clock of a run: what is left of its time, counted down in the browser, decided on the server."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from streamlit.components.v2 import component

from lessons.i18n import Speech
from lessons.practising import Run

HERE = Path(__file__).parent
SPOKEN = (30, 10, 0)  # seconds left that are said aloud

_clock = component(
    "baloot_clock",
    html=(HERE / "clock.html").read_text(encoding="utf-8"),
    js=(HERE / "clock.js").read_text(encoding="utf-8"),
    isolate_styles=False,
)


def draw_clock(run: Run, now: datetime, said: Speech) -> None:
    """Draw what is left of a run's time; when it is up, the page asks the server what came of it."""
    if run.deadline is None:
        return
    _clock(
        key="clock",
        data={
            "left": max(0.0, (run.deadline - now).total_seconds()),
            "of": run.mode.seconds,
            "name": said.ui("practice-left"),
            "digits": [said.number(n) for n in range(10)],
            "spoken": {str(n): said.ui("practice-left.seconds", n=n) for n in SPOKEN},
        },
        on_up_change=lambda: None,
    )
