"""Whose turn is it? Who leads a trick, who plays to it now and last, which way everything turns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Any

from engine import DECK, Card, Seat, Status, Trick, Verdict
from engine.asked import Asked, distinct
from engine.rulebook import Rulebook
from engine.seats import SEATS
from engine.trick import winner
from lessons.i18n import Line
from lessons.i18n.lines import Part
from lessons.quiz.drawing.contracts import contract_in, some_contract
from lessons.quiz.question import Kind, Position, Question, TableShown, everywhere, options

LEAD, TURN, WAY = "play.lead", "play.turn", "table.direction"


class Form(StrEnum):
    """Whose turn is asked for."""

    FIRST = "first"  # who leads the first trick
    NEXT = "next"  # who leads after a full trick
    NOW = "now"  # who plays to a trick under way
    LAST = "last"  # who plays to it last
    AFTER = "after"  # who comes after somebody
    BEFORE = "before"  # who came before
    DEALS = "deals"  # who deals the next deal


FORMS: Mapping[str, tuple[Form, ...]] = {
    LEAD: (Form.FIRST, Form.NEXT),
    TURN: (Form.NOW, Form.LAST),
    WAY: (Form.AFTER, Form.BEFORE, Form.DEALS),
}
RULES = {form: rule for rule, forms in FORMS.items() for form in forms}


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """The dealer and a buyer who does not lead; some cards of a trick; or somebody at the table."""
    form = rng.choice(FORMS[rule])
    position: dict[str, Any] = {"asked": form.value, "me": int(rng.choice(SEATS))}
    if rule == WAY:
        return {**position, "seat": int(rng.choice(SEATS))}
    contract = some_contract(rules, rng)
    position["contract"] = contract_in(contract)
    if form is Form.FIRST:
        leader = rng.choice([seat for seat in SEATS if seat is not contract.buyer])
        return {**position, "seat": int(leader.previous)}
    cards = _some_trick(rng, 4 if form is Form.NEXT else rng.choice((1, 2)))
    return {**position, "leader": int(rng.choice(SEATS)), "trick": [str(card) for card in cards]}


def _some_trick(rng: Random, size: int) -> list[Card]:
    """So many cards, most of the suit that was led."""
    cards = [rng.choice(DECK)]
    for _ in range(size - 1):
        follows = rng.random() < 0.7
        cards.append(rng.choice([c for c in DECK if c not in cards and (c.suit is cards[0].suit) is follows]))
    return cards


@dataclass(frozen=True, slots=True)
class Answer:
    """Who it is, what tells of each other seat that it is not, and what the answer follows from."""

    seat: Seat
    whys: Mapping[Seat, str]
    because: tuple[Verdict, ...]
    facts: Mapping[str, Part]
    shown: TableShown


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    form, me = asked.word("asked", Form), asked.seat("me")
    if form is Form.FIRST:
        answer = _first(asked, me, rules)
    elif form is Form.NEXT:
        answer = _next(asked, me, rules)
    elif RULES[form] == TURN:
        answer = _under_way(asked, form, rules)
    else:
        answer = _way(asked, form, rules)
    facts: dict[str, Part] = {**answer.facts, "right": answer.seat, "way": rules.table.direction}
    seats = [me.after(step) for step in range(4)]
    offered = [seat for seat in seats if seat is answer.seat or seat in answer.whys]
    return Question(
        kind=KIND.name,
        rule=RULES[form],
        prompt=Line(f"quiz-who_leads.ask-{_prompt(form, facts)}", facts),
        options=options(
            str(int(answer.seat)),
            {str(int(seat)): Line("quiz-seat", {"seat": seat}) for seat in offered},
            {
                str(int(seat)): Line(f"quiz-who_leads.{why}", {**facts, "seat": seat})
                for seat, why in answer.whys.items()
            },
        ),
        answer=str(int(answer.seat)),
        because=answer.because,
        look=Line(f"quiz-who_leads.look-{form}", facts),
        shown=(answer.shown,),
        me=me,
    )


def _prompt(form: Form, facts: Mapping[str, Part]) -> str:
    same = form is Form.FIRST and facts["dealer"] is facts["buyer"]
    return "first-same" if same else form.value


def _first(asked: Asked, me: Seat, rules: Rulebook) -> Answer:
    """The player after the dealer, whoever bought."""
    contract, dealer = asked.contract(rules), asked.seat("seat")
    whys = {dealer.partner: "across", dealer.previous: "wrong-way", dealer: "dealer"}
    if contract.buyer is not dealer.next:
        whys[contract.buyer] = "buyer"
    because = (_lead(dealer.next, me, rules), _stated(WAY, rules))
    shown = TableShown(contract=contract, dealer=dealer)
    return Answer(dealer.next, whys, because, {"dealer": dealer, "buyer": contract.buyer}, shown)


def _next(asked: Asked, me: Seat, rules: Rulebook) -> Answer:
    """Whoever took the trick."""
    contract, trick = asked.contract(rules), _trick(asked, 4, 4)
    taker, leader = winner(trick, contract, rules), trick.leader
    whys = {
        leader.partner: "not-taken",
        leader.previous: "played-last",
        leader.next: "next-in-turn",
        contract.buyer: "bought",
        leader: "led",
    }
    taken = rules.reason("play.winner", seat=taker, cards=trick.cards)
    return Answer(
        taker,
        {seat: why for seat, why in whys.items() if seat is not taker},
        (_lead(taker, me, rules), Verdict(Status.ALLOWED, taken)),
        {},
        TableShown(contract=contract, trick=trick),
    )


def _under_way(asked: Asked, form: Form, rules: Rulebook) -> Answer:
    """Whoever comes after the last card; or before the leader, who plays last."""
    contract, trick = asked.contract(rules), _trick(asked, 1, 3)
    leader, last = trick.leader, trick.leader.previous
    if form is Form.NOW:
        right = trick.turn
        whys = dict.fromkeys((right.after(step) for step in (1, 2, 3)), "later")
        whys |= {last: "wrong-way"} if len(trick.cards) == 1 else {}
    else:
        right = last
        whys = {leader.partner: "sooner", leader.next: "wrong-way"}
    whys |= {seat: "played" for seat, _ in trick.plays()}
    whys.pop(right, None)
    shown = TableShown(contract=contract, trick=trick)
    return Answer(right, whys, (_stated(TURN, rules), _stated(WAY, rules)), {}, shown)


def _way(asked: Asked, form: Form, rules: Rulebook) -> Answer:
    """The neighbour on one side or the other."""
    seat = asked.seat("seat")
    right = seat.previous if form is Form.BEFORE else seat.next
    whys = {seat.partner: "across", right.partner: "wrong-way"}
    facts: dict[str, Part] = {"of": seat}
    if form is not Form.DEALS:
        return Answer(right, whys, (_stated(WAY, rules),), facts, TableShown())
    because = (_stated(WAY, rules), _stated("table.next_dealer", rules))
    return Answer(right, {**whys, seat: "deals-again"}, because, facts, TableShown(dealer=seat))


def _trick(asked: Asked, least: int, most: int) -> Trick:
    cards = asked.cards("trick")
    if not least <= len(cards) <= most:
        raise asked.impossible("trick", f"{least} to {most} cards")
    distinct(cards, "trick")
    return Trick(asked.seat("leader"), tuple(cards))


def _lead(leader: Seat, me: Seat, rules: Rulebook) -> Verdict:
    """The ruling on whether the reader may lead."""
    status = Status.ALLOWED if leader is me else Status.REFUSED
    return Verdict(status, rules.reason(LEAD, seat=leader))


def _stated(rule: str, rules: Rulebook) -> Verdict:
    return Verdict(Status.ALLOWED, rules.reason(rule))


KIND = Kind("who_leads", everywhere(LEAD, TURN, WAY), draw, ask)
