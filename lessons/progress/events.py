"""What a learner did, as plain facts that are only ever added, each under a token that counts once.

A token names what is answered, so that a double click, a second tab or the back button cannot count twice.
The questions of a run have tokens `<run>:<n>`, n from 1; what begins the run can have `<run>` itself.
Times are arguments, aware and in UTC: nothing here asks a clock.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from datetime import UTC, datetime
from typing import Any, TypeAlias


@dataclass(frozen=True, slots=True)
class Answered:
    """A question was answered: the rule it drills, what was chosen, and how it went.

    `position` is what it was asked about, as plain data; with `kind` it is the question. `hints` is how
    many were shown before, `seconds` how long it took, 0 where nobody measured. `where` is the place
    that asked, such as a run of exercise, a lesson or an examination.
    """

    token: str
    at: datetime
    rulebook: str
    rule: str
    kind: str
    position: Mapping[str, Any] = field(hash=False)
    choice: str
    right: bool
    hints: int
    seconds: float
    where: str

    def __post_init__(self) -> None:
        _settle(self, "position")
        if self.hints < 0 or not 0 <= self.seconds < math.inf:
            raise ValueError(f"no such count: {self.hints} hints, {self.seconds} seconds")

    @property
    def question(self) -> str:
        """The name of the question, the same for the same kind and position."""
        asked = json.dumps([self.kind, self.position], sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(asked.encode()).hexdigest()[:32]


@dataclass(frozen=True, slots=True)
class Done:
    """A step of a lesson was done."""

    token: str
    at: datetime
    rulebook: str
    lesson: str
    step: str

    def __post_init__(self) -> None:
        _settle(self)


@dataclass(frozen=True, slots=True)
class _WithFacts:
    """What happened at one place of the school, with facts about it."""

    token: str
    at: datetime
    rulebook: str
    where: str
    facts: Mapping[str, Any] = field(hash=False)

    def __post_init__(self) -> None:
        _settle(self, "facts")


@dataclass(frozen=True, slots=True)
class Began(_WithFacts):
    """Something was begun or chosen: an examination, a drill against the clock, a rulebook to learn."""


@dataclass(frozen=True, slots=True)
class Played(_WithFacts):
    """A hand that was set to be played came to its end; `facts` hold what was written for it."""


Event: TypeAlias = Answered | Done | Began | Played
TYPES: Mapping[str, type[Event]] = {"answered": Answered, "done": Done, "began": Began, "played": Played}
NAMES: Mapping[type[Event], str] = {type: name for name, type in TYPES.items()}


def token_of(run: str, n: int) -> str:
    """Return the token of the nth question of a run, n from 1."""
    return f"{run}:{n}"


def run_of(token: str) -> str:
    """Return the run whose question this is a token of; empty for a token of no run."""
    return token.rpartition(":")[0]


def number_of(token: str) -> int:
    """Return the place of a question in its run; 0 for a token of no run."""
    n = token.rpartition(":")[2]
    return int(n) if run_of(token) and n.isdecimal() else 0


def in_order(event: Event) -> tuple[datetime, str]:
    """Return what events are sorted by: their time, and their token where two have the same."""
    return event.at, event.token


def written(event: Event) -> dict[str, Any]:
    """Return an event as JSON can hold it; `read` makes the event of it again."""
    return {"type": NAMES[type(event)], **asdict(event), "at": event.at.isoformat()}


def read(data: Mapping[str, Any]) -> Event:
    """Return the event that was written; KeyError, TypeError or ValueError if it is none."""
    facts = {name: value for name, value in data.items() if name != "type"}
    return TYPES[data["type"]](**{**facts, "at": datetime.fromisoformat(data["at"])})


def _settle(event: Event | _WithFacts, body: str | None = None) -> None:
    """Bring an event to the form it is kept in, so that what is read again is equal to what was given.

    Raises ValueError for a time without a zone and for a text that not every database can hold (a control
    character, half a surrogate pair), TypeError or ValueError for a body that is not JSON.
    """
    if event.at.tzinfo is None:
        raise ValueError("a time of an event has a zone")
    object.__setattr__(event, "at", event.at.astimezone(UTC))
    for each in fields(event):
        value = getattr(event, each.name)
        if isinstance(value, str) and not value.isprintable():
            raise ValueError(f"{each.name} holds what cannot be kept: {value!r}")
    if body is not None:
        object.__setattr__(event, body, json.loads(json.dumps(getattr(event, body), allow_nan=False)))
