"""A name, cleaned: what one has typed is shown to others."""

from __future__ import annotations

import unicodedata
from itertools import groupby

LONGEST = 24  # characters of a pupil's
MARKS = 3  # on one letter: Arabic has two at most
# Letters by their category that show nothing.
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def cleaned(typed: str, longest: int = LONGEST) -> str | None:
    """Return a name of 1 to `longest` characters in one line; None if nothing of it is left to be seen.

    What is not seen goes: control characters, those that turn the direction, joiners, private characters and
    such that are none; so do marks heaped on one letter. What is seen stays, of whatever language.

    >>> cleaned("  Sa\\u202eleh \\t  B. ")
    'Saleh B.'
    """
    spaced = "".join(" " if letter.isspace() else letter for letter in typed[: 50 * longest])
    seen = "".join(letter for letter in unicodedata.normalize("NFC", spaced) if _is_seen(letter))
    name = " ".join(_unheaped(seen).split())
    name = unicodedata.normalize("NFC", name)[:longest].strip()
    return name if any(unicodedata.category(letter)[0] in "LNSP" for letter in name) else None


def _is_seen(letter: str) -> bool:
    return unicodedata.category(letter)[0] != "C" and letter not in BLANK


def _unheaped(text: str) -> str:
    runs = ("".join(run) for _, run in groupby(text, lambda letter: unicodedata.category(letter)[0] == "M"))
    return "".join(run[:MARKS] if unicodedata.category(run[0])[0] == "M" else run for run in runs)
