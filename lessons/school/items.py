"""What a teacher sets: a lesson, a quiz, a hand; and the tokens under which what is done of it is kept.

What a pupil does of an assignment has a token that names it (`assigned.4KQ7M2.1…`: its code and the number of
the item). So it is told from what he does elsewhere, and from the same done for another assignment.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, TypeAlias

LONGEST_TITLE = 60  # characters of an assignment's
MOST_ITEMS = 20
MOST_QUESTIONS = 20  # of one quiz
LONGEST_LINK = 20_000  # characters of a hand's


@dataclass(frozen=True, slots=True)
class LessonItem:
    """A lesson of the course, by its slug."""

    lesson: str


@dataclass(frozen=True, slots=True)
class QuizItem:
    """So many questions of one kind."""

    kind: str
    count: int


@dataclass(frozen=True, slots=True)
class HandItem:
    """A hand to play, by the link of its board, and what the teacher calls it."""

    link: str
    title: str = ""


Item: TypeAlias = LessonItem | QuizItem | HandItem
TYPES: Mapping[str, type[Item]] = {"lesson": LessonItem, "quiz": QuizItem, "hand": HandItem}


def type_of(item: Item) -> str:
    """Return what an item is: `lesson`, `quiz` or `hand`."""
    return next(name for name, made in TYPES.items() if isinstance(item, made))


def written(item: Item) -> dict[str, Any]:
    """Return an item as JSON can hold it; `read` makes the item of it again."""
    return {"type": type_of(item), **asdict(item)}


def read(data: Mapping[str, Any]) -> Item:
    """Return the item that was written."""
    return TYPES[data["type"]](**{name: value for name, value in data.items() if name != "type"})


def check(items: tuple[Item, ...]) -> None:
    """Raise ValueError for what cannot be set: nothing, too much, or too long."""
    if not 1 <= len(items) <= MOST_ITEMS:
        raise ValueError("too few items, or too many")
    for item in items:
        match item:
            case QuizItem(_, count) if not 1 <= count <= MOST_QUESTIONS:
                raise ValueError("too few questions, or too many")
            case HandItem(link, _) if len(link) > LONGEST_LINK:
                raise ValueError("too long for a hand")
            case _:
                pass


# --- tokens -----------------------------------------------------------------------------------------------


def token_of_item(code: str, number: int) -> str:
    """Return the token of an item, numbers from 1: a hand's own, and the run of a quiz."""
    return f"assigned.{code}.{number}"


def token_within(code: str, number: int, token: str) -> str:
    """Return the token of something that is done within an item: `assigned.4KQ7M2.1/lesson:…`."""
    return f"{token_of_item(code, number)}/{token}"


def token_span(code: str) -> tuple[str, str]:
    """Return what every token of an assignment lies between: the first is in, the last is not."""
    return f"assigned.{code}.", f"assigned.{code}/"  # "/" follows "."
