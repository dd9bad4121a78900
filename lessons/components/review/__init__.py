"""A played hand looked back at: the list of choices, and one choice to make again."""

from lessons.components.review.judged import choices, judged
from lessons.components.review.moment import draw_moment
from lessons.components.review.overview import draw_overview

__all__ = ["choices", "draw_moment", "draw_overview", "judged"]
