"""Bidding a number: what the hand is worth, what the partner's bid adds, and contre."""

from __future__ import annotations

from engine.actions import PASS, Call, CallName
from engine.bots.choice import Choice, Thumb
from engine.bots.valuation import defence, help_for, worth
from engine.cards import SUITS, Mode, Suit
from engine.contract import Capot, Contract
from engine.reasons import Fact
from engine.seats import Seat
from engine.view import View

REACH = 12  # card points above its count that a hand goes to outbid the other side
USUAL_HELP = 32  # what a partner brings to a bid; only what is above it raises the bid
USUAL_DEFENCE = 29  # what a defender brings against one
CONTRE = 32  # so much more than that fells the bid
SURCONTRE = 45  # card points above the number bid


def bid(view: View) -> Choice:
    """Return what a counted hand says in an auction by numbers."""
    last = last_bid(view)
    if last is not None and last[0].team is not view.seat.team and Call(CallName.CONTRE) in view.legal:
        excess = _defence(view, last) - USUAL_DEFENCE
        if excess >= CONTRE:
            return _choice(Call(CallName.CONTRE), "double", view, last[1].suit, excess)
    if last is not None and Call(CallName.SURCONTRE) in view.legal:
        spare = _hope(view, last[1].suit) - _height(last[1])
        if spare >= SURCONTRE:
            return _choice(Call(CallName.SURCONTRE), "raise", view, last[1].suit, spare)
    hope, suit = max((_hope(view, suit), suit) for suit in SUITS)
    bids = sorted((c for c in view.legal if isinstance(c, Call) and c.suit is suit), key=_height)
    if safe := [call for call in bids if _height(call) <= hope]:
        return _choice(safe[-1], "bid_number", view, suit, hope)
    against = last is not None and last[0].team is not view.seat.team
    if against and bids and _height(bids[0]) <= hope + REACH:
        return _choice(bids[0], "bid_number", view, suit, hope)
    return _choice(PASS, "bid_pass", view, suit, hope)


def last_bid(view: View) -> tuple[Seat, Call] | None:
    """Return the bid that stands, with its bidder."""
    return next(((seat, call) for seat, call in reversed(view.calls) if call.name is CallName.BID), None)


def _height(call: Call) -> int:
    return 1000 if isinstance(call.bid, Capot) else call.bid or 0


def _hope(view: View, suit: Suit | None) -> int:
    """What our side counts in a suit: this hand alone, or the partner's bid with what this hand adds to it."""
    assert suit is not None
    own = worth(view.hand, suit, view.rules)
    said = [(seat, call) for seat, call in view.calls if seat.team is view.seat.team and call.suit is suit]
    if not said or said[0][0] is view.seat:
        return own
    return max(own, _height(said[0][1]) + help_for(view.hand, suit, view.rules) - USUAL_HELP)


def _defence(view: View, last: tuple[Seat, Call]) -> int:
    contract = Contract(Mode.HOKUM, last[1].suit, last[0], bid=last[1].bid)
    return defence(view.hand, contract, view.rules)


def _choice(call: Call, key: str, view: View, suit: Suit | None, points: int) -> Choice:
    facts: dict[str, Fact] = {"points": points}
    if suit is not None:
        facts["suit"] = suit
    if isinstance(call.bid, int):
        facts["bid"] = call.bid
    last = last_bid(view)
    if last is not None and isinstance(last[1].bid, int):
        facts["last_bid"] = last[1].bid
    return Choice(call, Thumb(key, facts))
