"""The way to any step of the line at once: each by who acts there, and what he says or plays."""

from __future__ import annotations

from functools import lru_cache

import streamlit as st

from lessons.board import Place, Study, study_from_link
from lessons.components.board.kept import current_link, stand
from lessons.i18n import Speech
from lessons.practice import ME


def draw_jump(study: Study, place: Place, said: Speech) -> None:
    """Draw the steps of the line where the board stands; the one chosen is where it goes."""
    link = current_link()
    if link is None or not study.lines[place.line].last:
        return
    steps = _steps(link, place.line, said)
    key = f"board_jump_{place.line}_{place.step}_{len(steps)}"
    st.selectbox(
        said.ui("board-jump"),
        range(len(steps)),
        index=place.step,
        format_func=steps.__getitem__,
        key=key,
        on_change=_jump,
        args=(link, place.line, key),
    )


def _jump(link: str, line: str, key: str) -> None:
    step = st.session_state.get(key)
    if link == current_link() and isinstance(step, int):
        stand(Place(line, step))


@lru_cache(maxsize=64)
def _steps(link: str, line: str, said: Speech) -> tuple[str, ...]:
    """Each step of a line in words, from the deal on."""
    study = study_from_link(link)
    deal, words = study.match.deal, [said.ui("board-jump.start")]
    for action in study.actions(Place(line, study.lines[line].last)):
        seat = "" if deal.turn is None else said.seat(deal.turn, ME, deal.rules.table.direction)
        mode = None if deal.contract is None else deal.contract.mode
        round = deal.auction.round if deal.raising is None else 0
        what = said.action(action, round, mode)
        words.append(said.ui("board-jump.step", n=len(words), who=seat, what=what))
        deal = deal.after(action)
    return tuple(words)
