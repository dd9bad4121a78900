"""A figure with the same in words above it and in numbers below it. What draws figures is not loaded here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import streamlit as st
from markupsafe import Markup

from lessons.components.markup import el
from lessons.i18n import Speech


def draw_figure(figure: Any, title: str, words: str, config: Mapping[str, Any], key: str) -> None:
    """Draw a figure of plotly below its words; who cannot see it has its title and those."""
    st.html(el("p", words, class_="told-of"))
    with st.container(key=f"figure_{key}"):
        st.plotly_chart(figure, theme=None, key=f"chart_{key}", config=dict(config), alt=title)


def draw_numbers(table: Markup, said: Speech, key: str) -> None:
    """Draw what was drawn once more, folded up: as numbers."""
    with st.expander(said.ui("progress-numbers"), key=f"numbers_{key}"):
        st.html(table)


def numbers(heads: Sequence[str], rows: Iterable[tuple[str, Sequence[str]]], title: str) -> Markup:
    """Return a table: the heads of its columns, and rows of a name and what stands beside it."""
    first, *others = heads
    head = el(
        "tr", el("th", first, scope="col"), *(el("th", one, scope="col", class_="num") for one in others)
    )
    body = (
        el("tr", el("th", name, scope="row"), *(el("td", one, class_="num") for one in values))
        for name, values in rows
    )
    table = el("table", el("thead", head), el("tbody", *body), class_="sheet", aria_label=title)
    return el("div", table, class_="scroll")


def tiles(facts: Mapping[str, str]) -> Markup:
    """Return a few facts side by side, each a value below its name."""
    return el(
        "dl", *(el("div", el("dt", name), el("dd", value)) for name, value in facts.items()), class_="tiles"
    )
