"""How a hand is held: the order of its cards from left to right."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Card, Cards, Suit
from engine.cards import SUITS
from engine.contract import ranking
from engine.rulebook import Rulebook

RED = (Suit.HEARTS, Suit.DIAMONDS)


def sorted_hand(hand: Cards, trump: Suit | None, rules: Rulebook) -> list[Card]:
    """Return the hand as players hold it: trump first, colours alternating, each suit from the top."""
    strength = ranking(rules, trump).strength
    held = [suit for suit in SUITS if hand.in_suit(suit)]
    order = _alternating(held, trump)
    return sorted(hand, key=lambda card: (order.index(card.suit), -strength[card.index]))


def _alternating(held: Sequence[Suit], trump: Suit | None) -> list[Suit]:
    """Red beside black where the suits held allow it."""
    left = sorted(held, key=lambda suit: suit is not trump)
    order: list[Suit] = []
    while left:
        apart = [suit for suit in left if not order or (suit in RED) != (order[-1] in RED)]
        order.append((apart or left)[0])
        left.remove(order[-1])
    return order
