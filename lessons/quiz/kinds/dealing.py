"""Dealing: whose is a card of the pack, how many are dealt after the auction, who deals next."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

from engine import DECK, Match, Seat
from engine.actions import PASS, CallName
from engine.asked import Asked
from engine.auction import Buying
from engine.contract import Bought
from engine.deal import End, Ending
from engine.pack import complete, deal_out
from engine.rulebook import BuyAuction, Rulebook
from engine.seats import SEATS
from lessons.i18n import Line
from lessons.i18n.lines import RuleName, RuleValue
from lessons.quiz.drawing.deals import HAND, asked_rule, bought_by
from lessons.quiz.question import Kind, Position, Question, TableShown, options

PACKETS, COMPLETION, NEXT, ALL_PASS = (
    "table.packets",
    "table.completion",
    "table.next_dealer",
    "auction.all_pass",
)
FACE_UP = "face-up"
HABITS = ((5,), (3, 2), (2, 3), (4, 4), (3, 2, 3), (2, 3, 3))  # packets that some table deals
BUYING = (CallName.SUN, CallName.HOKUM, CallName.ASHKAL)


def drills(rules: Rulebook) -> tuple[str, ...]:
    """The packets, the dealers; and the cards dealt after the auction, where there are any."""
    return (PACKETS, *([COMPLETION] if rules.table.completion else []), NEXT, ALL_PASS)


# --- drawing ----------------------------------------------------------------------------------------------


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """A card of the pack; a bought card and whose hand; or a deal that is over, played or thrown in."""
    dealer = rng.choice(SEATS)
    common = {"rule": rule, "dealer": int(dealer), "me": int(rng.choice(SEATS))}
    match rule:
        case "table.packets":
            return {**common, "card": rng.randint(1, _dealt_first(rules))}
        case "table.completion":
            state = _bought(rules, dealer, rng)
            calls = [str(call) for _, call in state.calls]
            seat = rng.choice((*SEATS, *_takers(state)))
            return {**common, "buy_card": str(state.buy_card), "calls": calls, "seat": int(seat)}
        case "table.next_dealer":
            return {**common, "buyer": int(rng.choice(SEATS))}
        case _:
            return common


def _dealt_first(rules: Rulebook) -> int:
    """How many cards leave the pack before the auction, the one that is turned up among them."""
    return 4 * sum(rules.table.packets) + isinstance(rules.auction, BuyAuction)


def _bought(rules: Rulebook, dealer: Seat, rng: Random) -> Buying:
    """An auction that ends in a purchase, often by ashkal."""
    state, waits = Buying(rules, dealer.next, rng.choice(DECK)), rng.choice((0, 1, 2, 2, 3, 3, 5))
    while state.outcome is None:
        legal = state.legal()
        quiet = [call for call in legal if call.name not in BUYING]
        words = [call for call in legal if call.name in BUYING]
        ashkal = [call for call in words if call.name is CallName.ASHKAL]
        speaks = state.hokum is None and words and (len(state.calls) >= waits or not quiet)
        state = state.after(rng.choice((ashkal or words) if speaks else quiet))
    return state if isinstance(state.outcome, Bought) else _bought(rules, dealer, rng)


def _takers(state: Buying) -> tuple[Seat, ...]:
    taker = state.outcome.card_to if isinstance(state.outcome, Bought) else None
    return () if taker is None else (taker, taker.partner)


# --- asking -----------------------------------------------------------------------------------------------


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    match asked_rule(asked, drills(rules)):
        case "table.packets":
            return _whose(asked, rules)
        case "table.completion":
            return _how_many(asked, rules)
        case rule:
            return _who_next(asked, rules, rule)


def _around(me: Seat) -> dict[str, Line]:
    """The four seats from the reader on, as answers."""
    return {str(int(seat)): Line("quiz-seat", {"seat": seat}) for seat in map(me.after, range(4))}


# Whose is the card that lies so deep in the pack?


def _whose(asked: Asked, rules: Rulebook) -> Question:
    dealer, me = asked.seat("dealer"), asked.seat("me")
    number = asked.integer("card", 1, _dealt_first(rules))
    answer = _owner(number, dealer.next, rules, rules.table.packets)
    facts = {"number": number, "own": RuleValue(PACKETS, rules.table.packets)}
    labels = _around(me)
    whys = {id: Line("quiz-dealing.count-on", facts) for id in labels}
    each = sum(rules.table.packets)
    for packets in HABITS:
        if sum(packets) == each:
            said = {**facts, "value": RuleValue(PACKETS, packets)}
            whys[_owner(number, dealer.next, rules, packets)] = Line("quiz-dealing.other-packets", said)
    whys[_owner(number, dealer.next, rules, (1,) * each)] = Line("quiz-dealing.one-by-one", facts)
    whys[_owner(number, dealer, rules, rules.table.packets)] = Line("quiz-dealing.dealer-first", facts)
    if isinstance(rules.auction, BuyAuction):
        labels[FACE_UP] = Line("quiz-dealing.face-up")
        whys[FACE_UP] = Line("quiz-dealing.not-yet", {"number": _dealt_first(rules)})
    if answer == FACE_UP:
        whys = {id: Line("quiz-dealing.all-served", facts) for id in labels}
    return Question(
        kind=KIND.name,
        rule=PACKETS,
        prompt=Line("quiz-dealing.whose", {"number": number}),
        options=options(answer, labels, whys),
        answer=answer,
        because=(rules.reason(PACKETS),),
        look=Line("quiz-dealing.look-whose"),
        shown=(TableShown(dealer=dealer),),
        me=me,
    )


@cache
def _dealing(rules: Rulebook, packets: tuple[int, ...]) -> Rulebook:
    return replace(rules, table=replace(rules.table, packets=packets))


def _owner(number: int, first: Seat, rules: Rulebook, packets: tuple[int, ...]) -> str:
    """Who is dealt this card of the pack, or that it is turned up."""
    dealt = deal_out(DECK, first, _dealing(rules, packets))
    card = DECK[number - 1]
    seats = [seat for seat in SEATS if card in dealt.hands[seat]]
    return str(int(seats[0])) if seats else FACE_UP


# How many are dealt to a seat after the auction?


def _how_many(asked: Asked, rules: Rulebook) -> Question:
    dealer, me, seat = asked.seat("dealer"), asked.seat("me"), asked.seat("seat")
    state = bought_by(asked, dealer, rules)
    if not isinstance(state.outcome, Bought) or state.outcome.card_to is None:
        raise asked.impossible("calls", "an auction that ended in a purchase")
    taker = state.outcome.card_to
    before = deal_out(DECK, dealer.next, rules)
    after = complete(before, dealer.next, taker, rules)
    held = len(before.hands[seat]) + (seat is taker)
    right, share = len(after[seat]) - held, rules.table.completion
    numbers = sorted({share - 1, share, share + 1, len(before.hands[seat])})
    facts = {"seat": seat, "taker": taker, "hand": HAND}
    whys = {str(n): Line("quiz-dealing.too-many", {**facts, "total": held + n}) for n in numbers if n > right}
    whys |= {str(n): Line("quiz-dealing.too-few", {**facts, "total": held + n}) for n in numbers if n < right}
    if seat is taker:
        whys[str(share)] = Line("quiz-dealing.among-them", facts)
    else:
        whys[str(share - 1)] = Line("quiz-dealing.less-for-taker", facts)
    return Question(
        kind=KIND.name,
        rule=COMPLETION,
        prompt=Line("quiz-dealing.how-many", {"seat": seat}),
        options=options(str(right), {str(n): Line("quiz-dealing.so-many", {"n": n}) for n in numbers}, whys),
        answer=str(right),
        because=(rules.reason(COMPLETION),),
        look=Line("quiz-dealing.look-how-many"),
        shown=(
            TableShown(
                dealer=dealer,
                buy_card=state.buy_card,
                said=state.calls[4 * (state.round - 1) :],
                round=state.round,
            ),
        ),
        me=me,
    )


# Who deals next?


def _who_next(asked: Asked, rules: Rulebook, rule: str) -> Question:
    dealer, me = asked.seat("dealer"), asked.seat("me")
    seat = _next_dealer(rules, dealer, rule == ALL_PASS)
    facts = {"dealer": dealer}
    cases = {dealer: "dealer", dealer.next: "next", dealer.partner: "partner", dealer.previous: "previous"}
    if rule == NEXT:
        buyer = asked.seat("buyer")
        facts, cases = {**facts, "buyer": buyer}, {**cases, buyer: "buyer"}
    said = {"name": RuleName(rule), "value": RuleValue(rule, rules.value(rule))}
    whys = {str(int(one)): Line(f"quiz-dealing.not-{case}", said) for one, case in cases.items()}
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line(f"quiz-dealing.{'who-next' if rule == NEXT else 'all-passed'}", facts),
        options=options(str(int(seat)), _around(me), whys),
        answer=str(int(seat)),
        because=(rules.reason(rule),),
        look=Line("quiz-dealing.look-next"),
        shown=(TableShown(dealer=dealer),),
        me=me,
    )


@cache
def _next_dealer(rules: Rulebook, dealer: Seat, thrown_in: bool) -> Seat:
    """Who deals after a deal of this dealer that was played out, or that nobody bought."""
    match_ = Match.start(rules, dealer, DECK)
    deal = match_.deal
    while thrown_in and deal.ending is None:
        deal = deal.after(PASS)
    if deal.ending is None:
        deal = replace(deal, ending=Ending(End.PLAYED, rules.reason("play.over")))
    return match_.with_deal(deal).next_dealer()


KIND = Kind("dealing", drills, draw, ask)
