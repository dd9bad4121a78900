"""Answers and other events as the tests need them, and what must hold of a store."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from lessons.progress import Answered, Began, Done, Played
from lessons.progress.events import read
from lessons.progress.memory import fold
from lessons.progress.memory import read as read_card
from lessons.progress.store import Store

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)


def answered(token: str, at: datetime = NOON, *, right: bool = True, **other: Any) -> Answered:
    """An answer of which only a part matters."""
    facts: dict[str, Any] = {
        "rulebook": "online",
        "rule": "play.ruff",
        "kind": "who_eats",
        "position": {"trick": ["KS", "9S"]},
        "choice": "KS",
        "hints": 0,
        "seconds": 12.5,
        "where": "exercise",
    }
    return Answered(token=token, at=at, right=right, **(facts | other))


def began(token: str, at: datetime = NOON, where: str = "examination", **facts: Any) -> Began:
    """An examination that began."""
    return Began(token, at, "online", where, facts)


def done(token: str, at: datetime = NOON, lesson: str = "cards", step: str = "ranks") -> Done:
    """A step of a lesson."""
    return Done(token, at, "online", lesson, step)


def played(token: str, at: datetime = NOON, points: tuple[int, int] = (16, 10)) -> Played:
    """A hand that was set, played to its end."""
    return Played(token, at, "online", "assigned", {"points": [*points]})


def folds(store: Store, learner: str) -> bool:
    """Whether the memory of a learner is the fold of the answers, both of one moment."""
    kept = store.export(learner)
    events = [read(each) for each in kept["events"]]
    cards = {(each["rulebook"], each["rule"]): read_card(each["card"]) for each in kept["memory"]}
    return cards == fold(event for event in events if isinstance(event, Answered))
