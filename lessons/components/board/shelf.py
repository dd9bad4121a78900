"""The boards this learner keeps in the school: each to be opened, and to be taken off."""

from __future__ import annotations

import streamlit as st

from engine import load, rulebooks
from lessons.components.board.kept import KEPT, NotHad, forget
from lessons.components.document import current_view, words
from lessons.components.learner import learner
from lessons.components.markup import el
from lessons.components.my_data import time_of_day
from lessons.components.navigation import address
from lessons.i18n import Speech, isolate
from lessons.practising import GULF
from lessons.progress import StoreUnavailable
from lessons.school import Listed, open_shelf


def draw_shelf(said: Speech) -> None:
    """Draw the learner's list, if there is anything on it."""
    try:
        listed = open_shelf().list_of(learner())
    except StoreUnavailable:
        st.caption(said.ui("share-shelf.unavailable"))
        return
    if not listed:
        return
    with st.container(key="board_shelf"):
        st.header(said.ui("share-shelf"), anchor=False)
        st.caption(said.ui("share-shelf.about"))
        for board in listed:
            _draw_board(board, said)


def _draw_board(board: Listed, said: Speech) -> None:
    title = board.title or said.ui("share-untitled")
    link = el("a", el("bdi", title), href=address("board", said, **{KEPT: board.code}))
    under = el("span", _about(board, said), class_="under")
    with st.container(key=f"shelf_{board.code}", horizontal=True, vertical_alignment="center"):
        st.html(el("p", link, under, class_="shelf-board"))
        st.button(
            said.ui("share-take-off"),
            key=f"take_off_{board.code}",
            type="tertiary",
            icon=":material/close:",
            on_click=_take_off,
            args=(board.code,),
        )


def _about(board: Listed, said: Speech) -> str:
    """Its rulebook, and the day it was kept."""
    day = isolate(said.final(f"{board.at.astimezone(GULF):%Y-%m-%d}"))
    if board.rulebook not in rulebooks():  # of a club that took its own away
        return day
    rules = load(board.rulebook)
    return f"{words(rules).rulebook(rules)} · {day}"


def _take_off(code: str) -> None:
    try:
        open_shelf().take_off(code, learner())
    except StoreUnavailable:
        return  # it stands there still, and the page says that the list is out of reach


def draw_not_had(refused: NotHad, said: Speech) -> None:
    """Draw a code that opens no board: why, and the way to a new one."""
    st.title(said.ui("share-none"), anchor=False)
    time = "" if refused.until is None else time_of_day(refused.until, said)
    st.html(el("p", said.ui(f"share-none.{refused.word}", time=time), class_="panel refused", role="status"))
    if current_view() is None:
        st.button(said.ui("board-new"), key="board_new", on_click=forget)
