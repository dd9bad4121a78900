"""The cards that were placed so far, and where cards can be placed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import streamlit as st

from engine import DECK, Card, Seat
from engine.contract import ranking
from engine.rulebook import Rulebook
from engine.seats import SEATS
from lessons.board.arranging import Order
from lessons.components.board.wishing import TOLD

PLACED = "board_new_placed"  # in the session
BUY = "buy"

Spot = Seat | str  # a hand, or the buy card
Placed = Mapping[Spot, Sequence[Card]]
CARDS = {str(card): card for card in DECK}


def placed_cards() -> Placed:
    """Return what was placed so far."""
    return st.session_state.get(PLACED, {})


def place(cards: Placed) -> None:
    """Make this what is placed; what came of the last deal no longer counts."""
    st.session_state[PLACED] = dict(cards)
    st.session_state.pop(TOLD, None)


def clear() -> None:
    """Take all cards back."""
    place({})


def spots(order: Order) -> tuple[Spot, ...]:
    """Return where cards of this order can lie."""
    return (*SEATS, BUY) if order.turns_a_card else SEATS


def room(spot: Spot, order: Order) -> int:
    """Return how many cards can lie there."""
    return order.room(spot) if isinstance(spot, Seat) else 1


def from_the_top(rules: Rulebook) -> list[Card]:
    """Return all cards, the strongest first."""
    return sorted(DECK, key=lambda card: -ranking(rules, None).strength[card.index])


def read_placed(sent: object, order: Order) -> Placed | None:
    """Return the placement that a page has sent, by the names of spots; None if it is not one."""
    if not isinstance(sent, dict):
        return None
    found: dict[Spot, list[Card]] = {}
    for spot in spots(order):
        words = sent.get(str(spot), [])
        if not isinstance(words, list) or not all(word in CARDS for word in words if isinstance(word, str)):
            return None
        found[spot] = [CARDS[word] for word in words if isinstance(word, str)]
        if len(found[spot]) > room(spot, order) or len(found[spot]) != len(words):
            return None
    cards = [card for there in found.values() for card in there]
    return found if len(cards) == len(set(cards)) else None
