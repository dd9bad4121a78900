"""The board of this reader: its text in a link and where it stands, in the session and the address.

A refresh, a second tab or a pupil goes on where the address stands. Of a board that is kept in the school the
address has the code in place of the link, until it is changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from functools import lru_cache

import streamlit as st

from engine import NotationError, Seat
from engine.notation import fold
from engine.seats import SEATS
from lessons.board import MAIN, Place, Study, dump_study, parse_study, study_from_link, study_to_link
from lessons.components.learner import learner, now
from lessons.progress import StoreUnavailable, TooManyAttempts
from lessons.progress.codes import normalised
from lessons.school import KeptBoard, NoSuchBoard, open_shelf

STUDY, AT = "study", "at"  # in the session and the address
KEPT = "kept"  # in the address: the code of a board that is kept in the school
CODE = "board_code"  # in the session: the link of a board that is kept, and the board there
NOBODYS = "board_nobodys"  # in the session: a code that led nowhere; no run of the page guesses it again
LONGEST_CODE = 40  # characters of what may be a code
OPEN, VALUES = "board_open", "board_values"  # in the session: whose cards lie open, whether cards are weighed
HANDS = "board_hands"  # in the session: whose cards lay open where that could be chosen last


class NotHad(Exception):
    """The board of the code in the address cannot be had: `word` tells why, `until` how long to wait."""

    def __init__(self, word: str, until: datetime | None = None) -> None:
        super().__init__(word)
        self.word, self.until = word, until


@lru_cache(maxsize=256)
def _read(link: str) -> Study:
    return study_from_link(link)


def current_link() -> str | None:
    """Return the link of the board, the session's, else the address's."""
    return st.session_state.get(STUDY) or st.query_params.get(STUDY)


def current_study() -> Study | None:
    """Return the board; None if there is none. Raises NotationError for a broken link, NotHad for a code."""
    link = current_link()
    if link is None and KEPT in st.query_params:
        link = _taken_down(st.query_params[KEPT][:LONGEST_CODE])
    if link is None:
        return None
    study = _read(link)
    _remember(link, current_place(study))
    return study


def current_code() -> str | None:
    """Return the code of the board; None for one that is not kept in the school, or was changed since."""
    return _code_of(current_link())


def _code_of(link: str | None) -> str | None:
    kept = _kept_as(link)
    return None if kept is None else kept.code


def is_on_my_list() -> bool:
    """Return whether the board, as it is, is kept on this learner's list."""
    kept = _kept_as(current_link())
    return kept is not None and kept.is_own


def _kept_as(link: str | None) -> KeptBoard | None:
    of, kept = st.session_state.get(CODE, (None, None))
    return kept if link and of == link else None


def _taken_down(typed: str) -> str:
    """The link of the board that is kept under a code. Raises NotHad."""
    if st.session_state.get(NOBODYS) == typed:
        raise NotHad("nobody")
    try:
        board = open_shelf().open(typed, learner(), now())
        _read(link := fold(board.text))
    except NoSuchBoard:
        st.session_state[NOBODYS] = typed
        raise NotHad("nobody") from None
    except TooManyAttempts as limited:
        raise NotHad("wait", limited.until) from None
    except StoreUnavailable:
        raise NotHad("unavailable") from None
    except NotationError:
        raise NotHad("broken") from None
    st.session_state[CODE] = (link, board)
    return link


def keep_on_shelf(study: Study, place: Place) -> None:
    """Keep a board in the school, on this learner's list, and stand at a place of it.

    Raises StoreUnavailable, BoardTooLong, ShelfFull.
    """
    text, rules = dump_study(study, packs_as_cards=False), study.match.rules
    code = open_shelf().keep(text, study.title, rules.id, learner(), now())
    st.session_state[CODE] = (fold(text), KeptBoard(code, text, is_own=True))
    _remember(fold(text), place)


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
    st.session_state[STUDY], st.session_state[AT] = link, written(place)
    code = _code_of(link)
    _address({KEPT: code, STUDY: None if code else link, AT: written(place)})


def written(place: Place) -> str:
    """Return a place as the address has it."""
    return f"{place.line}.{place.step}" if place.line else str(place.step)


def _address(put: Mapping[str, str | None]) -> None:
    for name, value in put.items():
        if value is None:
            st.query_params.pop(name, None)
        elif st.query_params.get(name) != value:
            st.query_params[name] = value


def forget() -> None:
    """Wipe the board."""
    for name in (STUDY, AT, CODE, NOBODYS):
        st.session_state.pop(name, None)
    _address({KEPT: None, STUDY: None, AT: None})


def open_hands() -> frozenset[Seat]:
    """Return whose cards lie open on the board: everybody's until some are covered."""
    return frozenset(st.session_state.get(OPEN, st.session_state.get(HANDS, SEATS)))


def show_values() -> bool:
    """Return whether what each card brings is shown."""
    return bool(st.session_state.get(VALUES))


def opened(text: str) -> Study:
    """Return the board of a text, of a link or a code, or of the match of one; raises NotationError."""
    pasted = text.strip()
    if (typed := _code_in(pasted)) is not None:
        try:
            return _read(_taken_down(typed))
        except NotHad:
            raise NotationError(1, 1, "link") from None
    if not pasted or " " in pasted or "\n" in pasted:
        return parse_study(pasted)
    for name in (STUDY, "hand"):
        if f"{name}=" in pasted:
            pasted = pasted.rpartition(f"{name}=")[2].partition("&")[0]
            break
    return study_from_link(pasted)


def _code_in(pasted: str) -> str | None:
    """The code of a pasted link, or what was pasted if it is one."""
    if f"{KEPT}=" in pasted:
        return pasted.rpartition(f"{KEPT}=")[2].partition("&")[0][:LONGEST_CODE]
    return normalised(pasted[:LONGEST_CODE]) and pasted
