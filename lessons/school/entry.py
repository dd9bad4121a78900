"""Who is let in: the codes that pupils type, and the secret by which a teacher is known."""

from __future__ import annotations

import hmac
import secrets
from datetime import datetime
from typing import Any

from sqlalchemy import Connection

from lessons.progress import guessing
from lessons.progress.codes import draw, hashed
from lessons.progress.database import Database
from lessons.school.values import LENGTH, code_of


class Entry:
    """The door of a school: `secret` is the school's, what others must not know is hashed with it."""

    def __init__(self, database: Database, secret: str) -> None:
        self._database = database
        self._secret = secret

    @staticmethod
    def new_code() -> str:
        """Return a code to join by, as it is kept."""
        return code_of(draw(LENGTH)) or ""

    def new_right(self) -> tuple[str, str]:
        """Return a teacher's secret, and the hash of it that is kept."""
        right = secrets.token_urlsafe(24)
        return right, self._hash(right)

    def is_right(self, given: str, kept: str) -> bool:
        """Return whether a secret is the one of which this hash was kept."""
        return hmac.compare_digest(kept, self._hash(given))

    def found(self, wanted: Any, who: str, now: datetime) -> Any:
        """Return the row that a code leads to; where there is none, that was a guess of `who`.

        Who guessed too often gets TooManyAttempts.
        """
        guesser = hashed(who, self._secret, "who")

        def work(connection: Connection) -> Any:
            self._database.queue(connection, "codes")  # as in `Store.learner_of_code`
            return guessing.found(connection, lambda: connection.execute(wanted).first(), guesser, now)

        return self._database.write(work)

    def _hash(self, right: str) -> str:
        return hashed(right, self._secret, "class")
