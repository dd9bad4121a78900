"""The server of the school, assembled: Streamlit's app with what stands around its pages."""

from __future__ import annotations

from typing import Any

import streamlit as st
from starlette.middleware import Middleware

from lessons.components.fault import draw_fault
from lessons.server.compression import PackedStatic
from lessons.server.faults import answer_fault
from lessons.server.moving import moving_route
from lessons.server.pages import Pages
from lessons.server.static import static_route
from lessons.server.warmup import warm_start


def parts() -> dict[str, Any]:
    """Return what `st.App` is given beside its script: routes, middleware, a warm start, pages for faults."""
    root = _root()
    return {
        "routes": [static_route(root), moving_route(root)],
        "middleware": [Middleware(PackedStatic, root=root), Middleware(Pages, root=root)],
        "lifespan": warm_start,
        "on_script_error": draw_fault,
        "exception_handlers": {Exception: answer_fault(root)},
    }


def _root() -> str:
    """The path under which the app is configured to be served, "" or "/school"."""
    path = str(st.get_option("server.baseUrlPath") or "").strip("/")
    return f"/{path}" if path else ""
