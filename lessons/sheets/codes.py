"""The notation below a position: what is printed there can be read back, by a telephone or by hand.

02.eNo…     a moment: who looks (0), whose hands lie open (2), and the link of the deal so far
q.eNo…      a question of the quiz: its kind, its rulebook, its position
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from engine import Match, NotationError, Seat, from_link, load, rulebooks, to_link
from engine.asked import AskError
from engine.notation import fold, unfold
from lessons.quiz import ask, every_kind
from lessons.sheets.sheet import Asked, Blank, Item, Moment, Own

QUESTION = "q"
WIDTH = 136  # characters to a printed line
_HEAD = re.compile(r"([0-3])([0-3]{0,4})|q")


def code(item: Item) -> str:
    """Return the notation of what an item is about; empty for one that is about nothing."""
    match item:
        case Own():
            return of_moment(item.moment)
        case Asked():
            return of_question(item)
        case Blank():
            return ""


def of_moment(moment: Moment) -> str:
    """Return the notation of a position: its deal alone, from the totals it began with."""
    deal, whole = moment.deal, moment.match
    match = Match.start(whole.rules, deal.dealer, deal.pack, whole.target, whole.scoring, deal.standing)
    head = "".join(str(int(seat)) for seat in (moment.me, *sorted(moment.open)))
    return f"{head}.{to_link(match.with_deal(deal))}"


def of_question(item: Asked) -> str:
    """Return the notation of a question of the quiz."""
    question = item.question
    asked = [question.kind, item.rules.id, question.position]
    return f"{QUESTION}.{fold(json.dumps(asked, ensure_ascii=False, separators=(',', ':')))}"


def read(text: str, *directories: Path) -> Moment | Asked:
    """Return what a notation stands for, line breaks and all; raises NotationError.

    `directories` hold more rulebooks.
    """
    head, _, word = "".join(text.split()).partition(".")
    found = _HEAD.fullmatch(head)
    if found is None:
        raise NotationError(1, 1, "link")
    if head == QUESTION:
        return _question(word, directories)
    match = from_link(word, *directories)
    return Moment(
        match, len(match.deal.actions), Seat(int(found[1])), frozenset(Seat(int(one)) for one in found[2])
    )


def _question(word: str, directories: tuple[Path, ...]) -> Asked:
    try:
        kind, book, position = _three(json.loads(unfold(word)))
        if kind not in every_kind() or book not in rulebooks(*directories):
            raise ValueError("no such kind, or no such rulebook")
        rules = load(book, *directories)
        return Asked(ask(kind, rules, position), rules)
    except (ValueError, RecursionError, AskError):
        raise NotationError(1, 1, "link") from None


def _three(found: Any) -> tuple[str, str, dict[str, Any]]:
    match found:
        case [str(kind), str(book), dict(position)]:
            return kind, book, position
        case _:
            raise ValueError("kind, rulebook, position")


def in_lines(text: str) -> list[str]:
    """Return a notation cut to the width of the paper."""
    return [text[start : start + WIDTH] for start in range(0, len(text), WIDTH)]
