"""The snapshot of what a learner remembers, kept equal to the fold of the answers.

Everything here happens in a transaction that holds the learner, so that no other writes between.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from lessons.progress.events import Answered
from lessons.progress.memory import Card, fold, read, remember, written
from lessons.progress.rows import answers_of
from lessons.progress.tables import events, memory

_CARD = select(memory.c.card, memory.c.seen).where(
    memory.c.learner == bindparam("learner"),
    memory.c.rulebook == bindparam("rulebook"),
    memory.c.rule == bindparam("rule"),
)
_CHANGE = update(memory).where(
    memory.c.learner == bindparam("of"),
    memory.c.rulebook == bindparam("under"),
    memory.c.rule == bindparam("about"),
)
_ANSWERS = select(events).where(
    events.c.learner == bindparam("learner"),
    events.c.rulebook == bindparam("rulebook"),
    events.c.type == "answered",
    events.c.rule == bindparam("rule"),
)


def add(connection: Connection, learner: str, answered: Answered) -> None:
    """Bring the card of a rule up to date with an answer that was just kept.

    Mostly it is the latest and one step is enough; one that comes late has the card folded anew.
    """
    key = {"learner": learner, "rulebook": answered.rulebook, "rule": answered.rule}
    row = connection.execute(_CARD, key).first()
    if row is None:
        card = remember(None, answered)
        connection.execute(insert(memory), key | _kept(card))
        return
    card = remember(read(row.card), answered) if answered.at > row.seen else _folded(connection, key)
    own = {"of": learner, "under": answered.rulebook, "about": answered.rule}
    connection.execute(_CHANGE, own | _kept(card))


def rebuild(connection: Connection, learner: str) -> None:
    """Fold everything anew that this learner has answered."""
    connection.execute(delete(memory).where(memory.c.learner == learner))
    answers = select(events).where(events.c.learner == learner, events.c.type == "answered")
    cards = fold(answers_of(connection.execute(answers)))
    rows = [
        {"learner": learner, "rulebook": rulebook, "rule": rule} | _kept(card)
        for (rulebook, rule), card in cards.items()
    ]
    if rows:
        connection.execute(insert(memory), rows)


def _folded(connection: Connection, key: dict[str, str]) -> Card:
    return fold(answers_of(connection.execute(_ANSWERS, key)))[key["rulebook"], key["rule"]]


def _kept(card: Card) -> dict[str, Any]:
    return {"card": written(card), "due": card.due, "seen": card.last_review}
