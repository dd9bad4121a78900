"""The deck, drawn: every card, the back and the suits as SVG of our own.

The pages use the committed sprite, `lessons/static/faces.svg`; `python -m lessons.faces` writes it anew.

>>> from engine.cards import Card
>>> sprite().count("<symbol"), card_svg(Card.parse("TH")).startswith("<svg")
(37, True)
"""

from lessons.faces.sprite import back_svg, card_svg, sprite
from lessons.faces.suits import SUIT_PATHS

__all__ = ["SUIT_PATHS", "back_svg", "card_svg", "sprite"]
