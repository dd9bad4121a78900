"""What pupils answer: as bars, as a list, and in words for a sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from markupsafe import Markup

from engine.deal import Deal
from engine.seats import SEATS
from lessons.board import Place, Study
from lessons.components.board.live import Question, option_label, question_at
from lessons.components.markup import el, scrolled, unmarked
from lessons.i18n import Speech
from lessons.school import Given


def chart(asked: Question, given: Sequence[Given], study: Study, place: Place, said: Speech) -> Markup:
    """Return a bar for each answer given, as long as it is frequent, and the right one once it was shown."""
    deal, counts = _deal(study, place), Counter(one.choice for one in given)
    most = max(counts.values(), default=1)
    rows = [
        el(
            "div",
            el("span", option_label(choice, deal, said)),
            el("span", el("i", style=f"inline-size:{100 * counts[choice] / most:.0f}%"), class_="bar"),
            el("b", said.number(counts[choice])),
            class_="row right" if choice == asked.shown else "row",
        )
        for choice in sorted(asked.options, key=lambda one: -counts[one])
        if counts[choice] or choice == asked.shown
    ]
    return el("div", el("h2", said.ui("board-class-answers", n=len(given))), *rows, class_="class-answers")


def _deal(study: Study, place: Place) -> Deal:
    """The deal where the question stands that is shown at a place."""
    return study.deal(place if study.mark(place).ask else Place(place.line, place.step - 1))


def who_answered(given: Sequence[Given], study: Study, place: Place, said: Speech) -> Markup:
    """Return who answered what, one below the other."""
    deal = _deal(study, place)
    rows = [
        el(
            "tr",
            el("td", said.number(one.pupil.number)),
            el("td", el("bdi", one.pupil.name)),
            el("td", option_label(one.choice, deal, said)),
        )
        for one in given
    ]
    heads = (el("th", said.ui(f"board-csv-{name}"), scope="col") for name in ("number", "name", "answer"))
    sheet = el("table", el("thead", el("tr", *heads)), el("tbody", *rows), class_="sheet")
    return scrolled(sheet, said.ui("board-class-answers", n=len(given)))


def in_words(given: Sequence[Given], study: Study, said: Speech) -> list[Given]:
    """Return the answers in words, each with its question as far as that is on this board."""
    asked = {question.id: (question.text, place) for place, question in _questions(study)}
    told: list[Given] = []
    for one in given:
        text, place = asked.get(one.ask, (one.ask, None))
        choice = one.choice if place is None else unmarked(option_label(one.choice, study.deal(place), said))
        told.append(replace(one, ask=text, choice=choice))
    return told


def _questions(study: Study) -> Iterator[tuple[Place, Question]]:
    for place, mark in study.marks.items():
        if mark.ask and (question := question_at(study, place, SEATS)) is not None:
            yield place, question
