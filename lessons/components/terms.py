"""The glossary as a reader sees it: terms by what they are about, each with its words in every tongue."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from markupsafe import Markup

from lessons.components.contents import contents
from lessons.components.markup import el, join
from lessons.components.navigation import address
from lessons.glossary import Group, Term, Tongue
from lessons.i18n import Speech

LessonOf: TypeAlias = Callable[[Term], str | None]
BETWEEN = " · "


def place(key: str) -> str:
    """Return the id of a term's place on the page."""
    return f"term-{key}"


def listed(found: Sequence[Term], asked: str, lesson_of: LessonOf, said: Speech) -> Markup:
    """Return the markup of these terms in their groups; the one that was asked for by its key is marked."""
    groups = {group: [term for term in found if term.group is group] for group in Group}
    parts = {f"group-{group}": said.ui(f"terms-group-{group}") for group, held in groups.items() if held}
    sections = (
        _section(group, [_term(term, asked, lesson_of, said) for term in held], said)
        for group, held in groups.items()
        if held
    )
    links = contents(parts, said.ui("terms-groups")) if len(parts) > 1 else Markup("")
    return el("div", links, *sections, class_="glossary")


def _section(group: Group, drawn: Sequence[Markup], said: Speech) -> Markup:
    title = f"terms-group-{group}"
    about = said.find(f"{title}.about")
    lead = el("p", about, class_="under") if about else Markup("")
    return el("section", el("h2", said.ui(title), id=f"group-{group}"), lead, *drawn)


def _term(term: Term, asked: str, lesson_of: LessonOf, said: Speech) -> Markup:
    own = term.own(said)
    word, *also = term.words[own]
    head = el("h3", word)
    if also:
        head += el("p", said.ui("terms-also", words=said.listed(also)), class_="also")
    slug = lesson_of(term)
    lesson = (
        el("a", said.ui("terms-lesson"), href=address("lesson", said, lesson=slug), target="_self")
        if slug
        else Markup("")
    )
    return el(
        "article",
        head,
        el("p", term.meaning(said), class_="means"),
        el("dl", *(_tongue(tongue, term, said) for tongue in _others(term, own))),
        lesson,
        id=place(term.key),
        class_="term asked" if term.key == asked else "term",
    )


def _others(term: Term, own: Tongue) -> Iterator[Tongue]:
    """The other tongues, but for one that only says what another of its language has said."""
    told = set(term.words[own])
    for tongue, words in term.words.items():
        if tongue is not own and (tongue.language != "ar" or not told >= set(words)):
            yield tongue
            told |= set(words)


def _tongue(tongue: Tongue, term: Term, said: Speech) -> Markup:
    words = BETWEEN.join(term.words[tongue])
    return el(
        "div",
        el("dt", said.ui(f"tongue-{tongue}")),
        el("dd", join(words), lang=tongue.language, dir=tongue.direction),
    )
