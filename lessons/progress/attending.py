"""The classes a learner has attended: they are his, go along with him and are forgotten with him.

What is kept of a class itself is the matter of `lessons/school`; with a learner's row his names and answers
go, as the tables say.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select, update

from lessons.progress.tables import pupils, replies


def go_on_as(connection: Connection, source: str, into: str) -> None:
    """Let a learner be in the classes in which he was as another; where he is in one as both, both stay."""
    own = select(pupils.c.class_id).where(pupils.c.learner == into)
    others = update(pupils).where(pupils.c.learner == source, pupils.c.class_id.not_in(own))
    connection.execute(others.values(learner=into))


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
