"""A page of its own for the browser tests: the table in every use, with every overlay, as lessons show it.

Served by the school's own server; `?scene=` chooses. What was pressed is written below the table.
"""

from __future__ import annotations

from dataclasses import replace

import streamlit as st
from streamlit.runtime.scriptrunner import get_script_run_ctx

from engine import Card, Suit
from lessons.components.document import current_settings, words
from lessons.components.table import Scene, Use, draw_board
from lessons.components.table.ranks import ladder, points_on
from lessons.components.table.scene import Fate, Overlays
from lessons.components.table.staging import show_scene
from lessons.practice import ME
from lessons.server.app import parts
from tests.app.learner import hand


def scenes() -> dict[str, Scene]:
    """The scenes by name: a deal in its third trick, shown in different ways."""
    said = words()
    match = next(match for match, _ in hand("online", "1").turns if len(match.deal.tricks) == 2)
    deal = match.deal
    shown = show_scene(match, deal, (), ME, f"{st.session_state.get('presses', 0)}", said)
    asked = replace(
        shown, hand=tuple(replace(held, fate=Fate.OPEN) for held in shown.hand), ask="?", calls=()
    )
    cards = [Card.parse(held.card) for held in shown.hand]
    trump = None if deal.contract is None else deal.contract.trump
    laid = shown.middle.laid
    overlays = Overlays(
        points=points_on([*cards, *(Card.parse(one.card) for one in laid)], trump, deal.rules, said),
        ladders=(ladder(trump or Suit.SPADES, trump, said.ui("ranks-trump"), deal.rules, said),),
        arrows=((laid[0].card, "n"),) if laid else (("s", "n"),),
        lit=(shown.hand[0].card,),
        eats=said.ui("mark-wins"),
    )
    return {
        "show": shown,
        "hidden": show_scene(match, deal, (), ME, "0", said, open=frozenset({ME})),
        "pick": replace(asked, use=Use.PICK_ONE),
        "picks": replace(asked, use=Use.PICK_MANY),
        "overlays": replace(shown, overlays=overlays),
    }


def main() -> None:
    """Draw the scene the address asks for."""

    def pressed(act: str, seq: str) -> None:
        st.session_state["presses"] = st.session_state.get("presses", 0) + 1
        st.session_state["act"] = f"{act} {seq}"

    scene = scenes()[st.query_params.get("scene", "show")]
    draw_board(scene, current_settings(), words(), pressed)
    st.html(f"<p id='act'>{st.session_state.get('act', '')}</p>")


if get_script_run_ctx(suppress_warning=True) is None:
    app = st.App(__file__, **parts())
else:
    main()
