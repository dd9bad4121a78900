"""Printed sheets: positions with questions, their answers, the card for the wall, the blank score sheet.

A sheet is plain values (`sheet`); `pdf` and `pages` set it with typst, the extra `print`. So is a position as
a picture (`picture`). Whatever a teacher wrote reaches typst as data and never as markup.
"""

from lessons.sheets.printing import PrintingUnavailable, is_set_here, pages, pdf, picture, square_of
from lessons.sheets.sheet import Asked, Blank, Item, Kind, Moment, Own, Sheet

__all__ = [
    "Asked",
    "Blank",
    "Item",
    "Kind",
    "Moment",
    "Own",
    "PrintingUnavailable",
    "Sheet",
    "is_set_here",
    "pages",
    "pdf",
    "picture",
    "square_of",
]
