"""What may you say? A card is turned up, some have spoken, and it is your turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random

from engine import Call, Contract, Rank, Seat, Status, Verdict
from engine.actions import CallName
from engine.asked import Asked
from engine.auction import Buying
from engine.choices import AceConversion
from engine.rulebook import BuyAuction, Rulebook
from engine.seats import SEATS
from lessons.i18n import Line
from lessons.i18n.lines import Part
from lessons.quiz.drawing import auctions
from lessons.quiz.drawing.auctions import Claim
from lessons.quiz.drawing.buying import moment
from lessons.quiz.question import Kind, Option, Position, Question

ALWAYS = ("auction.turn", "auction.buy_card", "auction.hokum", "auction.sun", "auction.second_hokum")
ASHKAL_RULES = ("auction.ashkal_rounds", "auction.ashkal_seats", "auction.ashkal_on_ace")


def drills(rules: Rulebook) -> tuple[str, ...]:
    """The rules of buying; those of ashkal where there is one."""
    law = rules.auction
    if not isinstance(law, BuyAuction):
        return ()
    ashkal = ASHKAL_RULES if law.ashkal_rounds and law.ashkal_seats else ()
    ace = ("auction.ace_conversion",) if law.ace_conversion is AceConversion.FIRST_SPEAKER else ()
    return (*ALWAYS, *ashkal, *ace)


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """A moment that needs the rule, and a word to be judged or several to choose from."""
    return {"rule": rule, "dealer": int(auctions.some_seat(rng))} | moment(rules, rng, rule)


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    rule, state = auctions.drilled(asked, drills(rules)), auctions.buying_in(asked, rules)
    if state.outcome is not None or len(state.calls) >= 4 * state.round:
        raise asked.impossible("calls", "a moment of a round at which somebody speaks")
    if asked.has("call"):
        return _ask_one(rule, state, auctions.call_in(asked, "call"), asked)
    if asked.has("words"):
        return _ask_several(rule, state, asked)
    return _ask_turn(rule, state, asked.seat("me"))


def _question(
    rule: str,
    state: Buying,
    me: Seat,
    ask: Line,
    options: tuple[Option, ...],
    answer: str,
    because: tuple[Verdict, ...],
    look: Line,
) -> Question:
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=ask,
        options=options,
        answer=answer,
        because=because,
        look=look,
        shown=auctions.buying_shown(state),
        lit=(state.buy_card,),
        me=me,
    )


def _ask_turn(rule: str, state: Buying, me: Seat) -> Question:
    """Whose turn is it? The seats as they speak, from the reader on."""
    seats = sorted(SEATS, key=lambda seat: (seat - me) & 3)
    return _question(
        rule,
        state,
        me,
        Line("quiz-may_say.ask-turn", {"round": state.round}),
        tuple(
            Option(
                str(int(seat)),
                Line("quiz-seat", {"seat": seat}),
                None if seat is state.speaker else Line(_wrong_turn(seat, state), {"seat": seat}),
            )
            for seat in seats
        ),
        str(int(state.speaker)),
        (Verdict(Status.REFUSED, state.rules.reason("auction.turn")),),  # of whoever else would speak
        Line("quiz-may_say.look-turn"),
    )


def _wrong_turn(seat: Seat, state: Buying) -> str:
    if state.spoken > seat.turn_from(state.first.previous):
        return "quiz-may_say.has-spoken"
    return "quiz-may_say.dealer-last" if seat is state.first.previous else "quiz-may_say.not-yet"


def _ask_several(rule: str, state: Buying, asked: Asked) -> Question:
    """One of these words may be said; or one may not."""
    words = auctions.calls_in(asked, "words")
    verdicts = {str(word): state.judge(word) for word in words}
    allowed = [word for word, verdict in verdicts.items() if verdict.is_allowed]
    refused = [word for word in verdicts if word not in allowed]
    if len(verdicts) < 3 or 1 not in (len(allowed), len(refused)):
        raise asked.impossible("words", "three or more, of which one may be said, or one may not")
    one = allowed if len(allowed) == 1 else refused
    name = "which" if one is allowed else "which-not"
    return _question(
        rule,
        state,
        state.speaker,
        Line(f"quiz-may_say.ask-{name}", {"round": state.round}),
        tuple(
            Option(
                str(word),
                Line("quiz-call", {"call": word, "round": state.round}),
                None if str(word) == one[0] else verdicts[str(word)],
            )
            for word in words
        ),
        one[0],
        (verdicts[one[0]],),
        Line("quiz-may_say.look-words"),
    )


def _ask_one(rule: str, state: Buying, call: Call, asked: Asked) -> Question:
    """Yes or no, and why."""
    if call.name not in CLAIMS:
        raise asked.bad("call", "hokum, sun or ashkal")
    if call.name is CallName.HOKUM and (state.buy_card.suit if state.round == 1 else None) is call.suit:
        raise asked.bad("call", "hokum, with another suit where it is named")
    verdict, refusals = state.judge(call), auctions.refusals(state, call)
    answer = refusals[0] if refusals else "yes"
    named = state.round == 1 and call.suit is not None
    return _question(
        rule,
        state,
        state.speaker,
        _line("ask-suit" if named else "ask-one", state, call),
        auctions.from_claims(CLAIMS[call.name](state, call), answer, refusals),
        answer,
        (verdict, *_own_ruling(rule, verdict, state.rules)),
        _line(f"look-{call.name}", state),
    )


def _own_ruling(rule: str, verdict: Verdict, rules: Rulebook) -> tuple[Verdict, ...]:
    """The rule that is drilled, where it stands in nobody's way and another one is cited."""
    if rule not in ASHKAL_RULES or rule == verdict.reason.rule:
        return ()
    return (Verdict(Status.ALLOWED, rules.reason(rule)),)


# --- the reasons that people give ---------------------------------------------------------------------


def _line(name: str, state: Buying, call: Call | None = None) -> Line:
    facts: dict[str, Part] = {"buy_card": state.buy_card, "round": state.round, "turn": state.spoken}
    if state.hokum is not None:
        facts["bidder"] = state.hokum.buyer
    if call is not None:
        facts["call"] = call
    if call is not None and call.suit is not None:
        facts["suit"] = call.suit
    return Line(f"quiz-may_say.{name}", facts)


def _no(name: str, state: Buying, id: str = "") -> Claim:
    return Claim(id or name, _line(name, state), _line(f"{name}-why", state))


def _hokum_claims(state: Buying, call: Call) -> Iterator[Claim]:
    verdict = state.judge(call)
    match state.hokum, state.round:
        case Contract(), _:
            yield Claim("yes", _line("yes-hokum-after", state), verdict)
            yield Claim("yes-other", _line("yes-hokum-other", state), verdict)
            yield Claim("auction.hokum", _line("no-hokum-taken", state), verdict)
        case None, 1 if call.suit is None:
            yield Claim("yes", _line("yes-hokum-card", state), verdict)
            yield _no("yes-hokum-any", state)
        case None, 1:
            yield Claim("yes", _line("yes-hokum-any", state), verdict)
            yield Claim("auction.hokum", _line("no-hokum-suit", state), verdict)
            yield _no("no-hokum-always", state)
        case _ if call.suit is state.buy_card.suit:
            yield Claim("yes", _line("yes-hokum-all", state), verdict)
            yield Claim("auction.second_hokum", _line("no-hokum-same", state), verdict)
        case _:
            yield Claim("yes", _line("yes-hokum-other", state), verdict)
            yield _no("no-hokum-card", state)
    if state.first not in (state.bidder, state.speaker):
        yield _no("no-hokum-first", state)
    if state.round == 2:
        yield _no("no-hokum-round", state)
    elif call.suit is None:
        yield _no("no-hokum-later", state)


def _sun_claims(state: Buying, call: Call) -> Iterator[Claim]:
    verdict = state.judge(call)
    taken = state.hokum is not None
    if taken and verdict.is_allowed:
        yield _no("no-sun-taken", state)
    card = _line("yes-sun-card-why", state) if verdict.is_allowed else verdict
    yield Claim("yes-card", _line("yes-sun-card", state), card)
    yield Claim("yes", _line("yes-sun-over" if taken else "yes-sun", state), verdict)
    if state.spoken not in auctions.ashkal_turns(state.rules):
        yield _no("no-sun-seat", state)
    if state.buy_card.rank is Rank.ACE:
        yield _kept_claim(state)
        yield _no("no-sun-ace", state)
    yield _no("no-sun-later" if state.round == 1 else "no-sun-round", state)


def _kept_claim(state: Buying) -> Claim:
    """That hokum over an ace is the first speaker's to turn."""
    why = "no-sun-kept-none" if state.hokum is None else "no-sun-kept-why"
    return Claim("auction.ace_conversion", _line("no-sun-kept", state), _line(why, state))


def _ashkal_claims(state: Buying, call: Call) -> Iterator[Claim]:
    yield Claim("yes", _line("yes-ashkal", state), state.judge(call))
    yield _no("no-ashkal-round", state, "auction.ashkal_rounds")
    yield _no("no-ashkal-seat", state, "auction.ashkal_seats")
    yield _no("no-ashkal-card", state, "auction.ashkal_on_ace")
    if state.hokum is not None:
        kept = "auction.ace_conversion" in auctions.refusals(state, call)
        yield _kept_claim(state) if kept else _no("no-sun-taken", state)


CLAIMS: Mapping[CallName, Callable[[Buying, Call], Iterator[Claim]]] = {
    CallName.HOKUM: _hokum_claims,
    CallName.SUN: _sun_claims,
    CallName.ASHKAL: _ashkal_claims,
}

KIND = Kind("may_say", drills, draw, ask)
