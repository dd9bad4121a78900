"""The course: lessons as data, each a few short steps; what comes after what, and what teaches which rule.

A lesson is a folder of `course`: `lesson.toml` holds what has no language (order, prerequisites, rule keys,
positions), `<language>.md` the words. No answer is written down: a position is asked as a quiz asks it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias, cast

from engine import Card, load, rulebooks
from engine.rulebook import Rulebook
from lessons.i18n.values import is_moot
from lessons.quiz import Position

COURSE = Path(__file__).parent / "course"
ABOUT = "lesson.toml"
QUESTIONS = 5  # of a quiz step that does not say how many

# A step is shown where the rulebook's value of each rule is one of these; of none, where it has the rule.
When: TypeAlias = Mapping[str, tuple[Any, ...]]


class SyllabusError(ValueError):
    """A lesson that cannot be read: which, and what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Read:
    """A few words, perhaps over a row of cards or an order from the strongest card on."""

    id: str
    when: When
    cards: tuple[Card, ...] = ()
    ladders: tuple[str, ...] = ()  # "plain", "trump"


@dataclass(frozen=True, slots=True)
class Look:
    """A table to look at. `stepped` lays the trick card by card; the others are what lies over it."""

    id: str
    when: When
    position: Position
    stepped: bool = False
    points: bool = False  # card points on the cards
    lit: tuple[Card, ...] = ()
    arrows: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Try:
    """One question of a kind about a position that is written down."""

    id: str
    when: When
    ask: str
    position: Position


@dataclass(frozen=True, slots=True)
class Quiz:
    """So many questions drawn at random, about these rules, of these kinds or of any.

    They are the same for every learner; `seed` names others, where those of the id are not for beginners.
    """

    id: str
    when: When
    rules: tuple[str, ...]
    ask: tuple[str, ...] = ()
    count: int = QUESTIONS
    seed: str = ""


@dataclass(frozen=True, slots=True)
class Contrast:
    """The same question about the same position under every rulebook."""

    id: str
    when: When
    ask: str
    position: Position


Step: TypeAlias = Read | Look | Try | Quiz | Contrast


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson. `road` is the vocabulary of the rulebooks it belongs to; `beyond` holds what none says.

    `after` are the slugs of what should be known before; `teaches` rule keys; `terms` the words of the
    glossary that are first met here.
    """

    slug: str
    order: int
    road: str
    after: tuple[str, ...]
    teaches: tuple[str, ...]
    terms: tuple[str, ...]
    steps: tuple[Step, ...]
    beyond: bool = False


def holds(when: When, rules: Rulebook) -> bool:
    """Return whether a rulebook has every rule of `when`, with one of the values it names."""
    return all(
        rule in rules.sources and not is_moot(rule, rules) and _is_one_of(rules.value(rule), values)
        for rule, values in when.items()
    )


def _is_one_of(value: object, values: tuple[Any, ...]) -> bool:
    plain = value.value if isinstance(value, Enum) else list(value) if isinstance(value, tuple) else value
    return not values or plain in values or str(plain) in values  # in prose every value is text


def steps(lesson: Lesson, rules: Rulebook) -> tuple[Step, ...]:
    """Return the steps of a lesson under a rulebook."""
    return tuple(step for step in lesson.steps if holds(step.when, rules))


def place_of(slug: str) -> str:
    """Return the place that the answers given in a lesson are kept under."""
    return f"lesson:{slug}"


@cache
def lessons() -> Mapping[str, Lesson]:
    """Return every lesson by its slug, in the order of the course. SyllabusError for one that is broken."""
    found = [_lesson(path.parent) for path in COURSE.glob(f"*/{ABOUT}")]
    return {one.slug: one for one in sorted(found, key=lambda one: (one.order, one.slug))}


@cache
def course(rules: Rulebook) -> tuple[Lesson, ...]:
    """Return the lessons of a rulebook's road, in order; those without a step there are left out."""
    return tuple(one for one in lessons().values() if one.road == rules.vocabulary and steps(one, rules))


@cache
def teaching(rules: Rulebook) -> Mapping[str, str]:
    """Return the slug of the first lesson that teaches each rule key, on a rulebook's road."""
    found: dict[str, str] = {}
    for lesson in course(rules):
        for rule in lesson.teaches:
            found.setdefault(rule, lesson.slug)
    return found


@cache
def meeting(rules: Rulebook) -> Mapping[str, str]:
    """Return the slug of the lesson in which each word of the glossary is first met, on a rulebook's road."""
    found: dict[str, str] = {}
    for lesson in course(rules):
        for term in lesson.terms:
            found.setdefault(term, lesson.slug)
    return found


def before(lesson: Lesson) -> frozenset[str]:
    """Return the slugs of everything that should be known before a lesson, near and far."""
    known: set[str] = set()
    ahead = list(lesson.after)
    while ahead:
        slug = ahead.pop()
        if slug not in known:
            known.add(slug)
            ahead += lessons()[slug].after
    return frozenset(known)


# --- reading ----------------------------------------------------------------------------------------------

Table: TypeAlias = dict[str, Any]


def _lesson(folder: Path) -> Lesson:
    try:
        data = tomllib.loads((folder / ABOUT).read_text(encoding="utf-8"))
        written = [_step(step) for step in data.pop("steps")]
        if len({step.id for step in written}) != len(written):
            raise SyllabusError("a step twice")
        return Lesson(
            slug=folder.name,
            order=data.pop("order"),
            road=data.pop("road"),
            after=tuple(data.pop("after", ())),
            teaches=tuple(data.pop("teaches", ())),
            terms=tuple(data.pop("terms", ())),
            steps=tuple(written),
            **data,
        )
    except (KeyError, TypeError, ValueError) as wrong:
        raise SyllabusError(f"{folder.name}: {wrong}") from wrong


def _step(data: Table) -> Step:
    kind = data.pop("kind")
    head = {"id": data.pop("id"), "when": _when(data.pop("when", {}))}
    return cast(Callable[..., Step], KINDS[kind])(**head, **{name: _field(name, data[name]) for name in data})


def _when(data: Table) -> When:
    return {rule: tuple(values) for rule, values in data.items()}


def _field(name: str, value: Any) -> Any:
    match name:
        case "cards" | "lit":
            return tuple(Card.parse(word) for word in value.split())
        case "arrows":
            return tuple((start, end) for start, end in value)
        case "ladders" | "rules":
            return tuple(value)
        case "ask" if isinstance(value, list):
            return tuple(cast(list[str], value))
        case _:
            return value


KINDS: Mapping[str, type] = {"read": Read, "look": Look, "try": Try, "quiz": Quiz, "contrast": Contrast}


def rulebooks_of(lesson: Lesson) -> tuple[Rulebook, ...]:
    """Return the rulebooks that a lesson is for, of those that come with the school."""
    return tuple(rules for id in rulebooks() if lesson in course(rules := load(id)))
