"""What happened since the learner's last turn, step by step, as it is shown and said aloud."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine import Card, Deal, Play, Seat
from engine.actions import Declare
from engine.trick import best_card, winner
from lessons.components.compass import place
from lessons.components.table.scene import Step
from lessons.i18n import Speech
from lessons.practice import Told


def steps(told: Iterable[Told], me: Seat, said: Speech) -> tuple[Step, ...]:
    """Return the steps of what was done; a trick that filled is taken right after its fourth card."""
    return tuple(step for one in told for step in _steps_of(one, me, said))


def _steps_of(told: Told, me: Seat, said: Speech) -> Iterator[Step]:
    deal = told.before
    direction = deal.rules.table.direction
    where = place(told.seat, me, direction)
    why = "" if told.choice is None else said.thumb(told.choice.because, me=me)
    who = said.ui(f"seat-short-{said.place(told.seat, me, direction)}")
    if isinstance(told.action, Play):
        card = told.action.card
        text = said.ui("said", seat=who, words=said.card_name(card))
        yield Step(told.number, "card", where, text, str(card), _winning(deal, card), why)
        if told.action.saying is not None:
            yield Step(told.number, "said", where, said.term("baloot"), why="")
        yield from _taken(told, deal, me, said)
    else:
        mode = None if deal.contract is None else deal.contract.mode
        words = said.action(told.action, told.round, mode)
        kind = "laid" if isinstance(told.action, Declare) else "said"
        yield Step(told.number, kind, where, said.ui("said", seat=who, words=words), why=why)


def _winning(before: Deal, card: Card) -> str:
    if before.trick is None or before.contract is None:
        return ""
    return str(best_card(before.trick.after(card), before.contract, before.rules))


def _taken(told: Told, before: Deal, me: Seat, said: Speech) -> Iterator[Step]:
    if before.trick is None or before.contract is None or not isinstance(told.action, Play):
        return
    trick = before.trick.after(told.action.card)
    if trick.is_full:
        direction = before.rules.table.direction
        taker = winner(trick, before.contract, before.rules)
        text = said.ui("trick-taken", seat=said.seat(taker, me, direction, form="to"))
        yield Step(told.number, "took", place(taker, me, direction), text)
