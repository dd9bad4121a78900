"""A round of buying ended on hokum: what comes next, and who may turn it to sun?"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine import Rank, Seat, Status, Verdict
from engine.actions import CallName
from engine.asked import Asked
from engine.auction import CONVERT, Buying, Stage
from engine.choices import AceConversion, Confirmation
from engine.rulebook import BuyAuction, Rulebook
from engine.seats import SEATS
from lessons.i18n import Line
from lessons.quiz.drawing import auctions
from lessons.quiz.drawing.auctions import Claim
from lessons.quiz.question import Kind, Option, Position, Question

DRILLS = ("auction.confirmation", "auction.ace_conversion")


def drills(rules: Rulebook) -> tuple[str, ...]:
    """The rules of a hokum that may still be turned."""
    law = rules.auction
    return DRILLS if isinstance(law, BuyAuction) and law.confirmation is not Confirmation.NONE else ()


def draw(_rules: Rulebook, rng: Random, rule: str) -> Position:
    """A whole round with one hokum in it; over an ace where the rule is about aces."""
    ace = rule == "auction.ace_conversion"
    card, round = auctions.some_buy_card(rng, ace=ace), rng.choice((1, 1, 1, 2))
    return {
        "rule": rule,
        "dealer": int(auctions.some_seat(rng)),
        "buy_card": str(card),
        "calls": auctions.words_before(rng, card, round, 4, rng.randrange(4)),
        "me": int(auctions.some_seat(rng)),
        "who": rng.random() < 0.4,
    }


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    rule, state = auctions.drilled(asked, drills(rules)), auctions.buying_in(asked, rules)
    if state.hokum is None or len(state.calls) != 4 * state.round:
        raise asked.impossible("calls", "a round that everybody spoke in, and one said hokum")
    me, who = asked.seat("me"), asked.truth("who")
    answer = _who(state) if who else _next(state)
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=_line("ask-who" if who else "ask-next", state),
        options=_seats(state, me, answer) if who else auctions.from_claims(_claims(state), answer),
        answer=answer,
        because=(_because(state, me),),
        look=_line("look", state),
        shown=auctions.buying_shown(state),
        lit=(state.buy_card,),
        me=me,
    )


def _line(name: str, state: Buying, seat: Seat | None = None) -> Line:
    assert state.hokum is not None
    facts = {
        "bidder": state.hokum.buyer,
        "partner": state.hokum.buyer.partner,
        "first": state.first,
        "buy_card": state.buy_card,
        "round": state.round,
    }
    return Line(f"quiz-confirm_or_convert.{name}", facts if seat is None else facts | {"seat": seat})


def _next(state: Buying) -> str:
    """Return what the auction waits for: its bidder, the first speaker, nothing."""
    if state.outcome is not None:
        return "stands"
    return "first" if state.stage is Stage.ACE and state.bidder is not state.first else "bidder"


def _who(state: Buying) -> str:
    return str(int(state.speaker)) if state.judge(CONVERT).is_allowed else "nobody"


def _because(state: Buying, me: Seat) -> Verdict:
    """The ruling on whoever would turn it: to the reader if that is he, otherwise to all the rest."""
    verdict = state.judge(CONVERT)
    if verdict.is_allowed and state.speaker is me:
        return verdict
    return _refused(state, verdict.reason.rule if verdict.is_allowed else "auction.confirmation")


def _refused(state: Buying, rule: str) -> Verdict:
    return Verdict(Status.REFUSED, state.rules.reason(rule, call=CallName.CONVERT))


# --- what people take it for --------------------------------------------------------------------------


def _claims(state: Buying) -> Iterator[Claim]:
    yield Claim("bidder", _line("bidder", state), _bidder_why(state))
    if state.bidder is not state.first:
        yield Claim("first", _line("first", state), _line(_first_why(state), state))
    yield Claim("partner", _line("partner", state), _line("partner-why", state))
    yield Claim("stands", _line("stands", state), _line("stands-why", state))
    yield Claim("open", _line("open", state), _line("open-why", state))


def _bidder_why(state: Buying) -> Line | Verdict:
    """What keeps hokum's speaker from turning it."""
    if state.stage is Stage.ACE:
        return _refused(state, "auction.ace_conversion")
    return _line("second-why", state) if state.round == 2 else _refused(state, "auction.confirmation")


def _first_why(state: Buying) -> str:
    if state.law.ace_conversion is not AceConversion.FIRST_SPEAKER:
        return "first-never"
    return "first-not-ace" if state.buy_card.rank is not Rank.ACE else "first-never"


def _seats(state: Buying, me: Seat, answer: str) -> tuple[Option, ...]:
    """The four seats as they speak, from the reader on, and nobody."""
    seats = sorted(SEATS, key=lambda seat: (seat - me) & 3)
    claims = [
        Claim(str(int(seat)), Line("quiz-seat", {"seat": seat}), _not_his(seat, state)) for seat in seats
    ]
    nobody = Claim("nobody", _line("nobody", state), _line("nobody-why", state))
    return auctions.from_claims((*claims, nobody), answer)


def _not_his(seat: Seat, state: Buying) -> Line | Verdict:
    assert state.hokum is not None
    if seat is state.hokum.buyer:
        return _bidder_why(state)
    if seat is state.first:
        return _line(_first_why(state), state, seat)
    return _line("partner-why" if seat is state.hokum.buyer.partner else "spoken-why", state, seat)


KIND = Kind("confirm_or_convert", drills, draw, ask)
