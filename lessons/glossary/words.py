"""Terms as data: the words for each, by tongue. What a term means is a message, `glossary-<key>`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

from lessons.i18n import Speech
from lessons.i18n.languages import chain

HOME = Path(__file__).with_name("terms.toml")


class GlossaryError(ValueError):
    """A term that cannot be read: which, and what is wrong with it."""


class Group(StrEnum):
    """What a term is about; the groups are read in this order."""

    TABLE = "table"
    CARDS = "cards"
    AUCTION = "auction"
    RAISES = "raises"
    PLAY = "play"
    PROJECTS = "projects"
    SCORE = "score"
    REFEREE = "referee"
    WORDS = "words"  # players say them, and no rulebook here does
    SCHOOL = "school"


class Tongue(StrEnum):
    """Who says a word so. Of several tongues of one language the first is a reader's own."""

    GULF = "gulf"
    TUNISIAN = "tunisian"
    FUSHA = "fusha"
    EN = "en"
    FR = "fr"

    @property
    def language(self) -> str:
        """The language of the tongue, as markup names it."""
        return self.value if self in (Tongue.EN, Tongue.FR) else "ar"

    @property
    def direction(self) -> str:
        """`rtl` or `ltr`."""
        return "rtl" if self.language == "ar" else "ltr"


MUST = frozenset({Tongue.FUSHA, Tongue.EN})  # what is not said in the Gulf is said in Tunisia


@dataclass(frozen=True, slots=True)
class Term:
    """One term; of the words of a tongue the first is ours."""

    key: str
    group: Group
    words: Mapping[Tongue, tuple[str, ...]]

    def own(self, said: Speech) -> Tongue:
        """Return the tongue a reader is told the term in: of the rulebook at hand, where it is one of his."""
        vocabulary = "" if said.rules is None else said.rules.vocabulary
        for language in chain(said.language):
            for tongue in sorted(Tongue, key=lambda one: one != vocabulary):
                if tongue.language == language.id and tongue in self.words:
                    return tongue
        return next(iter(self.words))

    def word(self, said: Speech) -> str:
        """Return the term in the reader's language.

        >>> from lessons.i18n import speech
        >>> terms()["trick"].word(speech("en"))
        'trick'
        """
        return self.words[self.own(said)][0]

    def meaning(self, said: Speech) -> str:
        """Return what the term means, in a sentence or two."""
        return said.say(f"glossary-{self.key}")


@cache
def terms(path: Path = HOME) -> Mapping[str, Term]:
    """Return every term by its key, in the order of the file. GlossaryError for one that is broken."""
    return {key: _term(key, dict(fields)) for key, fields in _read(path).items()}


def _read(path: Path) -> Mapping[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise GlossaryError(f"{path}: {error}") from error


def _term(key: str, fields: dict[str, Any]) -> Term:
    group = fields.pop("group", None)
    if group not in set(Group):
        raise GlossaryError(f"{key}: group is {group!r}")
    if unknown := fields.keys() - set(Tongue):
        raise GlossaryError(f"{key}: nothing is called {', '.join(sorted(unknown))}")
    words = {tongue: _words(f"{key}.{tongue}", fields[tongue]) for tongue in Tongue if tongue in fields}
    if not words.keys() >= MUST or not words.keys() & {Tongue.GULF, Tongue.TUNISIAN}:
        raise GlossaryError(f"{key}: a word is missing")
    return Term(key, Group(group), words)


def _words(place: str, found: object) -> tuple[str, ...]:
    words = tuple(found) if isinstance(found, list) else ()
    if not words or not all(isinstance(word, str) and word.strip() == word != "" for word in words):
        raise GlossaryError(f"{place}: expected a list of words")
    if len(set(words)) != len(words):
        raise GlossaryError(f"{place}: a word twice")
    return words
