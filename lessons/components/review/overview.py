"""All choices of a hand: how many cost something, those first and the dearest on top, then the others."""

from __future__ import annotations

from collections.abc import Iterable

import streamlit as st
from markupsafe import Markup

from engine.bots.review import Judged
from lessons.components.markup import el, join
from lessons.components.navigation import carried
from lessons.components.review.judged import cost
from lessons.i18n import Speech

PAGE = "lessons/pages/review.py"
DECISION = "decision"  # in the address: the trick whose choice is looked at


def draw_overview(found: tuple[Judged, ...], said: Speech) -> None:
    """Draw the list of a hand's choices, each with the way to make it again."""
    costly = sorted(
        (one for one in found if one.cost_known.card_points),
        key=lambda one: one.cost_known.card_points,
        reverse=True,
    )
    fine = [one for one in found if not one.cost_known.card_points]
    of = len(found)
    counted = said.ui(
        "review-count",
        case="some" if costly else "none",
        of=of,
        costly=len(costly),
        choices=said.ui("review-choices", n=of),
    )
    st.html(join(el("p", counted, class_="lead"), el("p", said.ui("review-lead"), class_="under")))
    _draw_rows("costly", [(one, _costly(one, said)) for one in costly], said)
    if fine:
        st.header(said.ui("review-fine"), anchor=False)
        _draw_rows("fine", [(one, _fine(one, said)) for one in fine], said)


def _draw_rows(kind: str, rows: Iterable[tuple[Judged, Markup]], said: Speech) -> None:
    with st.container(key=f"review_{kind}"):
        for one, words in rows:
            trick = one.decision.trick
            with st.container(key=f"choice_{kind}_{trick}"):
                st.html(el("div", el("b", said.ui("trick", n=trick)), words, class_="choice"))
                st.page_link(
                    PAGE,
                    label=said.ui("review-open", n=trick),
                    icon=":material/history:",
                    query_params=carried(said) | {DECISION: str(trick)},
                )


def _costly(one: Judged, said: Speech) -> Markup:
    played, best = said.card(one.decision.played), said.card(one.best_known)
    return join(
        el("p", said.ui("review-costly", played=played, best=best)),
        el("p", said.ui("review-costly.cost", cost=cost(one.cost_known, said)), class_="cost"),
    )


def _fine(one: Judged, said: Speech) -> Markup:
    text = el("p", said.ui("review-fine.equal", card=said.card(one.decision.played)))
    if round(one.cost_lay.card_points) == 0:
        return text
    luck = said.ui("review-fine.luck", best=said.card(one.best_lay))
    return join(text, el("p", luck, class_="under"))
