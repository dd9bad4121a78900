"""The store of this process, opened once for each database; SQLAlchemy is loaded only then.

The database is the one that `BALOOT_DATABASE_URL` names (`postgresql://user@host/school`). Without it, it is
the file `baloot-school/school.db` below the user's state folder, beside the school's secret.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lessons.progress.store import Store

URL = "BALOOT_DATABASE_URL"

_open: dict[str, Store] = {}
_lock = Lock()


class StoreUnavailable(Exception):
    """The database cannot be reached, read or written just now; its error is the cause of this one."""


def open_store(url: str | None = None) -> Store:
    """Return the store at a URL, else at the one of the environment, else in the file of this user.

    Its tables are brought up to date first, whoever else may be doing the same. Raises StoreUnavailable
    where there is no such database and none can be made.
    """
    from lessons.progress.store import Store  # a sixth of a second, that no page has to wait for

    url = url or os.environ.get(URL, "")
    with _lock:
        try:
            at = _with_driver(url) if url else f"sqlite:///{_file()}"
        except (OSError, RuntimeError) as error:  # RuntimeError: the user has no home folder
            raise StoreUnavailable("no file for the store can be made") from error
        if at not in _open:
            _open[at] = Store.at(at)
        return _open[at]


def close_stores() -> None:
    """Let go of every database that was opened."""
    with _lock:
        while _open:
            _open.popitem()[1].close()


def _with_driver(url: str) -> str:
    """Name the driver this school has, in a URL that names none or in the older way."""
    scheme, colon, rest = url.partition(":")
    return f"postgresql+psycopg:{rest}" if scheme in ("postgres", "postgresql") else scheme + colon + rest


def _file() -> Path:
    state = os.environ.get("XDG_STATE_HOME", "")
    file = (Path(state) if state else Path.home() / ".local" / "state") / "baloot-school" / "school.db"
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # A file that is there is not touched: whoever closes a file loses every lock his process has on it, and
    # another process that then ends would take away the log that this one goes on writing.
    with suppress(FileExistsError):
        os.close(
            os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
        )  # SQLite's other files have its mode
    return file
