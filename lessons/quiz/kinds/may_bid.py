"""What may you bid? Your hand, the bids so far, and a call to be judged."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from engine import Call, Card, Cards, Seat, Status, Suit, Verdict
from engine.actions import CallName
from engine.asked import Asked
from engine.bidding import SURCONTRE, Bidding, height
from engine.cards import FULL_PACK
from engine.contract import Capot, Level, belote
from engine.rulebook import BidAuction, Rulebook
from engine.seats import SEATS
from lessons.i18n import Line
from lessons.i18n.lines import Part
from lessons.quiz.drawing import auctions
from lessons.quiz.drawing.auctions import Claim
from lessons.quiz.drawing.bids import MOMENTS
from lessons.quiz.question import Kind, Option, Position, Question

DRILLS = (
    "auction.turn",
    "auction.lowest",
    "auction.highest",
    "auction.step",
    "auction.belote_bids",
    "auction.capot",
    "auction.higher",
    "auction.contre",
)


def drills(rules: Rulebook) -> tuple[str, ...]:
    """The rules of bidding a number; those of belote's bids where there are such."""
    law = rules.auction
    if not isinstance(law, BidAuction):
        return ()
    return tuple(rule for rule in DRILLS if law.belote_bids or rule != "auction.belote_bids")


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """A moment that needs the rule, a hand, and a call or several."""
    law = rules.auction
    assert isinstance(law, BidAuction)
    return {"rule": rule, "dealer": int(auctions.some_seat(rng))} | MOMENTS[rule](rules, law, rng)


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    rule, state = auctions.drilled(asked, drills(rules)), auctions.bidding_in(asked, rules)
    if state.outcome is not None:
        raise asked.impossible("calls", "an auction that goes on")
    if not asked.has("hand"):
        return _ask_turn(rule, state, asked.seat("me"))
    hand = Cards.of(asked.cards("hand"))
    if asked.has("words"):
        return _ask_several(rule, state, hand, asked)
    return _ask_one(rule, state, hand, asked)


def _line(name: str, **facts: Part) -> Line:
    return Line(f"quiz-may_bid.{name}", facts)


# --- whose turn? --------------------------------------------------------------------------------------


def _ask_turn(rule: str, state: Bidding, me: Seat) -> Question:
    """Whose turn is it? The seats as they speak, from the reader on."""
    seats = sorted(SEATS, key=lambda seat: (seat - me) & 3)
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=_line("ask-turn"),
        options=tuple(
            Option(
                str(int(seat)),
                Line("quiz-seat", {"seat": seat}),
                None if seat is state.speaker else _wrong_turn(seat, state),
            )
            for seat in seats
        ),
        answer=str(int(state.speaker)),
        because=(Verdict(Status.REFUSED, state.rules.reason("auction.turn")),),  # of whoever else would speak
        look=_line("look-turn"),
        shown=auctions.bidding_shown(state),
        me=me,
    )


def _wrong_turn(seat: Seat, state: Bidding) -> Line:
    if not state.calls:
        return _line("dealer-last" if seat is state.first.previous else "not-first", seat=seat)
    last = state.calls[-1][0]
    return _line("just-spoke" if seat is last else "not-next", seat=seat, last=last)


# --- one of several -----------------------------------------------------------------------------------


def _ask_several(rule: str, state: Bidding, hand: Cards, asked: Asked) -> Question:
    """One of these calls may be made."""
    verdicts = {call: state.judge(call) for call in auctions.calls_in(asked, "words")}
    allowed = [call for call, verdict in verdicts.items() if verdict.is_allowed]
    if len(verdicts) < 3 or len(allowed) != 1:
        raise asked.impossible("words", "three calls or more, of which one may be made")
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=_line("ask-which"),
        options=tuple(
            Option(str(call), Line("quiz-call", {"call": call}), None if call in allowed else verdict)
            for call, verdict in verdicts.items()
        ),
        answer=str(allowed[0]),
        because=(verdicts[allowed[0]],),
        look=_line("look-bid"),
        shown=auctions.bidding_shown(state, hand),
        lit=_lit(hand, [call.suit for call in verdicts], rule),
        me=state.speaker,
    )


def _lit(hand: Cards, suits: list[Suit | None], rule: str) -> tuple[Card, ...]:
    """The kings and queens to look at, where they matter."""
    courts = frozenset(card for suit in suits for card in belote(suit))
    return tuple(card for card in hand if card in courts and rule == "auction.belote_bids")


# --- yes or no, and why -------------------------------------------------------------------------------


def _ask_one(rule: str, state: Bidding, hand: Cards, asked: Asked) -> Question:
    call = auctions.call_in(asked, "call")
    if call.name not in (CallName.BID, CallName.CONTRE, CallName.SURCONTRE):
        raise asked.bad("call", "a bid, contre or surcontre")
    verdict, faults = state.judge(call), _faults(state, call)
    answer = faults[0] if faults else "yes"
    if isinstance(call.bid, int):
        claims = list(_bid_claims(state, call, rule))
    else:
        claims = list(_capot_claims(state, call) if call.bid is not None else _contre_claims(state, call))
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=_line("ask-one", call=call),
        options=auctions.from_claims(claims, answer, faults),
        answer=answer,
        because=(verdict,),
        look=_line("look-contre" if call.suit is None else "look-bid"),
        shown=auctions.bidding_shown(state, hand),
        lit=_lit(hand, [call.suit], rule),
        me=state.speaker,
    )


def _faults(state: Bidding, call: Call) -> tuple[str, ...]:
    """Return every rule that refuses a call, each found by mending what the one before refused."""
    found: list[str] = []
    verdict = state.judge(call)
    while not verdict.is_allowed and verdict.reason.rule not in found:
        found.append(verdict.reason.rule)
        state, call = _mended(state, call, verdict.reason.rule)
        verdict = state.judge(call)
    return tuple(found)


def _mended(state: Bidding, call: Call, rule: str) -> tuple[Bidding, Call]:
    law, bid = state.law, call.bid
    match rule, bid:
        case "auction.lowest", int():
            return state, replace(call, bid=bid + law.step * -((bid - law.lowest) // law.step))
        case "auction.highest", int():
            return state, replace(call, bid=bid - law.step * -((law.highest - bid) // law.step))
        case "auction.step", int():
            return state, replace(call, bid=bid - bid % law.step)
        case "auction.belote_bids", _:
            return replace(state, hands=(FULL_PACK,) * 4), call
        case "auction.contre", _ if state.contract is not None and call.name is CallName.BID:
            return replace(state, contract=replace(state.contract, level=Level.SINGLE)), call
        case _:
            return replace(state, contract=None), call


def _bid_claims(state: Bidding, call: Call, rule: str) -> Iterator[Claim]:
    law, bid, contract = state.law, call.bid, state.contract
    assert isinstance(bid, int) and call.suit is not None
    facts: dict[str, Part] = {
        "bid": bid,
        "suit": call.suit,
        "lowest": law.lowest,
        "highest": law.highest,
        "step": law.step,
    }
    last = None if contract is None else contract.bid
    if isinstance(last, int):
        facts["last"] = last

    def no(rule: str, name: str) -> Claim:
        return Claim(rule, _line(f"no-{name}", **facts), _line(f"no-{name}-why", **facts))

    yield Claim("yes", _line(_yes(state, call), **facts), state.judge(call))
    if bid <= law.lowest + law.step:
        yield no("auction.lowest", "lowest")
    if contract is None and bid > law.lowest:
        yield no("opening", "opening")
    if bid % law.step or rule == "auction.step" or bid <= law.lowest + law.step:
        yield no("auction.step", "step")
    if bid >= law.highest:
        yield no("auction.highest", "belote-high" if bid in law.belote_bids else "highest")
    if bid >= law.highest - law.step:
        yield no("auction.belote_bids", "belote" if bid in law.belote_bids else "belote-low")
    if isinstance(last, int):
        yield no("auction.higher", "higher")
    elif last is not None:
        yield no("auction.higher", "capot")
    if contract is not None and contract.level is not Level.SINGLE:
        yield no("auction.contre", "contred")
    elif contract is not None and contract.buyers is state.speaker.team:
        yield no("partner", "partner")
    elif contract is not None:
        yield no("suit", "same-suit" if contract.trump is call.suit else "other-suit")


def _yes(state: Bidding, call: Call) -> str:
    """How whoever says yes would say it."""
    contract, bid = state.contract, call.bid
    if bid in state.law.belote_bids and state.judge(call).is_allowed:
        return "yes-belote"
    if contract is None or contract.bid is None:
        return "yes-first"
    assert bid is not None
    if height(bid) > height(contract.bid):
        return "yes-higher"
    if height(bid) < height(contract.bid):
        return "yes-lower"
    return "yes-suit" if contract.trump is not call.suit else "yes-same"


def _capot_claims(state: Bidding, call: Call) -> Iterator[Claim]:
    last = None if state.contract is None else state.contract.bid
    after = isinstance(last, Capot)
    yield Claim("yes", _line("yes-capot-after" if after else "yes-capot"), state.judge(call))
    if after:
        yield Claim("auction.capot", _line("no-capot-after"), state.judge(call))
    elif last is not None:
        yield Claim("top", _line("no-capot-top", last=last), _line("no-capot-top-why"))
    yield Claim("belote", _line("no-capot-belote"), _line("no-capot-belote-why"))
    yield Claim("tricks", _line("no-capot-tricks"), _line("no-capot-tricks-why"))


def _contre_claims(state: Bidding, call: Call) -> Iterator[Claim]:
    """Of contre and surcontre; whoever is refused is told by the engine."""
    verdict, contract = state.judge(call), state.contract
    if call == SURCONTRE:
        yield Claim("yes", _line("yes-surcontre" if verdict.is_allowed else "yes-surcontre-early"), verdict)
        if not verdict.is_allowed:
            yield Claim("auction.contre", _line("no-surcontre-early"), verdict)
        elif contract is not None and contract.buyer is not state.speaker:
            yield Claim("bidder", _line("no-surcontre-bidder"), _line("no-surcontre-bidder-why"))
        yield Claim("closed", _line("no-surcontre-closed"), _line("no-surcontre-closed-why"))
        yield Claim("higher", _line("no-contre-bid"), _line("no-contre-bid-why"))
        return
    standing = "nobody" if contract is None else "own" if contract.buyers is state.speaker.team else "theirs"
    yield Claim("yes", _line(f"yes-contre-{standing}"), verdict)
    if not verdict.is_allowed:
        yield Claim("auction.contre", _line(f"no-contre-{standing}"), verdict)
    yield Claim("after", _line("no-contre-after"), _line("no-contre-after-why"))
    if contract is not None and contract.buyer.next is not state.speaker:
        yield Claim("next", _line("no-contre-next"), _line("no-contre-next-why"))
    yield Claim("higher", _line("no-contre-bid"), _line("no-contre-bid-why"))


KIND = Kind("may_bid", drills, draw, ask)
