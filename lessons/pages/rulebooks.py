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
st.title(said.ui("rulebooks-page"))


def name(id: str) -> str:
    """The rulebook's name in the reader's language."""
    return speech(said.language, load(id)).rulebook(load(id))


def draw_clauses(rules: Rulebook) -> None:
    """Every clause with its number."""
    own = words(rules)
    rows = (
        el("tr", el("td", el("bdi", id.partition(":")[2]), class_="num"), el("td", own.clause(id, rules)))
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
clauses, compare = st.tabs([said.ui("clauses"), said.ui("compare")])
with clauses:
    chosen = st.selectbox(said.ui("rulebook"), ids, format_func=name, key="read_rulebook")
    st.caption(words(load(chosen)).rulebook_about(load(chosen)))
    draw_clauses(load(chosen))
with compare:
    one = st.selectbox(said.ui("rulebook"), ids, format_func=name, key="left_rulebook")
    other = st.selectbox(said.ui("and-rulebook"), ids, index=1, format_func=name, key="right_rulebook")
    draw_differences(load(one), load(other))
