"""A card in running text and in panels: its rank and its sign."""

from __future__ import annotations

from markupsafe import Markup

from engine import Card
from lessons.components.markup import SIGNS, TEXT_STYLE, el
from lessons.i18n import Speech


def card_sign(card: Card) -> str:
    """Return a card as rank and sign, for a button."""
    return f"{card_rank(card)} {SIGNS[card.suit]}{TEXT_STYLE}"


def card_rank(card: Card) -> str:
    """Return the rank as printed on the card."""
    return "10" if card.rank == "T" else card.rank


def card_face(card: Card, said: Speech, kind: str = "") -> Markup:
    """Return the markup of one card."""
    name = said.card_name(card)
    return el(
        "span",
        el("span", card_rank(card), aria_hidden="true"),
        el("span", SIGNS[card.suit], aria_hidden="true"),
        class_=f"card suit-{card.suit} {kind}",
        role="img",
        aria_label=name,
        title=name,
    )
