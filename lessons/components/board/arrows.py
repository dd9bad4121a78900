"""Arrows that a teacher puts on a step: those that stand there, and one to be drawn from … to …."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import streamlit as st

from engine import Card
from engine.deal import Deal
from engine.seats import SEATS
from lessons.board import Mark, Place, Study
from lessons.board.text import MOST_ARROWS, TABLE_PLACES
from lessons.components.board.kept import current_link, current_place, current_study, keep_study
from lessons.components.compass import place as on_screen
from lessons.components.markup import el
from lessons.components.table.pointing import pointed
from lessons.i18n import Speech
from lessons.practice import ME

KEY = "arrow_"  # before the keys of what is chosen here
FROM, TO = "from", "to"


def draw_arrows(study: Study, at: Place, said: Speech) -> None:
    """Draw the arrows of a step, each with its way out, and the way to another."""
    arrows, link = study.mark(at).arrows, current_link()
    for number, sentence in enumerate(pointed(arrows, said)):
        with st.container(
            key=f"board_arrow_{number}", horizontal=True, wrap=False, vertical_alignment="center"
        ):
            st.html(el("p", sentence, class_="setting"))
            st.button(
                said.ui("board-wish-drop"),
                key=f"{KEY}drop_{number}",
                type="tertiary",
                icon=":material/close:",
                on_click=_change,
                args=(link, at, lambda mark, n=number: _without(mark, n)),
            )
    if len(arrows) < MOST_ARROWS:
        _draw_new(study.deal(at), at, link, said)


def _draw_new(deal: Deal, at: Place, link: str | None, said: Speech) -> None:
    ends = ends_of(deal)
    with st.container(key="board_arrow", horizontal=True, vertical_alignment="bottom"):
        for number, side in enumerate((FROM, TO)):
            st.selectbox(
                said.ui(f"board-arrow-{side}"),
                ends,
                index=number,
                format_func=lambda end: end_label(end, deal, said),
                key=f"{KEY}{side}_{at}",
            )
        st.button(
            said.ui("board-arrow-add"),
            key=f"{KEY}add",
            icon=":material/add:",
            on_click=_change,
            args=(link, at, lambda mark: _with(mark, at)),
        )


def ends_of(deal: Deal) -> list[str]:
    """Return what an arrow can lead from and to: the four places, the middle, every card held."""
    places = [on_screen(seat, ME, deal.rules.table.direction) for seat in SEATS]
    middle = [deal.dealt.buy_card] if deal.contract is None and deal.dealt.buy_card is not None else []
    trick = deal.trick if deal.trick is not None and deal.trick.cards else (deal.tricks or (None,))[-1]
    laid = trick.cards if trick is not None else ()
    held = (card for seat in SEATS for card in deal.hands[seat])
    return list(dict.fromkeys([*places, *map(str, (*middle, *laid, *held))]))


def end_label(end: str, deal: Deal, said: Speech) -> str:
    """Return an end of an arrow as it is chosen."""
    if end not in TABLE_PLACES:
        return said.card(Card.parse(end))
    direction = deal.rules.table.direction
    seat = next(seat for seat in SEATS if on_screen(seat, ME, direction) == end)
    return said.seat(seat, ME, direction)


def _with(mark: Mark, at: Place) -> Mark:
    start, end = (str(st.session_state.get(f"{KEY}{side}_{at}")) for side in (FROM, TO))
    if start == end or (start, end) in mark.arrows:
        return mark
    return replace(mark, arrows=(*mark.arrows, (start, end)))


def _without(mark: Mark, number: int) -> Mark:
    return replace(mark, arrows=mark.arrows[:number] + mark.arrows[number + 1 :])


def _change(link: str | None, at: Place, changed: Callable[[Mark], Mark]) -> None:
    study = current_study()
    if study is not None and link == current_link():
        keep_study(study.marked(at, changed(study.mark(at))), current_place(study))
