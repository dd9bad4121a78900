"""A hand looked back at: every choice of a seat, of a call or of a card, and what it was worth."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.actions import Action, Call, Object, Play
from engine.bots.review.calls import CallDecision, JudgedCall, judge_call
from engine.bots.review.cards import CardDecision, JudgedCard, judge_card
from engine.bots.simple import playable
from engine.deal import Deal
from engine.seats import Seat
from engine.solver import is_compiled
from engine.view import Phase

Decision = CallDecision | CardDecision
Judged = JudgedCall | JudgedCard

CARDS = 12  # deals drawn for a card
EARLY = {8: 0.75}  # of them, by cards held: the first trick costs most
CALLS = 10  # deals drawn for a call: whole deals, and as many of each as it may be bought in
MANY, OF_MANY = 10, 0.8  # of them, for so many calls and more: the bids
PLAINLY = 0.25  # of either without the compiled solver, which is some fifty times as fast


def decisions(deal: Deal, seat: Seat) -> tuple[Decision, ...]:
    """Return each call and each card a seat chose among several; a card against the rules is left out."""
    state = Deal.start(deal.rules, deal.dealer, deal.pack, deal.standing, deal.scoring)
    found: list[Decision] = []
    for number, action in enumerate(deal.actions, 1):
        if state.turn is seat:
            found += _decided(number, state, action, deal)
        state = state.after(action)
        if isinstance(action, Object) and state.ending is not None:
            break  # what was played before is as it was; after it nothing is
    return tuple(found)


def _decided(number: int, state: Deal, action: Action, deal: Deal) -> Iterator[Decision]:
    """The choice that an action of the seat at turn was, if it was one."""
    seat = state.turn
    assert seat is not None
    if isinstance(action, Play):
        cards = playable(state.view(seat))
        if len(cards) > 1 and action.card in cards:
            yield CardDecision(number, len(state.tricks) + 1, state, action.card, cards)
    elif isinstance(action, Call) and state.phase is Phase.AUCTION:
        calls = state.auction.legal()
        if len(calls) > 1:
            time = 1 + sum(who is seat for who, _ in state.auction.calls)
            yield CallDecision(number, time, state, action, calls, deal.auction.outcome)


def judge(decision: Decision, rng: Random, worlds: int) -> Judged | None:
    """Return what each call or card was worth; None if what was seen before it cannot be."""
    if isinstance(decision, CallDecision):
        return judge_call(decision, rng, worlds)
    return judge_card(decision, rng, worlds)


def review(deal: Deal, seat: Seat) -> Iterator[Judged]:
    """Yield a seat's decisions judged, one after another; the same deal is always judged the same."""
    for decision in decisions(deal, seat):
        judged = judge(decision, draw(decision), count(decision))
        if judged is not None:
            yield judged


def draw(decision: Decision) -> Random:
    """Return the chance a decision is judged with: it hangs on the cards and the moment alone."""
    return Random(f"{''.join(map(str, decision.before.pack))}/{decision.number}")


def count(decision: Decision) -> int:
    """Return how many deals are drawn for a decision."""
    if isinstance(decision, CallDecision):
        worlds = CALLS * (OF_MANY if len(decision.calls) >= MANY else 1)
    else:
        worlds = CARDS * EARLY.get(len(decision.before.hands[decision.seat]), 1)
    return max(2, round(worlds * (1 if is_compiled() else PLAINLY)))
