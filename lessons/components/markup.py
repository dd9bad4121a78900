"""Markup built from parts: text is escaped, elements are not escaped twice, suit signs are drawn."""

from __future__ import annotations

import re

from markupsafe import Markup, escape

from engine import Suit
from lessons.i18n.text import FSI, PDI, TEXT_STYLE

SIGNS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
SUITS = {sign: suit for suit, sign in SIGNS.items()}
# A sign, and the rank before it: a line never breaks between the two.
_SIGN = re.compile(f"((?:10|[AKQJ789])?[{''.join(SIGNS.values())}]{TEXT_STYLE}?)")


def el(tag: str, *children: object, **attributes: object) -> Markup:
    """Return an element; `class_` and `aria_label` lose their underscores, None leaves an attribute out.

    >>> el("td", "K < A", class_="num")
    Markup('<td class="num">K &lt; A</td>')
    """
    named = Markup("").join(
        Markup(' {}="{}"').format(name.rstrip("_").replace("_", "-"), value)
        for name, value in attributes.items()
        if value is not None
    )
    return Markup("<{}{}>{}</{}>").format(Markup(tag), named, join(*children), Markup(tag))


def scrolled(table: Markup, name: str) -> Markup:
    """Return a table that is scrolled sideways where it has no room, by keyboard too."""
    return el("div", table, class_="scroll", tabindex=0, role="group", aria_label=name)


def join(*children: object) -> Markup:
    """Return the children one after another; those that are text, escaped and with drawn suit signs."""
    return Markup("").join(child if isinstance(child, Markup) else drawn(child) for child in children)


def unmarked(text: str) -> str:
    """Return a text without the marks that steer its direction and its signs, as a cell of a sheet has it."""
    return text.translate(dict.fromkeys(map(ord, (FSI, PDI, TEXT_STYLE))))


def drawn(text: object) -> Markup:
    """Return a text, escaped, its suit signs drawn in our own shapes; copied or read aloud it is the same."""
    parts = _SIGN.split(str(text))
    return Markup("").join(glyph(part) if _SIGN.fullmatch(part) else escape(part) for part in parts)


def glyph(card: str) -> Markup:
    """Return a suit's sign in our own shape, with the sign itself for whoever listens or copies.

    A rank may stand before it: `10♥`.
    """
    rank, sign = card.rstrip("".join(SUITS) + TEXT_STYLE), card.removesuffix(TEXT_STYLE)[-1]
    written = card.removeprefix(rank)
    drawn = Markup('<span class="glyph suit-{}"><i>{}</i></span>').format(SUITS[sign], written)
    return Markup('<span class="pair">{}{}</span>').format(rank, drawn) if rank else drawn
