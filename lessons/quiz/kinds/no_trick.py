"""One side took no trick: what counts of the projects, and of baloot?"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine import DECK, Card, Cards, Contract, Deal, Level, Mode, Seat, Status, Team, Trick, Verdict
from engine.asked import Asked
from engine.choices import BalootCounts
from engine.projects import best_side, holds_baloot
from engine.rulebook import Rulebook
from engine.seats import TEAMS
from engine.tally import baloot, project_points
from lessons.i18n import Line
from lessons.i18n.values import is_moot
from lessons.quiz.drawing.contracts import contract_in, some_contract
from lessons.quiz.drawing.declared import Declared, called, declared_of, known, stand_together, table, written
from lessons.quiz.drawing.hands import pair, some_project
from lessons.quiz.question import CardsShown, FactsShown, Kind, Option, Position, Question

RULE = "projects.no_trick"
MINE = Seat.ZERO
MOST = 5  # options
TRICKS = 8

Pair = tuple[int, int]  # points by team
Laid = dict[Seat, list[tuple[Card, ...]]]


def drills(rules: Rulebook) -> tuple[str, ...]:
    """Nothing where there are no projects."""
    return () if is_moot(RULE, rules) else (RULE,)


# --- positions ------------------------------------------------------------------------------------------


def draw(rules: Rulebook, rng: Random, _rule: str) -> Position:
    """Projects of both sides or of one, baloot perhaps, and all tricks to one side, or all but one or two."""
    while True:
        contract, dealer = some_contract(rules, rng), rng.choice(list(Seat))
        strong, few = rng.choice(TEAMS), rng.choice((0, 0, 0, 1, 2))
        laid = _laid(rules, rng, contract, strong.other)
        holder = _holder(rng, contract, laid, strong.other)
        weak = strong.other
        best = best_side(known(laid, contract.mode, rules), dealer.next, rules)
        if best is None or not any(laid.get(seat) for seat in weak.seats):
            continue
        baloot_at_stake = holder in weak.seats
        compared = not few or any(laid.get(seat) for seat in strong.seats)
        if baloot_at_stake or (best[0] is weak and compared):
            break
    position = {
        "contract": contract_in(contract),
        "dealer": int(dealer),
        "declared": written(laid),
        "tricks": [TRICKS - few, few] if strong is TEAMS[0] else [few, TRICKS - few],
    }
    return position if holder is None else position | {"baloot": int(holder)}


def _holder(rng: Random, contract: Contract, laid: Laid, weak: Team) -> Seat | None:
    """Who has baloot, mostly somebody of the weak side; none where its cards lie in a project."""
    if contract.trump is None or rng.random() < 0.3:
        return None
    out = {card for row in laid.values() for cards in row for card in cards}
    holder = rng.choice((weak if rng.random() < 0.7 else weak.other).seats)
    fits = sum(map(len, laid.get(holder, ()))) <= 6
    return holder if fits and not out & set(pair(contract.trump)) else None


def _laid(rules: Rulebook, rng: Random, contract: Contract, weak: Team) -> Laid:
    """Projects in the hands of both sides, one at least in those of the weak one."""
    names = list(rules.points(contract.mode))
    laid: Laid = {}
    seats = [rng.choice(weak.seats), *rng.choices(weak.other.seats, k=rng.choice((0, 1, 1)))]
    for seat in [*seats, *rng.choices(list(Seat), k=rng.choice((0, 0, 1, 2)))]:
        cards = some_project(rules, rng, contract.mode, rng.choice(names))
        row = [*laid.get(seat, ()), cards]
        out = {card for projects in laid.values() for project in projects for card in project}
        if out & set(cards) or holds_baloot(Cards.of(cards), contract.trump):
            continue  # baloot inside a project is another question
        if sum(map(len, row)) <= 8 and stand_together(row, contract.mode, rules):
            laid[seat] = row
    return laid


# --- the question -----------------------------------------------------------------------------------------


def ask(rules: Rulebook, position: Position) -> Question:
    """The engine tallies the deal; the other answers overlook who took no trick, or punish too much."""
    asked = Asked(position)
    contract, dealer = asked.contract(rules), asked.seat("dealer")
    declared = declared_of(asked, "declared", contract.mode, rules)
    tricks = asked.pair("tricks", 0, TRICKS)
    if sum(tricks) != TRICKS or not any(declared.values()) or is_moot(RULE, rules):
        raise asked.impossible("tricks", "eight tricks, and projects declared")
    if contract.level is not Level.SINGLE:
        raise asked.impossible("contract", "not raised: projects would count twice, or not")
    holder = asked.seat("baloot") if asked.has("baloot") else None
    deal = _deal(asked, contract, dealer, declared, tricks, holder, rules)
    counted, reason = baloot(deal)
    right = _with(project_points(deal), counted, rules)
    wrong: dict[Pair, Line] = {}
    for numbers, why in _mistakes(deal, declared, tricks, rules):
        if numbers != right and len(wrong) < MOST - 1:
            wrong.setdefault(numbers, why)
    rows = [
        (Line("quiz-no_trick.row", {"seat": seat, "project": called(p.name)}), p.cards)
        for seat in (dealer.after(step) for step in range(1, 5))
        for p in declared[seat]
    ]
    if holder is not None and contract.trump is not None:
        is_said = rules.projects.baloot is BalootCounts.SPOKEN
        title = "quiz-no_trick.said" if is_said else "quiz-no_trick.row"
        rows.append((Line(title, {"seat": holder, "project": called("baloot")}), pair(contract.trump)))
    return Question(
        kind=KIND.name,
        rule=RULE,
        prompt=Line("quiz-no_trick.ask"),
        options=tuple(Option(_id(n), _label(n), wrong.get(n)) for n in sorted({right, *wrong})),
        answer=_id(right),
        because=(
            Verdict(Status.ALLOWED, rules.reason(RULE)),
            *((Verdict(Status.ALLOWED, reason),) if reason is not None else ()),
        ),
        look=Line("quiz-no_trick.look"),
        shown=(CardsShown(tuple(rows)), FactsShown((_contract(contract), _taken(tricks)))),
        me=MINE,
        position=position,
    )


def _deal(
    asked: Asked,
    contract: Contract,
    dealer: Seat,
    declared: Declared,
    tricks: Pair,
    holder: Seat | None,
    rules: Rulebook,
) -> Deal:
    """The deal at its end, of each trick only who took it: its leader, with the one card that is known."""
    taken = tuple(Trick(team.seats[0], (DECK[0],)) for team in TEAMS for _ in range(tricks[team]))
    if holder is None:
        return table(rules, contract, dealer, declared, taken=taken)
    if contract.mode is not Mode.HOKUM or contract.trump is None:
        raise asked.impossible("baloot", "in hokum")
    both = Cards.of(pair(contract.trump))
    others = Cards.of(c for seat in Seat for p in declared[seat] if seat is not holder for c in p.cards)
    if both & others:
        raise asked.impossible("baloot", "in one hand")
    return table(rules, contract, dealer, declared, {holder: both}, taken, (holder,))


def _contract(contract: Contract) -> Line:
    return Line("quiz-no_trick.contract", {"contract": contract})


def _taken(tricks: Pair) -> Line:
    mine, theirs = tricks[MINE.team], tricks[MINE.team.other]
    if 0 in tricks:
        return Line("quiz-no_trick.all", {"side": MINE.team if mine else MINE.team.other})
    return Line("quiz-no_trick.shared", {"us": mine, "them": theirs})


def _id(numbers: Pair) -> str:
    return f"{numbers[0]}-{numbers[1]}"


def _label(numbers: Pair) -> Line:
    us = MINE.team
    return Line("quiz-no_trick.pair", {"us": numbers[us], "them": numbers[us.other]})


def _with(points: Pair, holder: Seat | None, rules: Rulebook) -> Pair:
    """Points with those of baloot added."""
    more = [0, 0]
    if holder is not None:
        more[holder.team] = rules.projects.baloot_points
    return points[0] + more[0], points[1] + more[1]


def _only(team: Team, n: int) -> Pair:
    return (n, 0) if team is TEAMS[0] else (0, n)


def _mistakes(deal: Deal, declared: Declared, tricks: Pair, rules: Rulebook) -> Iterator[tuple[Pair, Line]]:
    """What people count instead, the most likely first."""
    counted, _ = baloot(deal)
    valid = project_points(deal)
    own: Pair = (
        sum(p.points for seat in TEAMS[0].seats for p in declared[seat]),
        sum(p.points for seat in TEAMS[1].seats for p in declared[seat]),
    )
    best = best_side(declared, deal.first, rules)
    assert best is not None
    beaten = next((team for team in TEAMS if not tricks[team]), None)
    if beaten is None:
        few = min(TEAMS, key=lambda team: tricks[team])
        enough = Line("quiz-no_trick.enough", {"side": few})
        yield _with(_only(few.other, own[few.other]), counted, rules), enough
        if counted is not None and counted.team is few:
            yield valid, enough
            yield _only(few.other, own[few.other]), enough
        yield _with(own, counted, rules), Line("quiz-no_trick.one-side")
        yield _with(_only(best[0], sum(own)), counted, rules), Line("quiz-no_trick.falls")
        return
    why = Line("quiz-no_trick.none", {"side": beaten})
    yield _with(_only(best[0], own[best[0]]), counted, rules), why
    if counted is not None and counted.team is beaten:
        yield valid, Line("quiz-no_trick.baloot-stays")
        yield _with(valid, counted.next, rules), Line("quiz-no_trick.baloot-stays")
    if best[0] is beaten and own[beaten.other]:
        yield _with((0, 0), counted, rules), Line("quiz-no_trick.not-compared", {"side": beaten.other})
    yield _with(own, counted, rules), why
    yield _with(_only(beaten.other, sum(own)), counted, rules), Line("quiz-no_trick.falls")
    if counted is not None:
        yield valid, Line("quiz-no_trick.baloot-stays")


KIND = Kind("no_trick", drills, draw, ask)
