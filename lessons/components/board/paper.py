"""The board on paper: a worksheet with its answers, the card for the wall, an empty score sheet."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import streamlit as st

from engine import Seat
from lessons.board import Place, Study, dump_study, parse_study
from lessons.components.board.kept import current_link, current_place, open_hands
from lessons.components.markup import el
from lessons.i18n import Speech
from lessons.practice import ME
from lessons.quiz import fitting, make
from lessons.sheets import Asked, Item, Kind, Moment, Own, PrintingUnavailable, Sheet, pages, pdf

QUESTIONS = (3, 6, 10)  # of the quiz
NONE = "none"
WANTED = "board_print_wanted"  # in the session: a sheet is asked for, and not yet made
MADE = "board_made"  # in the session: the sheet that was made, what it was made of, and its first page


def draw_paper(study: Study, said: Speech) -> None:
    """Draw what can be printed, and the sheet that was made."""
    with st.expander(said.ui("board-print"), icon=":material/print:", key="board_print"):
        kind = st.segmented_control(
            said.ui("board-print-what"),
            list(Kind),
            default=Kind.WORKSHEET,
            required=True,
            format_func=lambda one: said.ui(f"board-print-{one}"),
            key="print_kind",
        )
        quiz, count = NONE, QUESTIONS[0]
        if kind in (Kind.WORKSHEET, Kind.ANSWERS):
            with st.container(key="board_print_more", horizontal=True, vertical_alignment="bottom"):
                quiz = st.selectbox(
                    said.ui("board-print-quiz"),
                    [NONE, *fitting(study.match.rules)],
                    format_func=lambda one: said.ui(
                        "board-print-quiz.none" if one == NONE else f"quiz-{one}"
                    ),
                    key=f"print_quiz_{study.match.rules.id}",
                )
                if quiz != NONE:
                    count = st.selectbox(
                        said.ui("board-print-count"), QUESTIONS, format_func=said.number, key="print_count"
                    )
        st.button(said.ui("board-print-make"), key="print_make", type="primary", on_click=_want)
        if WANTED in st.session_state:  # and still, if this run was cut short before it was made
            _make(study, kind, quiz, count, said)
            st.session_state.pop(WANTED, None)
        _draw_made(said)


def _want() -> None:
    st.session_state[WANTED] = True


def _make(study: Study, kind: Kind, quiz: str, count: int, said: Speech) -> None:
    try:
        with st.spinner(said.ui("board-print-making")):
            st.session_state[MADE] = (
                current_link(),
                *_printed(dump_study(study), _at(study), kind, quiz, count, said),
            )
    except PrintingUnavailable:
        st.session_state.pop(MADE, None)
        st.error(said.ui("print-unavailable"))


def _at(study: Study) -> tuple[str, int, tuple[int, ...]]:
    place = current_place(study)
    return place.line, place.step, tuple(sorted(int(seat) for seat in open_hands()))


@lru_cache(maxsize=16)
def _printed(
    text: str, at: tuple[str, int, tuple[int, ...]], kind: Kind, quiz: str, count: int, said: Speech
) -> tuple[bytes, bytes]:
    """The sheet as PDF, and a picture of its first page."""
    study = parse_study(text)
    line, step, hands = at
    open = frozenset(Seat(seat) for seat in hands)
    items = [*_own(study, Place(line, step), open), *_asked(study, quiz, count)]
    sheet = Sheet(kind, said, study.title, tuple(items) if kind in (Kind.WORKSHEET, Kind.ANSWERS) else ())
    return pdf(sheet), pages(sheet)[0]


def _own(study: Study, here: Place, open: frozenset[Seat]) -> Iterator[Item]:
    """The board's questions, each with its position; where it asks none, the step that stands there."""
    asked = [place for place in study.places() if study.marks.get(place) and study.marks[place].ask]
    for place in asked or [here]:
        mark = study.mark(place)
        yield Own(Moment(study.at(place), place.step, ME, open), mark.ask or mark.note)


def _asked(study: Study, quiz: str, count: int) -> Iterator[Item]:
    """Questions of the quiz: of the same board the same ones, so that answers go with their worksheet."""
    if quiz == NONE:
        return
    rules, seed = study.match.rules, str(study.match.deal.pack[0])
    for number in range(count):
        yield Asked(make(quiz, rules, f"{seed}/{number}"), rules)


def _draw_made(said: Speech) -> None:
    made = st.session_state.get(MADE)
    if made is None or made[0] != current_link():
        return
    _, paper, picture = made
    st.download_button(
        said.ui("board-print-save"),
        paper,
        "baloot.pdf",
        "application/pdf",
        key="print_save",
        icon=":material/download:",
    )
    st.image(picture, width=420)
    st.html(el("p", said.ui("board-print-first"), class_="setting"))
