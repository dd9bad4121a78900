"""The classes of a school: one row of truth for each board, who follows it, what he answers.

All methods may be called from any thread, and by several processes on one database. Each raises
StoreUnavailable where the database cannot be had, and one of `refusals` for what is not allowed.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, delete, select, update

from lessons.progress.database import Database
from lessons.progress.listening import Ear
from lessons.progress.tables import boards, classes, learners, pupils, replies
from lessons.school.asking import ask_of
from lessons.school.entry import Entry
from lessons.school.naming import cleaned
from lessons.school.refusals import (
    ClassEnded,
    ClassFull,
    MovedMeanwhile,
    NoName,
    NoSuchClass,
    NotAPupil,
    NotOpen,
    WrongSecret,
)
from lessons.school.values import Board, Class, Given, Pupil, code_of

KEPT = timedelta(days=60)  # after the last move
MOST_PUPILS = 400
LONGEST_STATE = 500_000  # characters
CHANNEL = "baloot-school board"
NOTHING = "{}"  # what a board shows before it is moved first

_BOARD = select(boards.c.class_id, boards.c.version, boards.c.state, classes.c.ended_at).join_from(
    boards, classes
)


class Classes:
    """What the school keeps of its classes; made by `open_classes`."""

    def __init__(self, database: Database, secret: str) -> None:
        """`secret` is the school's: what others must not know is kept as hashes made with it."""
        self._database = database
        self._entry = Entry(database, secret)

    # --- the teacher's ------------------------------------------------------------------------------

    def open_class(self, now: datetime) -> tuple[Class, str]:
        """Begin a class. Returns it, and the secret by which its teacher is known, of which a hash is kept.

        Classes whose boards have stood still for 60 days are forgotten.
        """
        right, kept_right = self._entry.new_right()
        kept = {"secret_hash": kept_right, "made_at": now}
        add = self._database.adding(classes).returning(classes.c.id)

        def work(connection: Connection) -> Class:
            _forget_old(connection, now)
            while True:
                made = Class(secrets.token_urlsafe(12), self._entry.new_code(), now)
                if connection.scalar(add, {"id": made.id, "code": made.code} | kept) is not None:
                    break
            first = {"class_id": made.id, "version": 0, "state": NOTHING, "at": now}
            connection.execute(boards.insert(), first)
            return made

        return self._database.write(work), right

    def class_of(self, class_id: str, secret: str) -> Class:
        """Return a class to its teacher. Raises WrongSecret."""
        with self._database.reading() as connection:
            return self._own(connection, class_id, secret)

    def board(self, class_id: str, secret: str) -> Board:
        """Return the board of a class to its teacher. Raises WrongSecret."""
        with self._database.reading() as connection:
            self._own(connection, class_id, secret)
            return _board(connection.execute(_BOARD.where(boards.c.class_id == class_id)).one())

    def move(self, class_id: str, secret: str, state: str, expected: int, now: datetime) -> int:
        """Let the board show a state, and return its version: one more than was expected there.

        Raises WrongSecret, ClassEnded, and MovedMeanwhile where the board has another version than the one
        `expected`: who moves it has not seen it as it stands. ValueError for a state that is too long.
        """
        if len(state) > LONGEST_STATE:
            raise ValueError("too long for a state")

        def work(connection: Connection) -> int:
            if self._own(connection, class_id, secret).ended_at is not None:
                raise ClassEnded
            return self._next(connection, class_id, expected, now, state=state)

        return self._database.write(work)

    def end(self, class_id: str, secret: str, now: datetime) -> None:
        """End a class: its board stands as it is, nobody joins and nobody answers. Raises WrongSecret."""

        def work(connection: Connection) -> None:
            if self._own(connection, class_id, secret).ended_at is not None:
                return
            connection.execute(update(classes).where(classes.c.id == class_id).values(ended_at=now))
            self._next(connection, class_id, None, now)

        self._database.write(work)

    def pupils(self, class_id: str, secret: str) -> tuple[Pupil, ...]:
        """Return who has joined, in that order. Raises WrongSecret."""
        with self._database.reading() as connection:
            self._own(connection, class_id, secret)
            return tuple(_pupils(connection, class_id).values())

    def answers(self, class_id: str, secret: str, ask: str | None = None) -> tuple[Given, ...]:
        """Return what pupils answered, to all the board asked or to one question, as it came.

        Raises WrongSecret.
        """
        own = [replies.c.class_id == class_id, *([] if ask is None else [replies.c.ask == ask])]
        with self._database.reading() as connection:
            self._own(connection, class_id, secret)
            joined = _pupils(connection, class_id)
            rows = connection.execute(select(replies).where(*own).order_by(replies.c.at, replies.c.learner))
            return tuple(Given(joined[row.learner], row.ask, row.choice, row.at) for row in rows)

    # --- the pupil's --------------------------------------------------------------------------------

    def join(self, typed: str, learner: str, name: str, now: datetime) -> tuple[Board, str]:
        """Let a learner into the class of a code, or give him another name there.

        Returns what the class sees and his name as it is shown. Raises NoName, NoSuchClass, ClassEnded,
        ClassFull, and TooManyAttempts for who tried too many codes.
        """
        shown = cleaned(name)
        if shown is None:
            raise NoName
        board = self.follow(typed, learner, learner, now)
        if board.has_ended:
            raise ClassEnded
        row = {"class_id": board.class_id, "learner": learner, "name": shown, "at": now}

        def work(connection: Connection) -> None:
            self._database.queue(connection, f"class {board.class_id}")
            if learner not in (joined := _pupils(connection, board.class_id)) and len(joined) >= MOST_PUPILS:
                raise ClassFull
            connection.execute(self._database.adding(learners), {"id": learner, "made_at": now})
            connection.execute(self._database.putting(pupils, "name"), row)

        self._database.write(work)
        return board, shown

    def follow(self, typed: str, learner: str | None, who: str, now: datetime) -> Board:
        """Return what the class of a code sees. Raises NoSuchClass.

        A code that leads nowhere is a guess of `who`, such as an address, or the learner; who guessed too
        often gets TooManyAttempts. Whoever has joined has guessed nothing, and is let in whatever others do.
        """
        code = code_of(typed)
        if code is None:
            raise NoSuchClass
        mine = _BOARD.join(pupils, pupils.c.class_id == classes.c.id).where(pupils.c.learner == learner)
        with self._database.reading() as connection:
            row = connection.execute(mine.where(classes.c.code == code)).first()
        if row is not None:
            return _board(row)
        found = self._entry.found(_BOARD.where(classes.c.code == code), who, now)
        if found is None:
            raise NoSuchClass
        return _board(found)

    def answer(self, typed: str, learner: str, ask: str, choice: str, now: datetime) -> None:
        """Keep what a pupil answers; the last answer counts, until the question is closed.

        Raises NotAPupil, ClassEnded, and NotOpen where the board does not ask this, or not with this choice.
        """
        row = {"learner": learner, "ask": ask, "choice": choice, "at": now}

        def work(connection: Connection) -> None:
            # The board is held: a question that is being closed is closed for this answer, or after it.
            mine = _joined(typed, learner).with_for_update(read=True, of=boards)
            board = connection.execute(mine).first()
            if board is None:
                raise NotAPupil
            if board.ended_at is not None:
                raise ClassEnded
            asked = ask_of(board.state)
            if asked is None or not asked.takes(ask, choice):
                raise NotOpen
            put = self._database.putting(replies, "choice", "at")
            connection.execute(put, row | {"class_id": board.class_id})

        self._database.write(work)

    def answer_of(self, typed: str, learner: str) -> str | None:
        """Return what a pupil answered to the question the board asks; None for nothing.

        Raises NotAPupil.
        """
        with self._database.reading() as connection:
            board = connection.execute(_joined(typed, learner)).first()
            if board is None:
                raise NotAPupil
            asked = ask_of(board.state)
            mine = (replies.c.class_id == board.class_id, replies.c.learner == learner)
            given = select(replies.c.choice).where(*mine, replies.c.ask == (asked.id if asked else None))
            return connection.scalar(given)

    # --- the watcher's ------------------------------------------------------------------------------

    def newer(self, seen: Mapping[str, int]) -> tuple[Board, ...]:
        """Return the boards that have a higher version than was seen, of these classes."""
        versions = select(boards.c.class_id, boards.c.version).where(boards.c.class_id.in_(seen))
        with self._database.reading() as connection:
            moved = [id for id, version in connection.execute(versions) if version > seen[id]]
            if not moved:
                return ()
            rows = connection.execute(_BOARD.where(boards.c.class_id.in_(moved)))
            return tuple(_board(row) for row in rows)

    def ear(self) -> Ear | None:
        """Return what hears that some board was moved; None where one must look."""
        return self._database.listening(CHANNEL)

    def forget_old(self, now: datetime) -> None:
        """Forget the classes whose boards have stood still for 60 days."""
        self._database.write(lambda connection: _forget_old(connection, now))

    # --- parts --------------------------------------------------------------------------------------

    def _own(self, connection: Connection, class_id: str, secret: str) -> Class:
        row = connection.execute(select(classes).where(classes.c.id == class_id)).first()
        if row is None or not self._entry.is_right(secret, row.secret_hash):
            raise WrongSecret
        return Class(row.id, row.code, row.made_at, row.ended_at)

    def _next(
        self, connection: Connection, class_id: str, expected: int | None, now: datetime, **put: str
    ) -> int:
        """Give a board its next version, and have it known."""
        own = boards.c.class_id == class_id
        at = update(boards).where(own, *([] if expected is None else [boards.c.version == expected]))
        changed = at.values(version=boards.c.version + 1, at=now, **put).returning(boards.c.version)
        version = connection.scalar(changed)
        if version is None:
            raise MovedMeanwhile(connection.scalar(select(boards.c.version).where(own)) or 0)
        self._database.call(connection, CHANNEL, class_id)
        return version


def _joined(typed: str, learner: str) -> Any:
    """The board of a class in which somebody is a pupil."""
    mine = _BOARD.join(pupils, pupils.c.class_id == classes.c.id)
    return mine.where(pupils.c.learner == learner, classes.c.code == (code_of(typed) or ""))


def _board(row: Any) -> Board:
    return Board(row.class_id, row.version, row.state, row.ended_at is not None)


def _pupils(connection: Connection, class_id: str) -> dict[str, Pupil]:
    own = select(pupils.c.learner, pupils.c.name).where(pupils.c.class_id == class_id)
    rows = connection.execute(own.order_by(pupils.c.at, pupils.c.learner))
    return {row.learner: Pupil(number, row.name) for number, row in enumerate(rows, 1)}


def _forget_old(connection: Connection, now: datetime) -> None:
    still = select(boards.c.class_id).where(boards.c.at <= now - KEPT)
    connection.execute(delete(classes).where(classes.c.id.in_(still)))
