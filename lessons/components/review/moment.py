"""One choice, to make again: the table as it stood, then what could be known of it and how the cards lay."""

from __future__ import annotations

import streamlit as st

from engine import Match
from engine.bots.review import Judged
from lessons.components import plain
from lessons.components.document import current_settings
from lessons.components.markup import el, join
from lessons.components.navigation import carried
from lessons.components.review.feedback import TOLD
from lessons.components.review.overview import DECISION, PAGE
from lessons.components.review.shown import Shown, shown
from lessons.components.table import Scene, draw_board
from lessons.components.table.scene import Use
from lessons.i18n import Speech
from lessons.settings import TableView

CHOSEN = "looked_back"  # in the session: the match, the choice, and the card or call chosen there


@st.fragment
def draw_moment(match: Match, link: str, found: tuple[Judged, ...], place: int, said: Speech) -> None:
    """Draw a choice to make again, and once it is made what comes of each card or call."""
    one = shown(found[place], said)
    chosen = _chosen(link, one)
    seq = f"{link}#{one.name}" + ("" if chosen is None else f"#{chosen}")
    st.title(one.title, anchor=False)
    if before := one.before():
        st.html(before)
    _draw_table(one.scene(match, chosen, seq), link, one, said)
    if chosen is None:
        st.button(
            said.ui("review-tell"),
            key="tell",
            type="tertiary",
            icon=":material/lightbulb:",
            on_click=_choose,
            args=(link, one, TOLD),
        )
    else:
        _draw_told(one, chosen, said)
    _draw_ways(found, place, said)


def _draw_told(one: Shown, chosen: str, said: Speech) -> None:
    """The verdict on the choice, then both verdicts on what was done in the hand, apart."""
    st.html(el("div", one.verdict(chosen), role="status", class_="feedback"))
    st.html(join(el("h2", said.ui("review-known")), *one.known()))
    st.html(join(el("h2", said.ui("review-lay")), *one.lay()))
    st.button(said.ui("review-again"), key="again", on_click=_forget)


def _draw_table(scene: Scene, link: str, one: Shown, said: Speech) -> None:
    settings = current_settings()
    if settings.table is TableView.DRAWN:
        draw_board(scene, settings, said, lambda text, _: _choose(link, one, text), key="moment")
        return
    plain.draw_table(scene, said)
    if scene.use is Use.SHOW:
        plain.draw_cards(scene, said)
        return

    def press(text: str) -> None:
        _choose(link, one, text)

    plain.draw_hand(scene, press, said)
    plain.draw_refusal(scene, st.session_state.get("refused", ""), press, said)
    plain.draw_why(scene, said)
    plain.draw_ranks(scene, said)
    plain.draw_story(scene)


# --- what was chosen --------------------------------------------------------------------------------------


def _chosen(link: str, one: Shown) -> str | None:
    kept = st.session_state.get(CHOSEN)
    return kept[2] if kept is not None and kept[:2] == (link, one.name) else None


def _choose(link: str, one: Shown, text: str) -> None:
    """Choose a card or a call, or be told; a card that may not be played says why instead."""
    st.session_state.pop("refused", None)
    if text == TOLD or one.allows(text):
        st.session_state[CHOSEN] = (link, one.name, text)
    else:
        st.session_state["refused"] = text


def _forget() -> None:
    st.session_state.pop(CHOSEN, None)


def _draw_ways(found: tuple[Judged, ...], place: int, said: Speech) -> None:
    """Back to the list, and to the choices before and after."""
    with st.container(key="ways", horizontal=True, horizontal_alignment="distribute"):
        st.page_link(PAGE, label=said.ui("review-list"), icon=":material/list:", query_params=carried(said))
        for other in (place - 1, place + 1):
            if 0 <= other < len(found):
                one = shown(found[other], said)
                asked = carried(said) | {DECISION: one.name}
                st.page_link(PAGE, label=one.place, query_params=asked)
