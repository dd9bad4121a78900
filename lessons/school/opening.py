"""The classes of this process, in the school's store."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lessons.learner import secret
from lessons.progress import open_store

if TYPE_CHECKING:
    from lessons.school.classes import Classes


def open_classes(url: str | None = None) -> Classes:
    """Return the classes in the store at a URL, else in the school's own (`open_store`).

    Raises StoreUnavailable.
    """
    from lessons.school.classes import Classes  # the database is not every page's business

    return Classes(open_store(url).database, secret())
