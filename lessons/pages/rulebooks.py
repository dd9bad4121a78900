"""The rulebooks: every clause in our own words with what rests on it, and where two of them differ."""

from __future__ import annotations

import streamlit as st

from engine import load, rulebooks
from lessons.components.arrival import arrive
from lessons.components.document import open_document, words
from lessons.components.reader import Reader, book, clause_place, compared
from lessons.components.session import carry
from lessons.i18n import speech

# In the address. A ruling's link to its clause: `?book=online&clause=6.2`; `with` is read beside it.
BOOK, CLAUSE, WITH = "book", "clause", "with"
READ, BESIDE = "read_rulebook", "beside_rulebook"
ALONE = ""  # in place of the rulebook beside

said = open_document()
carry()
ids = rulebooks()


def name(id: str) -> str:
    """The rulebook's name in the reader's language; of none, that it is read alone."""
    return said.ui("reader-alone") if id == ALONE else speech(said.language, load(id)).rulebook(load(id))


def keep_chosen() -> None:
    """Keep in the address what is read; whoever chooses another rulebook has left the clause."""
    st.query_params.pop(CLAUSE, None)
    st.query_params[BOOK] = st.session_state[READ]
    if st.session_state[BESIDE] == ALONE:
        st.query_params.pop(WITH, None)
    else:
        st.query_params[WITH] = st.session_state[BESIDE]


def draw_book(asked: str) -> None:
    """A rulebook to read through, perhaps beside another."""
    left, right = st.columns(2)
    with left:
        chosen = st.selectbox(
            said.ui("rulebook"),
            ids,
            index=place(BOOK, ids),
            format_func=name,
            key=READ,
            on_change=keep_chosen,
        )
    with right:
        others = (ALONE, *ids)
        beside = st.selectbox(
            said.ui("reader-beside"),
            others,
            index=place(WITH, others),
            format_func=name,
            key=BESIDE,
            on_change=keep_chosen,
        )
    rules = load(chosen)
    other = load(beside) if beside != ALONE else rules
    own = words(rules)
    st.caption(own.rulebook_about(rules))
    st.html(book(Reader(rules, own, other, words(other), asked)))
    if asked in rules.clauses:
        arrive(clause_place(asked))


def draw_comparison() -> None:
    """Two rulebooks side by side."""
    left, right = st.columns(2)
    with left:
        one = load(st.selectbox(said.ui("rulebook"), ids, format_func=name, key="left_rulebook"))
    with right:
        two = load(
            st.selectbox(said.ui("and-rulebook"), ids, index=1, format_func=name, key="right_rulebook")
        )
    everything = st.toggle(said.ui("compare-all"), key="compare_all")
    st.html(compared(one, words(one), two, words(two), everything))


def place(named: str, among: tuple[str, ...]) -> int:
    """Where among these stands what the address names; the first, if it names none of them."""
    asked = st.query_params.get(named, "")
    return among.index(asked) if asked in among else 0


with st.container(key="rulebooks"):
    st.title(said.ui("rulebooks-page"), anchor=False)
    clauses, compare = st.tabs([said.ui("clauses"), said.ui("compare")])
    with clauses:
        draw_book(f"{st.query_params.get(BOOK, '')}:{st.query_params.get(CLAUSE, '')}")
    with compare:
        draw_comparison()
