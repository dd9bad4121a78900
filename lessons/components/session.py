"""The match of this reader: its text is the session and the address, never an object.

The link carries everything, so a refresh, a second tab or a friend goes on where the hand stands.
Every action names the link it was made on; on another one it is dropped, so nothing is played twice.
"""

from __future__ import annotations

from functools import lru_cache

import streamlit as st

from engine import Match, NotationError, from_link, parse, to_link
from lessons.practice import advance

KEY = "hand"


@lru_cache(maxsize=512)
def _read(link: str) -> Match:
    """The match of a link, played on to the learner's turn where it was kept at another's."""
    return advance(from_link(link))


def current_link() -> str | None:
    """Return the link of the match under way: the session's, else the address's."""
    return st.session_state.get(KEY) or st.query_params.get(KEY)


def current_match() -> Match | None:
    """Return the match under way; None if there is none. Raises NotationError for a broken link."""
    link = current_link()
    if link is None:
        return None
    match = _read(link)
    _remember(to_link(match))
    return match


def carry() -> None:
    """Keep the match under way in the address of a page that does not show it."""
    if (link := current_link()) is not None:
        _remember(link)


def _remember(link: str) -> None:
    st.session_state[KEY] = link
    if st.query_params.get(KEY) != link:
        st.query_params[KEY] = link


def keep(match: Match) -> None:
    """Make this the match under way."""
    _remember(to_link(advance(match)))
    st.session_state.pop("refused", None)


def drop() -> None:
    """Forget the match under way."""
    st.session_state.pop(KEY, None)
    st.session_state.pop("refused", None)
    if KEY in st.query_params:
        del st.query_params[KEY]


def opened(text: str) -> Match:
    """Return the match of a pasted text, or of a pasted link. Raises NotationError."""
    pasted = text.strip()
    if pasted and " " not in pasted and "\n" not in pasted:
        return from_link(pasted.rpartition(f"{KEY}=")[2].partition("&")[0])
    return parse(text)


__all__ = ["NotationError", "carry", "current_link", "current_match", "drop", "keep", "opened"]
