"""A link that cannot be read: what is wrong with it, and the link itself, which is kept."""

from __future__ import annotations

import streamlit as st

from engine import NotationError
from lessons.i18n import Speech


def draw_broken_link(error: NotationError, link: str | None, said: Speech) -> None:
    """Tell what is wrong with a link, and show what arrived; the page adds its ways on."""
    st.title(said.ui("link-broken-title"), anchor=False)
    st.write(said.notation_error(error))
    st.caption(said.ui("link-kept"))
    st.code(link or "", language=None, wrap_lines=True)
