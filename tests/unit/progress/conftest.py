"""The same tests on SQLite and on a real PostgreSQL, which is started once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from lessons.progress.database import Database
from lessons.progress.opening import close_stores, open_store
from lessons.progress.store import Store
from tests.unit.progress.postgres import Postgres, running

HERE = Path(__file__).resolve().parent
NUMBERS = count(1)


@pytest.hookimpl(tryfirst=True)  # before xdist reads the group
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep this folder on one xdist worker: one server."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("progress"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as server:
        yield server
        close_stores()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def new_url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], str]:
    """What makes an empty database and returns its URL."""
    if request.param == "postgresql":
        return request.getfixturevalue("postgres").new_database
    folder = tmp_path_factory.mktemp("stores")
    return lambda: f"sqlite:///{folder}/{next(NUMBERS)}.db"


@pytest.fixture(scope="session")
def store(new_url: Callable[[], str]) -> Store:
    """A store that many tests share, each with learners of its own."""
    return open_store(new_url())


@pytest.fixture
def new_store(new_url: Callable[[], str]) -> Store:
    """A store in which nothing is kept yet."""
    return open_store(new_url())


@pytest.fixture(scope="module")
def on_postgres(postgres: Postgres) -> Iterator[Database]:
    """An empty database on PostgreSQL alone."""
    url = postgres.new_database()
    database = Database(url.replace("postgresql:", "postgresql+psycopg:"))
    yield database
    database.close()


@pytest.fixture
def learner() -> str:
    """Somebody of whom nothing is kept yet."""
    return f"learner{next(NUMBERS):05}"
