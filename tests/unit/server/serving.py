"""A server of the live class alone, as a process of its own: `python -m tests.unit.server.serving PORT`."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn

from lessons.server.hub import Hub
from lessons.server.watching import watching
from tests.unit.server.asking import site


def main(port: int) -> None:
    hub = Hub()
    app = site("", hub)

    @asynccontextmanager
    async def lifespan(_: object) -> AsyncIterator[None]:
        async with watching(hub):
            yield

    app.router.lifespan_context = lifespan
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="warning")


if __name__ == "__main__":
    main(int(sys.argv[1]))
