"""Gzip for Streamlit's own scripts and style sheets, which it sends as they are.

They never change while the process runs, so each is packed once, at the highest level, and kept. What answers
for itself (a HEAD, a range, "not modified") passes untouched, and so does what is packed already.
"""

from __future__ import annotations

import gzip

from anyio.to_thread import run_sync
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

PACKED = (".js", ".css", ".json", ".svg", ".wasm", ".map", ".txt")
LONGEST = 12_000_000  # bytes; a larger file is sent as it is
UNTOUCHED = ("range", "if-none-match", "if-modified-since")


def accepts_gzip(headers: Headers) -> bool:
    """Return whether a request takes gzip: named, and not with a weight of nothing.

    >>> accepts_gzip(Headers({"accept-encoding": "br;q=1, gzip;q=0"}))
    False
    """
    for part in headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";")
        if name in ("gzip", "*"):
            return weight not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def packed(body: bytes, level: int = 6) -> bytes:
    """Return a body packed by gzip, the same bytes each time."""
    return gzip.compress(body, level, mtime=0)


class PackedStatic:
    """Sends Streamlit's static files packed, each packed once for the process."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self.app, self.root = app, root
        self.kept: dict[str, tuple[Message, Message]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._is_for_us(scope):
            await self.app(scope, receive, send)
            return
        path = scope["path"]
        if path not in self.kept:
            whole = _Whole(send)
            await self.app(scope, receive, whole)
            if whole.start is None:  # no file: it has been sent as it was
                return
            self.kept[path] = await run_sync(_pack, whole.start, bytes(whole.body))
        for message in self.kept[path]:
            await send(message)

    def _is_for_us(self, scope: Scope) -> bool:
        if scope["type"] != "http" or scope["method"] != "GET" or not scope["path"].endswith(PACKED):
            return False
        headers = Headers(scope=scope)
        return (
            scope["path"].startswith(f"{scope.get('root_path', '')}{self.root}/static/")
            and accepts_gzip(headers)
            and not any(name in headers for name in UNTOUCHED)
        )


class _Whole:
    """Holds an answer back until it is whole, if it is a file to be packed; else it goes through.

    For a file that is not there Streamlit sends its page: that is not to be kept, under whatever name.
    """

    def __init__(self, send: Send) -> None:
        self.send = send
        self.start: Message | None = None
        self.body = bytearray()

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = Headers(raw=message["headers"])
            is_file = message["status"] == 200 and not headers.get("content-type", "").startswith("text/html")
            is_small = int(headers.get("content-length", LONGEST + 1)) <= LONGEST
            if is_file and is_small and "content-encoding" not in headers:
                self.start = message
                return
        if self.start is None:
            await self.send(message)
        else:
            self.body += message.get("body", b"")


def _pack(start: Message, body: bytes) -> tuple[Message, Message]:
    body = packed(body, 9)
    headers = MutableHeaders(raw=list(start["headers"]))
    headers["content-encoding"] = "gzip"
    headers["content-length"] = str(len(body))
    headers.add_vary_header("Accept-Encoding")
    if "etag" in headers:
        headers["etag"] = f"W/{headers['etag']}"  # the same file in other bytes
    del headers["accept-ranges"]
    return {**start, "headers": headers.raw}, {"type": "http.response.body", "body": body}
