"""The live class: a board that a teacher moves, who follows it, and what he answers.

Light to import: the database is loaded by `open_classes`.
"""

from lessons.school.asking import Ask, ask_of
from lessons.school.naming import cleaned
from lessons.school.opening import open_classes
from lessons.school.refusals import (
    ClassEnded,
    ClassFull,
    MovedMeanwhile,
    NoName,
    NoSuchClass,
    NotAPupil,
    NotOpen,
    WrongSecret,
)
from lessons.school.sheet import csv_of
from lessons.school.values import Board, Class, Given, Pupil

__all__ = [
    "Ask",
    "Board",
    "Class",
    "ClassEnded",
    "ClassFull",
    "Given",
    "MovedMeanwhile",
    "NoName",
    "NoSuchClass",
    "NotAPupil",
    "NotOpen",
    "Pupil",
    "WrongSecret",
    "ask_of",
    "cleaned",
    "csv_of",
    "open_classes",
]
