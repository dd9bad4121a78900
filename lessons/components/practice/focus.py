"""Where the focus goes after a press, for the keyboard and for whoever listens."""

from __future__ import annotations

from pathlib import Path

from streamlit.components.v2 import component

from lessons.components.question import Asking

_focus = component(
    "baloot_focus",
    js=(Path(__file__).parent / "focus.js").read_text(encoding="utf-8"),
    isolate_styles=False,
)


def lead_focus(place: str, to: str) -> None:
    """Lead the focus to a part of the page, by its name in `focus.js`, once when `place` is come to."""
    _focus(key="focus", data={"place": place, "to": to})


def part_of(asking: Asking) -> str:
    """Return the part of the page where it goes on from a question as far as it was answered."""
    return "over" if asking.is_over else "wrong" if asking.chosen else "asked"
