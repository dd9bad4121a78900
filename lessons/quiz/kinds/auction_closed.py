"""Is the auction over? The calls are told, and what comes of them is asked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from engine import Contract, Level, Status, Verdict
from engine.asked import Asked
from engine.bidding import Bidding, height
from engine.choices import NextDealer
from engine.contract import Bought, Capot, ThrownIn
from engine.rulebook import BidAuction, Rulebook
from lessons.i18n import Line
from lessons.i18n.lines import Part
from lessons.quiz.drawing import auctions
from lessons.quiz.drawing.auctions import Claim, drilled, from_claims, some_seat
from lessons.quiz.drawing.bids import some_bids
from lessons.quiz.question import Kind, Position, Question

DRILLS = ("auction.passes", "auction.all_pass", "auction.over")


def drills(rules: Rulebook) -> tuple[str, ...]:
    """The rules of how an auction by numbers ends."""
    return DRILLS if isinstance(rules.auction, BidAuction) else ()


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """Calls to their end, or to just before it."""
    law = rules.auction
    assert isinstance(law, BidAuction)
    match rule:
        case "auction.all_pass":
            calls = ["pass"] * rng.choice((2, 3, 3, 4, 4, 4))
        case "auction.passes":
            bids, tail = (
                rng.choice((1, 1, 2, 2, 3)),
                rng.choice((*range(1, law.passes), law.passes, law.passes)),
            )
            calls = some_bids(rules, rng, bids, tail)
        case _:
            calls = some_bids(rules, rng, rng.choice((1, 2, 2, 3)), rng.choice((0, 2)))
            calls += rng.choice((["contre"], ["contre", "pass"], ["contre", "pass"], ["contre", "surcontre"]))
    return {"rule": rule, "dealer": int(some_seat(rng)), "calls": calls, "me": int(some_seat(rng))}


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    rule, state = drilled(asked, drills(rules)), auctions.bidding_in(asked, rules)
    if not state.calls:
        raise asked.impossible("calls", "an auction in which something was said")
    answer = _end(state)
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line("quiz-auction_closed.ask"),
        options=from_claims(_claims(state, answer), answer),
        answer=answer,
        because=_because(rule, state),
        look=Line(f"quiz-auction_closed.look-{'bid' if state.contract is not None else 'passes'}"),
        shown=auctions.bidding_shown(state),
        me=asked.seat("me"),
    )


def _end(state: Bidding) -> str:
    match state.outcome:
        case None:
            return "open"
        case Bought(contract):
            return _id(contract)
        case ThrownIn(how):
            return how.value


def _id(contract: Contract) -> str:
    bid = contract.bid.value if isinstance(contract.bid, Capot) else contract.bid
    return f"{bid}{contract.trump} {int(contract.buyer)} {contract.level}"


def _because(rule: str, state: Bidding) -> tuple[Verdict, ...]:
    """The rule, said as it is; of passes that are not yet enough, how many it takes."""
    if rule == "auction.all_pass" and state.outcome is None:
        rule = "auction.passes"
    return (Verdict(Status.ALLOWED, state.rules.reason(rule)),)


def _line(name: str, **facts: Part) -> Line:
    return Line(f"quiz-auction_closed.{name}", facts)


# --- what people take it for --------------------------------------------------------------------------


def _claims(state: Bidding, answer: str) -> Iterator[Claim]:
    """The true end, then the others; nobody has bid, or somebody has."""
    seat = state.first.after(len(state.calls))
    last = state.outcome.contract if isinstance(state.outcome, Bought) else state.contract
    still = Claim("open", _line("open", seat=seat), _line(_open_why(last)))
    if last is None:
        yield still
        dealer = state.first.previous
        for how in NextDealer:
            why = "thrown-early" if answer == "open" else f"{how}-why"
            label = _line("thrown", seat=auctions.next_dealer(how, dealer))
            yield Claim(how.value, label, _line(why))
        lowest = state.law.lowest
        yield Claim("dealer", _line("dealer-bids", dealer=dealer, lowest=lowest), _line("dealer-bids-why"))
        return
    found = sorted(_contracts(state, last), key=lambda one: _said_at(one[0], state))
    for contract, why in found:
        facts: dict[str, Part] = {"n": state.passes, "passes": state.law.passes}
        yield Claim(_id(contract), _line("over", contract=contract), _line(why, **facts))
    yield still


def _open_why(last: Contract | None) -> str:
    """Why nobody speaks any more."""
    if last is None:
        return "all-passed"
    match last.level:
        case Level.SINGLE:
            return "enough"
        case Level.DOUBLE:
            return "answered"
        case _:
            return "surcontred"


def _contracts(state: Bidding, last: Contract) -> Iterator[tuple[Contract, str]]:
    """The contract that stands, and those of whoever mistakes its buyer, its bid or its level."""
    raised = last.level is not Level.SINGLE
    yield last, "unanswered" if raised else "too-few"
    yield replace(last, buyer=last.buyer.partner), "partner-why"
    if last.level is Level.DOUBLE:
        yield replace(last, level=Level.SINGLE), "raised-why"
    elif raised:
        yield replace(last, level=Level.DOUBLE), "raised-again"
    bids = [(seat, call) for seat, call in state.calls if call.bid is not None]
    for seat, call in bids[-2:-1]:
        yield replace(last, trump=call.suit, buyer=seat, bid=call.bid), "outbid"


def _said_at(contract: Contract, state: Bidding) -> tuple[int, int, str]:
    """The order in which contracts are offered: by the bid, by who speaks first, by the level."""
    return height(contract.bid or 0), contract.buyer.turn_from(state.first.previous), contract.level.value


KIND = Kind("auction_closed", drills, draw, ask)
