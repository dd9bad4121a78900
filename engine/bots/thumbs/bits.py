"""Sets of cards as bits, coded as the solver codes them: how many, the lowest, one after another."""

from __future__ import annotations

from collections.abc import Iterator

NONE = -1  # no card


def count(cards: int) -> int:
    """Return how many cards a set has."""
    return cards.bit_count()


def lowest(cards: int) -> int:
    """Return the lowest card of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def each(cards: int) -> Iterator[int]:
    """Yield the cards of a set, the lowest first."""
    while cards:
        yield lowest(cards)
        cards &= cards - 1
