"""A run of questions: what it is planned from, what it is, where it stands.

A run is planned from its id, which is its seed, and from what the learner knows. The plan is in the event
that begins it, under the run's id; an answer is kept under `<run>:<n>`. So the nth question of a run is
always the same, the next one is the first that was not answered, and whatever happens to a page in between,
nothing is lost and nothing counts twice. Times are arguments.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from itertools import count, islice
from random import Random

from engine.rulebook import Rulebook
from lessons.progress import Answered, Began, Card, number_of, run_of, token_of
from lessons.quiz import Position, Question, about, ask, drilling, make

QUESTIONS = 10  # of a run that does not say how many
RUN = re.compile(r"[\w.-]{1,60}")  # what an id of a run can be, for who reads one from an address


class Manner(StrEnum):
    """How a run is gone through."""

    TEACHING = "teaching"  # help on demand, and after each answer why
    QUICK = "quick"  # on at once; of each answer only whether it was right
    SILENT = "silent"  # on at once, and nothing is told before the end


@dataclass(frozen=True, slots=True)
class Item:
    """What one question is about: a rule, by a kind; or again the very position it was asked of."""

    rule: str
    kind: str
    position: Position | None = field(default=None, hash=False)


@dataclass(frozen=True, slots=True)
class Known:
    """What a learner knows of a rulebook: its cards by rule, and the answers that were not made good yet."""

    cards: Mapping[str, Card] = field(default_factory=dict[str, Card])
    mistakes: tuple[Answered, ...] = ()


@dataclass(frozen=True, slots=True)
class Start:
    """What a run is planned from. `run` is its id and its seed, `topic` is empty where a mode has none."""

    rules: Rulebook
    run: str
    at: datetime
    topic: str = ""
    known: Known = field(default_factory=Known)

    def chance(self) -> Random:
        """Return the chance of this run, the same for every run of its id, rulebook and topic."""
        return Random(f"{self.rules.id} {self.topic} {self.run}")


@dataclass(frozen=True, slots=True)
class Mode:
    """A way to practise: its name and sign, how many questions it has, and what they are about.

    `plan` may give more than are asked, or fewer. `waits` tells how many there are, where it is not known
    beforehand. With `seconds` it is against the clock. `topics` are what there is to choose from. `shared`
    names the run that everybody has at a time; else each run has an id of its own.
    """

    name: str
    icon: str
    manner: Manner
    plan: Callable[[Start], Iterable[Item]]
    questions: int = QUESTIONS
    waits: Callable[[Known, Rulebook, datetime], int] | None = None
    seconds: int = 0
    topics: Callable[[Rulebook], Iterable[str]] = lambda _: ()
    shared: Callable[[Rulebook, datetime], str] | None = None

    @property
    def where(self) -> str:
        """The place that answers of this mode are kept under."""
        return f"practice:{self.name}"


@dataclass(frozen=True, slots=True)
class Run:
    """A run that began: every question it has, in order."""

    id: str
    mode: Mode
    rules: Rulebook
    at: datetime
    items: tuple[Item, ...]
    topic: str = ""

    @property
    def deadline(self) -> datetime | None:
        """When its time is up; None without a clock."""
        return self.at + timedelta(seconds=self.mode.seconds) if self.mode.seconds else None

    def question(self, n: int) -> Question:
        """Return the nth question, n from 1."""
        item = self.items[n - 1]
        seed = token_of(self.id, n)
        try:
            if item.position is not None:
                return ask(item.kind, self.rules, item.position)
            return make(item.kind, self.rules, seed, item.rule)
        except (KeyError, ValueError):
            # The school has changed since and asks this no more: another of the same rule, or of any.
            drilled = drilling(self.rules)
            return about(item.rule if item.rule in drilled else next(iter(drilled)), self.rules, seed)

    def is_late(self, at: datetime) -> bool:
        """Return whether the time was up at that moment; what is answered then does not count."""
        return self.deadline is not None and at > self.deadline


def begin(mode: Mode, start: Start) -> Run:
    """Return a run of a mode that begins now."""
    items = tuple(islice(mode.plan(start), mode.questions))
    return Run(start.run, mode, start.rules, start.at, items, start.topic)


def began(run: Run) -> Began:
    """Return the event that begins a run and holds its plan; `reopened` makes the run of it again."""
    items = [{"rule": one.rule, "kind": one.kind, "position": one.position} for one in run.items]
    facts = {"mode": run.mode.name, "topic": run.topic, "items": items}
    return Began(run.id, run.at, run.rules.id, run.mode.where, facts)


# --- where a run stands -----------------------------------------------------------------------------------


def counted(run: Run, answers: Iterable[Answered]) -> Mapping[int, Answered]:
    """Return the answers of a run that count, by the number of their question."""
    own = {
        number_of(one.token): one
        for one in answers
        if run_of(one.token) == run.id and not run.is_late(one.at)
    }
    return {n: own[n] for n in sorted(own) if n <= len(run.items)}


def following(run: Run, answers: Iterable[Answered]) -> int:
    """Return the number of the question to answer next; one past the last where all are answered."""
    done = counted(run, answers)
    return next(n for n in count(1) if n not in done or n > len(run.items))


def is_over(run: Run, answers: Iterable[Answered], now: datetime) -> bool:
    """Return whether nothing is left to answer: all is answered, or the time is up."""
    return run.is_late(now) or following(run, answers) > len(run.items)
