"""A connection to PostgreSQL that hears what other processes call out (LISTEN/NOTIFY)."""

from __future__ import annotations

from typing import Any

from sqlalchemy import PoolProxiedConnection

from lessons.progress.opening import StoreUnavailable


class Ear:
    """Hears the words of one channel; it is one thread's, and good until the line is cut."""

    def __init__(self, pooled: PoolProxiedConnection, channel: str) -> None:
        self._line: Any = pooled.driver_connection
        pooled.detach()  # it is never given back: somebody else would hear what is called
        self._line.autocommit = True
        self._line.execute(f'LISTEN "{channel}"')

    def wait(self, seconds: float) -> bool:
        """Wait until something is called, so long at most; return whether something was.

        Raises StoreUnavailable where the line is cut: then another ear is needed.
        """
        try:
            return bool(list(self._line.notifies(timeout=seconds, stop_after=1)))
        except Exception as error:  # whatever the driver raises: this line is of no use any more
            self.close()
            raise StoreUnavailable("nothing more is heard of the database") from error

    def close(self) -> None:
        """Let go of the line."""
        self._line.close()
