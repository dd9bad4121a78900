"""Learn: the road, lesson by lesson, how far it is done, and what comes next."""

from __future__ import annotations

import streamlit as st

from engine import load, rulebooks
from lessons.components.document import open_document, words
from lessons.components.learner import learn_by, rules_now
from lessons.components.markup import el
from lessons.components.navigation import carried
from lessons.components.road import LESSON, Progress, progress, to_go_on
from lessons.components.session import carry
from lessons.prose import words as words_of_lesson

said = open_document()
carry()
rules = rules_now()
own = words(rules)


def draw_next() -> None:
    """The one thing to do next."""
    row = to_go_on(rules)
    if row is None:
        st.html(el("p", own.ui("road-done"), class_="lead"))
        return
    told = words_of_lesson(row.lesson, own.language)
    with st.container(key="next_lesson", border=True):
        st.html(
            el(
                "div",
                el("p", own.ui("go-on-with" if row.done else "begin-with"), class_="under"),
                el("h2", told.title),
                el("p", told.about),
                class_="next-lesson",
            )
        )
        if st.button(own.ui("go-on" if row.done else "begin"), key="go_on", type="primary"):
            asked = {"lesson": row.lesson.slug, "step": row.at}
            st.switch_page(LESSON, query_params=carried(own) | asked)


def draw_card(row: Progress, number: int) -> None:
    """A lesson of the road: its number, title, what it is about, and how far it is done."""
    told = words_of_lesson(row.lesson, own.language)
    state = "done" if row.is_done else "begun" if row.done else "new"
    far = own.ui("lesson-is-done") if row.is_done else own.ui("steps-done", n=row.done, of=row.of)
    under = f"{told.about} ({far})" if row.done else told.about
    asked = {"lesson": row.lesson.slug} | ({} if row.is_done else {"step": row.at})
    with st.container(key=f"road_{state}_{row.lesson.slug}"):
        label = f"**{own.score(number)} {told.title}**  \n{under}"
        st.page_link(LESSON, label=label, query_params=carried(own) | asked)


st.title(said.ui("learn-page"), anchor=False)
ids = rulebooks()
chosen = st.selectbox(
    said.ui("learn-by"),
    ids,
    index=ids.index(rules.id),
    key="learn_rulebook",
    format_func=lambda id: words(load(id)).rulebook(load(id)),
)
if chosen != rules.id:
    learn_by(chosen)
    st.rerun()
draw_next()
rows = progress(rules)
said_rows = [row for row in rows if not row.lesson.beyond]
beyond = [row for row in rows if row.lesson.beyond]
st.header(own.ui("the-road"), anchor=False)
with st.container(key="road"):
    for number, row in enumerate(said_rows, 1):
        draw_card(row, number)
if beyond:
    st.header(own.ui("beyond-the-rulebooks"), anchor=False)
    st.html(el("p", own.ui("beyond-the-rulebooks.about")))
    with st.container(key="road_beyond"):
        for number, row in enumerate(beyond, len(said_rows) + 1):
            draw_card(row, number)
