"""The board before a class: the table, large, and beside it the class that follows, for its teacher.

What pupils answered is kept back until the answer is shown: a wall would tell them what others think.
"""

from __future__ import annotations

import streamlit as st

from lessons.board import Study
from lessons.components.board.answers import chart
from lessons.components.board.classroom import draw_code
from lessons.components.board.hearing import Heard, draw_heard
from lessons.components.board.kept import current_place, open_hands
from lessons.components.board.leading import Right, draw_stale, move_class, right_over_class
from lessons.components.board.live import question_at
from lessons.components.board.sharing import PAGE, draw_projected, here
from lessons.components.board.shown import draw_study
from lessons.components.markup import el
from lessons.i18n import Speech
from lessons.progress import StoreUnavailable
from lessons.school import Class, WrongSecret, open_classes

SHARES = (3, 1)  # of the wall: the table, and the class


def draw_wall(study: Study, said: Speech) -> None:
    """Draw the table, and the class if there is one, whose board is moved along."""
    right = right_over_class()
    shown = None if right is None else _led(right, study, said)
    if right is None or shown is None:
        draw_study(study, said)
    else:
        table, beside = st.columns(SHARES, gap="medium")
        with table:
            draw_study(study, said)
        asked = question_at(study, current_place(study), open_hands())
        is_told = asked is not None and asked.shown is not None
        with beside, st.container(key="board_wall_told" if is_told else "board_wall"):
            draw_code(shown, said)
            draw_stale(said)
            draw_heard(right, said, _draw_answers)
    draw_projected(study, said)
    st.page_link(PAGE, label=said.ui("projector-off"), query_params=here(said))


def _led(right: Right, study: Study, said: Speech) -> Class | None:
    """The class, its board moved to where this one stands; None if it is over, or cannot be had."""
    try:
        shown = open_classes().class_of(*right)
        move_class(right, study, current_place(study))
    except WrongSecret:
        st.error(said.ui("board-class-wrong"))
    except StoreUnavailable:
        st.error(said.ui("board-class-away"))
    else:
        return None if shown.ended_at is not None else shown
    return None


def _draw_answers(heard: Heard, said: Speech) -> None:
    """How many have answered; what they answered once the answer is shown."""
    if heard.asked is None:
        return
    if heard.asked.shown is None:
        st.html(el("p", said.ui("board-class-answers", n=len(heard.own)), class_="setting"))
        return
    st.html(el("p", heard.asked.text, class_="panel ask"))
    st.html(chart(heard.asked, heard.own, heard.study, heard.place, said))
