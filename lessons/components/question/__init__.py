"""Questions on the page: what they show, how they are answered, what comes of it."""

from lessons.components.question.state import Asking, First
from lessons.components.question.view import draw_question, draw_scene, draw_shown

__all__ = ["Asking", "First", "draw_question", "draw_scene", "draw_shown"]
