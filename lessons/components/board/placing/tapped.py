"""Cards placed with ordinary buttons: a spot is chosen, then the cards that lie there."""

from __future__ import annotations

import streamlit as st

from engine import Seat
from engine.cards import SUITS, Suit
from engine.rulebook import Rulebook
from lessons.board.arranging import Order
from lessons.components.board.placing.placed import (
    BUY,
    Spot,
    from_the_top,
    place,
    placed_cards,
    spots,
)
from lessons.components.cards import card_sign
from lessons.i18n import Speech
from lessons.practice import ME

KEY = "board_new_"  # before the keys of what is chosen here


def draw_tapped(order: Order, said: Speech) -> None:
    """Draw the spots, and the cards that can lie at the one that is chosen."""
    placed, places = placed_cards(), spots(order)
    st.caption(said.ui("board-cards.help"))
    where = st.segmented_control(
        said.ui("board-cards-of"),
        places,
        default=places[0],
        required=True,
        format_func=lambda spot: said.ui(
            "board-place", name=_name(spot, order.rules, said), n=len(placed.get(spot, []))
        ),
        key=f"{KEY}where_{order.rules.table.direction}_{order.turns_a_card}",
    )
    taken = {card for spot in places if spot != where for card in placed.get(spot, [])}
    for suit in SUITS:
        row = [card for card in from_the_top(order.rules) if card.suit is suit and card not in taken]
        key = f"{KEY}suit_{suit}_{where}"
        st.session_state[key] = [card for card in row if card in placed.get(where, [])]
        st.pills(
            said.suit_shown(suit),
            row,
            selection_mode="multi",
            format_func=card_sign,
            key=key,
            on_change=_place,
            args=(where, suit, key),
            width="stretch",
        )


def _place(where: Spot, suit: Suit, key: str) -> None:
    placed = placed_cards()
    others = [card for card in placed.get(where, []) if card.suit is not suit]
    now = list(st.session_state.get(key, []))
    place({**placed, where: now[-1:] if where == BUY and now else others + now})


def _name(spot: Spot, rules: Rulebook, said: Speech) -> str:
    is_seat = isinstance(spot, Seat)
    return said.seat(spot, ME, rules.table.direction) if is_seat else said.ui("board-buy-card")
