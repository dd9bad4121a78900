"""Double, three, four and gahwa: only with a hand that makes the other side's hope unlikely."""

from __future__ import annotations

from engine.actions import PASS, Call, CallName
from engine.bots.choice import Choice, Thumb
from engine.bots.valuation import defence, half, worth
from engine.cards import Mode
from engine.contract import Contract
from engine.reasons import Fact
from engine.view import View

DOUBLE_HOKUM, DOUBLE_SUN = 60, 32  # card points of defence
AGAIN = {CallName.THREE: 31, CallName.FOUR: 85, CallName.GAHWA: 56}  # above half, or of defence
OPEN_WITH = 4  # as many trumps: the doubler wants them led


def raise_or_pass(view: View) -> Choice:
    """Return the raise a strong hand says, or `pass`."""
    contract = view.contract
    assert contract is not None
    offered = [action for action in view.legal if isinstance(action, Call) and action != PASS]
    closed = [call for call in offered if call.name in (CallName.DOUBLE_CLOSED, CallName.FOUR_CLOSED)]
    few = contract.trump is None or len(view.hand.in_suit(contract.trump)) < OPEN_WITH
    call = closed[0] if closed and (few or len(offered) == 1) else offered[0]
    points, needed = _count(view, contract, call)
    facts: dict[str, Fact] = {"call": call.name, "points": points, "needed": needed, "mode": contract.mode}
    if contract.trump is not None:
        facts["suit"] = contract.trump
    if points < needed:
        return Choice(PASS, Thumb("no_double", facts))
    first = call.name in (CallName.DOUBLE, CallName.DOUBLE_CLOSED)
    return Choice(call, Thumb("double" if first else "raise", facts))


def _count(view: View, contract: Contract, call: Call) -> tuple[int, int]:
    """What the hand counts for this raise, and what it needs, in card points."""
    if view.seat.team is contract.buyers:
        spare = worth(view.hand, contract.trump, view.rules) - half(view.rules, contract.mode)
        return spare, AGAIN[call.name]
    points = defence(view.hand, contract, view.rules)
    if call.name in (CallName.FOUR, CallName.FOUR_CLOSED):
        return points, AGAIN[CallName.FOUR]
    return points, DOUBLE_SUN if contract.mode is Mode.SUN else DOUBLE_HOKUM
