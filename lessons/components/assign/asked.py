"""Which assignment is asked for: the teacher's own address, a pupil's code, or neither."""

from __future__ import annotations

import streamlit as st

from lessons.components.markup import el, join
from lessons.components.within import CODE
from lessons.i18n import Speech

TEACH = "teach"  # in the teacher's address: the assignment and his secret
FORGOTTEN = "assign_forgotten"  # in the session, once: an assignment was just deleted


def teachers_right() -> tuple[str, str] | None:
    """Return the assignment and the secret of the address; None if it is no teacher's."""
    id, dot, secret = st.query_params.get(TEACH, "").partition(".")
    return (id, secret) if dot else None


def draw_entrance(said: Speech) -> None:
    """Draw the field in which a pupil types a code."""
    with st.container(key="assign_entrance", horizontal=True, vertical_alignment="bottom"):
        st.text_input(said.ui("assign-typed"), max_chars=16, key="assign_typed")
        st.button(said.ui("assign-open"), key="assign_open", on_click=_open)


def _open() -> None:
    st.query_params[CODE] = str(st.session_state.get("assign_typed", "")) or "-"


def draw_title(title: str, said: Speech) -> None:
    """Draw the title that a teacher gave, below what it is the title of."""
    st.html(
        join(
            el("p", said.ui("assign-page"), class_="under"),
            el("h1", el("bdi", title), class_="assign-title"),
        )
    )


def draw_gone(name: str, said: Speech) -> None:
    """Say that there is no such assignment, or none of this teacher's, and why that may be."""
    st.html(el("h1", said.ui(name), class_="assign-title"))
    st.html(el("p", said.ui(f"{name}.text"), class_="lead", role="status"))
