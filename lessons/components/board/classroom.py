"""The class that follows the board: its code, its pupils, and their answers as they come.

The teacher's right is a secret that stands in his own address only, never in the link he hands out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime

import streamlit as st
from markupsafe import Markup

from engine.seats import SEATS
from lessons.board import Place, Study
from lessons.components.board.kept import current_place, current_study, open_hands
from lessons.components.board.live import Question, option_label, question_at, state_of
from lessons.components.markup import TEXT_STYLE, el, scrolled
from lessons.components.navigation import address
from lessons.i18n import Speech
from lessons.i18n.text import FSI, PDI
from lessons.progress import StoreUnavailable
from lessons.school import Class, ClassEnded, Given, MovedMeanwhile, WrongSecret, csv_of, open_classes

TEACH = "teach"  # in the teacher's address: the class and his secret
SENT = "board_sent"  # in the session: the class, the state that its board shows, and its version
STALE = "board_stale"  # in the session: the board was moved elsewhere since
AWAY = "board_away"  # in the session: no class could be opened
EVERY = 0.7  # seconds between two looks at the answers


def draw_classroom(study: Study, said: Speech) -> None:
    """Draw the class and move its board to where this one stands; without a class, the way to open one."""
    right = _right()
    with st.expander(
        said.ui("board-class"), icon=":material/groups:", key="board_class", expanded=right is not None
    ):
        if right is None:
            st.caption(said.ui("board-class.explain"))
            st.button(said.ui("board-class-open"), key="class_open", on_click=_open)
            if st.session_state.pop(AWAY, False):
                st.error(said.ui("board-class-away"))
            return
        try:
            shown = open_classes().class_of(*right)
            _move(right, study, current_place(study))
        except WrongSecret:
            st.error(said.ui("board-class-wrong"))
            st.button(said.ui("board-class-leave"), key="class_leave", on_click=_leave)
            return
        except StoreUnavailable:
            st.error(said.ui("board-class-away"))
            return
        _draw_class(shown, said)
        if st.session_state.get(STALE):
            st.warning(said.ui("board-class-stale"))
            st.button(said.ui("board-class-take"), key="class_take", on_click=_take_over)
        _draw_answers(right, said)
        if shown.ended_at is None:
            st.button(said.ui("board-class-end"), key="class_end", on_click=_end)
        else:
            st.button(said.ui("board-class-leave"), key="class_leave", on_click=_leave)


def _right() -> tuple[str, str] | None:
    """The class and the secret of the address."""
    id, _, secret = str(st.session_state.get(TEACH) or st.query_params.get(TEACH, "")).partition(".")
    if not id or not secret:
        return None
    st.session_state[TEACH] = f"{id}.{secret}"
    if st.query_params.get(TEACH) != f"{id}.{secret}":
        st.query_params[TEACH] = f"{id}.{secret}"
    return id, secret


def _open() -> None:
    try:
        made, secret = open_classes().open_class(datetime.now(UTC))
    except StoreUnavailable:
        st.session_state[AWAY] = True
        return
    st.session_state[TEACH] = f"{made.id}.{secret}"
    st.session_state.pop(SENT, None)


def _leave() -> None:
    for name in (TEACH, SENT, STALE):
        st.session_state.pop(name, None)
    if TEACH in st.query_params:
        del st.query_params[TEACH]


def _end() -> None:
    if (right := _right()) is not None:
        open_classes().end(*right, datetime.now(UTC))


def _take_over() -> None:
    st.session_state.pop(SENT, None)
    st.session_state.pop(STALE, None)


def _move(right: tuple[str, str], study: Study, place: Place) -> None:
    """Let the class see what stands here, unless it does, or the board was moved elsewhere since."""
    state = state_of(study, place, open_hands())
    kept = st.session_state.get(SENT)
    if kept is None or kept[0] != right[0]:
        board = open_classes().board(*right)
        kept = (right[0], board.state, board.version)
    if kept[1] == state:
        st.session_state[SENT] = kept
        return
    try:
        version = open_classes().move(*right, state, kept[2], datetime.now(UTC))
    except MovedMeanwhile:
        st.session_state[STALE] = True
    except ClassEnded:
        return
    else:
        st.session_state[SENT] = (right[0], state, version)
        st.session_state.pop(STALE, None)


def _draw_class(shown: Class, said: Speech) -> None:
    """The code, large, and where it is typed."""
    st.html(
        el(
            "div",
            el("p", said.ui("board-class-code"), class_="setting"),
            el("p", el("bdi", shown.shown, dir="ltr"), class_="class-code"),
            class_="class-head",
        )
    )
    st.html(el("p", el("a", said.ui("board-class-link"), href=address("class", said, code=shown.code))))


@st.fragment(run_every=EVERY)
def _draw_answers(right: tuple[str, str], said: Speech) -> None:
    """Who is there and what they answered, looked at again every second."""
    study = current_study()
    if study is None:
        return
    try:
        pupils, given = open_classes().pupils(*right), open_classes().answers(*right)
    except (StoreUnavailable, WrongSecret):
        st.caption(said.ui("board-class-away"))
        return
    st.html(el("p", said.ui("board-class-pupils", n=len(pupils)), class_="setting", role="status"))
    place = current_place(study)
    asked = question_at(study, place, open_hands())
    if asked is not None:
        own = [one for one in given if one.ask == asked.id]
        st.html(_chart(asked, own, study, place, said))
        if own:
            st.html(_table(own, study, place, said))
    if given:
        heads = [said.ui(f"board-csv-{name}") for name in ("number", "name", "question", "answer", "time")]
        st.download_button(
            said.ui("board-class-csv"),
            csv_of(_in_words(given, study, said), heads),
            "class.csv",
            "text/csv",
            key="class_csv",
        )


def _chart(asked: Question, given: Sequence[Given], study: Study, place: Place, said: Speech) -> Markup:
    """A bar for each answer, as long as it is frequent; the right one is marked once it was shown."""
    deal, counts = study.deal(_asked_at(study, place)), Counter(one.choice for one in given)
    most = max(counts.values(), default=1)
    rows = [
        el(
            "div",
            el("span", option_label(choice, deal, said)),
            el("span", el("i", style=f"inline-size:{100 * counts[choice] / most:.0f}%"), class_="bar"),
            el("b", said.number(counts[choice])),
            class_="row right" if choice == asked.shown else "row",
        )
        for choice in sorted(asked.options, key=lambda one: -counts[one])
    ]
    return el("div", el("h2", said.ui("board-class-answers", n=len(given))), *rows, class_="class-answers")


def _asked_at(study: Study, place: Place) -> Place:
    """Where the question stands that is shown at a place."""
    return place if study.mark(place).ask else Place(place.line, place.step - 1)


def _table(given: Sequence[Given], study: Study, place: Place, said: Speech) -> Markup:
    deal = study.deal(_asked_at(study, place))
    rows = [
        el(
            "tr",
            el("td", said.number(one.pupil.number)),
            el("td", el("bdi", one.pupil.name)),
            el("td", option_label(one.choice, deal, said)),
        )
        for one in given
    ]
    heads = (el("th", said.ui(f"board-csv-{name}"), scope="col") for name in ("number", "name", "answer"))
    sheet = el("table", el("thead", el("tr", *heads)), el("tbody", *rows), class_="sheet")
    return scrolled(sheet, said.ui("board-class-answers", n=len(given)))


def _in_words(given: Sequence[Given], study: Study, said: Speech) -> list[Given]:
    """The answers in words, each with its question as far as that is on this board."""
    asked = {question.id: (question.text, place) for place, question in _questions(study)}
    told: list[Given] = []
    for one in given:
        text, place = asked.get(one.ask, (one.ask, None))
        choice = one.choice if place is None else _unmarked(option_label(one.choice, study.deal(place), said))
        told.append(replace(one, ask=text, choice=choice))
    return told


def _unmarked(text: str) -> str:
    """A text without the marks that steer its direction and its signs: a cell of a sheet needs none."""
    return text.translate(dict.fromkeys(map(ord, (FSI, PDI, TEXT_STYLE))))


def _questions(study: Study) -> Iterator[tuple[Place, Question]]:
    for place, mark in study.marks.items():
        if mark.ask and (question := question_at(study, place, SEATS)) is not None:
            yield place, question
