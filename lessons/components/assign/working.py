"""The pupil's page of an assignment: what his teacher will see, his name, and one thing after another."""

from __future__ import annotations

from contextlib import suppress

import streamlit as st

from engine import NotationError, load
from engine.rulebook import Rulebook
from lessons.assigning import Outcome, outcomes
from lessons.components.assign.asked import draw_entrance, draw_gone, draw_title
from lessons.components.assign.named import goes_on, hand_of, is_over, name_of
from lessons.components.document import words
from lessons.components.learner import is_guest, learn_by, learner, now, rules_now
from lessons.components.markup import el
from lessons.components.navigation import carried
from lessons.components.practice.sitting import keep as keep_event
from lessons.components.practice.sitting import run_of_id
from lessons.components.road import LESSON
from lessons.components.session import current_match
from lessons.components.session import keep as keep_match
from lessons.components.within import CODE, ITEM
from lessons.i18n import Speech
from lessons.practising import Start, assigned, began, begin
from lessons.progress import StoreUnavailable, TooManyAttempts
from lessons.school import (
    Assignment,
    ClassFull,
    HandItem,
    Item,
    LessonItem,
    NoName,
    NoSuchAssignment,
    NotAPupil,
    Pupil,
    QuizItem,
    open_assignments,
    token_of_item,
)

PRACTISE, PLAY = "lessons/pages/practise.py", "lessons/pages/play.py"
MISSING = "assign_missing"  # in the session: a code that led nowhere, which is not guessed again
PROBLEM = "assign_refused"  # in the session: why nobody came in, by the id of its words


def draw_work(typed: str, said: Speech) -> None:
    """Draw the assignment of a code: for who has joined, what is to be done; else the way in."""
    try:
        found, work = open_assignments().own_work(typed, learner())
    except NotAPupil:
        _draw_door(typed, said)
        return
    _draw_items(found, work.pupil, outcomes(found, work.events), words(load(found.rulebook)))


# --- the way in -----------------------------------------------------------------------------------------


def _draw_door(typed: str, said: Speech) -> None:
    found = _find(typed)
    if isinstance(found, str):
        if found == "assign-nobody":
            draw_gone(found, said)
        else:
            st.html(el("p", said.ui(found), class_="panel refused", role="status"))
        draw_entrance(said)
        return
    own = words(load(found.rulebook))
    draw_title(found.title, own)
    st.html(el("ol", *(el("li", name_of(item, own)) for item in found.items), class_="assign-items"))
    with st.container(key="assign_door", border=True):
        st.html(el("p", own.ui("assign-seen"), class_="assign-seen"))
        st.text_input(
            own.ui("assign-your-name"), max_chars=60, key="assign_name", help=own.ui("assign-your-name.help")
        )
        if problem := st.session_state.pop(PROBLEM, None):
            st.error(own.ui(problem))
        st.button(
            own.ui("assign-join"), key="assign_join", type="primary", on_click=_join, args=(found.code,)
        )


def _find(typed: str) -> Assignment | str:
    """The assignment of a code, or the id of what there is to say. A wrong code is guessed once."""
    if st.session_state.get(MISSING) == typed:
        return "assign-nobody"
    try:
        return open_assignments().find(typed, learner(), learner(), now())
    except NoSuchAssignment:
        st.session_state[MISSING] = typed
        return "assign-nobody"
    except TooManyAttempts:
        return "assign-wait"


def _join(code: str) -> None:
    try:
        open_assignments().join(code, learner(), str(st.session_state.get("assign_name", "")), now())
    except NoName:
        st.session_state[PROBLEM] = "assign-your-name.none"
    except ClassFull:
        st.session_state[PROBLEM] = "assign-full-class"
    except StoreUnavailable:
        st.session_state[PROBLEM] = "assign-unavailable"
    except (NoSuchAssignment, TooManyAttempts):
        return  # the page says it


# --- what is to be done ---------------------------------------------------------------------------------


def _draw_items(assignment: Assignment, pupil: Pupil, came: tuple[Outcome, ...], own: Speech) -> None:
    draw_title(assignment.title, own)
    left = sum(not one.is_done for one in came)
    told = own.ui("assign-left", n=left) if left else own.ui("assign-all-done")
    st.html(el("p", told, class_="lead", role="status"))
    first = next((n for n, one in enumerate(came, 1) if not one.is_done), 0)
    with st.container(key="assign_work"):
        for number, (item, outcome) in enumerate(zip(assignment.items, came, strict=True), 1):
            _draw_item(assignment, number, item, outcome, number == first, own)
    about = [
        own.ui("assign-as", name=pupil.name),
        own.ui("assign-rulebook", rulebook=own.rulebook(load(assignment.rulebook))),
    ]
    if assignment.rulebook != rules_now().id and any(isinstance(one, LessonItem) for one in assignment.items):
        about.append(own.ui("assign-rulebook.other"))
    if is_guest():
        about.append(own.ui("my-data.guest"))
    st.html(el("div", *(el("p", text) for text in about), class_="under"))


def _draw_item(
    assignment: Assignment, number: int, item: Item, outcome: Outcome, is_next: bool, own: Speech
) -> None:
    state = "done" if outcome.is_done else "begun" if outcome.done or outcome.asked else "new"
    stands = own.ui("assign-state", state=state, done=outcome.done, of=outcome.of)
    with st.container(
        key=f"assign_item_{state}_{number}", horizontal=True, vertical_alignment="center", border=True
    ):
        name = el("b", name_of(item, own))
        st.html(
            el(
                "p",
                el("span", own.number(number), class_="n"),
                name,
                el("span", stands, class_="ref"),
                class_="item",
            )
        )
        if st.button(
            own.ui("assign-go", state=state),
            key=f"assign_go_{number}",
            type="primary" if is_next else "secondary",
        ):
            _open(assignment, number, item, own)


def _open(assignment: Assignment, number: int, item: Item, own: Speech) -> None:
    """Go to the page on which an item is done; it knows of which assignment it is one."""
    rules = load(assignment.rulebook)
    here = {CODE: assignment.shown, ITEM: str(number)}
    match item:
        case LessonItem(slug):
            if rules != rules_now():
                learn_by(rules.id)
            st.switch_page(LESSON, query_params=carried(own) | here | {"lesson": slug})
        case QuizItem():
            run = _begun(token_of_item(assignment.code, number), item, rules)
            st.switch_page(PRACTISE, query_params=carried(own) | here | {"run": run})
        case HandItem():
            if _dealt(item):
                st.switch_page(PLAY, query_params=carried(own) | here)
            st.error(own.ui("assign-broken-hand"))


def _begun(id: str, item: QuizItem, rules: Rulebook) -> str:
    """The run of a quiz, begun unless it was: everybody who works on it gets the same questions."""
    if run_of_id(id) is None:
        keep_event(began(begin(assigned(item.kind, item.count), Start(rules, id, now()))))
    return id


def _dealt(item: HandItem) -> bool:
    """Make a hand the one that is played, unless it is already; returns whether it can be read."""
    with suppress(NotationError):
        under_way = current_match()
        if under_way is not None and not is_over(under_way) and goes_on(under_way, item):
            return True
    try:
        keep_match(hand_of(item))
    except NotationError:
        return False
    return True
