"""The board of this reader: its text in a link and where it stands, in the session and the address.

A refresh, a second tab or a pupil goes on where the address stands.
"""

from __future__ import annotations

from functools import lru_cache

import streamlit as st

from engine import Seat
from engine.seats import SEATS
from lessons.board import MAIN, Place, Study, parse_study, study_from_link, study_to_link

STUDY, AT = "study", "at"  # in the session and the address
OPEN, VALUES = "board_open", "board_values"  # in the session: whose cards lie open, whether cards are weighed


@lru_cache(maxsize=256)
def _read(link: str) -> Study:
    return study_from_link(link)


def current_link() -> str | None:
    """Return the link of the board, the session's, else the address's."""
    return st.session_state.get(STUDY) or st.query_params.get(STUDY)


def current_study() -> Study | None:
    """Return the board; None if there is none. Raises NotationError for a broken link."""
    link = current_link()
    if link is None:
        return None
    study = _read(link)
    _remember(link, current_place(study))
    return study


def current_place(study: Study) -> Place:
    """Return where the board stands: where its lesson opens if the address names no place of it."""
    line, _, step = (st.session_state.get(AT) or st.query_params.get(AT, "")).rpartition(".")
    if step.isdecimal() and len(step) < 4 and line in study.lines:
        place = Place(line, int(step))
        if 0 <= place.step <= study.lines[line].last:
            return place
    return Place(MAIN, study.begins)


def keep_study(study: Study, place: Place | None = None) -> None:
    """Make this the board, and stand at a place of it."""
    _remember(study_to_link(study), place or Place(MAIN, study.begins))


def stand(place: Place) -> None:
    """Go to a place of the board."""
    _remember(current_link() or "", place)


def _remember(link: str, place: Place) -> None:
    at = f"{place.line}.{place.step}" if place.line else str(place.step)
    for name, value in ((STUDY, link), (AT, at)):
        st.session_state[name] = value
        if st.query_params.get(name) != value:
            st.query_params[name] = value


def forget() -> None:
    """Wipe the board."""
    for name in (STUDY, AT):
        st.session_state.pop(name, None)
        if name in st.query_params:
            del st.query_params[name]


def open_hands() -> frozenset[Seat]:
    """Return whose cards lie open on the board: everybody's until some are covered."""
    return frozenset(st.session_state.get(OPEN, SEATS))


def show_values() -> bool:
    """Return whether what each card brings is shown."""
    return bool(st.session_state.get(VALUES))


def opened(text: str) -> Study:
    """Return the board of a text, of a link, or of the match of either; raises NotationError."""
    pasted = text.strip()
    if not pasted or " " in pasted or "\n" in pasted:
        return parse_study(pasted)
    for name in (STUDY, "hand"):
        if f"{name}=" in pasted:
            pasted = pasted.rpartition(f"{name}=")[2].partition("&")[0]
            break
    return study_from_link(pasted)
