"""The one watcher of a process: it sees that boards were moved, by whatever process, and tells the hub.

PostgreSQL calls out (LISTEN/NOTIFY); should the line be cut, or a call be lost, the boards are looked at now
and then all the same. SQLite calls nobody, so there they are looked at twenty times a second, while anybody
follows.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import UTC, datetime
from typing import Any

from anyio import CapacityLimiter
from anyio.to_thread import run_sync

from lessons.progress import StoreUnavailable
from lessons.school import open_classes
from lessons.server.hub import Hub

LOG = logging.getLogger(__name__)
PAUSE = 0.05  # seconds between two looks
CALLED = 1.0  # seconds until the boards are looked at though nobody called
AGAIN = 1.0  # seconds after the store was out of reach
DAY = 24 * 60 * 60


@asynccontextmanager
async def watching(hub: Hub) -> AsyncIterator[None]:
    """Watch the boards that are followed as long as the server runs, and let everybody go when it ends."""
    tasks = [asyncio.create_task(_watch(hub)), asyncio.create_task(_forget())]
    try:
        with _at_the_end(hub.close):
            yield
    finally:
        hub.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _watch(hub: Hub) -> None:
    with suppress(asyncio.CancelledError):
        while True:
            try:
                await _watch_by(hub)
            except Exception:  # mostly StoreUnavailable; whatever it is, the class is to go on
                LOG.exception("the boards are out of sight")
                await _until_it_is_there()


async def _watch_by(hub: Hub) -> None:
    """Watch until the store is out of reach, which is raised."""
    apart = CapacityLimiter(1)  # its thread waits nearly all of the time, and the others' are counted
    await hub.is_followed.wait()
    ear = await run_sync(lambda: open_classes().ear(), limiter=apart)
    try:
        await _look(hub)  # for what was called before anybody listened
        while True:
            await hub.is_followed.wait()
            if ear is None:
                await asyncio.sleep(PAUSE)
            else:
                await run_sync(ear.wait, CALLED, limiter=apart)
            await _look(hub)
    finally:
        if ear is not None:
            ear.close()


async def _until_it_is_there() -> None:
    while True:
        await asyncio.sleep(AGAIN)
        with suppress(StoreUnavailable):
            await run_sync(lambda: open_classes().newer({"": 0}))
            return


async def _look(hub: Hub) -> None:
    """Tell the hub of the boards that were moved."""
    if seen := hub.seen():
        for board in await run_sync(lambda: open_classes().newer(seen)):
            hub.put(board)


async def _forget() -> None:
    """Forget old classes, at the start and every day."""
    while True:
        with suppress(StoreUnavailable):
            await run_sync(lambda: open_classes().forget_old(datetime.now(UTC)))
        await asyncio.sleep(DAY)


@contextmanager
def _at_the_end(do: Callable[[], None]) -> Iterator[None]:
    """Do something when the process is told to end: a server waits for those who follow before it says so."""
    if threading.current_thread() is not threading.main_thread():
        yield  # signals are the main thread's
        return
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    def heard(number: int, frame: Any) -> None:
        loop.call_soon_threadsafe(do)
        handler = before[signal.Signals(number)]
        if callable(handler):
            handler(number, frame)
        elif handler == signal.SIG_DFL:
            signal.signal(number, handler)
            signal.raise_signal(number)

    for number in before:
        signal.signal(number, heard)
    try:
        yield
    finally:
        for number, handler in before.items():
            if signal.getsignal(number) is heard:
                signal.signal(number, handler)
