"""The tables brought up to date, by one process while the others wait."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, column, inspect, select, table

from lessons.progress.database import Database
from lessons.progress.opening import StoreUnavailable
from lessons.progress.tables import VERSION

HOME = Path(__file__).parent / "migrations"
NOTED = table("alembic_version", column("version_num"))


def migrate(database: Database) -> None:
    """Bring the tables to the newest version; StoreUnavailable where the database cannot be had.

    Mostly there is nothing to do, and then Alembic is not even loaded.
    """
    with database.reading() as connection:
        if version(connection) == VERSION:
            return
    apart = Database(database.url, is_migrating=True)
    try:
        apart.write(lambda connection: _upgrade(apart, connection))
    finally:
        apart.close()


def version(connection: Connection) -> str | None:
    """Return the version the tables have; None for a database that has none yet."""
    if not inspect(connection).has_table(NOTED.name):
        return None
    return connection.scalar(select(NOTED.c.version_num))


def move(connection: Connection, revision: str) -> None:
    """Bring the tables to a version, up or down (`head`, `base`), within the transaction that is open."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(HOME).replace("%", "%%"))
    try:
        (command.downgrade if revision == "base" else command.upgrade)(config, revision)
    except CommandError as error:  # the tables are of a school that is newer than this one
        raise StoreUnavailable("the tables have a version that is not known") from error


def _upgrade(database: Database, connection: Connection) -> None:
    database.queue(connection, "migration")
    move(connection, "head")
