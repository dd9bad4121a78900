"""Cards placed by dragging, by tapping, or by keys: one component with the table's spots and the pack.

It sends the whole placement with a number; what it is told on an older one it leaves, as it knows better.
"""

from __future__ import annotations

import json
from pathlib import Path

import streamlit as st
from streamlit.components.v2 import component

from engine import DECK, Seat
from engine.cards import SUITS
from engine.rulebook import Rulebook
from lessons.board.arranging import Order
from lessons.components.board.placing.placed import (
    Spot,
    from_the_top,
    place,
    placed_cards,
    read_placed,
    room,
    spots,
)
from lessons.components.cards import card_rank
from lessons.components.compass import place as on_screen
from lessons.components.markup import SIGNS, TEXT_STYLE
from lessons.i18n import Speech
from lessons.practice import ME

HERE = Path(__file__).parent
SCRIPTS = ("dragging", "walking", "placing")
KEY = "board_new_dragged"
SENT = "board_new_dragged_number"  # in the session: of the last placement that came
WORDS = ("help", "pack", "put", "full", "first")

_placing = component(
    "baloot_placing",
    html=(HERE / "placing.html").read_text(encoding="utf-8"),
    js="\n".join((HERE / f"{name}.js").read_text(encoding="utf-8") for name in SCRIPTS),
    isolate_styles=False,
)


def draw_dragged(order: Order, said: Speech) -> None:
    """Draw the four seats around the buy card, and the pack below them."""

    def moved() -> None:
        sent = st.session_state[KEY].placed
        if isinstance(sent, dict) and isinstance(sent.get("number"), int):
            st.session_state[SENT] = sent["number"]
            if (cards := read_placed(sent.get("spots"), order)) is not None:
                place(cards)

    # As text: of lists and mappings Streamlit would ask one by one whether they are tables.
    _placing(key=KEY, data=json.dumps(placing_data(order, said), ensure_ascii=False), on_placed_change=moved)


def placing_data(order: Order, said: Speech) -> dict[str, object]:
    """Return what the browser is sent: the spots with their cards, the whole pack, the words around them."""
    ranked = from_the_top(order.rules)
    return {
        "number": st.session_state.get(SENT, 0),
        "dir": said.direction,
        "name": said.ui("board-cards"),
        "spots": [_spot(spot, order, said) for spot in spots(order)],
        "pack": [[str(card) for card in ranked if card.suit is suit] for suit in SUITS],
        "cards": {
            str(card): [card_rank(card), f"{SIGNS[card.suit]}{TEXT_STYLE}", said.card_name(card)]
            for card in DECK
        },
        "words": {name: said.ui(f"board-drag-{name}", cards="{cards}", place="{place}") for name in WORDS},
        "comma": said.say("list.comma"),
    }


def _spot(spot: Spot, order: Order, said: Speech) -> dict[str, object]:
    most = room(spot, order)
    return {
        "id": str(spot),
        "at": on_screen(spot, ME, order.rules.table.direction) if isinstance(spot, Seat) else "c",
        "name": _short_name(spot, order.rules, said),
        "room": most,
        "counts": [
            said.ui("board-drag-count", n=said.number(n), of=said.number(most)) for n in range(most + 1)
        ],
        "cards": [str(card) for card in placed_cards().get(spot, [])],
    }


def _short_name(spot: Spot, rules: Rulebook, said: Speech) -> str:
    """A spot as the drawn table names it."""
    if not isinstance(spot, Seat):
        return said.ui("board-buy-card")
    return said.ui(f"seat-short-{said.place(spot, ME, rules.table.direction)}")
