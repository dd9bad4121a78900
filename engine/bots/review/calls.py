"""A call that was chosen, judged: what each call came to in deals that could be, and as the cards lay.

As the cards lay the call that was said came to what was really bought, whoever spoke after it and however;
after another call all go on by counting. Both are then played with open cards, and nobody raises.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from engine.actions import Call
from engine.bots.choice import Thumb
from engine.bots.listening import Listening
from engine.bots.odds import Odds, odds
from engine.bots.open_deals import Result, bidden, results
from engine.bots.prospects import card_points_in_a_point
from engine.bots.review.equal import AS_GOOD, as_good
from engine.bots.simple import BOT as SIMPLE
from engine.cards import Mode
from engine.contract import Bought, ThrownIn
from engine.deal import Deal
from engine.seats import Seat
from engine.view import View

MARGIN = 10  # card points' worth on the sheet: what is no farther from the best is as good


@dataclass(frozen=True, slots=True)
class CallDecision:
    """A call of the auction that was chosen among several: `before` is the deal as it stood.

    `time` counts the seat's turns to speak, from 1; `outcome` is how the auction ended, if it has.
    """

    number: int  # of the action in its deal, from 1
    time: int
    before: Deal
    said: Call
    calls: tuple[Call, ...]
    outcome: Bought | ThrownIn | None

    @property
    def name(self) -> str:
        """What a page is asked for it by."""
        return f"call-{self.time}"

    @property
    def seat(self) -> Seat:
        """Who chose."""
        return self.before.auction.speaker


@dataclass(frozen=True, slots=True)
class JudgedCall:
    """A decision with what each call came to: over imagined deals as far as known, and as the cards lay.

    `good` are the calls nothing better was known than: the best on average, and those as good. `thumb` is
    what one who counts his cards says here, with its sentence.
    """

    decision: CallDecision
    known: Mapping[Call, Odds]
    lay: Mapping[Call, Result]
    good: frozenset[Call]
    thumb: tuple[Call, Thumb]

    @property
    def worlds(self) -> int:
        """How many deals were imagined."""
        return self.known[self.decision.said].deals

    @property
    def is_good(self) -> bool:
        """Whether nothing better could be known."""
        return self.decision.said in self.good

    @property
    def best_known(self) -> Call:
        """The call to choose by what could be known: the one said if it is good, else the best on average.

        What counting says goes before a call that nobody could tell from it.
        """
        if self.is_good:
            return self.decision.said
        thumb, _ = self.thumb
        best = max(self.known, key=lambda call: self.known[call].gain)
        close = self.known[best].gain - self.known[thumb].gain <= AS_GOOD
        return thumb if close else best

    @property
    def best_lay(self) -> Call:
        """The best call as the cards lay: of equal ones the one said, else the one to choose anyway."""
        most = max(result.gain for result in self.lay.values())
        first = (self.decision.said, self.best_known, *self.lay)
        return next(call for call in first if self.lay[call].gain == most)

    @property
    def cost_known(self) -> float:
        """What the choice cost on average, in points of the sheet; nothing for a call as good as any."""
        if self.is_good:
            return 0
        return max(one.gain for one in self.known.values()) - self.known[self.decision.said].gain

    @property
    def cost_lay(self) -> int:
        """What the choice cost as the cards lay, in points of the sheet."""
        return max(result.gain for result in self.lay.values()) - self.lay[self.decision.said].gain


def judge_call(decision: CallDecision, rng: Random, worlds: int) -> JudgedCall:
    """Return what each call that could be said came to, by two imagined deals at least.

    Where the call seems to cost something, as many deals again are imagined: in a few, chance may have been
    hard on it.
    """
    view = decision.before.view(decision.seat)
    found = _tried(view, rng, worlds)
    if decision.said not in _good(view, found):
        again = _tried(view, rng, worlds)
        found = {call: one.joined(again[call]) for call, one in found.items()}
    thumb = SIMPLE.choose(view, rng)
    assert isinstance(thumb.action, Call)
    lay, good = _as_it_lay(decision, view), _good(view, found)
    return JudgedCall(decision, found, lay, good, (thumb.action, thumb.because))


def _tried(view: View, rng: Random, worlds: int) -> Mapping[Call, Odds]:
    return {one.call: one for one in odds(view, rng, worlds)}


def _good(view: View, found: Mapping[Call, Odds]) -> frozenset[Call]:
    """The calls as good as the best on average."""
    best = max(found, key=lambda call: found[call].gain)
    return as_good(best, {call: one.gains for call, one in found.items()}, margin(view))


def margin(view: View) -> float:
    """Return how far from the best call one as good may be, in points of the sheet."""
    return MARGIN / card_points_in_a_point(view.rules, Mode.HOKUM)


def _as_it_lay(decision: CallDecision, view: View) -> Mapping[Call, Result]:
    """How the deal ends after each call, with the cards as they lay."""
    listening, dealt = Listening(view), decision.before.dealt
    outcomes = {call: listening.goes_on(call, dealt.hands) for call in decision.calls}
    if decision.outcome is not None:
        outcomes |= {decision.said: decision.outcome}
    auctions = {call: bidden(view, outcome, dealt) for call, outcome in outcomes.items()}
    ends = results(view, auctions.values())
    return {call: ends[auction] for call, auction in auctions.items()}
