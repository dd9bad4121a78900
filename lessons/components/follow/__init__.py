"""The pupil's side of the live class: joining by a code, following the board, answering."""

from lessons.components.follow.mount import draw_follow

__all__ = ["draw_follow"]
