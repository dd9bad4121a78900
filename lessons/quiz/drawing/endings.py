"""The end of a hand as one player knows it, and how a position writes it.

A position tells the cards that are out and who cannot hold which: what the play so far has shown. Nothing
else is known: every lie of the cards that fits it can be, and whoever is asked was told as much.
"""

from __future__ import annotations

from typing import Any

from engine import Cards
from engine.asked import Asked, distinct
from engine.knowledge import Knowledge
from engine.rulebook import Rulebook
from engine.safety import Ending, Prize
from engine.seats import SEATS
from engine.worlds import every
from lessons.quiz.drawing.contracts import contract_in
from lessons.quiz.drawing.deals import hands_in
from lessons.quiz.drawing.plays import read_moment

MOST = 4  # cards in hand: of more, there are more lies than anybody could look through


def ending_in(ending: Ending) -> dict[str, Any]:
    """Return an ending as a position writes it."""
    knows = ending.knows
    cannot = [Cards(knows.out & ~may) for may in knows.may_hold]
    cannot[ending.seat] = Cards()
    return {
        "contract": contract_in(ending.contract),
        "leader": int(ending.trick.leader),
        "trick": [str(card) for card in ending.trick.cards],
        "hand": [str(card) for card in ending.hand],
        "out": [str(card) for card in Cards(knows.out)],
        "cannot": hands_in(cannot),
    }


def read_ending(asked: Asked, rules: Rulebook, prize: Prize) -> Ending:
    """Return the ending a position tells; AskError if the cards cannot lie so."""
    moment = read_moment(asked, rules)
    if len(moment.hand) > MOST:
        raise asked.impossible("hand", f"{MOST} cards at most")
    out = asked.cards("out")
    distinct([*moment.hand, *moment.trick.cards, *out], asked.field("out"))
    cannot = _cannot(asked) if asked.has("cannot") else (Cards(),) * 4
    knows = Knowledge.told(moment.hand, Cards.of(out), cannot, moment.trick, moment.contract, rules)
    if sum(knows.missing) != len(out):
        raise asked.impossible("out", f"{sum(knows.missing)} cards, as many as the others hold")
    ending = Ending(rules, moment.contract, moment.trick, knows, prize)
    if next(every(knows, ending.seat), None) is None:
        raise asked.impossible("cannot", "some way for the cards to lie")
    return ending


def _cannot(asked: Asked) -> tuple[Cards, ...]:
    """The cards that each seat is known not to hold."""
    rows = asked.items("cannot")
    if len(rows) != len(SEATS):
        raise asked.bad("cannot", "four lists of cards")
    return tuple(Cards.of(Asked({"cannot": row}).cards("cannot")) for row in rows)
