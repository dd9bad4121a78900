"""Endings worth asking about, found where the bots play whole hands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import NamedTuple

from engine import Card, Deal, Level, Phase, Play, shuffled
from engine.actions import Claim
from engine.bots.simple import BOT, by_thumb, playable
from engine.contract import ranking
from engine.knowledge import Knowledge
from engine.rulebook import Rulebook
from engine.safety import Ending, Prize, Tangled, chances, sure
from engine.seats import SEATS
from engine.view import View
from engine.worlds import ways
from lessons.quiz.drawing.endings import MOST

FEWEST = 2  # cards in hand
CHOICES = 4000  # that the search may look at, so that a question is made at once
LIES = range(4, 3000)
LOOKED_AT = 96  # lies among which each card that is not safe must be beaten
TEMPTING = 0.4  # of the lies a card succeeds in that is not safe: it would do nearly half the time
APART = 6  # card points at least between the safe card and the next: nobody is asked to count to the last


class Found(NamedTuple):
    """An ending in which one card is safe and another tempts; the safe one may be the last to think of."""

    ending: Ending
    is_hidden: bool


def found(rules: Rulebook, rng: Random) -> Found | None:
    """Play a hand and return an ending of it worth asking about, if there is one."""
    for view in _turns(rules, rng):
        for prize in rng.sample([*Prize], len(Prize)):
            ending = _ending(view, prize)
            if ending is None or not is_tempting(ending):
                continue
            likely, safe = _likely(view, ending), safe_card(ending, sure(ending))
            if likely != (safe, safe):
                return Found(ending, safe not in likely)
    return None


def _turns(rules: Rulebook, rng: Random) -> Iterator[View]:
    """Yield what each player sees on his turn near the end of a hand, where he has a choice."""
    deal = Deal.start(rules, rng.choice(SEATS), shuffled(rng))
    while deal.phase is not Phase.OVER and deal.turn is not None:
        view = deal.view(deal.turn)
        action = BOT.choose(view, rng).action
        if isinstance(action, Claim):
            return
        if isinstance(action, Play) and FEWEST <= len(view.hand) <= MOST and len(playable(view)) > 1:
            yield view
        deal = deal.after(action)


def _ending(view: View, prize: Prize) -> Ending | None:
    """What the player knows, for this prize; None where he was told more than a position can tell."""
    assert view.contract is not None and view.trick is not None
    if view.contract.level is not Level.SINGLE:
        return None
    if any(view.declared[seat] and not view.shown[seat] for seat in SEATS if seat is not view.seat):
        return None
    contract = replace(view.contract, bid=None)
    return Ending(view.rules, contract, view.trick, Knowledge.of(view), prize)


def is_tempting(ending: Ending) -> bool:
    """Return whether one card is safe, each other one is beaten in some lie, and one of those seldom is."""
    if ways(ending.knows) not in LIES:
        return False
    try:
        values = sure(ending, CHOICES)
    except Tangled:
        return False
    safe = safe_card(ending, values)
    if safe is None:
        return False
    tried = chances(ending, values[safe], LOOKED_AT)
    others = [share for card, share in tried.items() if card != safe]
    return TEMPTING <= max(others) < 1.0


def safe_card(ending: Ending, values: Mapping[Card, int]) -> Card | None:
    """Return the card that is sure to bring more than any other, if it is what one plays for; else None.

    One plays for card points, for every trick or for one, and for the last.
    """
    if len(values) < 2:
        return None
    second, best = sorted(values, key=lambda card: values[card])[-2:]
    apart = APART if ending.prize is Prize.POINTS else 1
    if values[best] - values[second] < apart:
        return None
    if ending.prize is Prize.TRICKS and values[best] not in (1, len(ending.hand)):
        return None
    return best


def _likely(view: View, ending: Ending) -> tuple[Card, Card]:
    """The card a beginner is taught to play, and simply the biggest."""
    ranks = ranking(ending.rules, ending.contract.trump)
    biggest = max(ending.legal, key=lambda card: (ranks.points[card.index], ranks.strength[card.index]))
    return by_thumb(view).card, biggest
