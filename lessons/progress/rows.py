"""An event as a row of its table, and the event of a row."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from lessons.progress.events import NAMES, TYPES, Answered, Began, Event, Played
from lessons.progress.tables import events

# The one part of an event that is a mapping, whatever it is called there, is the body of its row.
BODY: dict[type[Event], str] = {Answered: "position", Began: "facts", Played: "facts"}
EMPTY: dict[str, Any] = {column.name: None for column in events.columns if column.name != "id"}


def row_of(learner: str, event: Event) -> dict[str, Any]:
    """Return the row of an event of this learner, every column given."""
    body = BODY.get(type(event))
    facts = {each.name: getattr(event, each.name) for each in fields(event) if each.name != body}
    question = event.question if isinstance(event, Answered) else None
    own = {"learner": learner, "type": NAMES[type(event)], "question": question}
    return EMPTY | facts | own | {"body": getattr(event, body) if body else {}}


def event_of(row: Any) -> Event:
    """Return the event that was written into a row of the table."""
    made = TYPES[row.type]
    body = BODY.get(made)
    return made(
        **{each.name: row._mapping["body" if each.name == body else each.name] for each in fields(made)}
    )


def answers_of(rows: Iterable[Any]) -> tuple[Answered, ...]:
    """Return the answers among these rows, in their order."""
    return tuple(event for row in rows if isinstance(event := event_of(row), Answered))
