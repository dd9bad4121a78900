"""The buying is told to its end: who bought, in what, who takes the card, who deals next."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import product
from random import Random

from engine import Contract, Mode, Seat, Status, Verdict
from engine.actions import CallName
from engine.asked import Asked
from engine.auction import ASHKAL, LEAVE, SUN, TAKE, Buying, Stage
from engine.choices import NextDealer, TakeOver
from engine.contract import Bought, ThrownIn
from engine.rulebook import BuyAuction, Rulebook
from lessons.i18n import Line
from lessons.i18n.lines import Part
from lessons.quiz.drawing import auctions
from lessons.quiz.drawing.auctions import Claim, word
from lessons.quiz.question import Kind, Position, Question

ALWAYS = ("auction.over", "auction.take_over", "auction.all_pass")


def drills(rules: Rulebook) -> tuple[str, ...]:
    """The rules of how buying ends; that of ashkal where there is one."""
    law = rules.auction
    if not isinstance(law, BuyAuction):
        return ()
    return (*ALWAYS, "auction.ashkal_buyer") if law.ashkal_rounds and law.ashkal_seats else ALWAYS


# --- drawn --------------------------------------------------------------------------------------------


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """An auction to the point that the rule decides."""
    dealer, card = auctions.some_seat(rng), auctions.some_buy_card(rng, ace=False)
    calls = DRAWN[rule](Buying(rules, dealer.next, card), rng)
    return {
        "rule": rule,
        "dealer": int(dealer),
        "buy_card": str(card),
        "calls": calls,
        "me": int(auctions.some_seat(rng)),
    }


def _told(start: Buying, words: list[str]) -> Buying:
    moment = {"dealer": int(start.first.previous), "buy_card": str(start.buy_card), "calls": words}
    return auctions.buying_in(Asked(moment), start.rules)


def _over(start: Buying, rng: Random) -> list[str]:
    """A sun, a hokum to its last word, or a round in which somebody is still to speak."""
    round, at = rng.choice((1, 1, 2)), rng.randrange(4)
    hokum = rng.choice([None, *range(at)])
    if rng.random() < 0.5:
        words = [*auctions.words_before(rng, start.buy_card, round, at, hokum), word(SUN)]
        return words + [word(rng.choice((TAKE, LEAVE)))] * (_told(start, words).stage is Stage.TAKE)
    spoken = rng.choice((4, 4, max(at, 1)))
    words = auctions.words_before(rng, start.buy_card, round, spoken, rng.randrange(spoken))
    state = _told(start, words)
    if state.stage is Stage.CONFIRM:
        words.append(word(rng.choice(state.legal())))
    return words


def _ashkal(start: Buying, rng: Random) -> list[str]:
    round, at = rng.choice(start.law.ashkal_rounds), rng.choice(auctions.ashkal_turns(start.rules))
    hokum = rng.choice([None, *range(at)])
    return [*auctions.words_before(rng, start.buy_card, round, at, hokum), word(ASHKAL)]


def _sun(start: Buying, rng: Random) -> list[str]:
    round, at = rng.choice((1, 1, 1, 2)), rng.randrange(2, 4) if rng.random() < 0.6 else rng.randrange(4)
    at = rng.randrange(2, 4) if round == 2 else at
    hokum = rng.choice([None, *range(at)])
    return [*auctions.words_before(rng, start.buy_card, round, at, hokum), word(SUN)]


def _all_pass(_start: Buying, rng: Random) -> list[str]:
    return ["pass"] * rng.choice((4, 8, 8, 8))


DRAWN: Mapping[str, Callable[[Buying, Random], list[str]]] = {
    "auction.over": _over,
    "auction.ashkal_buyer": _ashkal,
    "auction.take_over": _sun,
    "auction.all_pass": _all_pass,
}


# --- asked --------------------------------------------------------------------------------------------


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    rule, state = auctions.drilled(asked, drills(rules)), auctions.buying_in(asked, rules)
    if not state.calls:
        raise asked.impossible("calls", "an auction in which something was said")
    return ASKED[rule](asked, rule, state)


def _question(
    asked: Asked,
    rule: str,
    state: Buying,
    claims: Iterator[Claim],
    answer: str,
    because: Verdict,
    me: Seat | None = None,
) -> Question:
    name = rule.removeprefix("auction.")
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=_line(f"ask-{name}" if answer != "again" else "ask-passed-once", state),
        options=auctions.from_claims(claims, answer),
        answer=answer,
        because=(because,),
        look=_line(f"look-{name}", state),
        shown=auctions.buying_shown(state if answer != "again" else replace(state, round=1)),
        me=asked.seat("me") if me is None else me,
    )


def _line(name: str, state: Buying, **more: Part) -> Line:
    facts: dict[str, Part] = {"last": state.calls[-1][0], "dealer": state.first.previous}
    return Line(f"quiz-who_bought.{name}", facts | more)


def _ruled(state: Buying, rule: str, status: Status = Status.ALLOWED) -> Verdict:
    return Verdict(status, state.rules.reason(rule))


def _ask_over(asked: Asked, rule: str, state: Buying) -> Question:
    """Who bought, and in what; or is somebody still to speak?"""
    bought = state.outcome.contract if isinstance(state.outcome, Bought) else None
    if bought is None and (state.hokum is None or state.stage is not Stage.SPEAK):
        raise asked.impossible("calls", "an auction in which somebody bought, or said hokum")
    answer = "open" if bought is None else _id(bought)
    return _question(asked, rule, state, _ends(state, bought), answer, _ruled(state, rule))


def _id(contract: Contract) -> str:
    return f"{contract.mode}{int(contract.buyer)}"


def _ends(state: Buying, bought: Contract | None) -> Iterator[Claim]:
    """The true end beside those of whoever overlooks a word."""
    claims = {_id(one): _bought_claim(state, one, why) for one, why in _misread(state, bought)}
    if bought is not None:
        claims[_id(bought)] = _bought_claim(state, bought, "not-partner")
    yield from (claims[id] for id in sorted(claims))
    if bought is None:
        yield Claim("again", _line("second", state, first=state.first), _line("open-still", state))
    asked = state.speaker if bought is None else state.calls[-1][0].next
    yield Claim("open", _line("open", state, seat=asked), _line("open-why", state))


def _bought_claim(state: Buying, contract: Contract, why: str) -> Claim:
    label = Line("quiz-who_bought.bought", {"contract": contract})
    return Claim(_id(contract), label, _line(why, state, seat=contract.buyer))


def _misread(state: Buying, bought: Contract | None) -> Iterator[tuple[Contract, str]]:
    """What else it could be taken for, each with what is wrong with it."""
    hokum = _hokum_said(state)
    if hokum is not None and bought is None:
        yield hokum, "open-still"
        yield replace(hokum, buyer=hokum.buyer.partner), "open-still"
        return
    assert bought is not None
    yield replace(bought, buyer=bought.buyer.partner), "not-partner"
    if hokum is None:
        yield replace(bought, mode=Mode.HOKUM, trump=state.buy_card.suit), "no-trump"
    elif bought.mode is Mode.SUN:
        yield hokum, "turned" if hokum.buyer is bought.buyer else "outbid"
    else:
        yield Contract(Mode.SUN, None, hokum.buyer), "kept" if state.round == 1 else "stands"
    if state.calls[-1][1] == TAKE:
        yield Contract(Mode.SUN, None, bought.buyer.partner), "taken"


def _hokum_said(state: Buying) -> Contract | None:
    for seat, call in state.calls:
        if call.name is CallName.HOKUM:
            return Contract(Mode.HOKUM, call.suit or state.buy_card.suit, seat)
    return None


def _ask_ashkal(asked: Asked, rule: str, state: Buying) -> Question:
    """Who is the buyer, and who takes the card?"""
    if not isinstance(state.outcome, Bought) or state.calls[-1][1] != ASHKAL:
        raise asked.impossible("calls", "an auction that ashkal ended")
    card_to = state.outcome.card_to
    assert card_to is not None
    seat, buyer = state.calls[-1][0], state.outcome.contract.buyer

    def claims() -> Iterator[Claim]:
        for one, taker in product((seat, seat.partner), repeat=2):
            why = "buyer-why" if taker is card_to else "card-why"
            label = _line("buyer-and-card", state, buyer=one, taker=taker)
            yield Claim(f"{int(one)}{int(taker)}", label, _line(why, state, how=state.law.ashkal_buyer))

    return _question(asked, rule, state, claims(), f"{int(buyer)}{int(card_to)}", _ruled(state, rule))


def _ask_take_over(asked: Asked, rule: str, state: Buying) -> Question:
    """Your partner said sun: may you take it from him?"""
    if state.calls[-1][1] != SUN:
        raise asked.impossible("calls", "an auction whose last word is sun")
    me = state.calls[-1][0].partner
    answer = _take_over(state)
    verdict = state.judge(TAKE) if answer == "yes" else _ruled(state, rule, Status.REFUSED)
    return _question(asked, rule, state, _take_claims(state, me, answer), answer, verdict, me)


def _take_over(state: Buying) -> str:
    """Return whether the partner may take the sun over, or the first thing in his way."""
    if state.stage is Stage.TAKE:
        return "yes"
    if state.law.take_over is TakeOver.NONE:
        return "no-never"
    words = [word(call) for _, call in state.calls[4 * (state.round - 1) :]]
    plain = ["pass" if one.startswith(CallName.HOKUM) else one for one in words]
    return "no-round" if _told(replace(state, calls=()), plain).stage is Stage.TAKE else "no-later"


def _take_claims(state: Buying, me: Seat, answer: str) -> Iterator[Claim]:
    condition = _ruled(state, "auction.take_over", Status.REFUSED)
    before = any(seat is me for seat, _ in state.calls[4 * (state.round - 1) :])
    yes = [
        Claim("yes", _line("yes-before" if before else "yes-after", state), condition),
        Claim("yes-always", _line("yes-always", state), condition),
    ]
    no = [Claim("no-never", _line("no-never", state), condition)]
    if answer == "no-never":
        yes.append(Claim("yes-hokum", _line("yes-hokum", state), condition))
    elif answer != "yes":
        no.append(Claim(answer, _line(answer, state), condition))
    else:
        no.append(Claim("no-spoken", _line("no-spoken", state), _line("no-spoken-why", state)))
    return iter(yes + no if before else no + yes)  # what is tempting first


def _ask_all_pass(asked: Asked, rule: str, state: Buying) -> Question:
    """Everybody passed: what now, and who deals?"""
    again = state.outcome is None and state.round == 2 and not state.spoken
    if not again and not isinstance(state.outcome, ThrownIn):
        raise asked.impossible("calls", "one round of passes, or two")
    answer = "again" if again else state.law.all_pass.value
    because = _ruled(state, "auction.buy_card" if again else rule)
    return _question(asked, rule, state, _passed_claims(state, again), answer, because)


def _passed_claims(state: Buying, again: bool) -> Iterator[Claim]:
    dealer = state.first.previous
    yield Claim("again", _line("second", state, first=state.first), _line("second-why", state))
    for how in NextDealer:
        why = "thrown-early" if again else f"{how}-why"
        seat = auctions.next_dealer(how, dealer)
        yield Claim(how.value, _line("thrown", state, seat=seat), _line(why, state))
    yield Claim("dealer", _line("dealer-buys", state), _line("dealer-buys-why", state))


ASKED: Mapping[str, Callable[[Asked, str, Buying], Question]] = {
    "auction.over": _ask_over,
    "auction.ashkal_buyer": _ask_ashkal,
    "auction.take_over": _ask_take_over,
    "auction.all_pass": _ask_all_pass,
}

KIND = Kind("who_bought", drills, draw, ask)
