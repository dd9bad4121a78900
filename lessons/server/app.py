"""The server of the school, assembled: Streamlit's app with what stands around its pages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import streamlit as st
from starlette.middleware import Middleware

from lessons.components.board.live import look
from lessons.components.fault import draw_fault
from lessons.server.compression import PackedStatic
from lessons.server.faults import answer_fault
from lessons.server.hub import Hub, Render
from lessons.server.live import live_routes
from lessons.server.moving import moving_route
from lessons.server.pages import Pages
from lessons.server.static import static_route
from lessons.server.warmup import warm_start
from lessons.server.watching import watching


def parts(render: Render = look) -> dict[str, Any]:
    """Return what `st.App` is given beside its script: routes, middleware, a warm start, pages for faults.

    `render` says what the board of a live class looks like to those who follow it.
    """
    root, hub = _root(), Hub(render)

    @asynccontextmanager
    async def lifespan(app: object) -> AsyncIterator[None]:
        async with warm_start(app), watching(hub):
            yield

    return {
        "routes": [static_route(root), moving_route(root), *live_routes(root, hub)],
        "middleware": [Middleware(PackedStatic, root=root), Middleware(Pages, root=root)],
        "lifespan": lifespan,
        "on_script_error": draw_fault,
        "exception_handlers": {Exception: answer_fault(root)},
    }


def _root() -> str:
    """The path under which the app is configured to be served, "" or "/school"."""
    path = str(st.get_option("server.baseUrlPath") or "").strip("/")
    return f"/{path}" if path else ""
