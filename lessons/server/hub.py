"""Who follows which board in this process, and what each is shown: made once for all who see the same.

A board is a state, not a story: whoever is slow, or was away, gets the newest and nothing of what lay before
it. All of this belongs to one event loop; only what a board looks like is made in a thread beside it.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TypeAlias

from anyio.to_thread import run_sync

from lessons.school import Board
from lessons.settings import Settings

LOG = logging.getLogger(__name__)

# What a state looks like to readers with these settings: a JSON object.
Render: TypeAlias = Callable[[str, Settings], str]
# The settings that change what is seen; readers who differ in others are shown the same.
SEEN = ("language", "digits", "suits", "cards", "speed", "sound")
MOST_KEPT = 128  # looks of boards


def as_it_is(state: str, asked: Settings) -> str:
    """Show a state as it was written, to everybody alike."""
    del asked
    return state


class Hub:
    """The boards that are followed in this process."""

    def __init__(self, render: Render = as_it_is) -> None:
        self.is_followed = asyncio.Event()
        self.is_closed = False
        self._looks = _Looks(render)
        self._followed: dict[str, _Followed] = {}

    @contextmanager
    def following(self, board: Board, sent: int = -1) -> Iterator[Follower]:
        """Follow a board that was just read; `sent` is the version that its reader has already."""
        followed = self._followed.setdefault(board.class_id, _Followed(board))
        followed.put(board)
        followed.followers += 1
        self.is_followed.set()
        try:
            yield Follower(self, followed, sent if sent <= board.version else -1)
        finally:
            followed.followers -= 1
            if not followed.followers:
                del self._followed[board.class_id]
            if not self._followed:
                self.is_followed.clear()

    def seen(self) -> dict[str, int]:
        """Return the classes that are followed, each with the newest version that is known."""
        return {id: followed.board.version for id, followed in self._followed.items()}

    def put(self, board: Board) -> None:
        """Have everybody who follows a board see it, unless something newer is known."""
        if (followed := self._followed.get(board.class_id)) is not None:
            followed.put(board)

    async def look(self, board: Board, asked: Settings) -> bytes:
        """Return what a board looks like to a reader: one line of JSON."""
        return await self._looks.of(board, asked)

    def close(self) -> None:
        """Let everybody go who follows: the server is about to end."""
        self.is_closed = True
        for followed in self._followed.values():
            followed.wake()


class Follower:
    """One reader's place at a board."""

    def __init__(self, hub: Hub, followed: _Followed, sent: int) -> None:
        self._hub, self._followed, self._sent = hub, followed, sent

    @property
    def is_over(self) -> bool:
        """Whether nothing more will come: the class is over and that was told, or the server ends."""
        board = self._followed.board
        return self._hub.is_closed or (board.has_ended and board.version == self._sent)

    async def newest(self, seconds: float) -> Board | None:
        """Return the board once it is newer than what was returned before; None if it stood still so long."""
        moved = self._followed.moved
        if self._followed.board.version <= self._sent and not self.is_over:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await moved.wait()
        board = self._followed.board
        if board.version <= self._sent:
            return None
        self._sent = board.version
        return board


class _Followed:
    """A board, the newest that is known of it, and how many follow it."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.moved = asyncio.Event()
        self.followers = 0

    def put(self, board: Board) -> None:
        if board.version > self.board.version:
            self.board = board
            self.wake()

    def wake(self) -> None:
        # Everybody waits for an event of its own time: one that is set is never waited for again.
        moved, self.moved = self.moved, asyncio.Event()
        moved.set()


class _Looks:
    """What boards look like, each look made once, in a thread; the oldest are let go."""

    def __init__(self, render: Render) -> None:
        self._render = render
        self._kept: OrderedDict[tuple[str, int, Settings], asyncio.Future[bytes]] = OrderedDict()

    async def of(self, board: Board, asked: Settings) -> bytes:
        seen = Settings(**{name: getattr(asked, name) for name in SEEN})
        key = (board.class_id, board.version, seen)
        if key not in self._kept:
            self._kept[key] = asyncio.ensure_future(run_sync(self._made, board, seen))
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        look = self._kept[key]
        return (
            look.result() if look.done() else await asyncio.shield(look)
        )  # who hangs up takes it from nobody else

    def _made(self, board: Board, seen: Settings) -> bytes:
        try:
            shown = dict(json.loads(self._render(board.state, seen)))
        except Exception:  # whoever shows boards has a fault: the class goes on
            LOG.exception("version %s of a board cannot be shown", board.version)
            shown = {}
        shown |= {"version": board.version, "ended": board.has_ended}
        return json.dumps(shown, ensure_ascii=False, separators=(",", ":")).encode()
