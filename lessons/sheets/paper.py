"""A sheet as the data its template sets: words in runs, cards by their names, nothing to be worked out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from engine import DECK
from lessons.components.table.scene import Overlays
from lessons.faces import SUIT_PATHS, card_svg
from lessons.faces.paint import SUIT_COLOURS, resolved
from lessons.i18n import Speech, speech
from lessons.sheets import answers, codes, drawn, wall
from lessons.sheets.drawn import Data
from lessons.sheets.sheet import Asked, Blank, Item, Kind, Moment, Own, Sheet
from lessons.sheets.texts import paragraphs, runs, theirs

PAGE, PAGES = "\ue000", "\ue001"  # in a sentence: what the template counts
ON_PICTURE = 56  # letters of a title that stand in one line of a picture
DRAWN = ("table", "rows", "sheet")  # figures that take up room
BARE = Overlays()  # a table with nothing over it
NOTHING: Mapping[str, Any] = {"options": [], "lines": 0, "is-drawn": True}
TITLES = {
    Kind.WORKSHEET: "print-worksheet",
    Kind.ANSWERS: "print-answers",
    Kind.RANKS: "ranks-title",
    Kind.SCORE_SHEET: "score-sheet",
}


def data(sheet: Sheet, square: str = "") -> Data:
    """Return everything a template needs; `square` is the picture of the sheet's link."""
    said = sheet.said
    title = theirs(sheet.title)
    kind = said.ui(TITLES[sheet.kind])
    return _common(said) | {
        "kind": kind,
        "title": title or runs(kind),
        "is-titled": bool(title),
        "book": said.rulebook(sheet.rules),
        "note": paragraphs(sheet.note),
        "square": square,
        "each-page": sheet.each_page,
        **_content(sheet),
    }


def shown(moment: Moment, title: str, ask: str, said: Speech, over: Overlays = BARE) -> Data:
    """Return everything the template of a picture needs: a position, what a teacher wrote and drew."""
    return _common(said) | {
        "title": theirs(title, ON_PICTURE),
        "ask": theirs(ask, 2 * ON_PICTURE),
        "book": said.rulebook(moment.rules),
        "figure": drawn.moment(moment, said),
        "arrows": over.arrows,
        "lit": over.lit,
    }


def _common(said: Speech) -> Data:
    """What all templates need: the language, the words that stand anywhere, the cards and suits."""
    return {
        "lang": said.tag,
        "dir": said.direction,
        "words": _words(said),
        "names": {str(card): said.card_name(card) for card in DECK},
        "suit-names": {str(suit): said.suit(suit) for suit in SUIT_PATHS},
        "faces": faces(),
        "suits": signs(),
    }


def _content(sheet: Sheet) -> Data:
    match sheet.kind:
        case Kind.WORKSHEET:
            numbered = _numbered(sheet)
            return {"items": [_on_worksheet(item, n, _speaking(item, sheet)) for n, item in numbered]}
        case Kind.ANSWERS:
            numbered = [(n, item) for n, item in _numbered(sheet) if not isinstance(item, Blank)]
            return {"items": [_on_answers(item, n, _speaking(item, sheet)) for n, item in numbered]}
        case Kind.RANKS:
            return wall.ranks(sheet)
        case Kind.SCORE_SHEET:
            return {"blank": wall.score_sheet(sheet.said)}


def _words(said: Speech) -> Mapping[str, str]:
    return {
        "school": said.ui("app-title"),
        "name": said.ui("practice-name"),
        "date": said.ui("practice-date"),
        "answer": said.ui("the-answer"),
        "open": said.ui("print-open"),
        "page": said.ui("print-page", n=PAGE, of=PAGES),
        "digits": "".join(said.number(digit) for digit in range(10)),
        "us": said.ui("us"),
        "them": said.ui("them"),
    }


# --- items ------------------------------------------------------------------------------------------------


def _numbered(sheet: Sheet) -> list[tuple[int, Item]]:
    """The items, each with its number: only what is asked is counted."""
    n, found = 0, []
    for item in sheet.items:
        n += not isinstance(item, Blank)
        found.append((n, item))
    return found


def _speaking(item: Item, sheet: Sheet) -> Speech:
    """The sheet's language in the words of the item's rulebook."""
    rules = sheet.rules if isinstance(item, Blank) else item.rules
    return sheet.said if rules is sheet.rules else speech(sheet.said.language, rules, sheet.said.digits)


def _heading(item: Own | Asked, n: int, said: Speech) -> Data:
    """An item's number, what it asks, its rulebook and its notation."""
    prompt = (
        paragraphs(item.text)
        if isinstance(item, Own)
        else [runs(said.line(item.question.prompt, item.question.me))]
    )
    return {
        "number": said.number(n),
        "prompt": prompt,
        "book": said.rulebook(item.rules),
        "code": codes.in_lines(codes.code(item)),
    }


def _on_worksheet(item: Item, n: int, said: Speech) -> Data:
    match item:
        case Blank():
            return {"figures": [wall.score_sheet(said, item.rows)], "number": "", "code": [], **NOTHING}
        case Own():
            figures = [drawn.moment(item.moment, said)]
            offered = [theirs(option) for option in item.options]
        case Asked(question=question):
            figures = [drawn.figure(one, question.me, item.rules, said) for one in question.shown]
            shown = () if item.lines else question.options
            offered = [runs(said.line(option.label, question.me)) for option in shown]
    return _heading(item, n, said) | {
        "figures": figures,
        "options": [
            {"letter": answers.letter(place, said), "text": text} for place, text in enumerate(offered)
        ],
        "lines": item.lines,
        "is-drawn": any(figure["is"] in DRAWN for figure in figures),
    }


def _on_answers(item: Own | Asked, n: int, said: Speech) -> Data:
    return _heading(item, n, said) | answers.answer(item, said)


# --- pictures ---------------------------------------------------------------------------------------------


@cache
def faces() -> Mapping[str, str]:
    """Return every card as a picture."""
    return {str(card): card_svg(card) for card in DECK}


@cache
def signs() -> Mapping[str, str]:
    """Return the suits as pictures to stand in a text."""
    return {str(suit): _sign(path, resolved(SUIT_COLOURS[suit])) for suit, path in SUIT_PATHS.items()}


def _sign(path: str, colour: str) -> str:
    drawing = f'<path fill="{colour}" d="{path}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{drawing}</svg>'
