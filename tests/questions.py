"""What must hold of every question, whoever made it: looked for here, in the tests and in the long check."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from engine import Card, Verdict
from engine.rulebook import Rulebook
from lessons.i18n import Line, Speech, language, languages, speech
from lessons.quiz import CardsShown, Question, Shown, TableShown, TricksShown, ask
from lessons.quiz.question import FactsShown, SheetShown

MOST = 12  # options
LATIN = re.compile("[A-Za-z]{2,}")
RAW = re.compile(r"\{|\}|\$[a-z]|quiz-|[a-z]_[a-z]")


def faults(question: Question, rules: Rulebook, *, aloud: bool = True) -> Iterator[str]:
    """Yield everything that is wrong with a question; `aloud` says every sentence of it, too."""
    ids = [option.id for option in question.options]
    if not 2 <= len(ids) <= MOST or len(set(ids)) != len(ids):
        yield f"options {ids}"
    if ids.count(question.answer) != 1:
        yield f"the answer {question.answer} among {ids}"
    for option in question.options:
        if (option.why is None) != (option.id == question.answer):
            yield f"the reason of {option.id}"
    if not question.because:
        yield "nothing the answer follows from"
    for shown in (question.shown, *(option.shows for option in question.options)):
        yield from (f"{card} twice" for card in _twice(shown))
    written = json.dumps(question.position, sort_keys=True)
    if ask(question.kind, rules, json.loads(written)) != question:
        yield "another question when it is asked again"
    for id in languages():
        yield from _labels(question, speech(id, rules))
        if aloud:
            yield from _said(question, speech(id, rules))


def _twice(shown: tuple[Shown, ...]) -> Iterator[Card]:
    """The cards that lie in two places of one table, or twice among tricks."""
    for one in shown:
        cards: list[Card] = []
        match one:
            case TableShown(trick=trick, hand=hand, open=open):
                cards = [*hand, *(card for cards in open.values() for card in cards)]
                cards += () if trick is None else trick.cards
                if one.buy_card is not None and one.contract is None:
                    cards.append(one.buy_card)
            case TricksShown(tricks=tricks):
                cards = [card for trick in tricks for card in trick.cards]
            case CardsShown() | SheetShown() | FactsShown():
                pass
        yield from {card for card in cards if cards.count(card) > 1}


def lines(question: Question) -> Iterator[Line]:
    """Yield every line of a question: what is asked, shown, offered and explained."""
    yield question.prompt
    yield question.look
    if question.told is not None:
        yield question.told
    for option in question.options:
        yield option.label
        if isinstance(option.why, Line):
            yield option.why
    for shown in (*question.shown, *(one for option in question.options for one in option.shows)):
        match shown:
            case CardsShown(rows):
                yield from (title for title, _ in rows if title is not None)
            case SheetShown(title, rows):
                yield title
                yield from (row[0] for row in rows)
            case FactsShown(facts):
                yield from facts
            case TableShown() | TricksShown():
                pass


def _labels(question: Question, said: Speech) -> Iterator[str]:
    """Options that read alike in a language."""
    labels = [said.line(option.label, question.me) for option in question.options]
    if len(set(labels)) != len(labels):
        yield f"{said.language}: two options alike among {labels}"


def _said(question: Question, said: Speech) -> Iterator[str]:
    """What cannot be said in a language, or comes out raw."""
    me = question.me
    try:
        texts = [said.line(line, me) for line in lines(question)]
        texts += [said.because(one, me=me) for one in question.because if isinstance(one, Verdict)]
        texts += [said.statement(one.rule) for one in question.because if not isinstance(one, Verdict)]
        texts += [said.because(o.why, me=me) for o in question.options if isinstance(o.why, Verdict)]
        said.ui(f"quiz-{question.kind}")
    except LookupError as missing:
        yield f"{said.language}: {missing!r}"
        return
    for text in texts:
        if RAW.search(text) or not text.strip():
            yield f"{said.language}: raw {text!r}"
        if language(said.language).direction == "rtl" and LATIN.search(text):
            yield f"{said.language}: latin in {text!r}"
