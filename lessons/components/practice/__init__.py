"""Practice on the page: the ways there are, a run of questions, and what came of it."""

from lessons.components.practice.hub import draw_hub
from lessons.components.practice.sitting import asked_mode, current_sitting
from lessons.components.practice.turns import draw_intro, draw_run

__all__ = ["asked_mode", "current_sitting", "draw_hub", "draw_intro", "draw_run"]
