"""Putting an assignment together: a title, a rulebook, and one thing after another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime

import streamlit as st

from engine import NotationError, load, rulebooks
from engine.rulebook import Rulebook
from lessons.board import study_to_link
from lessons.components.assign.asked import FORGOTTEN, TEACH, draw_entrance
from lessons.components.assign.named import name_of, start_of
from lessons.components.board.kept import opened
from lessons.components.document import current_settings, words
from lessons.components.markup import el
from lessons.i18n import Speech
from lessons.progress import StoreUnavailable
from lessons.prose import words as words_of_lesson
from lessons.quiz import fitting
from lessons.school import HandItem, Item, LessonItem, NoName, QuizItem, cleaned, open_assignments
from lessons.school.items import LONGEST_LINK, LONGEST_TITLE, MOST_ITEMS
from lessons.syllabus import course, lessons

KEY = "assign_"  # before the key of every field
PROBLEM = "assign_problem"  # in the session: what stands in the way, in words
COUNTS = (3, 5, 10, 20)


def draw_making(said: Speech) -> None:
    """Draw the fields, what is in it so far, and the way to its link."""
    st.title(said.ui("assign-page"), anchor=False)
    st.html(el("p", said.ui("assign-page.about"), class_="lead"))
    if st.session_state.pop(FORGOTTEN, False):
        st.success(said.ui("assign-forgotten"))
    with st.expander(said.ui("assign-pupil"), icon=":material/badge:", key="assign_pupil"):
        draw_entrance(said)
    st.header(said.ui("assign-new"), anchor=False)
    st.text_input(
        said.ui("assign-title"), max_chars=LONGEST_TITLE, key=f"{KEY}title", help=said.ui("assign-title.help")
    )
    rules = _choose_rulebook(said)
    own = words(rules)
    _draw_adding(rules, own)
    if problem := st.session_state.pop(PROBLEM, None):
        st.error(problem)
    _draw_items(rules, own)
    st.button(said.ui("assign-make"), key="assign_make", type="primary", on_click=_make, args=(rules.id,))


def _choose_rulebook(said: Speech) -> Rulebook:
    ids = rulebooks()
    preferred = current_settings().rulebook
    chosen = st.selectbox(
        said.ui("assign-book"),
        ids,
        index=ids.index(preferred) if preferred in ids else 0,
        format_func=lambda id: words(load(id)).rulebook(load(id)),
        key=f"{KEY}book",
    )
    return load(chosen)


# --- one thing more -------------------------------------------------------------------------------------


def _draw_adding(rules: Rulebook, own: Speech) -> None:
    ways: Mapping[str, Callable[[Rulebook, Speech], None]]
    ways = {"lesson": _ask_lesson, "quiz": _ask_quiz, "hand": _ask_hand}
    with st.container(key="assign_adding", border=True):
        way = st.segmented_control(
            own.ui("assign-what"),
            list(ways),
            default="lesson",
            required=True,
            format_func=lambda way: own.ui(f"assign-{way}"),
            key=f"{KEY}what",
        )
        ways[way](rules, own)
        st.button(own.ui("assign-add"), key="assign_add", on_click=_add, args=(rules.id, way))


def _ask_lesson(rules: Rulebook, own: Speech) -> None:
    st.selectbox(
        own.ui("assign-lesson-of"),
        [lesson.slug for lesson in course(rules)],
        format_func=lambda slug: words_of_lesson(lessons()[slug], own.language).title,
        key=f"{KEY}lesson_{rules.id}",
    )


def _ask_quiz(rules: Rulebook, own: Speech) -> None:
    st.selectbox(
        own.ui("assign-kind-of"),
        list(fitting(rules)),
        format_func=lambda kind: own.ui(f"quiz-{kind}"),
        key=f"{KEY}kind_{rules.id}",
    )
    st.segmented_control(
        own.ui("assign-count-of"),
        COUNTS,
        default=COUNTS[1],
        required=True,
        format_func=own.number,
        key=f"{KEY}count",
    )


def _ask_hand(_: Rulebook, own: Speech) -> None:
    st.text_area(own.ui("assign-hand-of"), key=f"{KEY}text", help=own.ui("assign-hand-of.help"))


def _add(rulebook: str, way: str) -> None:
    items, asked = _items(rulebook), st.session_state
    if len(items) >= MOST_ITEMS:
        asked[PROBLEM] = words().ui("assign-full", n=MOST_ITEMS)
        return
    match way:
        case "lesson":
            items.append(LessonItem(asked[f"{KEY}lesson_{rulebook}"]))
        case "quiz":
            items.append(QuizItem(asked[f"{KEY}kind_{rulebook}"], asked[f"{KEY}count"]))
        case _:
            _add_hand(items, str(asked.get(f"{KEY}text", "")))


def _add_hand(items: list[Item], pasted: str) -> None:
    try:
        study = opened(pasted)
        start_of(study)
    except NotationError as error:
        st.session_state[PROBLEM] = words().notation_error(error)
        return
    link = study_to_link(study)
    if len(link) > LONGEST_LINK:
        st.session_state[PROBLEM] = words().ui("assign-too-long")
        return
    items.append(HandItem(link, cleaned(study.title, LONGEST_TITLE) or ""))
    st.session_state[f"{KEY}text"] = ""


# --- what is in it --------------------------------------------------------------------------------------


def _items(rulebook: str) -> list[Item]:
    """What was added so far; another rulebook has other lessons and questions, so each has its own."""
    return st.session_state.setdefault(f"{KEY}items_{rulebook}", [])


def _draw_items(rules: Rulebook, own: Speech) -> None:
    st.subheader(own.ui("assign-added"), anchor=False)
    items = _items(rules.id)
    if not items:
        st.html(el("p", own.ui("assign-added.none"), class_="under"))
    for n, item in enumerate(items):
        with st.container(key=f"assign_row_{n}", horizontal=True, vertical_alignment="center"):
            st.html(el("p", el("b", own.number(n + 1)), " ", el("span", name_of(item, own)), class_="item"))
            st.button(
                own.ui("assign-drop"),
                key=f"assign_drop_{n}",
                type="tertiary",
                on_click=_drop,
                args=(rules.id, n),
            )


def _drop(rulebook: str, n: int) -> None:
    del _items(rulebook)[n : n + 1]


def _make(rulebook: str) -> None:
    said, items = words(), _items(rulebook)
    if not items:
        st.session_state[PROBLEM] = said.ui("assign-make.empty")
        return
    title = str(st.session_state.get(f"{KEY}title", ""))
    try:
        made, secret = open_assignments().hand_out(title, rulebook, items, datetime.now(UTC))
    except NoName:
        st.session_state[PROBLEM] = said.ui("assign-make.untitled")
    except StoreUnavailable:
        st.session_state[PROBLEM] = said.ui("assign-unavailable")
    else:
        items.clear()
        st.session_state[f"{KEY}title"] = ""
        st.query_params[TEACH] = f"{made.id}.{secret}"
