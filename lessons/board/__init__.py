"""The teacher's board: one deal shown step by step, with notes, questions and what-ifs, kept as text."""

from lessons.board.study import MAIN, Line, Mark, Place, Study
from lessons.board.text import dump_study, parse_study, study_from_link, study_to_link

__all__ = [
    "MAIN",
    "Line",
    "Mark",
    "Place",
    "Study",
    "dump_study",
    "parse_study",
    "study_from_link",
    "study_to_link",
]
