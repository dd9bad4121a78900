"""Texts on paper: what others wrote, made harmless, and any text parted at its suit signs.

Typst gets texts as strings, so none can become markup. What is left to do harm is what no markup needs:
signs that turn the direction, signs no font has, words without end.
"""

from __future__ import annotations

import re
from typing import TypeAlias
from unicodedata import category

from lessons.i18n import isolate

Run: TypeAlias = str | dict[str, str]  # plain text, or the suit of a drawn sign

LONGEST = 10_000  # letters of a text
TITLE = 160  # letters of a title, of an option
SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}

_SIGN = re.compile(f"([{''.join(SIGNS)}])\ufe0e?")
_CARD = re.compile(f"((?:10|[AKQJ789])[{''.join(SIGNS)}]\ufe0e?)")
_NO_END = re.compile(r"\S{33,}")
_JOINERS = "\u200c\u200d"  # Arabic letters need them
_NEVER = ("Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp")
_BREAK = "\u200b"


def cleaned(text: str, longest: int = LONGEST) -> str:
    """Return what somebody wrote as it may stand on paper: no longer than so, in lines, turned by nothing.

    >>> cleaned("a\\u202eb\\x00  c")
    'ab c'
    """
    if len(text) > longest:
        text = text[:longest] + "…"
    lines = ("".join(map(_kept, line)) for line in text.splitlines())
    return "\n".join(" ".join(_broken(line).split()) for line in lines if line.strip())


def _kept(sign: str) -> str:
    if sign == "\t":
        return " "
    return sign if sign in _JOINERS or category(sign) not in _NEVER else ""


def _broken(line: str) -> str:
    """A line in which no word is longer than a line of paper."""
    return _NO_END.sub(lambda word: _BREAK.join(re.findall(".{1,32}", word[0])), line)


def runs(text: str) -> list[Run]:
    """Return a text in runs: its words as they are, each suit sign by its suit's letter.

    >>> runs("K♠︎ or 10♥︎")
    ['K', {'suit': 'S'}, ' or 10', {'suit': 'H'}]
    """
    parts = _SIGN.split(text)
    return [{"suit": SIGNS[part]} if part in SIGNS else part for part in parts if part]


def theirs(text: str, longest: int = TITLE) -> list[Run]:
    """Return one line of what somebody wrote, walled off, in runs; of nothing, none."""
    line = cleaned(text, longest).replace("\n", " ")
    return _walled(line) if line else []


def paragraphs(text: str) -> list[list[Run]]:
    """Return what somebody wrote as its paragraphs, each walled off, in runs."""
    return [_walled(line) for line in cleaned(text).splitlines()]


def _walled(line: str) -> list[Run]:
    return runs(isolate(_CARD.sub(lambda card: isolate(card[0]), line)))
