"""Cards of a new board that are placed by hand: dragged to where they lie, or tapped one by one."""

from lessons.components.board.placing.dragged import draw_dragged
from lessons.components.board.placing.placed import BUY, clear, placed_cards
from lessons.components.board.placing.tapped import draw_tapped

__all__ = ["BUY", "clear", "draw_dragged", "draw_tapped", "placed_cards"]
