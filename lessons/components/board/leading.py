"""The teacher's right over the class that follows his board, and how its board is moved.

The right is a secret that stands in his own session and address only, never in a link he hands out.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime

import streamlit as st

from engine.seats import SEATS
from lessons.board import Place, Study
from lessons.components.board.kept import OPEN, open_hands
from lessons.components.board.live import state_of
from lessons.i18n import Speech
from lessons.progress import StoreUnavailable
from lessons.school import ClassEnded, MovedMeanwhile, WrongSecret, open_classes

TEACH = "teach"  # in the teacher's address: the class and his secret
SENT = "board_sent"  # in the session: the class, the state that its board shows, and its version
STALE = "board_stale"  # in the session: the board was moved elsewhere since

Right = tuple[str, str]  # a class, and the secret of its teacher


def right_over_class() -> Right | None:
    """Return the class that this reader teaches, with his secret; it stays in his address."""
    id, _, secret = str(st.session_state.get(TEACH) or st.query_params.get(TEACH, "")).partition(".")
    if not id or not secret:
        return None
    take_right(id, secret)
    if st.query_params.get(TEACH) != f"{id}.{secret}":
        st.query_params[TEACH] = f"{id}.{secret}"
    return id, secret


def take_right(id: str, secret: str) -> None:
    """Teach this class from here on."""
    if st.session_state.get(TEACH) != f"{id}.{secret}":
        st.session_state[TEACH] = f"{id}.{secret}"
        st.session_state.pop(SENT, None)


def give_up_right() -> None:
    """Teach no class any more."""
    for name in (TEACH, SENT, STALE):
        st.session_state.pop(name, None)
    st.query_params.pop(TEACH, None)


def recall_hands() -> None:
    """Cover what is covered for the class, in a session that begins: what a refresh forgets stays covered."""
    if OPEN in st.session_state or (right := right_over_class()) is None:
        return
    try:
        state = json.loads(_shown(right)[1])
    except (WrongSecret, StoreUnavailable):
        return
    if "hands" in state:
        st.session_state[OPEN] = [seat for seat in SEATS if seat in state["hands"]]


def _shown(right: Right) -> tuple[str, str, int]:
    """What the class is known to see: its id, the state of its board and the number of that."""
    kept = st.session_state.get(SENT)
    if kept is None or kept[0] != right[0]:
        board = open_classes().board(*right)
        kept = st.session_state[SENT] = (right[0], board.state, board.version)
    return kept


def move_class(right: Right, study: Study, place: Place) -> None:
    """Let the class see what stands here, unless it does, or the board was moved elsewhere since."""
    state = state_of(study, place, open_hands())
    id, before, version = _shown(right)
    if before == state:
        return
    try:
        version = open_classes().move(*right, state, version, datetime.now(UTC))
    except MovedMeanwhile:
        st.session_state[STALE] = True
    except ClassEnded:
        return
    else:
        st.session_state[SENT] = (id, state, version)
        st.session_state.pop(STALE, None)


def draw_stale(said: Speech) -> None:
    """Tell where the class sees what another page shows it, and offer to show it what stands here."""
    if st.session_state.get(STALE):
        st.warning(said.ui("board-class-stale"))
        st.button(said.ui("board-class-take"), key="class_take", on_click=_take_over)


def _take_over() -> None:
    st.session_state.pop(SENT, None)
    st.session_state.pop(STALE, None)
