"""The server as a program asks it: Streamlit's real static files behind the school's middleware."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from streamlit.web.server.starlette.starlette_static_routes import create_streamlit_static_assets_routes

from lessons.server.compression import PackedStatic
from lessons.server.faults import answer_fault
from lessons.server.hub import Hub
from lessons.server.live import live_routes
from lessons.server.moving import moving_route
from lessons.server.pages import Pages
from lessons.server.static import static_route


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back: the status, the headers in lower case, the bytes as they were sent."""

    status: int
    headers: tuple[tuple[str, str], ...]
    sent: bytes

    def header(self, name: str) -> str:
        """The value of a header; empty if it was not sent."""
        return next((value for key, value in self.headers if key == name), "")

    @property
    def body(self) -> bytes:
        return gzip.decompress(self.sent) if self.header("content-encoding") == "gzip" else self.sent

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def cookies(self) -> SimpleCookie:
        """The cookies that were set."""
        jar = SimpleCookie()
        for key, value in self.headers:
            if key == "set-cookie":
                jar.load(value)
        return jar


def site(root: str = "", hub: Hub | None = None) -> Starlette:
    """The school without the runtime of its pages, served under a path; `/boom` raises."""

    def boom(_: Request) -> Response:
        raise ZeroDivisionError("a detail that nobody may read")

    def health(_: Request) -> Response:
        return PlainTextResponse("ok")

    def reserved(_: Request) -> Response:
        raise HTTPException(404)

    return Starlette(
        routes=[
            static_route(root),
            moving_route(root),
            *live_routes(root, hub or Hub()),
            Route(f"{root}/boom", boom),
            Route(f"{root}/_stcore/health", health),
            Route(f"{root}/_stcore/{{rest:path}}", reserved),
            *create_streamlit_static_assets_routes(root),
        ],
        middleware=[Middleware(PackedStatic, root=root), Middleware(Pages, root=root)],
        exception_handlers={Exception: answer_fault(root)},
    )


def run_alone(task: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a task to its end in a thread of its own: the one of the tests may hold a browser's event loop."""
    with ThreadPoolExecutor(1) as threads:
        threads.submit(lambda: asyncio.run(task())).result()


def scope_of(path: str, method: str = "GET", **headers: str) -> dict[str, Any]:
    """The request for an address as a server passes it on."""
    path, _, query = path.partition("?")
    given = {"host": "school.example"} | {name.replace("_", "-"): value for name, value in headers.items()}
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in given.items()],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 2),
    }


def ask(
    path: str,
    method: str = "GET",
    root: str = "",
    app: Starlette | None = None,
    body: bytes = b"",
    **headers: str,
) -> Answer:
    """Ask for an address, perhaps with something to hand in; a header's underscores are hyphens."""
    scope = scope_of(path, method, **headers)
    sent: list[dict[str, Any]] = []

    handed_in = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> dict[str, Any]:
        if handed_in:
            return handed_in.pop()
        await asyncio.Event().wait()  # nothing more comes, and nobody hangs up
        raise AssertionError

    async def send(message: Any) -> None:
        sent.append(message)

    async def run() -> None:
        with contextlib.suppress(ZeroDivisionError):  # raised once it is answered, for a server to log
            await (app or site(root))(scope, receive, send)

    run_alone(run)
    (start,) = (message for message in sent if message["type"] == "http.response.start")
    body = b"".join(message.get("body", b"") for message in sent if message["type"] == "http.response.body")
    headers_sent = tuple((name.decode().lower(), value.decode("latin-1")) for name, value in start["headers"])
    return Answer(start["status"], headers_sent, body)
