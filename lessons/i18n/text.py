"""The last step before a reader: direction isolates and digits."""

from __future__ import annotations

import re
from enum import StrEnum
from unicodedata import bidirectional

FSI, PDI = "\u2068", "\u2069"  # first strong isolate … pop directional isolate
TEXT_STYLE = "\ufe0e"  # a suit sign drawn as text, not as a picture


class Digits(StrEnum):
    """How numbers are written. Cards and clauses keep the digits printed on them."""

    LATIN = "latin"
    ARABIC_INDIC = "arabic_indic"


def isolate(text: object) -> str:
    """Return the text walled off from the direction of what is around it."""
    return f"{FSI}{text}{PDI}"


_DOUBLED = re.compile(f"{FSI}({FSI}[^{FSI}{PDI}]*{PDI}){PDI}")
_RANK = "(?:[AKQJ789]|10)"
_PRINTED = f"{_RANK}(?=[♠♥♦♣])|(?:{_RANK} ){{3,}}{_RANK}|[a-z]+:[0-9]+|[0-9]+\\.[0-9]+"
_DIGITS = re.compile(f"({_PRINTED})|[0-9]+")
_INDIC = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")


def once(text: str) -> str:
    """Return the text without isolates that hold nothing but another isolate."""
    return _DOUBLED.sub(r"\1", text)


def in_digits(text: str, digits: Digits) -> str:
    """Return the text with its numbers in these digits.

    >>> in_digits("152 10♠ online 6.6, 6.7", Digits.ARABIC_INDIC)
    '١٥٢ 10♠ online 6.6, 6.7'
    """
    if digits is Digits.LATIN:
        return text
    return _DIGITS.sub(lambda found: found[1] or found[0].translate(_INDIC), text)


def has_direction(text: str) -> bool:
    """Return whether a text has a letter, of either direction; digits and signs have none."""
    return any(bidirectional(char) in ("L", "R", "AL") for char in text)
