"""Opening: where the store is, that it is opened once, and what is said where it cannot be had."""

from __future__ import annotations

import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from lessons.progress import StoreUnavailable, close_stores, open_store, opening
from lessons.progress.database import TRIES, Database
from lessons.progress.opening import URL
from lessons.progress.store import Store
from tests.unit.progress.making import answered

REPO = Path(__file__).resolve().parents[3]


@pytest.fixture
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The state folder of a user who has none yet."""
    monkeypatch.delenv(URL, raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setattr(opening, "_open", {})
    yield
    close_stores()


@pytest.mark.usefixtures("_home")
def test_without_a_url_the_store_is_a_file_of_this_user_only(tmp_path: Path) -> None:
    store = open_store()
    store.record("somebody", answered("one"))
    folder = tmp_path / "state" / "baloot-school"

    assert {"school.db", "school.db-wal", "school.db-shm"} == {file.name for file in folder.iterdir()}
    assert {0o600} == {stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
    assert 0o700 == stat.S_IMODE(folder.stat().st_mode)
    assert store is open_store()
    close_stores()
    assert store is not open_store()
    assert 1 == len(open_store().events("somebody"))


@pytest.mark.usefixtures("_home")
def test_without_a_state_folder_named_it_is_the_usual_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "")
    monkeypatch.setenv("HOME", str(tmp_path))
    open_store()

    assert (tmp_path / ".local" / "state" / "baloot-school" / "school.db").exists()


@pytest.mark.usefixtures("_home")
def test_the_environment_names_another(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(URL, f"sqlite:///{tmp_path}/other.db")
    open_store().record("somebody", answered("one"))

    assert (tmp_path / "other.db").exists()
    assert not (tmp_path / "state").exists()


@pytest.mark.usefixtures("_home")
def test_a_store_is_opened_once_by_many_threads(tmp_path: Path) -> None:
    with ThreadPoolExecutor(6) as threads:
        found = list(threads.map(open_store, [f"sqlite:///{tmp_path}/one.db"] * 6))
    assert 1 == len({id(store) for store in found})


@pytest.mark.usefixtures("_home")
def test_where_no_file_can_be_made_the_store_is_not_to_be_had(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file where the folder should be")
    with pytest.raises(StoreUnavailable):
        open_store()


@pytest.mark.parametrize(
    "url", ["sqlite:///{}/no/such/folder.db", "sqlite:///{}/broken.db", "postgresql://a@/b?host={}"]
)
def test_where_there_is_no_database_the_store_is_not_to_be_had(tmp_path: Path, url: str) -> None:
    (tmp_path / "broken.db").write_bytes(b"this is no database " * 100)
    with pytest.raises(StoreUnavailable) as refused:
        open_store(url.format(tmp_path))
    assert refused.value.__cause__


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_a_url_needs_no_driver(scheme: str) -> None:
    assert "postgresql+psycopg://a:b@c/d" == opening._with_driver(f"{scheme}://a:b@c/d")


def test_what_is_in_memory_is_refused() -> None:
    with pytest.raises(ValueError, match="not kept"):
        open_store("sqlite://")


def test_a_fault_of_ours_is_told_as_it_is(store: Store) -> None:
    with pytest.raises(Exception, match="nosuch") as raised:
        store._database.write(lambda connection: connection.execute(text("SELECT * FROM nosuch")))
    assert type(raised.value).__module__.startswith("sqlalchemy")


def test_a_file_is_kept_in_the_way_that_was_chosen(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/school.db")
    expected = {"journal_mode": "wal", "synchronous": 1, "foreign_keys": 1, "secure_delete": 1}
    with database.reading() as connection:
        assert expected == {name: connection.scalar(text(f"PRAGMA {name}")) for name in expected}
    database.close()


def test_a_writer_that_was_in_the_way_is_waited_for(tmp_path: Path) -> None:
    store = Store.at(f"sqlite:///{tmp_path}/school.db")
    other = sqlite3.connect(tmp_path / "school.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with ThreadPoolExecutor(1) as threads:
        recorded = threads.submit(store.record, "somebody", answered("one"))
        other.execute("COMMIT")
        assert recorded.result()
    other.close()
    store.close()


def test_a_writer_that_never_ends_is_told(tmp_path: Path) -> None:
    Store.at(f"sqlite:///{tmp_path}/school.db").close()
    other = sqlite3.connect(tmp_path / "school.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    store = Store(Database(f"sqlite:///{tmp_path}/school.db", patience=0))

    assert () == store.events("somebody"), "who reads waits for nobody"
    with pytest.raises(StoreUnavailable):
        store.record("somebody", answered("one"))
    other.close()
    assert store.record("somebody", answered("one"))
    store.close()


CONTENDED = "DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '{}'; END $$"


@pytest.mark.parametrize("code", ["40001", "40P01", "55P03"])
@pytest.mark.parametrize("failures", [1, TRIES - 1, TRIES])
def test_what_was_in_the_way_on_postgres_is_tried_again(
    on_postgres: Database, code: str, failures: int
) -> None:
    tries: list[int] = []

    def work(connection: Connection) -> int:
        tries.append(1)
        if len(tries) <= failures:
            connection.execute(text(CONTENDED.format(code)))
        return len(tries)

    if failures < TRIES:
        assert failures + 1 == on_postgres.write(work)
    else:
        with pytest.raises(StoreUnavailable):
            on_postgres.write(work)
        assert TRIES == len(tries)


def test_a_connection_that_the_server_closed_is_made_anew(on_postgres: Database) -> None:
    def own(connection: Connection) -> int:
        return connection.scalar(text("SELECT pg_backend_pid()")) or 0

    first = on_postgres.write(own)
    other = Database(on_postgres.url)
    other.write(lambda connection: connection.execute(text(f"SELECT pg_terminate_backend({first}, 5000)")))
    other.close()

    assert first != on_postgres.write(own)


IMPORT = """
import sys, lessons.progress
print(sorted({"sqlalchemy", "alembic", "psycopg", "torch", "streamlit"} & set(sys.modules)))
"""


def test_importing_the_package_loads_no_database(repo: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-c", IMPORT], cwd=repo, capture_output=True, text=True, check=True
    )
    assert "[]" == said.stdout.strip()


ANOTHER = """
from lessons.progress import close_stores, open_store
from tests.unit.progress.making import answered
open_store().record("somebody", answered("theirs"))
close_stores()
"""


@pytest.mark.usefixtures("_home")
def test_another_process_that_ends_takes_nothing_of_this_ones_away() -> None:
    """It did where asking for the store again touched its file: that gives up the locks on it."""
    open_store().record("somebody", answered("before"))
    open_store()

    subprocess.run([sys.executable, "-c", ANOTHER], check=True, cwd=REPO)
    open_store().record("somebody", answered("after"))

    read = [
        sys.executable,
        "-c",
        "from lessons.progress import open_store as o; print(len(o().events('somebody')))",
    ]
    assert "3" == subprocess.run(read, check=True, cwd=REPO, capture_output=True, text=True).stdout.strip()
    assert 3 == len(open_store().events("somebody"))
