"""The teacher's board on the page: put together, shown step by step, added to."""

from lessons.components.board.classroom import draw_classroom
from lessons.components.board.kept import current_study
from lessons.components.board.leading import recall_hands
from lessons.components.board.paper import draw_paper
from lessons.components.board.setup import draw_broken as draw_broken_board
from lessons.components.board.setup import draw_setup
from lessons.components.board.shown import draw_study
from lessons.components.board.tools import draw_tools
from lessons.components.board.wall import draw_wall

__all__ = [
    "current_study",
    "draw_broken_board",
    "draw_classroom",
    "draw_paper",
    "draw_setup",
    "draw_study",
    "draw_tools",
    "draw_wall",
    "recall_hands",
]
