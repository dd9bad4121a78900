"""The boards a school keeps: each under a code made of its text, on the lists of those who keep it.

As the code follows from the text, nobody can change a board that was handed out: a changed one has another
code. It is kept as long as it is on somebody's list. All methods may be called from any thread, and by
several processes on one database. Each raises StoreUnavailable where the database cannot be had.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import Connection, delete, func, select

from lessons.progress import guessing
from lessons.progress.codes import code_of, hashed, normalised
from lessons.progress.database import Database
from lessons.progress.keeping import forget_unkept, hold_list
from lessons.progress.tables import keepings, kept_boards, learners
from lessons.school.refusals import BoardTooLong, NoSuchBoard, ShelfFull
from lessons.school.values import KeptBoard, Listed

LONGEST_TEXT = 200_000  # characters
MOST_BOARDS = 200  # on one list


class Shelf:
    """What the school keeps of boards; made by `open_shelf`."""

    def __init__(self, database: Database, secret: str) -> None:
        """`secret` is the school's: without it nobody can tell a board's code from its text."""
        self._database = database
        self._secret = secret

    def keep(self, text: str, title: str, rulebook: str, learner: str, now: datetime) -> str:
        """Keep a board on a learner's list and return its code; the same text has the same code.

        Raises BoardTooLong, and ShelfFull for who has 200 on his list.
        """
        if len(text) > LONGEST_TEXT:
            raise BoardTooLong
        board = {"code": code_of(text, self._secret, "board"), "text": text}
        listed = {"learner": learner, "code": board["code"], "at": now}

        def work(connection: Connection) -> None:
            hold_list(self._database, connection)
            if _is_full(connection, learner, board["code"]):
                raise ShelfFull
            connection.execute(self._database.adding(learners), {"id": learner, "made_at": now})
            put = board | {"title": title, "rulebook": rulebook}
            connection.execute(self._database.adding(kept_boards), put)
            connection.execute(self._database.putting(keepings, "at"), listed)

        self._database.write(work)
        return board["code"]

    def open(self, typed: str, learner: str, now: datetime) -> KeptBoard:
        """Return the board of a code. Raises NoSuchBoard.

        A code that leads nowhere is a guess of the learner, as with all codes; who guessed too often gets
        TooManyAttempts. What is on his own list is no guess.
        """
        code = normalised(typed)
        if code is None:
            raise NoSuchBoard
        wanted = select(kept_boards).where(kept_boards.c.code == code)
        own = wanted.join(keepings, keepings.c.code == kept_boards.c.code)
        with self._database.reading() as connection:
            mine = connection.execute(own.where(keepings.c.learner == learner)).first()
        row = mine or self._found(wanted, learner, now)
        if row is None:
            raise NoSuchBoard
        return KeptBoard(row.code, row.text, is_own=mine is not None)

    def list_of(self, learner: str) -> tuple[Listed, ...]:
        """Return what is on a learner's list, the newest first."""
        wanted = (kept_boards.c.code, kept_boards.c.title, kept_boards.c.rulebook, keepings.c.at)
        own = select(*wanted).join_from(kept_boards, keepings).where(keepings.c.learner == learner)
        with self._database.reading() as connection:
            rows = connection.execute(own.order_by(keepings.c.at.desc(), keepings.c.code))
            return tuple(Listed(row.code, row.title, row.rulebook, row.at) for row in rows)

    def take_off(self, code: str, learner: str) -> None:
        """Take a board off a learner's list; one that is on nobody's is forgotten."""
        own = (keepings.c.learner == learner, keepings.c.code == code)

        def work(connection: Connection) -> None:
            hold_list(self._database, connection)
            if connection.execute(delete(keepings).where(*own)).rowcount:
                forget_unkept(connection, [code])

        self._database.write(work)

    def _found(self, wanted: Any, learner: str, now: datetime) -> Any:
        guesser = hashed(learner, self._secret, "who")

        def work(connection: Connection) -> Any:
            self._database.queue(connection, "codes")  # as in `Store.learner_of_code`
            return guessing.found(connection, lambda: connection.execute(wanted).first(), guesser, now)

        return self._database.write(work)


def _is_full(connection: Connection, learner: str, code: str) -> bool:
    others = (keepings.c.learner == learner, keepings.c.code != code)
    return (connection.scalar(select(func.count()).select_from(keepings).where(*others)) or 0) >= MOST_BOARDS
