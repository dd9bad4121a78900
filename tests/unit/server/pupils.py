"""Pupils as a server meets them: each holds a line of the event stream, and comes back when it is cut."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress

from lessons.learner import cookie_of

ID = re.compile(rb"^id: (\d+)$", re.MULTILINE)
LONGEST = 2**22  # bytes of an event
AGAIN = 0.1  # seconds until a line is tried again


async def follow(port: int, code: str, learner: str, heard: Callable[[int], None], root: str = "") -> None:
    """Follow a class until cancelled; `heard` is told the version of each event once all of it is there."""
    last = -1
    while True:
        with suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=LONGEST)
            try:
                writer.write(_asked(f"{root}/live/{code}", learner, last))
                head = await reader.readuntil(b"\r\n\r\n")
                if b" 200 " not in head.partition(b"\r\n")[0]:
                    raise OSError(head)
                while True:
                    event = await reader.readuntil(b"\n\n")
                    if (found := ID.search(event)) is not None:
                        last = int(found.group(1))
                        heard(last)
            finally:
                await hung_up(writer)
        await asyncio.sleep(AGAIN)


async def hung_up(writer: asyncio.StreamWriter) -> None:
    """Close a line and wait until it is."""
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()


def _asked(path: str, learner: str, last: int) -> bytes:
    lines = [
        f"GET {path} HTTP/1.1",
        "Host: 127.0.0.1",
        f"Cookie: {cookie_of(learner, is_secure=False).partition(';')[0]}",
        "Accept: text/event-stream",
        "Accept-Encoding: gzip",
        *([f"Last-Event-ID: {last}"] if last >= 0 else []),
    ]
    return "\r\n".join([*lines, "", ""]).encode()
