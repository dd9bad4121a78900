"""The classes and assignments of a learner: they are his, go along with him and are forgotten with him.

What is kept of a class or an assignment itself is the matter of `lessons/school`; with a learner's row his
names and answers go, as the tables say.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, Connection, select, update

from lessons.progress.tables import assignees, assignments, pupils, replies


def go_on_as(connection: Connection, source: str, into: str) -> None:
    """Let a learner be where he was as another; where he is as both, both stay."""
    for place in (pupils.c.class_id, assignees.c.assignment_id):
        _move(connection, place, source, into)


def _move(connection: Connection, place: Column[str], source: str, into: str) -> None:
    table = place.table
    own = select(place).where(table.c.learner == into)
    others = update(table).where(table.c.learner == source, place.not_in(own))
    connection.execute(others.values(learner=into))


def assigned(connection: Connection, learner: str) -> list[dict[str, Any]]:
    """Return what is kept of the assignments a learner works on, as JSON can hold it."""
    own = select(assignments.c.title, assignees.c.name, assignees.c.at).join_from(assignees, assignments)
    rows = connection.execute(own.where(assignees.c.learner == learner).order_by(assignees.c.at))
    return [{"title": row.title, "name": row.name, "joined_at": row.at.isoformat()} for row in rows]


def attended(connection: Connection, learner: str) -> list[dict[str, Any]]:
    """Return what is kept of a learner's classes, as JSON can hold it: his name there and his answers."""
    rows = connection.execute(select(pupils).where(pupils.c.learner == learner).order_by(pupils.c.at)).all()
    given = connection.execute(select(replies).where(replies.c.learner == learner).order_by(replies.c.at))
    answers = given.all()
    return [
        {
            "name": row.name,
            "joined_at": row.at.isoformat(),
            "answers": [
                {"ask": each.ask, "choice": each.choice, "at": each.at.isoformat()}
                for each in answers
                if each.class_id == row.class_id
            ],
        }
        for row in rows
    ]
