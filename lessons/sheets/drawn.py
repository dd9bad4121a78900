"""What is drawn above a question: the scenes of the pages, as data for the templates."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, TypeAlias

from engine import Seat
from engine.rulebook import Rulebook
from lessons.components.question.shown import cards_rows, table_scene, tricks_rows
from lessons.components.table.scene import Ladder, Laid, Scene, SeatShown
from lessons.components.table.staging import show_scene
from lessons.i18n import Speech
from lessons.quiz import CardsShown, FactsShown, SheetShown, Shown, TableShown, TricksShown
from lessons.sheets.sheet import Moment
from lessons.sheets.texts import runs

Data: TypeAlias = dict[str, Any]


def moment(shown: Moment, said: Speech) -> Data:
    """Return a position on its table."""
    return _table(show_scene(shown.match, shown.deal, (), shown.me, "", said, shown.open), said)


def figure(shown: Shown, me: Seat, rules: Rulebook, said: Speech) -> Data:
    """Return one thing a question shows."""
    match shown:
        case TableShown():
            return _table(table_scene(shown, me, "", rules, said), said)
        case CardsShown():
            return {"is": "rows", "title": [], "rows": _rows(cards_rows(shown, me, said))}
        case TricksShown():
            rows = _rows(tricks_rows(shown, me, rules, said))
            return {"is": "rows", "title": runs(said.contract(shown.contract, me)), "rows": rows}
        case SheetShown():
            return _sheet(shown, me, said)
        case FactsShown():
            return {"is": "facts", "lines": [runs(said.line(line, me)) for line in shown.lines]}


def _table(scene: Scene, said: Speech) -> Data:
    # The cards of a hand that is seen are not counted.
    seats = (replace(seat, count=0) if seat.place == "s" and scene.hand else seat for seat in scene.seats)
    return {
        "is": "table",
        "title": runs(scene.title),
        "scores": [[words, number] for words, number in scene.scores],
        "seats": {seat.place: _seat(seat, said) for seat in seats},
        "hand": [held.card for held in scene.hand],
        "laid": _laid(scene.middle.laid, said),
        "buy": scene.middle.buy,
        "note": runs(scene.middle.note),
        "last": _laid(scene.last, said),
        "last-title": said.ui("last-trick"),
        "last-text": runs(scene.last_text),
        "piles": [runs(pile.text) for pile in scene.piles if pile.count],
    }


def _seat(seat: SeatShown, said: Speech) -> Data:
    names = [name for name, _ in seat.shown]
    return {
        "place": seat.place,
        "name": seat.name,
        "marks": [runs(words) for words in (*(words for _, words in seat.marks), *names)],
        "says": runs(seat.says),
        "count": runs(said.count("cards", seat.count)) if seat.count else [],
        "cards": seat.cards or [card for _, cards in seat.shown for card in cards],
    }


def _laid(cards: Iterable[Laid], said: Speech) -> list[Data]:
    first = said.ui("mark-first")
    return [
        {"card": one.card, "place": one.place, "mark": first if "leads" in one.marks else ""} for one in cards
    ]


def _rows(ladders: Iterable[Ladder]) -> list[Data]:
    return [
        {"title": runs(one.title), "cards": [[card, runs(note)] for card, note in one.steps]}
        for one in ladders
    ]


def _sheet(shown: SheetShown, me: Seat, said: Speech) -> Data:
    rows = [
        {
            "text": runs(said.line(line, me)),
            "numbers": ["" if n is None else said.number(n) for n in (pair[me.team], pair[me.team.other])],
            "asked": place in shown.asked,
        }
        for place, (line, *pair) in enumerate(shown.rows)
    ]
    heads = [runs(said.line(shown.title, me)), [said.ui("us")], [said.ui("them")]]
    return {"is": "sheet", "heads": heads, "rows": rows}
