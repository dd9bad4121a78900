"""What came of an assignment, counted from the log: how far each pupil is, what is right, rule by rule.

An event counts for one item at most: for the one that its token names, and only if it is what the item asks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine import load
from lessons.progress import Answered, Done, Event, Played, number_of, run_of
from lessons.school import (
    Assignment,
    HandItem,
    Item,
    LessonItem,
    Pupil,
    QuizItem,
    Work,
    token_of_item,
    token_within,
)
from lessons.syllabus import lessons, place_of, steps


@dataclass(frozen=True, slots=True)
class Outcome:
    """How far an item is done: steps, questions or hands of so many; and the right ones of what was asked.

    `points` are ours and theirs of a hand for which something was written.
    """

    done: int
    of: int
    right: int = 0
    asked: int = 0
    points: tuple[int, int] | None = None

    @property
    def is_done(self) -> bool:
        """Whether nothing of it is left to do."""
        return 0 < self.of <= self.done


@dataclass(frozen=True, slots=True)
class Tally:
    """How often a rule was asked about, and how often that was right."""

    rule: str
    right: int
    asked: int

    @property
    def missed(self) -> int:
        """How often it was not right."""
        return self.asked - self.right


@dataclass(frozen=True, slots=True)
class Result:
    """What a pupil has done: an outcome for each item, in their order."""

    pupil: Pupil
    outcomes: tuple[Outcome, ...]

    @property
    def done(self) -> int:
        """How many items are done."""
        return sum(one.is_done for one in self.outcomes)


def results(assignment: Assignment, works: Iterable[Work]) -> tuple[Result, ...]:
    """Return what each pupil has done, in their order."""
    return tuple(Result(work.pupil, outcomes(assignment, work.events)) for work in works)


def outcomes(assignment: Assignment, events: Iterable[Event]) -> tuple[Outcome, ...]:
    """Return the outcome of each item, out of what one pupil did."""
    done = tuple(events)
    return tuple(
        _outcome(assignment, item, tuple(_own(assignment, number, item, done)))
        for number, item in enumerate(assignment.items, 1)
    )


def by_rule(assignment: Assignment, works: Iterable[Work]) -> tuple[Tally, ...]:
    """Return every rule that was asked about, what all together got wrong most often first."""
    asked, right = Counter[str](), Counter[str]()
    for work in works:
        for number, item in enumerate(assignment.items, 1):
            for event in _own(assignment, number, item, work.events):
                if isinstance(event, Answered):
                    asked[event.rule] += 1
                    right[event.rule] += event.right
    found = (Tally(rule, right[rule], n) for rule, n in asked.items())
    return tuple(sorted(found, key=lambda one: (-one.missed, one.asked, one.rule)))


def _outcome(assignment: Assignment, item: Item, own: tuple[Event, ...]) -> Outcome:
    answers = [event for event in own if isinstance(event, Answered)]
    right, asked = sum(one.right for one in answers), len(answers)
    match item:
        case LessonItem():
            done = {event.step for event in own if isinstance(event, Done)}
            ids = _steps(assignment, item)
            return Outcome(sum(id in done for id in ids), len(ids), right, asked)
        case QuizItem():
            return Outcome(asked, item.count, right, asked)
        case HandItem():
            return Outcome(len(own), 1, points=_points(own))


def _points(own: tuple[Event, ...]) -> tuple[int, int] | None:
    written = [event.facts.get("points") for event in own if isinstance(event, Played)]
    match written:
        case [[int(ours), int(theirs)]]:
            return ours, theirs
        case _:
            return None


def _steps(assignment: Assignment, item: LessonItem) -> list[str]:
    lesson = lessons().get(item.lesson)
    return [] if lesson is None else [step.id for step in steps(lesson, load(assignment.rulebook))]


def _own(assignment: Assignment, number: int, item: Item, events: Iterable[Event]) -> Iterator[Event]:
    """Yield what was done of an item, each event once."""
    counted: set[str] = set()
    for event in events:
        if event.token not in counted and _belongs(event, assignment, number, item):
            counted.add(event.token)
            yield event


def _belongs(event: Event, assignment: Assignment, number: int, item: Item) -> bool:
    """Whether an event is of this item: by its token, and by what it is about."""
    token = token_of_item(assignment.code, number)
    within = event.token.startswith(token_within(assignment.code, number, ""))
    is_here = event.rulebook == assignment.rulebook
    match item, event:
        case LessonItem(slug), Done():
            return within and is_here and event.lesson == slug
        case LessonItem(slug), Answered():
            return within and is_here and event.where == place_of(slug)
        case QuizItem(kind, count), Answered():
            is_one = run_of(event.token) == token and 1 <= number_of(event.token) <= count
            return is_one and is_here and event.kind == kind
        case HandItem(), Played():
            return event.token == token
        case _:
            return False
