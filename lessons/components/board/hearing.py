"""What is heard from the class that follows the board, as it comes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import streamlit as st

from lessons.board import Place, Study
from lessons.components.board.kept import current_place, current_study, open_hands
from lessons.components.board.leading import Right
from lessons.components.board.live import Question, question_at
from lessons.components.markup import el
from lessons.i18n import Speech
from lessons.progress import StoreUnavailable
from lessons.school import Given, Pupil, WrongSecret, open_classes

EVERY = 0.7  # seconds between two looks at the answers


@dataclass(frozen=True, slots=True)
class Heard:
    """A class and a place of its board: who follows, all its answers, what is asked, the answers to that."""

    study: Study
    place: Place
    pupils: tuple[Pupil, ...]
    given: tuple[Given, ...]
    asked: Question | None
    own: tuple[Given, ...]


@st.fragment(run_every=EVERY)
def draw_heard(right: Right, said: Speech, draw_answers: Callable[[Heard, Speech], None]) -> None:
    """Draw how many follow the board, and below it what they answered, looked at again and again."""
    study = current_study()
    if study is None:
        return
    try:
        heard = _hear(right, study, current_place(study))
    except (StoreUnavailable, WrongSecret):
        st.caption(said.ui("board-class-away"))
        return
    st.html(el("p", said.ui("board-class-pupils", n=len(heard.pupils)), class_="setting", role="status"))
    draw_answers(heard, said)


def _hear(right: Right, study: Study, place: Place) -> Heard:
    pupils, given = open_classes().pupils(*right), open_classes().answers(*right)
    asked = question_at(study, place, open_hands())
    own = () if asked is None else tuple(one for one in given if one.ask == asked.id)
    return Heard(study, place, pupils, given, asked, own)
