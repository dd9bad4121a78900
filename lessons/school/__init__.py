"""The live class: a board that a teacher moves, who follows it, and what he answers; and the boards he keeps.

Light to import: the database is loaded by `open_classes` and `open_shelf`.
"""

from lessons.school.asking import Ask, ask_of
from lessons.school.naming import cleaned
from lessons.school.opening import open_classes, open_shelf
from lessons.school.refusals import (
    BoardTooLong,
    ClassEnded,
    ClassFull,
    MovedMeanwhile,
    NoName,
    NoSuchBoard,
    NoSuchClass,
    NotAPupil,
    NotOpen,
    Refused,
    ShelfFull,
    WrongSecret,
)
from lessons.school.sheet import csv_of
from lessons.school.values import Board, Class, Given, KeptBoard, Listed, Pupil

__all__ = [
    "Ask",
    "Board",
    "BoardTooLong",
    "Class",
    "ClassEnded",
    "ClassFull",
    "Given",
    "KeptBoard",
    "Listed",
    "MovedMeanwhile",
    "NoName",
    "NoSuchBoard",
    "NoSuchClass",
    "NotAPupil",
    "NotOpen",
    "Pupil",
    "Refused",
    "ShelfFull",
    "WrongSecret",
    "ask_of",
    "cleaned",
    "csv_of",
    "open_classes",
    "open_shelf",
]
