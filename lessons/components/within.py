"""Within an assignment: what an ordinary page knows that was opened from one, and the way back to it."""

from __future__ import annotations

import streamlit as st

from lessons.components.navigation import carried
from lessons.i18n import Speech
from lessons.school import code_of, token_within

PAGE = "lessons/pages/assign.py"
CODE, ITEM = "assignment", "item"  # in the address


def here() -> tuple[str, int] | None:
    """Return the code of the assignment that the address names, and the number of its item; else None."""
    code, number = code_of(st.query_params.get(CODE, "")), st.query_params.get(ITEM, "")
    return (
        (code, int(number)) if code and number.isascii() and number.isdecimal() and len(number) < 3 else None
    )


def kept_as(token: str) -> str:
    """Return the token under which something is kept on this page: within an assignment, one of its own."""
    found = here()
    return token if found is None else token_within(*found, token)


def draw_way_to(said: Speech) -> None:
    """Draw the way to the page where an assignment is set, and opened by its code."""
    st.page_link(PAGE, label=said.ui("assign-way"), icon=":material/assignment:", query_params=carried(said))


def draw_way_back(said: Speech) -> None:
    """Draw the way back to the assignment, where the page was opened from one."""
    found = here()
    if found is not None:
        st.page_link(
            PAGE,
            label=said.ui("assign-back"),
            icon=":material/assignment:",
            query_params=carried(said) | {CODE: found[0]},
        )
