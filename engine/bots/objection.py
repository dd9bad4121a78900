"""Calling a revoke (قيد): only when what lies open proves it."""

from __future__ import annotations

from engine.actions import Object, Request
from engine.bots.choice import Choice, Thumb
from engine.cards import Card
from engine.knowledge import open_cards, tricks_of
from engine.penalties import can_be_called
from engine.play import revokes
from engine.reasons import Fact, Reason
from engine.seats import Seat
from engine.trick import plays_of
from engine.view import Phase, View


def objection(view: View) -> Choice | None:
    """Return an objection where open cards prove that an opponent broke a play rule; None without proof.

    Open are the cards a seat played later, its shown projects and the buy card it took. It needs no turn.
    """
    if view.contract is None or not _may_object(view):
        return None
    for seat in view.seat.team.other.seats:
        plays = plays_of(seat, tricks_of(view))
        proved = next(revokes(plays, open_cards(view, seat), view.contract, view.rules), None)
        if proved is not None:
            return Choice(Object(view.seat), Thumb("call_qaid", _facts(seat, *proved)))
    return None


def _may_object(view: View) -> bool:
    if not can_be_called(view.rules, Request.TASJEEL):
        return False
    return view.phase is Phase.PLAY or (view.phase is Phase.OVER and len(view.tricks) == 8)


def _facts(seat: Seat, place: int, card: Card, why: Reason) -> dict[str, Fact]:
    """Who did it, in which trick, with which card, and the cards that would have done."""
    facts: dict[str, Fact] = {"seat": seat, "trick": place + 1, "card": card}
    return facts | {"cards": why.facts["would_do"]}
