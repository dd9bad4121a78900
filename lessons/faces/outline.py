"""Outlines: the `d` of a path, moved, mirrored, and written with few and round numbers.

An outline is written with M L H V C Q A Z in capitals, one letter a segment.
"""

from __future__ import annotations

import re
from itertools import cycle

_SEGMENT = re.compile(r"([MLHVCQAZ])([^MLHVCQAZ]*)")
_NUMBER = re.compile(r"-?\d*\.?\d+")
_X, _Y, _LENGTH, _FLAG = range(4)
# What each number of a segment is; x and y in turn where nothing else is said.
_MEANINGS = {"H": (_X,), "V": (_Y,), "A": (_LENGTH, _LENGTH, _FLAG, _FLAG, _FLAG, _X, _Y)}


def placed(outline: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """Return the outline with its origin at (x, y); a negative scale turns it upside down.

    >>> placed("M0 0 H4 L2 3 Z", 10, 20)
    'M10 20 H14 L12 23 Z'
    """
    moves = {_X: (x, scale), _Y: (y, scale), _LENGTH: (0, abs(scale)), _FLAG: (0, 1)}
    return " ".join(
        letter + " ".join(f"{moves[what][0] + moves[what][1] * number:.4g}" for what, number in numbers)
        for letter, numbers in _segments(outline)
    )


def mirrored(outline: str) -> str:
    """Return the outline and its mirror image, left for right about x = 0, as one path; it has no arcs.

    >>> mirrored("M1 0 H4 V2 Z")
    'M1 0 H4 V2 Z M-1 0 H-4 V2 Z'
    """
    other = (
        letter + " ".join(f"{-number if what == _X and number else number:g}" for what, number in numbers)
        for letter, numbers in _segments(outline)
    )
    return f"{outline} {' '.join(other)}"


def compact(outline: str) -> str:
    """Return the outline rounded to tenths, with relative segments.

    Relative, the same shape elsewhere differs in two numbers only, which compresses well. The ends are
    rounded before they are subtracted, so that no error adds up and a closed shape still closes.

    >>> compact("M10 20 H14 L12.04 23 Z")
    'M10 20h4l-2 3z'
    """
    here, written = {_X: 0, _Y: 0}, ""
    for letter, numbers in _segments(outline):
        ends = [(what, round(10 * number)) for what, number in numbers]
        start = {} if letter == "M" else here
        steps = " ".join(_tenths(end - start.get(what, 0)) for what, end in ends)
        written += (letter if letter == "M" else letter.lower()) + steps.replace(" -", "-")
        here |= {what: end for what, end in ends if what in here}
    return written


def _segments(outline: str) -> list[tuple[str, list[tuple[int, float]]]]:
    """Return each segment's letter and its numbers, each with what it is."""
    found: list[tuple[str, list[tuple[int, float]]]] = []
    for letter, text in _SEGMENT.findall(outline):
        meanings = cycle(_MEANINGS.get(letter, (_X, _Y)))
        found.append((letter, [(next(meanings), float(number)) for number in _NUMBER.findall(text)]))
    return found


def _tenths(number: int) -> str:
    whole, tenth = divmod(abs(number), 10)
    sign = "-" if number < 0 else ""
    return sign + (f"{whole or ''}.{tenth}" if tenth else str(whole))
