"""The same table as ordinary text and buttons: for screen readers, old browsers and tests."""

from lessons.components.plain.hand import draw_hand
from lessons.components.plain.table import draw_table
from lessons.components.plain.why import (
    draw_cards,
    draw_doubt,
    draw_hint,
    draw_ranks,
    draw_refusal,
    draw_ruling,
    draw_story,
    draw_why,
)

__all__ = [
    "draw_cards",
    "draw_doubt",
    "draw_hand",
    "draw_hint",
    "draw_ranks",
    "draw_refusal",
    "draw_ruling",
    "draw_story",
    "draw_table",
    "draw_why",
]
