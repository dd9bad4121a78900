"""One lesson, a step at a time: `?lesson=who-eats&step=try`."""

from __future__ import annotations

import streamlit as st

from lessons.components.document import open_document, words
from lessons.components.learner import is_unkept, rules_now
from lessons.components.lesson import draw_step
from lessons.components.markup import el
from lessons.components.navigation import carried
from lessons.components.road import (
    LEARN,
    Walk,
    draw_finished,
    draw_head,
    go_on,
    next_lesson,
    step_back,
    walk_of,
)
from lessons.components.session import carry
from lessons.components.within import draw_way_back
from lessons.i18n import Speech


@st.fragment
def draw_lesson() -> None:
    """The step of the lesson where the learner is, and the ways on and back."""
    rules = rules_now()
    said = words(rules)
    walk = walk_of(rules, said)
    if walk is None:
        st.rerun()
        return
    draw_head(walk, said)
    if is_unkept():
        st.html(el("p", said.ui("lesson-unkept"), class_="panel refused", role="status"))
    if walk.step is None:
        draw_finished(walk, next_lesson(walk), said)
        return
    with st.container(key="step"):
        st.header(walk.words.title, anchor=False)
        is_done = draw_step(walk.step, walk.lesson, walk.words, rules, said)
    draw_ways(walk, is_done, said)


def draw_ways(walk: Walk, is_done: bool, said: Speech) -> None:
    """Back, and on: what a step asks for may be left for later, but the main way is through it."""
    with st.container(key="ways", horizontal=True, horizontal_alignment="distribute"):
        st.button(
            said.ui("lesson-back"),
            key="back",
            disabled=not walk.place,
            on_click=step_back,
            args=(walk,),
            type="tertiary",
        )
        last = walk.place == len(walk.steps) - 1
        label = said.ui("lesson-skip" if not is_done else "lesson-finish" if last else "lesson-next")
        st.button(
            label,
            key=f"on_{walk.place}",
            type="primary" if is_done else "tertiary",
            on_click=go_on,
            args=(walk, is_done),
        )


said = open_document()
carry()
draw_way_back(said)
if walk_of(rules_now(), words(rules_now())) is None:
    st.title(said.ui("no-such-lesson"), anchor=False)
    st.page_link(LEARN, label=said.ui("learn-page"), query_params=carried(said))
else:
    draw_lesson()
