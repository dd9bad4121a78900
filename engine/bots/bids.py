"""Bidding a number: what the hand counts, what it adds to the partner's bid, and contre."""

from __future__ import annotations

from engine.actions import PASS, Call, CallName
from engine.bots.choice import Choice, Thumb
from engine.bots.valuation import defence, help_for, worth
from engine.cards import SUITS, Cards, Mode, Suit
from engine.contract import Capot, Contract
from engine.reasons import Fact
from engine.seats import Seat
from engine.view import View

LUCK = 16  # a hand may hope for so many card points above its count: outbid, it goes so far
USUAL_HELP = 32  # what a partner brings to a bid; only what is above it raises the bid
FELLS = 61  # what a defender brings against a bid that he expects to fail
SPARE = 40  # card points above the number bid that answer a contre
CAPOT = 250  # what a hand would have to count for all the tricks


def bid(view: View, hand: Cards) -> Choice:
    """Return what a counted hand says in an auction by numbers; the view's own hand is not looked at."""
    last = last_bid(view)
    if last is not None and (raised := _raise(view, hand, *last)) is not None:
        return raised
    count, suit = max((_count(view, hand, suit), suit) for suit in SUITS)
    bids = sorted((c for c in view.legal if isinstance(c, Call) and c.suit is suit), key=_height)
    safe = [call for call in bids if _height(call) <= count]
    against = last is not None and last[0].team is not view.seat.team
    if not safe and against:
        safe = [call for call in bids[:1] if _height(call) <= count + LUCK]
    facts: dict[str, Fact] = {"suit": suit, "points": count}
    if last is not None and isinstance(last[1].bid, int):
        facts["last_bid"] = last[1].bid
    if not safe:
        return Choice(PASS, Thumb("bid_pass", facts))
    said = safe[-1]
    facts["points"] = count + LUCK
    if isinstance(said.bid, int):
        facts["bid"] = said.bid
    return Choice(said, Thumb("bid_number", facts))


def last_bid(view: View) -> tuple[Seat, Call] | None:
    """Return the bid that stands, with its bidder."""
    return next(((seat, call) for seat, call in reversed(view.calls) if call.name is CallName.BID), None)


def _height(call: Call) -> int:
    return CAPOT if isinstance(call.bid, Capot) else call.bid or 0


def _count(view: View, hand: Cards, suit: Suit) -> int:
    """What our side counts in a suit: this hand alone, or the partner's bid and what this hand adds."""
    own = worth(hand, suit, view.rules)
    said = [(seat, call) for seat, call in view.calls if seat.team is view.seat.team and call.suit is suit]
    if not said or said[0][0] is view.seat:
        return own
    return max(own, _height(said[0][1]) + help_for(hand, suit, view.rules) - USUAL_HELP)


def _raise(view: View, hand: Cards, bidder: Seat, call: Call) -> Choice | None:
    """Contre with a hand that fells the bid; surcontre with one that has plenty to spare."""
    assert call.suit is not None
    facts: dict[str, Fact] = {"suit": call.suit}
    if Call(CallName.CONTRE) in view.legal:
        contract = Contract(Mode.HOKUM, call.suit, bidder, bid=call.bid)
        points = defence(hand, contract, view.rules)
        if points >= FELLS:
            return Choice(
                Call(CallName.CONTRE), Thumb("double", {**facts, "points": points, "needed": FELLS})
            )
    if Call(CallName.SURCONTRE) in view.legal:
        points, needed = _count(view, hand, call.suit), _height(call) + SPARE
        if points >= needed:
            return Choice(
                Call(CallName.SURCONTRE), Thumb("raise", {**facts, "points": points, "needed": needed})
            )
    return None
