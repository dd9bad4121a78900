"""A picture of a few cards held in the hand."""

from __future__ import annotations

from base64 import b64encode
from functools import lru_cache

from markupsafe import Markup

from engine import Cards
from lessons.components.markup import el
from lessons.faces import card_svg


@lru_cache(maxsize=8)
def fanned(cards: Cards) -> Markup:
    """Return the markup of cards held as a fan; it says nothing to a screen reader.

    Each is an image of its own, as what is sent as markup may not refer to the sprite.
    """
    return el("div", *(_image(card_svg(card)) for card in cards), class_="fan", aria_hidden="true")


def _image(svg: str) -> Markup:
    return Markup('<img alt="" src="data:image/svg+xml;base64,{}"/>').format(b64encode(svg.encode()).decode())
