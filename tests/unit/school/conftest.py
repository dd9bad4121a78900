"""Classes on SQLite and on a real PostgreSQL, as the store is tested."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import pytest

from lessons.progress import open_store
from lessons.school import Class
from lessons.school.classes import Classes
from tests.unit.progress.conftest import learner, new_url, postgres
from tests.unit.progress.making import NOON

__all__ = ["learner", "new_url", "postgres"]

HERE = Path(__file__).resolve().parent
SECRET = "a secret of the tests"


@pytest.hookimpl(tryfirst=True)  # before xdist reads the group
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep this folder on the xdist worker that has the PostgreSQL server."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("progress"))


@dataclass(frozen=True)
class Lesson:
    """A class that is under way, and its teacher."""

    classes: Classes
    made: Class
    right: str

    def move(self, state: str, expected: int, now: datetime = NOON) -> int:
        return self.classes.move(self.made.id, self.right, state, expected, now)

    def join(self, learner: str, name: str = "سعد") -> str:
        return self.classes.join(self.made.shown, learner, name, NOON)[1]

    def answers(self) -> list[tuple[str, str, str]]:
        given = self.classes.answers(self.made.id, self.right)
        return [(each.pupil.name, each.ask, each.choice) for each in given]


@pytest.fixture(scope="session")
def classes(new_url: Callable[[], str]) -> Classes:
    """What many tests share, each with a class of its own."""
    return Classes(open_store(new_url()).database, SECRET)


@pytest.fixture
def lesson(classes: Classes) -> Lesson:
    """A class nobody has joined."""
    return Lesson(classes, *classes.open_class(NOON))
