"""The teacher's board on the page: put together, shown step by step, added to."""

from lessons.components.board.classroom import draw_classroom
from lessons.components.board.embedded import draw_embedded
from lessons.components.board.kept import NotHad, current_study
from lessons.components.board.leading import recall_hands
from lessons.components.board.paper import draw_paper
from lessons.components.board.setup import draw_broken as draw_broken_board
from lessons.components.board.setup import draw_setup
from lessons.components.board.shelf import draw_not_had, draw_shelf
from lessons.components.board.shown import draw_study
from lessons.components.board.tools import draw_tools
from lessons.components.board.wall import draw_wall

__all__ = [
    "NotHad",
    "current_study",
    "draw_broken_board",
    "draw_classroom",
    "draw_embedded",
    "draw_not_had",
    "draw_paper",
    "draw_setup",
    "draw_shelf",
    "draw_study",
    "draw_tools",
    "draw_wall",
    "recall_hands",
]
