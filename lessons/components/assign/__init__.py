"""Assignments on the page: set by a teacher, worked on by pupils, and what came of them."""

from lessons.components.assign.asked import teachers_right
from lessons.components.assign.making import draw_making
from lessons.components.assign.playing import keep_played
from lessons.components.assign.results import draw_assignment
from lessons.components.assign.working import draw_work

__all__ = ["draw_assignment", "draw_making", "draw_work", "keep_played", "teachers_right"]
