"""The middleware that answers for a page: the first page, and the page there is not."""

from __future__ import annotations

import logging

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lessons.components.document import PAGES
from lessons.learner import new_cookie
from lessons.server.asked import Asked, asked, below
from lessons.server.compression import accepts_gzip, packed
from lessons.server.faults import missing_page
from lessons.server.first_page import first_page

LOG = logging.getLogger(__name__)

# Below these Streamlit or our own routes answer for themselves, in HTML too.
RESERVED = ("_stcore", "static", "media", "component", "app", "live")
# Of a page's request these would bring something else than the whole page as it lies on the disk.
SHORTCUTS = (b"if-none-match", b"if-modified-since", b"range", b"if-range", b"accept-encoding")
# Of Streamlit's answer these are true of its page only.
NOT_OURS = ("etag", "last-modified", "accept-ranges")


class Pages:
    """Makes Streamlit's HTML ours on its way to the browser; everything else passes untouched."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self.app, self.root = app, root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD") or self._is_reserved(scope):
            await self.app(scope, receive, send)
            return
        kept = [(name, value) for name, value in scope["headers"] if name.lower() not in SHORTCUTS]
        answer = _Answer(scope, asked(scope, self.root), send)
        # A HEAD is answered as the GET would be, without the body.
        await self.app({**scope, "method": "GET", "headers": kept}, receive, answer)

    def _is_reserved(self, scope: Scope) -> bool:
        path = below(scope["path"], scope.get("root_path", "") + self.root)
        return path.strip("/").partition("/")[0] in RESERVED


class _Answer:
    """What the app sends for a page: held back until it is whole, if it is HTML."""

    def __init__(self, scope: Scope, asked: Asked, send: Send) -> None:
        self.scope, self.asked, self.send = scope, asked, send
        self.start: Message | None = None
        self.body = bytearray()

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            if Headers(raw=message["headers"]).get("content-type", "").startswith("text/html"):
                self.start = message
            else:
                await self.send(message)
        elif self.start is None:
            body = b"" if self.scope["method"] == "HEAD" else message.get("body", b"")
            await self.send({**message, "body": body})
        else:
            self.body += message.get("body", b"")
            if not message.get("more_body"):
                await self._finish(self.start)

    async def _finish(self, start: Message) -> None:
        is_known = self.asked.path in {page.path for page in PAGES}
        body = (self._ours() if is_known else missing_page(self.asked)).encode()
        headers = MutableHeaders(raw=list(start["headers"]))
        for name in NOT_OURS:
            del headers[name]
        headers["content-type"] = "text/html; charset=utf-8"
        headers["content-language"] = self.asked.language
        headers["cache-control"] = "no-cache, private"
        headers["vary"] = "Cookie, Accept-Encoding"
        if (cookie := new_cookie(self.asked.cookies, self.asked.is_secure)) is not None:
            headers.append("set-cookie", cookie)
        if accepts_gzip(Headers(scope=self.scope)):
            body = packed(body)
            headers["content-encoding"] = "gzip"
        headers["content-length"] = str(len(body))
        status = start["status"] if is_known else 404
        await self.send({**start, "status": status, "headers": headers.raw})
        is_head = self.scope["method"] == "HEAD"
        await self.send({"type": "http.response.body", "body": b"" if is_head else body})

    def _ours(self) -> str:
        served = self.body.decode()
        try:
            return first_page(served, self.asked)
        except Exception:
            # Whatever is wrong with our words around it, Streamlit's own page can be played on.
            LOG.exception("The first page could not be made ours")
            return served
