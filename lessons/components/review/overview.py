"""All choices of a hand: how many cost something, those first and the dearest on top, then the others."""

from __future__ import annotations

from collections.abc import Iterable

import streamlit as st
from markupsafe import Markup

from engine.bots.review import Judged, JudgedCall
from lessons.components.markup import el, join
from lessons.components.navigation import carried
from lessons.components.review.shown import Shown, shown
from lessons.i18n import Speech

PAGE = "lessons/pages/review.py"
DECISION = "decision"  # in the address: the trick whose card, or the turn whose call, is looked at


def draw_overview(found: tuple[Judged, ...], said: Speech) -> None:
    """Draw the list of a hand's choices, each with the way to make it again."""
    costly = [shown(one, said) for one in dearest_first(found)]
    fine = [shown(one, said) for one in found if one.is_good]
    of = len(found)
    counted = said.ui(
        "review-count",
        case="some" if costly else "none",
        of=of,
        costly=len(costly),
        choices=said.ui("review-choices", n=of),
    )
    st.html(join(el("p", counted, class_="lead"), el("p", said.ui("review-lead"), class_="under")))
    _draw_rows("costly", [(one, one.costly()) for one in costly], said)
    if fine:
        st.header(said.ui("review-fine"), anchor=False)
        _draw_rows("fine", [(one, one.fine()) for one in fine], said)


def dearest_first(found: Iterable[Judged]) -> list[Judged]:
    """Return the choices that cost something, by points of the sheet, and of equal ones by card points."""
    return sorted((one for one in found if not one.is_good), key=_cost, reverse=True)


def _cost(one: Judged) -> tuple[float, float]:
    if isinstance(one, JudgedCall):
        return one.cost_known, 0
    return one.cost_known.points, one.cost_known.card_points


def _draw_rows(kind: str, rows: Iterable[tuple[Shown, Markup]], said: Speech) -> None:
    with st.container(key=f"review_{kind}"):
        for one, words in rows:
            with st.container(key=f"choice_{kind}_{one.name}"):
                st.html(el("div", el("b", one.place), words, class_="choice"))
                st.page_link(
                    PAGE,
                    label=one.way,
                    icon=":material/history:",
                    query_params=carried(said) | {DECISION: one.name},
                )
