"""Codes in the database: whose a code is, and how often somebody guessed wrong."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TypeVar

from sqlalchemy import Connection, Select, delete, insert, select, update

from lessons.progress.codes import WINDOW, WRONG, WRONG_OF_ALL, TooManyAttempts
from lessons.progress.tables import attempts, learners

Result = TypeVar("Result")


def keep(connection: Connection, learner: str, code_hash: str) -> None:
    """Give a learner a code in place of the one before."""
    connection.execute(update(learners).where(learners.c.id == learner).values(code_hash=code_hash))


def learner_of(connection: Connection, code_hash: str, who: str, now: datetime) -> str | None:
    """Return whose code this is; None for nobody's, which counts as a guess of `who` (`found`)."""
    whose = select(learners.c.id).where(learners.c.code_hash == code_hash)
    return found(connection, lambda: connection.scalar(whose), who, now)


def found(
    connection: Connection, look: Callable[[], Result | None], who: str, now: datetime
) -> Result | None:
    """Look for what a code leads to and return it; where that is nothing it counts as a guess of `who`.

    Raises TooManyAttempts, without looking, where `who` or everybody together guessed too often. A right
    code clears no count: else whoever has one could go on guessing between.
    """
    # Old guesses go here, whose clock may be behind another's: so not before a second window.
    connection.execute(delete(attempts).where(attempts.c.at <= now - 2 * WINDOW))
    recent = select(attempts.c.at).where(attempts.c.at > now - WINDOW).order_by(attempts.c.at.desc())
    _limit(connection, recent.where(attempts.c.who == who), WRONG)
    _limit(connection, recent, WRONG_OF_ALL)
    result = look()
    if result is None:
        connection.execute(insert(attempts), {"who": who, "at": now})
    return result


def _limit(connection: Connection, recent: Select[datetime], most: int) -> None:
    """Raise TooManyAttempts if the guesses, newest first, are as many as there may be."""
    oldest = connection.scalar(recent.offset(most - 1).limit(1))
    if oldest is not None:
        raise TooManyAttempts(oldest + WINDOW)
