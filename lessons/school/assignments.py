"""The assignments of a school: what each teacher set, who works on it, and what the log says he did there.

What a pupil answers is nowhere kept a second time: `events` is asked. A teacher sees only what has a token of
his assignment and was done since the pupil joined. All methods may be called from any thread, and by several
processes on one database. Each raises StoreUnavailable where the database cannot be had.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, and_, delete, select, update

from lessons.progress import Event
from lessons.progress.database import Database
from lessons.progress.rows import event_of
from lessons.progress.tables import assignees, assignments, events, learners
from lessons.school.entry import Entry
from lessons.school.items import LONGEST_TITLE, Item, check, read, token_span, written
from lessons.school.naming import cleaned
from lessons.school.refusals import ClassFull, NoName, NoSuchAssignment, NotAPupil, WrongSecret
from lessons.school.values import Assignment, Pupil, Work, code_of

KEPT = timedelta(days=60)  # after the last one joined
MOST_PUPILS = 400


class Assignments:
    """What the school keeps of its assignments; made by `open_assignments`."""

    def __init__(self, database: Database, secret: str) -> None:
        """`secret` is the school's: what others must not know is kept as hashes made with it."""
        self._database = database
        self._entry = Entry(database, secret)

    # --- the teacher's ------------------------------------------------------------------------------

    def hand_out(
        self, title: str, rulebook: str, items: Sequence[Item], now: datetime
    ) -> tuple[Assignment, str]:
        """Set something. Returns it, and the secret by which its teacher is known, of which a hash is kept.

        Raises NoName where nothing is left of the title, ValueError for items that cannot be set. What nobody
        has joined for 60 days is forgotten.
        """
        shown = cleaned(title, LONGEST_TITLE)
        if shown is None:
            raise NoName
        check(tuple(items))
        right, kept_right = self._entry.new_right()
        kept = {
            "secret_hash": kept_right,
            "title": shown,
            "rulebook": rulebook,
            "made_at": now,
            "used_at": now,
        }
        kept["items"] = [written(item) for item in items]
        add = self._database.adding(assignments).returning(assignments.c.id)

        def work(connection: Connection) -> Assignment:
            connection.execute(delete(assignments).where(assignments.c.used_at <= now - KEPT))
            while True:
                id, code = secrets.token_urlsafe(12), self._entry.new_code()
                if connection.scalar(add, {"id": id, "code": code} | kept) is not None:
                    return Assignment(id, code, shown, rulebook, tuple(items), now)

        return self._database.write(work), right

    def of_teacher(self, id: str, secret: str) -> Assignment:
        """Return an assignment to its teacher. Raises WrongSecret."""
        with self._database.reading() as connection:
            return self._own(connection, id, secret)

    def work(self, id: str, secret: str) -> tuple[Work, ...]:
        """Return what everybody has done of it since he joined, as they joined. Raises WrongSecret."""
        with self._database.reading() as connection:
            return _work(connection, self._own(connection, id, secret))

    def forget(self, id: str, secret: str) -> None:
        """Forget an assignment and who worked on it; what they learned stays theirs. Raises WrongSecret."""

        def work(connection: Connection) -> None:
            self._own(connection, id, secret)
            connection.execute(delete(assignments).where(assignments.c.id == id))

        self._database.write(work)

    # --- the pupil's --------------------------------------------------------------------------------

    def find(self, typed: str, learner: str, who: str, now: datetime) -> Assignment:
        """Return the assignment of a code. Raises NoSuchAssignment.

        A code that leads nowhere is a guess of `who`; who guessed too often gets TooManyAttempts. Whoever has
        joined has guessed nothing, and is let in whatever others do.
        """
        code = code_of(typed)
        if code is None:
            raise NoSuchAssignment
        mine = select(assignments).join(assignees).where(assignees.c.learner == learner)
        with self._database.reading() as connection:
            row = connection.execute(mine.where(assignments.c.code == code)).first()
        row = row or self._entry.found(select(assignments).where(assignments.c.code == code), who, now)
        if row is None:
            raise NoSuchAssignment
        return _assignment(row)

    def join(self, typed: str, learner: str, name: str, now: datetime) -> tuple[Assignment, str]:
        """Let a learner work on an assignment, or give him another name there: when he joined stays.

        Returns it and his name as it is shown. Raises NoName, NoSuchAssignment, ClassFull, TooManyAttempts.
        """
        shown = cleaned(name)
        if shown is None:
            raise NoName
        found = self.find(typed, learner, learner, now)
        row = {"assignment_id": found.id, "learner": learner, "name": shown, "at": now}
        own = assignments.c.id == found.id

        def work(connection: Connection) -> None:
            self._database.queue(connection, f"assignment {found.id}")
            if connection.scalar(update(assignments).where(own).values(used_at=now).returning(own)) is None:
                raise NoSuchAssignment  # it was forgotten meanwhile
            joined = set(connection.scalars(select(assignees.c.learner).where(_of(found))))
            if learner not in joined and len(joined) >= MOST_PUPILS:
                raise ClassFull
            connection.execute(self._database.adding(learners), {"id": learner, "made_at": now})
            connection.execute(self._database.putting(assignees, "name"), row)

        self._database.write(work)
        return found, shown

    def own_work(self, typed: str, learner: str) -> tuple[Assignment, Work]:
        """Return an assignment and what a learner himself has done of it.

        Raises NotAPupil for who has not joined.
        """
        code = code_of(typed) or ""
        with self._database.reading() as connection:
            row = connection.execute(select(assignments).where(assignments.c.code == code)).first()
            found = () if row is None else _work(connection, _assignment(row), learner)
        if row is None or not found:
            raise NotAPupil
        return _assignment(row), found[0]

    # --- parts --------------------------------------------------------------------------------------

    def _own(self, connection: Connection, id: str, secret: str) -> Assignment:
        row = connection.execute(select(assignments).where(assignments.c.id == id)).first()
        if row is None or not self._entry.is_right(secret, row.secret_hash):
            raise WrongSecret
        return _assignment(row)


def _assignment(row: Any) -> Assignment:
    return Assignment(row.id, row.code, row.title, row.rulebook, tuple(map(read, row.items)), row.made_at)


def _of(assignment: Assignment) -> Any:
    return assignees.c.assignment_id == assignment.id


def _work(connection: Connection, assignment: Assignment, learner: str | None = None) -> tuple[Work, ...]:
    """What those who joined have done since, out of the log; or one of them."""
    joined = select(assignees).where(_of(assignment)).order_by(assignees.c.at, assignees.c.learner)
    first, after = token_span(assignment.code)
    done = select(events).join(
        assignees, and_(assignees.c.learner == events.c.learner, assignees.c.at <= events.c.at)
    )
    done = done.where(_of(assignment), events.c.token >= first, events.c.token < after)
    if learner is not None:
        done = done.where(events.c.learner == learner)
    found: dict[str, list[Event]] = {}
    for row in connection.execute(done.order_by(events.c.at, events.c.token)):
        found.setdefault(row.learner, []).append(event_of(row))
    return tuple(
        Work(Pupil(number, row.name), row.at, tuple(found.get(row.learner, ())))
        for number, row in enumerate(connection.execute(joined), 1)
        if learner in (None, row.learner)
    )
