"""The glossary: every word of the game, looked for in any language."""

from __future__ import annotations

import streamlit as st

from lessons.components.arrival import arrive
from lessons.components.document import open_document
from lessons.components.learner import rules_now
from lessons.components.markup import el
from lessons.components.session import carry
from lessons.components.terms import listed, place
from lessons.glossary import Term, search, terms
from lessons.syllabus import meeting

ASKED = "q"  # in the address: what is looked for
TERM = "term"  # in the address: the key of the term to open at
SEARCH = "glossary_search"


def lesson_of(term: Term) -> str | None:
    """Return the slug of the lesson in which a term is first met, on the learner's road; None if in none."""
    return meeting(rules_now()).get(term.key)


def keep_asked() -> None:
    """Keep what is looked for in the address; whoever looks for something else has left the term."""
    st.query_params.pop(TERM, None)
    if text := st.session_state[SEARCH].strip():
        st.query_params[ASKED] = text
    else:
        st.query_params.pop(ASKED, None)


said = open_document()
carry()
with st.container(key="glossary"):
    st.title(said.ui("glossary-page"), anchor=False)
    st.html(el("p", said.ui("terms-lead"), class_="lead"))
    if SEARCH not in st.session_state:
        st.session_state[SEARCH] = st.query_params.get(ASKED, "")
    text = st.text_input(
        said.ui("terms-search"),
        key=SEARCH,
        placeholder=said.ui("terms-search.hint"),
        icon=":material/search:",
        on_change=keep_asked,
    )
    found = search(text, said)
    if text.strip():
        st.html(el("p", said.ui("terms-found", n=len(found)), class_="under", role="status"))
    asked = st.query_params.get(TERM, "")
    st.html(listed(found, asked, lesson_of, said))
if asked in terms():
    arrive(place(asked))
