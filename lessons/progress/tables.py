"""The tables, as the newest migration leaves them.

`events` is the truth and is only added to. `memory` is a snapshot of what folds from it, written with each
event in one transaction. The tables after them are the school's (`lessons/school`): of the live class, of the
boards that were handed out, of the assignments. Whoever changes a table adds a migration; a test compares the
two.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)
from sqlalchemy.types import TypeDecorator

VERSION = "0004"  # of the newest migration

# So that a later migration can name what it changes, on every database.
NAMING = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
}


class Utc(TypeDecorator[datetime]):
    """A moment: aware and in UTC in Python, on a database with zones and on one without."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return the moment in UTC, without its zone where the database would drop it unseen."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a moment has a zone")
        moment = value.astimezone(UTC)
        return moment.replace(tzinfo=None) if dialect.name == "sqlite" else moment

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        """Return the moment in UTC, whatever zone the connection is in."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if dialect.name == "sqlite" else value.astimezone(UTC)


NUMBER = BigInteger().with_variant(Integer(), "sqlite")  # SQLite counts up only an INTEGER by itself
# Sorted by its characters everywhere, as Python sorts: PostgreSQL would follow the language of the server.
TOKEN = String().with_variant(String(collation="C"), "postgresql")

metadata = MetaData(naming_convention=NAMING)

learners = Table(
    "learners",
    metadata,
    Column("id", String(), primary_key=True),
    Column("made_at", Utc(), nullable=False),
    Column("code_hash", String(), unique=True),
)

events = Table(
    "events",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("learner", String(), ForeignKey("learners.id", ondelete="CASCADE"), nullable=False),
    Column("token", TOKEN, nullable=False),
    Column("at", Utc(), nullable=False),
    Column("type", String(), nullable=False),
    Column("rulebook", String(), nullable=False),
    Column("rule", String()),
    Column("kind", String()),
    Column("question", String()),
    Column("lesson", String()),
    Column("step", String()),
    Column("where", String()),
    Column("right", Boolean()),
    Column("hints", Integer()),
    Column("seconds", Float()),
    Column("choice", String()),
    Column("body", JSON(), nullable=False),
    UniqueConstraint("learner", "token"),
    Index(None, "learner", "at"),
    Index(None, "learner", "rulebook", "type", "rule"),
    Index(None, "learner", "rulebook", "question"),
)

memory = Table(
    "memory",
    metadata,
    Column("learner", String(), ForeignKey("learners.id", ondelete="CASCADE"), primary_key=True),
    Column("rulebook", String(), primary_key=True),
    Column("rule", String(), primary_key=True),
    Column("card", JSON(), nullable=False),
    Column("due", Utc(), nullable=False),
    Column("seen", Utc(), nullable=False),  # the time of the last answer in the fold
    Index(None, "learner", "rulebook", "due"),
)

attempts = Table(
    "attempts",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("who", String(), nullable=False),  # a keyed hash: an address is nobody's business
    Column("at", Utc(), nullable=False),
    Index(None, "who", "at"),
    Index(None, "at"),
)

classes = Table(
    "classes",
    metadata,
    Column("id", String(), primary_key=True),
    Column("code", String(), nullable=False, unique=True),  # to join: said aloud before the class
    Column("secret_hash", String(), nullable=False),  # keyed: the teacher's right is kept by nobody else
    Column("made_at", Utc(), nullable=False),
    Column("ended_at", Utc()),
)

# The one truth of what a class sees.
boards = Table(
    "boards",
    metadata,
    Column("class_id", String(), ForeignKey("classes.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer(), nullable=False),
    Column("state", Text(), nullable=False),
    Column("at", Utc(), nullable=False),
    Index(None, "at"),
)

pupils = Table(
    "pupils",
    metadata,
    Column("class_id", String(), ForeignKey("classes.id", ondelete="CASCADE"), primary_key=True),
    Column("learner", String(), ForeignKey("learners.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(), nullable=False),
    Column("at", Utc(), nullable=False),
    Index(None, "learner"),
)

replies = Table(
    "replies",
    metadata,
    Column("class_id", String(), primary_key=True),
    Column("learner", String(), primary_key=True),
    Column("ask", String(), primary_key=True),
    Column("choice", String(), nullable=False),
    Column("at", Utc(), nullable=False),
    ForeignKeyConstraint(
        ["class_id", "learner"], ["pupils.class_id", "pupils.learner"], ondelete="CASCADE", onupdate="CASCADE"
    ),
)

# A board that was handed out: written once and never changed, as its code is made of its text.
kept_boards = Table(
    "kept_boards",
    metadata,
    Column("code", String(), primary_key=True),
    Column("text", Text(), nullable=False),
    Column("title", String(), nullable=False),
    Column("rulebook", String(), nullable=False),
)

# Who has a board on his list; one that is on nobody's is forgotten.
keepings = Table(
    "keepings",
    metadata,
    Column("learner", String(), ForeignKey("learners.id", ondelete="CASCADE"), primary_key=True),
    Column("code", String(), ForeignKey("kept_boards.code", ondelete="CASCADE"), primary_key=True),
    Column("at", Utc(), nullable=False),
    Index(None, "code"),
)

assignments = Table(
    "assignments",
    metadata,
    Column("id", String(), primary_key=True),
    Column("code", String(), nullable=False, unique=True),
    Column("secret_hash", String(), nullable=False),
    Column("title", String(), nullable=False),
    Column("rulebook", String(), nullable=False),
    Column("items", JSON(), nullable=False),
    Column("made_at", Utc(), nullable=False),
    Column("used_at", Utc(), nullable=False),  # when somebody joined last
    Index(None, "used_at"),
)

# Who works on an assignment. What he did there is in `events` and nowhere else.
assignees = Table(
    "assignees",
    metadata,
    Column("assignment_id", String(), ForeignKey("assignments.id", ondelete="CASCADE"), primary_key=True),
    Column("learner", String(), ForeignKey("learners.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(), nullable=False),
    Column("at", Utc(), nullable=False),
    Index(None, "learner"),
)
