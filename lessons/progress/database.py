"""The database: how it is opened, read in one snapshot and written in one transaction.

SQLite keeps a log of what was written before it goes into the file (WAL), so that reading and writing do not
wait for each other. `synchronous=NORMAL` is chosen: a transaction is with the operating system before it is
confirmed, so it survives a process that is killed. What a loss of power could take back are the last moments
before it, never the file; FULL would wait for the disk at each answer. Who needs more takes PostgreSQL, which
waits for its disk.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, Table, create_engine, event, func, make_url, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, TimeoutError

from lessons.progress.listening import Ear
from lessons.progress.opening import StoreUnavailable

Result = TypeVar("Result")
Insert: TypeAlias = postgresql.Insert | sqlite.Insert
Failure: TypeAlias = DBAPIError | TimeoutError
OURS = (DataError, IntegrityError, ProgrammingError)

PATIENCE = 10  # seconds to wait for another writer, or for a server to answer
TRIES = 5
# PostgreSQL's names for: not serialisable, a deadlock, a lock not to be had. Nothing was written then.
CONTENDED = {"40001", "40P01", "55P03"}
BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


class Database:
    """One database and its connections; every thread may use it."""

    def __init__(self, url: str, patience: float = PATIENCE, *, is_migrating: bool = False) -> None:
        self.url = url
        self._engine = _engine(url, patience, is_migrating)
        self._reading = self._engine.execution_options(
            **({"reads": True} if self._is_sqlite else {"isolation_level": "REPEATABLE READ"})
        )

    @property
    def _is_sqlite(self) -> bool:
        return self._engine.dialect.name == "sqlite"

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Give a connection that sees one moment of the database. Raises StoreUnavailable."""
        try:
            with self._reading.begin() as connection:
                yield connection
        except (DBAPIError, TimeoutError) as error:
            _tell(error)

    def write(self, work: Callable[[Connection], Result]) -> Result:
        """Do all of the work or none of it, and return what it returns once that is confirmed.

        It is tried again where another writer was in the way. Raises StoreUnavailable.
        """
        for tries in range(1, TRIES + 1):
            try:
                with self._engine.begin() as connection:
                    return work(connection)
            except (DBAPIError, TimeoutError) as error:
                if tries == TRIES or not _is_contended(error):
                    _tell(error)
        raise AssertionError

    def adding(self, table: Table) -> Insert:
        """Return the statement that adds a row unless there is one with the same key."""
        insert = sqlite.insert if self._is_sqlite else postgresql.insert
        return insert(table).on_conflict_do_nothing()

    def putting(self, table: Table, *columns: str) -> Insert:
        """Return the statement that adds a row; one with the same key gets these columns of it instead."""
        insert = (sqlite.insert if self._is_sqlite else postgresql.insert)(table)
        put = {name: insert.excluded[name] for name in columns}
        return insert.on_conflict_do_update(index_elements=list(table.primary_key.columns), set_=put)

    def call(self, connection: Connection, channel: str, word: str) -> None:
        """Have every process that listens (`listening`) hear a word once this transaction is confirmed."""
        if not self._is_sqlite:  # there nobody can be called: who waits looks
            connection.execute(select(func.pg_notify(channel, word)))

    def listening(self, channel: str) -> Ear | None:
        """Return what hears the words of a channel; None on a database that calls nobody.

        Raises StoreUnavailable.
        """
        if self._is_sqlite:
            return None
        try:
            return Ear(self._engine.raw_connection(), channel)
        except (DBAPIError, TimeoutError) as error:
            _tell(error)

    def queue(self, connection: Connection, name: str) -> None:
        """Let one writer at a time through what has this name, until its transaction ends."""
        if not self._is_sqlite:  # there, whoever writes is alone already
            connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(f"baloot-school {name}"))))

    def close(self) -> None:
        """Let go of the connections."""
        self._engine.dispose()


def _engine(url: str, patience: float, is_migrating: bool) -> Engine:
    made = make_url(url)
    if made.get_backend_name() != "sqlite":
        # a connection that the server closed meanwhile is noticed before it is used
        return create_engine(made, pool_pre_ping=True, connect_args={"connect_timeout": PATIENCE})
    if made.database in (None, "", ":memory:"):
        raise ValueError("the store is a file: what is in memory is not kept")
    engine = create_engine(made, connect_args={"timeout": patience})

    @event.listens_for(engine, "connect")
    def settle(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        _to_wal(connection)
        connection.execute("PRAGMA synchronous=NORMAL")
        connection.execute("PRAGMA secure_delete=ON")  # what is forgotten is overwritten
        # A migration may have to make a table anew: with the keys watched that would empty those below it.
        connection.execute(f"PRAGMA foreign_keys={'OFF' if is_migrating else 'ON'}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # One that will write says so at once: it waits for its turn here, and never fails half-way.
        reads = connection.get_execution_options().get("reads", False)
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

    return engine


def _to_wal(connection: sqlite3.Connection) -> None:
    """Switch a new file over; the switch itself does not wait for others, so wait for them before it."""
    for _ in range(TRIES):
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")
        else:
            return


def _is_contended(error: Failure) -> bool:
    cause = getattr(error, "orig", None)
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorcode", 0) & 0xFF in BUSY
    return getattr(cause, "sqlstate", None) in CONTENDED


def _tell(error: Failure) -> NoReturn:
    """Raise StoreUnavailable; or the error as it is where the fault is ours, such as SQL that is none."""
    cause = getattr(error, "orig", None)
    is_ours = isinstance(error, OURS) or getattr(cause, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR
    if is_ours:
        raise error
    raise StoreUnavailable("the database did not answer") from error
