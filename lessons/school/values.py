"""What is told of a class, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from lessons.progress import Event
from lessons.progress.codes import grouped, normalised
from lessons.school.items import Item

LENGTH = 6  # characters of a join code, which is said aloud
GROUP = 3  # of them are said in one breath


def code_of(typed: str) -> str | None:
    """Return what was typed as a join code is kept; None if it can be none."""
    return normalised(typed, LENGTH)


@dataclass(frozen=True, slots=True)
class Class:
    """One class: the code with which pupils join it, when it began and ended."""

    id: str
    code: str
    made_at: datetime
    ended_at: datetime | None = None

    @property
    def shown(self) -> str:
        """The join code as it is shown: `4KQ-7M2`."""
        return grouped(self.code, GROUP)


@dataclass(frozen=True, slots=True)
class Board:
    """What a class sees: the state, a text that only who shows it reads, and its number, counting up."""

    class_id: str
    version: int
    state: str
    has_ended: bool = False


@dataclass(frozen=True, slots=True)
class Pupil:
    """Who follows a class: his place by the time he joined, from 1, and the name he gave."""

    number: int
    name: str


@dataclass(frozen=True, slots=True)
class Given:
    """The answer a pupil gave to a question of the board, the last one."""

    pupil: Pupil
    ask: str
    choice: str
    at: datetime


@dataclass(frozen=True, slots=True)
class KeptBoard:
    """A board that was handed out: its code, its text, and whether it is on the list of who opens it."""

    code: str
    text: str
    is_own: bool


@dataclass(frozen=True, slots=True)
class Listed:
    """A board on somebody's list: its code, title and rulebook, and when it was put there."""

    code: str
    title: str
    rulebook: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Assignment:
    """What a teacher has set: its title, the rulebook it is learned by, and its items in order."""

    id: str
    code: str
    title: str
    rulebook: str
    items: tuple[Item, ...]
    made_at: datetime

    @property
    def shown(self) -> str:
        """The code as it is shown: `4KQ-7M2`."""
        return grouped(self.code, GROUP)


@dataclass(frozen=True, slots=True)
class Work:
    """What a pupil has done of an assignment since he joined it, the oldest first."""

    pupil: Pupil
    joined_at: datetime
    events: tuple[Event, ...]
