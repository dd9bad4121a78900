"""A browser that listens to an event stream of the school, without a network between."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from starlette.applications import Starlette

from tests.unit.server.asking import scope_of

PATIENCE = 20  # seconds


@dataclass
class Heard:
    """What has come so far: the answer's head, and a queue of its events."""

    start: dict[str, Any] = field(default_factory=dict)
    comments: int = 0
    retry: int = 0
    is_over: bool = False
    _events: asyncio.Queue[tuple[int, dict[str, Any]]] = field(default_factory=asyncio.Queue)
    _begun: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def headers(self) -> dict[str, str]:
        return {name.decode().lower(): value.decode() for name, value in self.start["headers"]}

    async def begun(self) -> None:
        await asyncio.wait_for(self._begun.wait(), PATIENCE)

    async def event(self) -> tuple[int, dict[str, Any]]:
        """The next event: its id and what it holds."""
        return await asyncio.wait_for(self._events.get(), PATIENCE)

    def more(self) -> list[int]:
        """The ids of the events that have come and were not asked for."""
        return [self._events.get_nowait()[0] for _ in range(self._events.qsize())]

    def hear(self, part: bytes) -> None:
        text = part.decode()
        if not text:
            return
        assert text.endswith("\n\n"), "an event comes whole"
        lines = [line.partition(":") for line in text.strip("\n").split("\n")]
        fields = {name: value.removeprefix(" ") for name, _, value in lines}
        assert len(fields) == len(lines)
        self.comments += "" in fields
        self.retry = int(fields.get("retry", self.retry))
        if "data" in fields:
            self._events.put_nowait((int(fields["id"]), json.loads(fields["data"])))


@asynccontextmanager
async def listening(app: Starlette, path: str, **headers: str) -> AsyncIterator[Heard]:
    """Listen to a stream, and hang up at the end."""
    heard, hung_up = Heard(), asyncio.Event()
    asked = [{"type": "http.request", "body": b"", "more_body": False}]

    async def receive() -> dict[str, Any]:
        if asked:
            return asked.pop()
        await hung_up.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            heard.start = message
            heard._begun.set()
        else:
            heard.hear(message["body"])
            heard.is_over = not message.get("more_body")

    task = asyncio.create_task(app(scope_of(path, **headers), receive, send))
    try:
        await heard.begun()
        yield heard
    finally:
        hung_up.set()
        await asyncio.wait_for(task, PATIENCE)
