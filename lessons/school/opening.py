"""The classes, kept boards and assignments of this process, in the school's store."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lessons.learner import secret
from lessons.progress import open_store

if TYPE_CHECKING:
    from lessons.school.assignments import Assignments
    from lessons.school.classes import Classes
    from lessons.school.shelf import Shelf


def open_classes(url: str | None = None) -> Classes:
    """Return the classes in the store at a URL, else in the school's own (`open_store`).

    Raises StoreUnavailable.
    """
    from lessons.school.classes import Classes  # the database is not every page's business

    return Classes(open_store(url).database, secret())


def open_shelf(url: str | None = None) -> Shelf:
    """Return the kept boards in the store at a URL, else in the school's own (`open_store`).

    Raises StoreUnavailable.
    """
    from lessons.school.shelf import Shelf

    return Shelf(open_store(url).database, secret())


def open_assignments(url: str | None = None) -> Assignments:
    """Return the assignments in the store at a URL, else in the school's own. Raises StoreUnavailable."""
    from lessons.school.assignments import Assignments

    return Assignments(open_store(url).database, secret())
