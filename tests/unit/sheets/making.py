"""Sheets for the tests: positions from seeds, questions of every kind, what a PDF says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from random import Random

from pypdf import PdfReader

from engine import Claim, Match, Phase, Seat, load, shuffled
from lessons.i18n import Digits, speech
from lessons.quiz import fitting, make
from lessons.sheets import Asked, Blank, Item, Kind, Moment, Own, Sheet

# A line of the foot: the number, the notation, and the lines it goes on in.
NOTED = re.compile(r"^(\d+) ([0-3q][0-3]*\.[\w-]+)((?:\n[\w-]+)*)$", re.MULTILINE | re.ASCII)


def moment(book: str, seed: str, done: int, me: Seat = Seat.ZERO, everything: bool = False) -> Moment:
    """A position of a random deal after so many actions, fewer if it ends before."""
    rng = Random(f"{book} {seed}")
    match = Match.start(load(book), Seat(rng.randrange(4)), shuffled(rng))
    while match.deal.turn is not None and len(match.deal.actions) < done + 3:
        legal = [action for action in match.deal.legal() if not isinstance(action, Claim)]
        match = match.after(rng.choice(legal) if match.deal.phase is Phase.PLAY else rng.choice(legal[:3]))
    return Moment(match, min(done, len(match.deal.actions)), me, frozenset(Seat if everything else {me}))


def own(book: str, seed: str = "a", done: int = 14, **given: object) -> Own:
    """A teacher's own question."""
    return Own(moment(book, seed, done), "What now?", **given)  # type: ignore[arg-type]


@cache
def every_question(book: str) -> tuple[Asked, ...]:
    """A question of every kind that fits a rulebook."""
    rules = load(book)
    return tuple(Asked(make(kind, rules, "paper"), rules) for kind in fitting(rules))


@cache
def mixed(book: str) -> tuple[Item, ...]:
    """A bit of everything."""
    rules = load(book)
    kinds = ("which_legal", "count_trick", "find_error")
    asked = tuple(Asked(make(kind, rules, "paper"), rules) for kind in kinds if kind in fitting(rules))
    return (
        own(book),
        Own(moment(book, "b", 24, Seat.TWO, everything=True), "?", ("1", "2"), lines=0, answer="1"),
        Own(moment(book, "c", 2), "Say?"),
        *asked,
        Blank(4),
    )


def sheet(kind: Kind, lang: str, book: str, items: tuple[Item, ...] = (), **given: object) -> Sheet:
    """A sheet; in Arabic with Arabic-Indic digits."""
    digits = Digits.ARABIC_INDIC if lang == "ar" else Digits.LATIN
    return Sheet(kind, speech(lang, load(book), digits), items=items, **given)  # type: ignore[arg-type]


def texts(pdf: bytes) -> list[str]:
    """The text of every page."""
    return [page.extract_text() for page in PdfReader(BytesIO(pdf)).pages]


def first_page(pdf: bytes) -> str:
    """The text of the first page; the drawings of all pages take long to read."""
    return PdfReader(BytesIO(pdf)).pages[0].extract_text()


def page_count(pdf: bytes) -> int:
    return len(PdfReader(BytesIO(pdf)).pages)


def noted(pdf: bytes) -> Iterator[tuple[str, str]]:
    """Every number and notation at the foot of the pages, as they are printed.

    What reads the PDF may turn about the digits of an Arabic number.
    """
    for page in texts(pdf):
        for number, first, rest in NOTED.findall(page.translate(LATIN)):
            yield number, first + rest


LATIN = {ord("٠") + n: str(n) for n in range(10)}


def places(pdf: bytes) -> dict[str, float]:
    """Where on its page each bit of text begins, from the left."""
    found: dict[str, float] = {}

    def visit(text: str, matrix: list[float], text_matrix: list[float], *_: object) -> None:
        if text.strip():
            found.setdefault(text.strip(), matrix[0] * text_matrix[4] + matrix[4])

    for page in PdfReader(BytesIO(pdf)).pages:
        page.extract_text(visitor_text=visit)
    return found
