"""The rulebooks: every clause in our own words, and where two of them differ."""

from __future__ import annotations

import streamlit as st
from markupsafe import Markup

from engine import diff, load, rulebooks
from engine.rulebook import Rulebook
from lessons.components.document import open_document, words
from lessons.components.markup import el
from lessons.components.session import carry
from lessons.i18n import speech

said = open_document()
carry()
st.title(said.ui("rulebooks-page"), anchor=False)


def name(id: str) -> str:
    """The rulebook's name in the reader's language."""
    return speech(said.language, load(id)).rulebook(load(id))


def draw_clauses(rules: Rulebook, asked: str) -> None:
    """Every clause with its number; the one a reader came for first, and marked where it stands."""
    own = words(rules)
    if asked in rules.clauses:
        ref = el("b", own.clause_ref(asked))
        st.html(el("div", ref, ": ", own.clause(asked, rules), class_="panel good"))
    rows = (
        el(
            "tr",
            el("td", el("bdi", id.partition(":")[2]), class_="num"),
            el("td", own.clause(id, rules)),
            class_="asked" if id == asked else None,
        )
        for id in rules.clauses
    )
    st.html(el("table", el("tbody", *rows), class_="sheet"))


def draw_differences(left: Rulebook, right: Rulebook) -> None:
    """Every rule on which two rulebooks differ, with where each value comes from."""
    rows = [
        el(
            "tr",
            el("td", el("b", said.rule(row.rule))),
            _side(left, row.rule),
            _side(right, row.rule),
        )
        for row in diff(left, right)
    ]
    if not rows:
        st.write(said.ui("no-differences"))
        return
    head = [el("th", text, scope="col") for text in (said.ui("rule"), name(left.id), name(right.id))]
    table = el("table", el("thead", el("tr", *head)), el("tbody", *rows), class_="sheet")
    st.html(el("div", table, class_="scroll"))


def _side(rules: Rulebook, rule: str) -> Markup:
    own = words(rules)
    source = own.source(rules.because(rule)) if rule in rules.sources else ""
    return el("td", own.value_in(rule, rules), el("span", source, class_="ref"))


ids = rulebooks()
# A ruling's link to its clause: `?book=online&clause=6.2`
book, number = st.query_params.get("book", ""), st.query_params.get("clause", "")
clauses, compare = st.tabs([said.ui("clauses"), said.ui("compare")])
with clauses:
    place = ids.index(book) if book in ids else 0
    chosen = st.selectbox(said.ui("rulebook"), ids, index=place, format_func=name, key="read_rulebook")
    st.caption(words(load(chosen)).rulebook_about(load(chosen)))
    draw_clauses(load(chosen), f"{book}:{number}")
with compare:
    one = st.selectbox(said.ui("rulebook"), ids, format_func=name, key="left_rulebook")
    other = st.selectbox(said.ui("and-rulebook"), ids, index=1, format_func=name, key="right_rulebook")
    draw_differences(load(one), load(other))
