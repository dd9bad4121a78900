"""Arrows over the table in words, for whoever does not see them."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Card
from lessons.board.text import TABLE_PLACES
from lessons.i18n import Speech


def pointed(arrows: Iterable[tuple[str, str]], said: Speech) -> tuple[str, ...]:
    """Return each arrow as a sentence."""
    return tuple(
        said.ui("arrow", start=end_in_words(start, said), end=end_in_words(end, said))
        for start, end in arrows
    )


def end_in_words(end: str, said: Speech) -> str:
    """Return where an arrow begins or ends: a place of the table or a card."""
    if end in TABLE_PLACES:
        return said.ui("arrow-end", place=end)
    return said.card_name(Card.parse(end))
