"""Finding a term by any of its words, however it is written."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from lessons.glossary.words import Term, terms
from lessons.i18n import Speech

# What one letter is written for another, once accents, vowel signs and the hamza above or below are gone.
ALIKE = str.maketrans(
    {"ٱ": "ا", "ى": "ي", "ی": "ي", "ک": "ك", "گ": "ك", "ة": "ه", "ء": None, "ـ": None, "œ": "oe"}
)
APART = re.compile(r"[^\w]+")
ARTICLE = re.compile(r"\bال(?=\w{2})")


def search(text: str, said: Speech) -> list[Term]:
    """Return the terms a word leads to, the nearest first; every term, in order, for no word at all.

    Vowel signs, hamzas, the forms of alef and ta-marbuta, the Arabic article, case and accents count for
    nothing. A reader's own words go before those of other tongues.
    """
    asked = plain(text)
    if not asked:
        return list(terms().values())
    near = {key: place for key, term in terms().items() if (place := nearness(asked, term, said)) is not None}
    return [terms()[key] for key in sorted(near, key=lambda key: near[key])]


def nearness(asked: str, term: Term, said: Speech) -> tuple[int, int] | None:
    """Return how near a term is to what is asked, the nearest least; None if it has nothing of it."""
    return min(_places(asked, term, said), default=None)


def _places(asked: str, term: Term, said: Speech) -> Iterator[tuple[int, int]]:
    own = term.own(said)
    for tongue, words in term.words.items():
        for word in words:
            written = plain(word)
            if asked in written:
                how = 0 if asked == written else 1 if written.startswith(asked) else 2
                yield how, int(tongue is not own)


def plain(text: str) -> str:
    """Return a text as it is compared.

    >>> plain("  Cœur "), plain("إكّه") == plain("الإكة")
    ('coeur', True)
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(one for one in letters if not unicodedata.combining(one)).translate(ALIKE)
    return ARTICLE.sub("", APART.sub(" ", bare)).strip()
