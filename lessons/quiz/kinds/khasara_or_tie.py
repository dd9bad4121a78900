"""Both sides have the same total: whose is the deal?"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

from engine import Contract, Level, Mode, Suit, Team
from engine.asked import Asked
from engine.choices import DeadTie
from engine.contract import total_card_points
from engine.ledger import Score, Step
from engine.rulebook import Rulebook, ShareScoring
from engine.scoring import counted_buyers, share
from engine.seats import SEATS, TEAMS
from lessons.i18n import Line
from lessons.i18n.sheet import winner
from lessons.quiz.drawing.contracts import some_contract
from lessons.quiz.drawing.scores import (
    Pair,
    deal,
    drilled_by,
    facts_in,
    law_of,
    lines,
    position_of,
    rule_in,
    some_level,
    split,
    to,
)
from lessons.quiz.question import Kind, Position, Question, options
from lessons.quiz.sheets import ME, because, by_side, deal_rows, known, row, sheet

EQUAL = "scoring.equal_totals"
DEAD = "scoring.dead_tie"

SIDES = {"us": ME.team, "them": ME.team.other}
SHARED, AGAIN = "shared", "again"

Extras = tuple[Pair, Pair]


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    contract = some_contract(rules, rng)
    doubt = rule == DEAD and law_of(rules).dead_tie is DeadTie.SHARED  # a raise changes it
    if rng.random() < (0.5 if doubt else 0.25):
        contract = some_level(rules, rng)
    counted = counted_buyers(contract, law_of(rules))
    halves = _cases(rules, contract.mode, counted, rule)
    extras, taken = rng.choice(rng.choice(halves))
    total = total_card_points(rules, contract.mode)
    card_points = split(counted.other, rng.choice(taken), total)
    return position_of(deal(contract, card_points, rng, extras), rule)


@cache
def _cases(
    rules: Rulebook, mode: Mode, counted: Team, rule: str
) -> tuple[tuple[tuple[Extras, range], ...], ...]:
    """The card points at which totals are equal, with what projects and baloot: for each of the sides."""
    contract = Contract(mode, Suit.SPADES if mode is Mode.HOKUM else None, SEATS[counted])
    before: list[tuple[Extras, range]] = []
    beyond: list[tuple[Extras, range]] = []
    for extras in _all_extras(rules, mode):
        first, tie, after, last = lines(rules, contract, extras)
        if rule == DEAD:
            before.append((extras, range(tie, after)))
        else:
            before.append((extras, range(first, tie)))
            beyond.append((extras, range(after, last)))
    halves = (tuple(case for case in half if case[1]) for half in (before, beyond))
    return tuple(half for half in halves if half)


def _all_extras(rules: Rulebook, mode: Mode) -> Iterator[Extras]:
    worths = [0, *rules.points(mode).values()]
    baloot = [0, rules.projects.baloot_points] if mode is Mode.HOKUM else [0]
    sides = product(worths, TEAMS, baloot, TEAMS)
    yield from dict.fromkeys((to(side, worth), to(holder, mine)) for worth, side, mine, holder in sides)


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    rule = rule_in(asked, drills(rules))
    facts = facts_in(asked, rules)
    scored = share(facts, rules)
    if scored.decided_by.rule != rule or facts.contract.level is Level.GAHWA:
        raise asked.impossible("card_points", f"{rule} does not decide this deal")
    won = winner(scored)
    answer = SHARED if won is None else next(id for id, team in SIDES.items() if team is won)
    totals = scored.ledger.totals(Step.WEIGH)
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line("quiz-khasara_or_tie.ask", {"total": totals[0]}),
        options=options(
            answer,
            {id: Line(f"quiz-khasara_or_tie.{id}") for id in (*SIDES, SHARED, AGAIN)},
            {id: _mistake(id, scored, facts.contract, rules) for id in (*SIDES, SHARED, AGAIN)},
        ),
        answer=answer,
        because=because(scored, rule, rules),
        look=Line("quiz-khasara_or_tie.look", {"with": law_of(rules).equal_totals}),
        shown=(known(facts), sheet([*deal_rows(facts), row("totals", totals)])),
    )


def _mistake(id: str, scored: Score, contract: Contract, rules: Rulebook) -> Line:
    """What is overlooked by whoever gives the deal to this side, to both, or deals again."""
    law, won = law_of(rules), winner(scored)
    us, them = by_side(scored.ledger.totals(Step.TIEBREAK))
    facts = {"us": us, "them": them, "with": law.equal_totals}
    counted = counted_buyers(contract, law)
    if id == AGAIN:
        return Line("quiz-khasara_or_tie.not-again")
    if scored.decided_by.rule == EQUAL:
        return Line(f"quiz-khasara_or_tie.{'compared' if id == SHARED else 'fewer'}", facts)
    if won is None:
        return Line("quiz-khasara_or_tie.nobody", facts)
    if law.dead_tie is DeadTie.BUYERS_LOSE:
        return Line("quiz-khasara_or_tie.on-the-buyers", facts | {"buyers": counted})
    return Line("quiz-khasara_or_tie.on-the-raiser", {"buyers": counted})


drills = drilled_by(ShareScoring, EQUAL, DEAD)
KIND = Kind("khasara_or_tie", drills, draw, ask)
