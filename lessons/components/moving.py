"""A browser that goes on as another learner: its ticket is handed in, then the page begins anew."""

from __future__ import annotations

from pathlib import Path

import streamlit as st
from streamlit.components.v2 import component

from lessons.learner import Move, ticket_for

ADDRESS = "learner/move"  # of the server's route, below the app's root
TICKET, FAILED = "ticket", "move_failed"  # in the session: what is handed in, and what stood in the way
DONE = "data"  # in the address, once: what was done before the page began anew
KEY = "moving"

_moving = component(
    "baloot_moving",
    js=(Path(__file__).parent / "moving.js").read_text(encoding="utf-8"),
    isolate_styles=False,
)


def move(to: Move, done: str) -> None:
    """Make this browser another learner's; the page that begins anew is told what was `done`."""
    st.session_state[TICKET] = (ticket_for(to), done)
    st.session_state.pop(FAILED, None)


def hand_in() -> None:
    """Have the browser hand in the ticket, if there is one."""
    if (held := st.session_state.get(TICKET)) is None:
        return
    ticket, done = held
    with st.container(key="handing_in"):
        _moving(key=KEY, data={"ticket": ticket, "address": ADDRESS, "done": done}, on_failed_change=_failed)


def _failed() -> None:
    st.session_state[FAILED] = str(st.session_state[KEY].failed)
    st.session_state.pop(TICKET, None)


def failed() -> str:
    """Return in one word what stood in the way of a move, once; empty if nothing did."""
    return st.session_state.pop(FAILED, "")


def done() -> str:
    """Return what was done before the page began anew, once; empty if nothing was."""
    return st.query_params.pop(DONE, "")
