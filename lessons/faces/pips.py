"""The number cards: where the pips of a rank stand."""

from __future__ import annotations

from engine.cards import Card, Rank
from lessons.faces.outline import placed
from lessons.faces.paint import SUIT_COLOURS, shape
from lessons.faces.suits import SUIT_PATHS

# The pips of the upper half stand clear of the upper index, so that its own suit is never counted with
# them; the lower half is the same, turned about.
_NEAR, _BETWEEN, _FAR = 52, 66, 80
_TOP = ((_NEAR, 20), (_FAR, 20))
_UPPER: dict[Rank, tuple[tuple[float, float], ...]] = {
    Rank.SEVEN: (*_TOP, (_BETWEEN, 45)),
    Rank.EIGHT: (*_TOP, (_NEAR, 53), (_FAR, 53)),
    Rank.NINE: (*_TOP, (_NEAR, 46), (_FAR, 46)),
    Rank.TEN: (*_TOP, (_BETWEEN, 36.5), (_NEAR, 53), (_FAR, 53)),
}
_WITH_MIDDLE = {Rank.SEVEN, Rank.NINE}
_SCALE = 0.8


def pips(card: Card) -> str:
    """Return the pips of a seven, eight, nine or ten; those below the middle stand upside down."""
    upper = _UPPER[card.rank]
    middle = ((50, 70),) if card.rank in _WITH_MIDDLE else ()
    drawn = [_pip(card, x, y, _SCALE) for x, y in (*upper, *middle)]
    drawn += [_pip(card, 100 - x, 140 - y, -_SCALE) for x, y in upper]
    return shape(" ".join(drawn), SUIT_COLOURS[card.suit])


def _pip(card: Card, x: float, y: float, scale: float) -> str:
    return placed(SUIT_PATHS[card.suit], x - 12 * scale, y - 12 * scale, scale)
