"""The rules of thumb a teacher gives a beginner for playing a card.

`choosing` asks them in order, `following` and `leading` hold them, `reading` is what they look at; `record`
is what everybody has seen, and `worlds` plays many deals by them.
"""

from __future__ import annotations

from engine.bots.thumbs.choosing import KEYS, choose
from engine.bots.thumbs.reading import Reading
from engine.bots.thumbs.seen import coded_of, reading_of
from engine.bots.thumbs.worlds import is_compiled, likelihoods, played_on, played_out, warm_up
from engine.cards import DECK, Card
from engine.view import View

__all__ = [
    "Reading",
    "is_compiled",
    "likelihoods",
    "played_on",
    "played_out",
    "reading_of",
    "thumb",
    "warm_up",
]


def thumb(view: View) -> tuple[str, Card]:
    """Return the rule of thumb that a seat follows, and the card it plays by it."""
    rule, card = choose(reading_of(view))
    return KEYS[rule], DECK[coded_of(view).card[card]]
