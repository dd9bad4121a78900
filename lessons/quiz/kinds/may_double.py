"""May you raise? The contract stands, some words were said, and the match stands so and so."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random

from engine import Call, Mode, Seat, Status, Verdict
from engine.actions import PASS, CallName
from engine.asked import Asked
from engine.bidding import CONTRE, SURCONTRE, Bidding
from engine.choices import RaiseName, SunSide
from engine.raises import NAMES, RAISES, Raising
from engine.rulebook import BidAuction, Rulebook
from lessons.i18n import Line
from lessons.i18n.lines import Part
from lessons.quiz.drawing import auctions, raised
from lessons.quiz.drawing.auctions import Claim
from lessons.quiz.drawing.bids import some_bids
from lessons.quiz.question import Kind, Position, Question, Shown

LADDER = ("raises.hokum", "raises.speaker")
TOTALS = ("raises.sun_low", "raises.sun_high", "raises.sun_side")
DOUBLE = Call(CallName.DOUBLE)
SUN_WORDS = (DOUBLE, Call(CallName.DOUBLE_CLOSED), Call(CallName.THREE), Call(CallName.GAHWA))
NEAR = (-12, -3, -2, -1, 0, 0, 1, 1, 2, 3, 12)  # how far a total lies from the limit


def drills(rules: Rulebook) -> tuple[str, ...]:
    """The ladder of hokum, and of sun where it is doubled."""
    ladder = LADDER if rules.raises.hokum else ()
    return (*ladder, "raises.sun", *TOTALS) if rules.raises.sun else ladder


# --- drawn --------------------------------------------------------------------------------------------


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """Raises that need the rule, and somebody who is asked."""
    if isinstance(rules.auction, BidAuction):
        return {"rule": rule} | _contred(rules, rng, rule)
    if rule in TOTALS:
        return {"rule": rule} | _standing(rules, rng, rule)
    mode = Mode.SUN if rule == "raises.sun" else Mode.HOKUM
    ladder = rules.raises.sun if mode is Mode.SUN else rules.raises.hokum
    state = raised.some_raising(rules, rng, mode, rng.randrange(len(ladder) + 1))
    over = state.said and not state.is_over and rng.random() < 0.12
    words = (*state.said, PASS) if over else state.said
    entitled = state.entitled if rule != "raises.speaker" and rng.random() < 0.75 else ()
    me = rng.choice(entitled) if entitled else auctions.some_seat(rng)
    return {"rule": rule, "me": int(me)} | raised.position_of(state, words)


def _standing(rules: Rulebook, rng: Random, rule: str) -> dict[str, object]:
    """A sun at totals near the limit, or with the other side behind."""
    contract = raised.some_raising(rules, rng, Mode.SUN, 0).contract
    low, high = rules.raises.sun_low, rules.raises.sun_high
    behind, ahead = rng.randint(max(0, low - 60), low), rng.randint(high, raised.top(rules))
    match rule:
        case "raises.sun_low":
            behind = max(0, low + rng.choice(NEAR))
        case "raises.sun_high":
            ahead = max(0, high - rng.choice(NEAR))
        case _ if rng.random() < 0.65:
            behind, ahead = ahead, behind
    state = Raising(rules, contract, raised.by_team(contract, ahead, behind))
    return {"me": int(rng.choice(state.entitled))} | raised.position_of(state)


def _contred(rules: Rulebook, rng: Random, rule: str) -> dict[str, object]:
    """An auction by numbers with a bid, contre or neither."""
    if rule == "raises.speaker":
        calls = some_bids(rules, rng, rng.choice((1, 1, 2)), rng.randrange(3))
    else:
        calls = some_bids(rules, rng, rng.choice((0, 1, 1, 2, 2)), rng.randrange(3))
        last = next((at for at, call in enumerate(reversed(calls)) if call != "pass"), None)
        if last in (0, 2) and rng.random() < 0.5:
            calls = [*calls, "contre"]
    dealer = int(auctions.some_seat(rng))
    return {"dealer": dealer, "calls": calls, "me": (dealer + 1 + len(calls)) % 4}


# --- asked --------------------------------------------------------------------------------------------


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    rule = auctions.drilled(asked, drills(rules))
    if isinstance(rules.auction, BidAuction):
        state = auctions.bidding_in(asked, rules)
        if state.outcome is not None:
            raise asked.impossible("calls", "an auction that goes on")
        return _ask_contre(asked, state) if rule == "raises.hokum" else _ask_who_contres(asked, state)
    state, said = raised.raising_in(asked, rules)
    shown = raised.raising_shown(raised.bought(position, rules), said, state.totals)
    if (state.contract.mode is Mode.HOKUM) is (rule not in LADDER):
        raise asked.bad("contract", "the mode that the rule is about")
    return ASKED.get(rule, _ask_totals)(asked, rule, state, shown)


def _question(
    asked: Asked,
    rule: str,
    name: str,
    claims: Iterator[Claim] | list[Claim],
    answer: str,
    because: Verdict,
    shown: tuple[Shown, ...],
    facts: Mapping[str, Part] | None = None,
    true: tuple[str, ...] = (),
) -> Question:
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line(f"quiz-may_double.ask-{name}", facts or {}),
        options=auctions.from_claims(claims, answer, true),
        answer=answer,
        because=(because,),
        look=Line(f"quiz-may_double.look-{name}"),
        shown=shown,
        me=asked.seat("me"),
    )


def _line(name: str, **facts: Part) -> Line:
    return Line(f"quiz-may_double.{name}", facts)


# --- which word? --------------------------------------------------------------------------------------


def _ask_word(asked: Asked, rule: str, state: Raising, shown: Shown) -> Question:
    """Which step of hokum may you say, if any?"""
    mine = asked.seat("me") in state.entitled
    allowed = {RAISES[call.name]: call for call in reversed(state.legal()) if call != PASS}
    answer = next((name.value for name in allowed if mine), "none")
    claims = [
        Claim(name.value, Line(f"raise-{name}"), _wrong_step(name, allowed, state)) for name in state.ladder
    ]
    claims.append(Claim("none", _line("none"), _line("none-why")))
    because = state.judge(allowed[RaiseName(answer)]) if answer != "none" else _order(state)
    return _question(asked, rule, "word", claims, answer, because, (shown,))


def _wrong_step(name: RaiseName, allowed: Mapping[RaiseName, Call], state: Raising) -> Line | Verdict:
    if state.by is None:
        return _line("finished")
    if name in allowed:
        return _line("not-yours")
    return _line("said-why") if name in state.ladder[: state.steps] else state.judge(Call(NAMES[name]))


def _order(state: Raising) -> Verdict:
    return Verdict(Status.REFUSED, state.rules.reason("raises.hokum"))


def _ask_sun_word(asked: Asked, rule: str, state: Raising, shown: Shown) -> Question:
    """Which word may you say in sun, if any?"""
    mine = asked.seat("me") in state.entitled
    allowed = [call for call in SUN_WORDS if state.judge(call).is_allowed]
    answer = allowed[0].name.value if mine and allowed else "none"
    claims = [
        Claim(
            call.name.value,
            Line("quiz-call", {"call": call, "round": 0}),
            _line("not-yours") if call in allowed else state.judge(call),
        )
        for call in SUN_WORDS
    ]
    claims.append(Claim("none", _line("none"), _line("none-why")))
    ladder = Verdict(Status.REFUSED, state.rules.reason("raises.sun"))
    because = state.judge(allowed[0]) if answer != "none" else ladder
    return _question(asked, rule, "word", claims, answer, because, (shown,))


# --- whose word? --------------------------------------------------------------------------------------


def _ask_speaker(asked: Asked, rule: str, state: Raising, shown: Shown) -> Question:
    """Whose word is it: either opponent's, the buyer's, the doubler's, or nobody's?"""
    more = len(state.legal()) > 1
    answer = _seats_id(state.entitled if more else ())
    return _question(asked, rule, "speaker", _speakers(state), answer, _order(state), (shown,))


def _seats_id(seats: tuple[Seat, ...]) -> str:
    return "".join(str(int(seat)) for seat in sorted(seats)) or "nobody"


def _speakers(state: Raising) -> Iterator[Claim]:
    buyer = state.contract.buyer
    doubler = buyer.next if state.doubler is None else state.doubler
    both = (buyer.next, buyer.previous)
    is_over = len(state.legal()) < 2  # no word is left, whoever it would be for

    def why(name: str) -> Line:
        return _line("finished" if is_over else name)

    yield Claim(_seats_id(both), _either(*both), why("side-why"))
    yield Claim(_seats_id((doubler,)), _line("only", seat=doubler), why(_why_not_doubler(state)))
    yield Claim(_seats_id((buyer,)), _line("only", seat=buyer), why("buyer-why"))
    yield Claim(_seats_id((buyer.partner,)), _line("only", seat=buyer.partner), _line("partner-why"))
    yield Claim("nobody", _line("nobody"), _line("nobody-why"))


def _either(one: Seat, other: Seat) -> Line:
    return _line("either", one=one, other=other)


def _why_not_doubler(state: Raising) -> str:
    return "first-why" if state.doubler is None else "doubler-why"


# --- may sun be doubled at these totals? ----------------------------------------------------------------


def _ask_totals(asked: Asked, rule: str, state: Raising, shown: Shown) -> Question:
    """Yes, or no and which condition is missing."""
    me = asked.seat("me")
    if me not in state.entitled or state.said:
        raise asked.bad("me", "an opponent of the buyer, before anything was said")
    verdict, missing = state.judge(DOUBLE), _missing(state)
    answer = missing[0] if missing else "yes"
    facts: dict[str, Part] = {
        "ours": state.totals[me.team],
        "theirs": state.totals[me.team.other],
        "low": state.rules.raises.sun_low,
        "high": state.rules.raises.sun_high,
        "side": state.rules.raises.sun_side,
    }
    claims = [
        Claim("yes", _line("yes", **facts), verdict),
        Claim("raises.sun_low", _line("no-low", **facts), _line("no-low-why", **facts)),
        Claim("raises.sun_high", _line("no-high", **facts), _line("no-high-why", **facts)),
    ]
    ahead = state.totals[me.team] > state.totals[me.team.other]
    if "raises.sun_side" in missing or (ahead and state.rules.raises.sun_side is SunSide.EITHER):
        claims.append(Claim("raises.sun_side", _line("no-side"), verdict))
    claims.append(Claim("never", _line("no-never"), _line("no-never-why")))
    return _question(asked, rule, "totals", claims, answer, verdict, (shown,), true=missing)


def _missing(state: Raising) -> tuple[str, ...]:
    """Return the conditions that fail, the one that tells most first: each mended alone is not enough."""
    if state.judge(DOUBLE).is_allowed:
        return ()
    contract = state.contract
    buyers, others = state.totals[contract.buyers], state.totals[contract.others]

    def mended(buyers: int, others: int) -> bool:
        totals = raised.by_team(contract, buyers, others)
        return Raising(state.rules, contract, totals).judge(DOUBLE).is_allowed

    either = state.rules.raises.sun_side is SunSide.EITHER
    behind, ahead = (min(buyers, others), max(buyers, others)) if either else (others, buyers)
    failing = {
        "raises.sun_side": mended(others, buyers),
        "raises.sun_low": not mended(raised.top(state.rules), behind),
        "raises.sun_high": not mended(ahead, 0),
    }
    return tuple(rule for rule, fails in failing.items() if fails)


# --- contre and surcontre -------------------------------------------------------------------------------


def _ask_contre(asked: Asked, state: Bidding) -> Question:
    """Contre, surcontre, either or neither?"""
    if asked.seat("me") is not state.speaker:
        raise asked.bad("me", "the seat whose turn it is")
    words = {call.name.value: state.judge(call) for call in (CONTRE, SURCONTRE)}
    answer = next((name for name, verdict in words.items() if verdict.is_allowed), "none")
    claims = [Claim(name, Line(f"raise-{name}"), verdict) for name, verdict in words.items()]
    claims.append(Claim("both", _line("both"), _line("both-why")))
    claims.append(Claim("none", _line("none"), _line("none-why")))
    because = words[answer] if answer != "none" else words["contre"]
    return _question(asked, "raises.hokum", "contre", claims, answer, because, auctions.bidding_shown(state))


def _ask_who_contres(asked: Asked, state: Bidding) -> Question:
    """Who can still say contre to the bid that stands?"""
    if state.contract is None or state.judge(SURCONTRE).is_allowed:
        raise asked.impossible("calls", "a bid that nobody has contred")
    can, bidder = _can_contre(state), state.contract.buyer
    one, other, partner = bidder.next, bidder.previous, bidder.partner
    next_why = "contre-both-why" if one in can else "contre-spoke-why"
    claims = [
        Claim(_seats_id((one,)), _line("only", seat=one), _line(next_why, seat=one)),
        Claim(_seats_id((partner,)), _line("only", seat=partner), _line("contre-own-why")),
        Claim(_seats_id((other,)), _line("only", seat=other), _line("contre-both-why", seat=one)),
        Claim(_seats_id((one, other)), _either(one, other), _line("contre-spoke-why", seat=one)),
    ]
    because = Verdict(Status.REFUSED, state.rules.reason("auction.contre"))
    shown = auctions.bidding_shown(state)
    facts: dict[str, Part] = {"bidder": bidder}
    return _question(asked, "raises.speaker", "who-contres", claims, _seats_id(can), because, shown, facts)


def _can_contre(state: Bidding) -> tuple[Seat, ...]:
    """Return who comes to speak while the bid stands, and may contre it."""
    found: list[Seat] = []
    while state.outcome is None:
        if state.judge(CONTRE).is_allowed:
            found.append(state.speaker)
        state = state.after(PASS)
    return tuple(found)


ASKED: Mapping[str, Callable[[Asked, str, Raising, Shown], Question]] = {
    "raises.hokum": _ask_word,
    "raises.sun": _ask_sun_word,
    "raises.speaker": _ask_speaker,
}

KIND = Kind("may_double", drills, draw, ask)
