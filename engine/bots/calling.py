"""Calls weighed: deals imagined, bought or raised, played on by the rules of thumb, and scored.

What counting the hand says is said wherever nothing is surely better, so that most calls can be told in words
a beginner knows. What comes after a raise is not foreseen: it must be worth its while as it stands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from statistics import mean, stdev

from engine.actions import Call, CallName
from engine.bidding import height
from engine.bots import match_score
from engine.bots.choice import Choice, Thumb
from engine.bots.imagining import imagine
from engine.bots.odds import gone_on
from engine.bots.open_deals import Bidden, Result, under, usual_results
from engine.raises import Raising
from engine.view import Phase, View

SURELY = 2.0  # standard errors that another call must be better by; measured, half a point a deal
MANY = 10  # calls: of so many only those near what counting says are tried
NEAR = 20  # card points: a bid a step or two away


def weigh(view: View, rng: Random, worlds: int, thumb: Choice) -> Choice:
    """Return what counting says (`thumb`), or the call that is surely worth more in so many imagined deals.

    It must be the seat's turn, in the auction or among the raises.
    """
    calls = _worth_trying(view, thumb)
    if len(calls) < 2:
        return thumb
    tried = _bought if view.phase is Phase.AUCTION else _raised
    worths = {
        call: [_worth(view, one) for one in rows] for call, rows in tried(view, rng, worlds, calls).items()
    }
    best = max(worths, key=lambda call: mean(worths[call]))
    assert isinstance(thumb.action, Call)
    if not _is_surely_better(worths[best], worths[thumb.action]):
        return thumb
    return Choice(best, Thumb("weighed_call", {"worlds": worlds}))


def _worth_trying(view: View, thumb: Choice) -> list[Call]:
    """The calls that may be said; of dozens of bids those that are near what counting says."""
    calls = [action for action in view.legal if isinstance(action, Call)]
    if len(calls) < MANY:
        return calls
    said = thumb.action
    assert isinstance(said, Call)
    least = min(height(call.bid) for call in calls if call.bid is not None)

    def is_near(call: Call) -> bool:
        if call.name is not CallName.BID or call.bid is None:
            return True
        if said.bid is None:
            return height(call.bid) == least
        return call.suit is said.suit and abs(height(call.bid) - height(said.bid)) <= NEAR

    return [call for call in calls if is_near(call)]


def _bought(view: View, rng: Random, worlds: int, calls: Sequence[Call]) -> Mapping[Call, Sequence[Result]]:
    """How each imagined deal ends after each call of the auction."""
    return _ended(view, dict(gone_on(view, rng, worlds, calls)))


def _raised(view: View, rng: Random, worlds: int, calls: Sequence[Call]) -> Mapping[Call, Sequence[Result]]:
    """How each imagined deal ends after a raise, or without it."""
    assert view.contract is not None
    raising, drawn = Raising(view.rules, view.contract, view.standing.totals), imagine(view, rng, worlds)
    deals = {call: [under(hands, raising.after(call).contract) for hands in drawn] for call in calls}
    return _ended(view, deals)


def _ended(view: View, deals: Mapping[Call, Sequence[Bidden]]) -> Mapping[Call, Sequence[Result]]:
    ends = usual_results(view, [one for rows in deals.values() for one in rows])
    return {call: [ends[one] for one in rows] for call, rows in deals.items()}


def _worth(view: View, result: Result) -> float:
    """What a result is worth to the seat's team at the match's score, in points."""
    team = view.seat.team
    points = (result.us, result.them) if team == 0 else (result.them, result.us)
    return match_score.worth(view.standing, points, team, view.rules)


def _is_surely_better(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether one call is better than another on the same deals, by more than chance would have it."""
    more = [a - b for a, b in zip(one, other, strict=True)]
    return mean(more) > SURELY * stdev(more) / len(more) ** 0.5
