"""Migrations: they lead to the tables as the code knows them, and back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from lessons.progress import StoreUnavailable
from lessons.progress.database import Database
from lessons.progress.migrating import HOME, migrate, move, version
from lessons.progress.store import Store
from lessons.progress.tables import VERSION, metadata
from tests.unit.progress.making import answered


@pytest.fixture
def database(new_url: Callable[[], str]) -> Database:
    """An empty database."""
    url = new_url()
    return Database(url.replace("postgresql:", "postgresql+psycopg:"))


def differences(connection: Connection) -> list[object]:
    """What Alembic would change to make the tables those of the code."""
    return compare_metadata(MigrationContext.configure(connection), metadata)


def test_the_newest_migration_is_the_version_the_code_has() -> None:
    config = Config()
    config.set_main_option("script_location", str(HOME))

    assert VERSION == ScriptDirectory.from_config(config).get_current_head()


def test_a_migrated_database_has_the_tables_of_the_code(database: Database) -> None:
    migrate(database)

    assert [] == database.write(differences)
    with database.reading() as connection:
        assert VERSION == version(connection)
    database.close()


def test_a_difference_would_be_found(database: Database) -> None:
    migrate(database)
    database.write(lambda connection: connection.execute(text("ALTER TABLE memory DROP COLUMN seen")))

    assert 1 == len(database.write(differences))
    database.close()


def test_a_migration_can_be_undone_and_done_again(database: Database) -> None:
    migrate(database)
    database.write(lambda connection: move(connection, "base"))
    with database.reading() as connection:
        assert ["alembic_version"] == inspect(connection).get_table_names()
        assert version(connection) is None
    migrate(database)

    assert [] == database.write(differences)
    database.close()


def test_a_migration_that_fails_leaves_nothing_half_done(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("alembic.operations.Operations.create_index", fail)
    with pytest.raises(ZeroDivisionError):
        migrate(database)
    with database.reading() as connection:
        assert [] == inspect(connection).get_table_names()
    database.close()


def test_a_database_that_is_up_to_date_is_left_alone(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrate(database)
    monkeypatch.setattr("lessons.progress.migrating.move", lambda *_: pytest.fail("it was migrated again"))
    migrate(database)
    database.close()


def test_the_database_of_a_newer_school_is_not_touched(database: Database) -> None:
    migrate(database)
    database.write(
        lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9'"))
    )

    with pytest.raises(StoreUnavailable, match="version"):
        migrate(database)
    database.close()


def test_tokens_are_sorted_in_the_same_way_on_every_server(on_postgres: Database) -> None:
    migrate(on_postgres)
    with on_postgres.reading() as connection:
        (token,) = (
            column for column in inspect(connection).get_columns("events") if column["name"] == "token"
        )
    assert "C" == getattr(token["type"], "collation", None)


def test_the_keys_between_tables_are_watched(database: Database) -> None:
    migrate(database)
    store = Store(database)
    store.record("somebody", answered("one"))
    database.write(lambda connection: connection.execute(text("DELETE FROM learners")))
    with database.reading() as connection:
        for table in ("events", "memory"):
            assert 0 == connection.scalar(text(f"SELECT count(*) FROM {table}"))
    database.close()
