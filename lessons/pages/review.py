"""Look back at a hand: the choices that cost something, and each of them to make again.

`?decision=4` is the card of the fourth trick, `?decision=call-1` the first call.
"""

from __future__ import annotations

import streamlit as st

from engine import NotationError, Phase
from lessons.components.document import open_document, words
from lessons.components.markup import el
from lessons.components.navigation import carried
from lessons.components.review import choices, draw_moment, draw_overview, judged
from lessons.components.review.overview import DECISION, PAGE
from lessons.components.session import Moment, current_moment
from lessons.components.setup import draw_broken
from lessons.i18n import Speech

PLAY = "lessons/pages/play.py"


def draw_review(moment: Moment, said: Speech) -> None:
    """The list of choices, or the one that the address names; a sentence where there is nothing to show."""
    deal = moment.match.deal
    if deal.phase is not Phase.OVER:
        draw_nothing("review-not-over", "go-on-playing", said)
        return
    # A link within a page changes what is asked for, but not the address that the browser shows.
    st.query_params.from_dict(st.query_params.to_dict())
    asked = st.query_params.get(DECISION)
    if asked is None:
        st.title(said.ui("review-page"), anchor=False)
    made = choices(deal)
    if not made:
        st.html(el("p", said.ui("review-no-choice")))
        draw_way_back(said)
        return
    found = judged(moment.link, deal, said)
    names = [one.decision.name for one in found]
    if asked is None:
        if found:
            draw_overview(found, said)
        if len(found) < len(made):
            st.html(el("p", said.ui("review-left-out")))
        draw_way_back(said)
    elif asked in names:
        draw_moment(moment.match, moment.link, found, names.index(asked), said)
    else:
        st.title(said.ui("review-missing"), anchor=False)
        st.page_link(PAGE, label=said.ui("review-list"), query_params=carried(said))


def draw_nothing(message: str, way: str, said: Speech) -> None:
    """Why there is nothing to look back at, and the way to the table."""
    st.title(said.ui(message), anchor=False)
    st.html(el("p", said.ui(f"{message}.text")))
    st.page_link(PLAY, label=said.ui(way), icon=":material/playing_cards:", query_params=carried(said))


def draw_way_back(said: Speech) -> None:
    """The way back to the end of the hand."""
    st.page_link(
        PLAY, label=said.ui("review-back"), icon=":material/playing_cards:", query_params=carried(said)
    )


said = open_document()
try:
    current = current_moment()
except NotationError as broken:
    with st.container(key="setup"):
        draw_broken(broken, said)
else:
    with st.container(key="review"):
        if current is None:
            draw_nothing("review-empty", "play-a-hand", said)
        else:
            draw_review(current, words(current.match.rules))
