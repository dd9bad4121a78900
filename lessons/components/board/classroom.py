"""The class that follows the board: its code, its pupils, and their answers as they come."""

from __future__ import annotations

from datetime import UTC, datetime

import streamlit as st

from lessons.board import Study
from lessons.components.board.answers import chart, in_words, who_answered
from lessons.components.board.hearing import Heard, draw_heard
from lessons.components.board.kept import current_place
from lessons.components.board.leading import (
    draw_stale,
    give_up_right,
    move_class,
    right_over_class,
    take_right,
)
from lessons.components.markup import el
from lessons.components.navigation import address, handed_out
from lessons.components.square import square
from lessons.components.within import draw_way_to
from lessons.i18n import Speech
from lessons.progress import StoreUnavailable
from lessons.school import Class, WrongSecret, csv_of, open_classes

AWAY = "board_away"  # in the session: no class could be opened


def draw_classroom(study: Study, said: Speech) -> None:
    """Draw the class and move its board to where this one stands; without a class, the way to open one."""
    right = right_over_class()
    with st.expander(
        said.ui("board-class"), icon=":material/groups:", key="board_class", expanded=right is not None
    ):
        if right is None:
            st.caption(said.ui("board-class.explain"))
            st.button(said.ui("board-class-open"), key="class_open", on_click=_open)
            draw_way_to(said)
            if st.session_state.pop(AWAY, False):
                st.error(said.ui("board-class-away"))
            return
        try:
            shown = open_classes().class_of(*right)
            move_class(right, study, current_place(study))
        except WrongSecret:
            st.error(said.ui("board-class-wrong"))
            st.button(said.ui("board-class-leave"), key="class_leave", on_click=give_up_right)
            return
        except StoreUnavailable:
            st.error(said.ui("board-class-away"))
            return
        draw_code(shown, said)
        st.html(el("p", el("a", said.ui("board-class-link"), href=address("class", said, code=shown.code))))
        draw_stale(said)
        draw_heard(right, said, _draw_answers)
        draw_way_to(said)
        if shown.ended_at is None:
            st.button(said.ui("board-class-end"), key="class_end", on_click=_end)
        else:
            st.button(said.ui("board-class-leave"), key="class_leave", on_click=give_up_right)


def _open() -> None:
    try:
        made, secret = open_classes().open_class(datetime.now(UTC))
    except StoreUnavailable:
        st.session_state[AWAY] = True
        return
    take_right(made.id, secret)


def _end() -> None:
    if (right := right_over_class()) is not None:
        open_classes().end(*right, datetime.now(UTC))


def draw_code(shown: Class, said: Speech) -> None:
    """Draw the code that pupils type, large, and the square they scan instead."""
    st.html(
        el(
            "div",
            el("p", said.ui("board-class-code"), class_="setting"),
            el("p", el("bdi", shown.shown, dir="ltr", lang="en"), class_="class-code"),
            square(handed_out("class", said, code=shown.code), said.ui("share-square-class")) or "",
            class_="class-head",
        )
    )


def _draw_answers(heard: Heard, said: Speech) -> None:
    """What was answered, by whom, and all of it as a file."""
    study, place = heard.study, heard.place
    if heard.asked is not None:
        st.html(chart(heard.asked, heard.own, study, place, said))
        if heard.own:
            st.html(who_answered(heard.own, study, place, said))
    if heard.given:
        heads = [said.ui(f"board-csv-{name}") for name in ("number", "name", "question", "answer", "time")]
        st.download_button(
            said.ui("board-class-csv"),
            csv_of(in_words(heard.given, study, said), heads),
            "class.csv",
            "text/csv",
            key="class_csv",
        )
