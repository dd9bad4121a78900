"""A pupil's name, cleaned: what he typed is shown to a whole class."""

from __future__ import annotations

import unicodedata
from itertools import groupby

LONGEST = 24  # characters
MARKS = 3  # on one letter: Arabic has two at most
# Letters by their category that show nothing.
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def cleaned(typed: str) -> str | None:
    """Return a name of 1 to 24 characters in one line; None if nothing of it is left to be seen.

    What is not seen goes: control characters, those that turn the direction, joiners, private characters and
    such that are none; so do marks heaped on one letter. What is seen stays, of whatever language.

    >>> cleaned("  Sa\\u202eleh \\t  B. ")
    'Saleh B.'
    """
    spaced = "".join(" " if letter.isspace() else letter for letter in typed[: 50 * LONGEST])
    seen = "".join(letter for letter in unicodedata.normalize("NFC", spaced) if _is_seen(letter))
    name = " ".join(_unheaped(seen).split())
    name = unicodedata.normalize("NFC", name)[:LONGEST].strip()
    return name if any(unicodedata.category(letter)[0] in "LNSP" for letter in name) else None


def _is_seen(letter: str) -> bool:
    return unicodedata.category(letter)[0] != "C" and letter not in BLANK


def _unheaped(text: str) -> str:
    runs = ("".join(run) for _, run in groupby(text, lambda letter: unicodedata.category(letter)[0] == "M"))
    return "".join(run[:MARKS] if unicodedata.category(run[0])[0] == "M" else run for run in runs)
