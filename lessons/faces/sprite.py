"""The whole deck as one sprite, and single cards as documents of their own."""

from __future__ import annotations

from engine.cards import DECK, SUITS, Card, Rank
from lessons.faces.aces import ace
from lessons.faces.back import back
from lessons.faces.courts import court
from lessons.faces.outline import compact, placed
from lessons.faces.paint import EDGE, PAPER, SUIT_COLOURS, resolved, shape
from lessons.faces.pips import pips
from lessons.faces.ranks import RANK_PATHS
from lessons.faces.suits import SUIT_PATHS

_SVG = "http://www.w3.org/2000/svg"
_CARD_BOX = "0 0 100 140"
_PAPER = f'<rect x=".5" y=".5" width="99" height="139" rx="8" fill="{PAPER}" stroke="{EDGE}"/>'
_COURTS = {Rank.JACK, Rank.QUEEN, Rank.KING}
# The upper index: the middle of its column, and where its suit is placed and how large.
_INDEX_MIDDLE = 17
_INDEX_SUIT = (6, 43, 22 / 24)


def sprite() -> str:
    """Return the sprite: a symbol for each card, under its name; `back`; and each suit, under its letter."""
    symbols = [_symbol(str(card), _CARD_BOX, _front(card)) for card in DECK]
    symbols.append(_symbol("back", _CARD_BOX, _PAPER + back()))
    symbols += [_symbol(suit, "0 0 24 24", shape(SUIT_PATHS[suit], SUIT_COLOURS[suit])) for suit in SUITS]
    return f'<svg xmlns="{_SVG}">\n' + "\n".join(symbols) + "\n</svg>\n"


def card_svg(card: Card) -> str:
    """Return one card's face as an SVG document in our own colours, without variables."""
    return _document(_front(card))


def back_svg() -> str:
    """Return the back as an SVG document in our own colours, without variables."""
    return _document(_PAPER + back())


def _symbol(name: str, box: str, drawing: str) -> str:
    return f'<symbol id="{name}" viewBox="{box}">{drawing}</symbol>'


def _document(drawing: str) -> str:
    return f'<svg xmlns="{_SVG}" viewBox="{_CARD_BOX}">{resolved(drawing)}</svg>\n'


def _front(card: Card) -> str:
    return _PAPER + _picture(card) + _indices(card)


def _picture(card: Card) -> str:
    if card.rank is Rank.ACE:
        return ace(card.suit)
    return court(card) if card.rank in _COURTS else pips(card)


def _indices(card: Card) -> str:
    width, rank = RANK_PATHS[card.rank]
    corner = f"{placed(rank, _INDEX_MIDDLE - width / 2, 7)} {placed(SUIT_PATHS[card.suit], *_INDEX_SUIT)}"
    drawn = compact(f"{corner} {placed(corner, 100, 140, -1)}")
    return f'<path fill="{SUIT_COLOURS[card.suit]}" fill-rule="evenodd" d="{drawn}"/>'
