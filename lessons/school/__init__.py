"""A teacher and his pupils: the board a class follows and what it answers, what he hands out and sets.

Light to import: the database is loaded by `open_classes`, `open_shelf` and `open_assignments`.
"""

from lessons.school.asking import Ask, ask_of
from lessons.school.items import HandItem, Item, LessonItem, QuizItem, token_of_item, token_within, type_of
from lessons.school.naming import cleaned
from lessons.school.opening import open_assignments, open_classes, open_shelf
from lessons.school.refusals import (
    BoardTooLong,
    ClassEnded,
    ClassFull,
    MovedMeanwhile,
    NoName,
    NoSuchAssignment,
    NoSuchBoard,
    NoSuchClass,
    NotAPupil,
    NotOpen,
    Refused,
    ShelfFull,
    WrongSecret,
)
from lessons.school.sheet import csv_of, sheet_of
from lessons.school.values import Assignment, Board, Class, Given, KeptBoard, Listed, Pupil, Work, code_of

__all__ = [
    "Ask",
    "Assignment",
    "Board",
    "BoardTooLong",
    "Class",
    "ClassEnded",
    "ClassFull",
    "Given",
    "HandItem",
    "Item",
    "KeptBoard",
    "LessonItem",
    "Listed",
    "MovedMeanwhile",
    "NoName",
    "NoSuchAssignment",
    "NoSuchBoard",
    "NoSuchClass",
    "NotAPupil",
    "NotOpen",
    "Pupil",
    "QuizItem",
    "Refused",
    "ShelfFull",
    "Work",
    "WrongSecret",
    "ask_of",
    "cleaned",
    "code_of",
    "csv_of",
    "open_assignments",
    "open_classes",
    "open_shelf",
    "sheet_of",
    "token_of_item",
    "token_within",
    "type_of",
]
