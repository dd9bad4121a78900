"""The boards on a learner's list: they are his, go along with him and are forgotten with him.

How a board is kept and found by its code is the matter of `lessons/school/shelf.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, delete, literal, select

from lessons.progress.database import Database
from lessons.progress.tables import keepings, kept_boards


def hold_list(database: Database, connection: Connection) -> None:
    """Let one writer at a time change who keeps what: else a board could go while another takes it up."""
    database.queue(connection, "kept boards")


def go_on_as(database: Database, connection: Connection, source: str, into: str) -> None:
    """Put what is on one learner's list on another's as well."""
    names = ["learner", "code", "at"]
    theirs = select(literal(into), keepings.c.code, keepings.c.at).where(keepings.c.learner == source)
    connection.execute(database.adding(keepings).from_select(names, theirs))


def codes_of(connection: Connection, learner: str) -> list[str]:
    """Return the codes of the boards on a learner's list."""
    return list(connection.scalars(select(keepings.c.code).where(keepings.c.learner == learner)))


def forget_unkept(connection: Connection, codes: Iterable[str]) -> None:
    """Forget those of these boards that are on nobody's list any more."""
    is_kept = select(keepings.c.code).where(keepings.c.code == kept_boards.c.code).exists()
    connection.execute(delete(kept_boards).where(kept_boards.c.code.in_(list(codes)), ~is_kept))


def kept(connection: Connection, learner: str) -> list[dict[str, Any]]:
    """Return the boards on a learner's list, as JSON can hold them: each whole, with its code."""
    own = select(kept_boards, keepings.c.at).join_from(kept_boards, keepings)
    rows = connection.execute(own.where(keepings.c.learner == learner).order_by(keepings.c.at)).all()
    return [{"code": row.code, "kept_at": row.at.isoformat(), "text": row.text} for row in rows]
