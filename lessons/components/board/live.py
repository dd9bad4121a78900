"""The board as a class follows it: what is kept of it, and what it looks like to those who follow.

A pupil is sent what the teacher shows and nothing else: cards that are covered are not in it.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass, replace
from hashlib import sha256

from engine import DECK, Action, Call, Play, Seat, parse_action
from engine.deal import Deal
from engine.seats import SEATS
from lessons.board import Place, Study, study_from_link, study_to_link
from lessons.components.board.shown import scene_at
from lessons.components.table.mount import board_data
from lessons.i18n import Speech, speech
from lessons.settings import Settings


@dataclass(frozen=True, slots=True)
class Question:
    """What the class is asked at a place: `shown` is the answer, once the next action has been shown."""

    id: str
    text: str
    options: tuple[str, ...]
    shown: str | None = None


def question_at(study: Study, place: Place, open: Collection[Seat]) -> Question | None:
    """Return what is asked at a place, or was asked at the step before it and is answered by it."""
    if (asked := _asked(study, place, open)) is not None:
        return asked
    before = Place(place.line, place.step - 1)
    if place.step > study.lines[place.line].first and (asked := _asked(study, before, open)) is not None:
        return replace(asked, shown=_choice(study.actions(place)[-1]))
    return None


def _asked(study: Study, place: Place, open: Collection[Seat]) -> Question | None:
    mark, deal = study.mark(place), study.deal(place)
    if not mark.ask:
        return None
    owner = study.owner(place)
    options = options_of(deal, open)
    done = [str(one) for one in study.actions(owner)]
    told = json.dumps([mark.ask, done, [str(card) for card in deal.pack]])
    return Question(f"{owner}:{sha256(told.encode()).hexdigest()[:10]}", mark.ask, options)


def options_of(deal: Deal, open: Collection[Seat]) -> tuple[str, ...]:
    """Return what can be answered: the words or cards of the seat to act, a card once.

    Where its cards are covered any covered card may be guessed: what it may play tells what it holds.
    """
    legal = [one for one in deal.legal() if isinstance(one, Play | Call)]
    if deal.play is not None and legal and deal.turn not in open:
        covered = [deal.hands[seat] for seat in SEATS if seat not in open]
        return tuple(str(card) for card in DECK if any(card in hand for hand in covered))
    return tuple(dict.fromkeys(map(_choice, legal)))


def _choice(action: Action) -> str:
    """An action as it is chosen: without what may be said beside a card."""
    return str(Play(action.card) if isinstance(action, Play) else action)


def state_of(study: Study, place: Place, open: Collection[Seat]) -> str:
    """Return what is kept of a board for its class: all of it, and what is asked."""
    asked = question_at(study, place, open)
    ask = None
    if asked is not None:
        ask = {"id": asked.id, "open": asked.shown is None, "options": list(asked.options)}
    kept = {
        "study": study_to_link(study),
        "at": [place.line, place.step],
        "hands": sorted(int(seat) for seat in open),
        "ask": ask,
    }
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))


def look(state: str, settings: Settings) -> str:
    """Return what a kept board looks like to a reader with these settings, as his page draws it."""
    kept = json.loads(state)
    if not kept:
        return json.dumps({"board": None, "title": "", "note": "", "ask": None})
    study, place = study_from_link(kept["study"]), Place(*kept["at"])
    said = speech(settings.language, study.match.rules, settings.digits)
    hands = frozenset(seat for seat in SEATS if seat in kept["hands"])
    scene = replace(scene_at(study, place, said, hands), seq=f"{place}", calls=(), ask="")
    mark = study.mark(place)
    shown = {
        "board": board_data(scene, settings, said),
        "title": study.title,
        "note": mark.note,
        "ask": _shown(question_at(study, place, hands), study.deal(place), said),
    }
    return json.dumps(shown, ensure_ascii=False)


def _shown(asked: Question | None, deal: Deal, said: Speech) -> dict[str, object] | None:
    if asked is None:
        return None
    options = [{"choice": one, "label": option_label(one, deal, said)} for one in asked.options]
    return {
        "id": asked.id,
        "text": asked.text,
        "open": asked.shown is None,
        "options": options,
        "revealed": asked.shown,
    }


def option_label(choice: str, deal: Deal, said: Speech) -> str:
    """Return a card or a word that can be answered as the reader knows it."""
    round = deal.auction.round if deal.raising is None else 0
    return said.action(parse_action(choice), round, None if deal.contract is None else deal.contract.mode)
