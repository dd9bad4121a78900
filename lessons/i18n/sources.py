"""Rulebooks, their clauses and where a value comes from, as a reader sees them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache

from engine.reasons import Basis
from engine.rulebook import Rulebook, Source
from lessons.i18n.languages import Language, chain
from lessons.i18n.text import isolate
from lessons.i18n.voice import Voice

READING = "reading"
CITED = re.compile(r"\b[a-z]+:[0-9]+\.[0-9]+\b")  # another clause, named within a wording


@cache
def clauses(language: Language) -> Mapping[str, str]:
    """Return the wording of every clause and reading of our rulebooks in one language."""
    path = language.folder / "clauses.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def clause(id: str, rules: Rulebook | None, voice: Voice) -> str:
    """Return the wording of a clause; a club's own book brings its own. KeyError if nobody words it."""
    rules = rules or voice.rules
    text: Mapping[str, str] = {}
    if rules is not None and id in rules.clauses:
        text = rules.clauses[id].text
    for language in chain(voice.language):
        if (wording := text.get(language.id) or clauses(language).get(id)) is not None:
            return voice.final(CITED.sub(lambda found: clause_ref(found[0], voice), wording))
    if text:
        return voice.final(next(iter(text.values())))
    raise KeyError(id)


def reading(number: int, voice: Voice) -> str:
    """Return the wording of a reading we chose where a text leaves room."""
    return clause(f"{READING}:{number}", None, voice)


def rulebook(rules: Rulebook, voice: Voice) -> str:
    """Return a rulebook's display name; a club's own book names itself."""
    return voice.find(f"rulebook-{rules.id}") or voice.say("rulebook-club", name=_own_name(rules, voice))


def _own_name(rules: Rulebook, voice: Voice) -> str:
    for language in chain(voice.language):
        if language.id in rules.name:
            return rules.name[language.id]
    return next(iter(rules.name.values()), rules.id)


def about(rules: Rulebook, voice: Voice) -> str:
    """Return one line of what is special about a rulebook."""
    return voice.find(f"rulebook-{rules.id}.about") or voice.say("rulebook-club.about")


def clause_ref(id: str, voice: Voice) -> str:
    """Return a clause id as a reader sees it: clause 6.6 of the online table."""
    book, _, number = id.partition(":")
    if not number:
        raise KeyError(id)
    if book == READING:
        return voice.say("reading-ref", number=number)
    return voice.say("clause-ref", number=number, rulebook=_name_of(book, voice))


def _name_of(book: str, voice: Voice) -> str:
    if (name := voice.find(f"rulebook-{book}")) is not None:
        return name
    own = voice.rules is not None and voice.rules.id == book
    return rulebook(voice.rules, voice) if own and voice.rules is not None else isolate(book)


def clause_refs(ids: Sequence[str], voice: Voice) -> str:
    """Return several clause ids as one citation, the clauses of a rulebook together."""
    books: dict[str, list[str]] = {}
    for id in ids:
        book, _, number = id.partition(":")
        books.setdefault(book, []).append(number)
    return voice.listed([_together(book, numbers, voice) for book, numbers in books.items()])


def _together(book: str, numbers: Sequence[str], voice: Voice) -> str:
    if len(numbers) == 1:
        return clause_ref(f"{book}:{numbers[0]}", voice)
    return voice.say(
        "clauses-ref", numbers=voice.listed(numbers), count=len(numbers), rulebook=_name_of(book, voice)
    )


def basis(one: Basis, voice: Voice) -> str:
    return voice.say(f"basis-{one.value}")


def source(one: Source, voice: Voice) -> str:
    """Return where a value comes from in one line, with the reading we chose."""
    text = voice.say(f"source-{one.basis.value}", clauses=clause_refs(one.clauses, voice))
    if one.reading is None:
        return text
    return voice.say("source-reading", source=text, reading=clause_ref(f"{READING}:{one.reading}", voice))
