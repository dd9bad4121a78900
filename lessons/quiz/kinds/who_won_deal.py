"""Who won the deal? Both sides' totals, with projects and baloot."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from engine import Level, Mode
from engine.asked import Asked
from engine.choices import CountedBuyer
from engine.ledger import DealFacts, Score, Step
from engine.rulebook import Rulebook, ShareScoring
from engine.scoring import counted_buyers, share
from lessons.i18n import Line
from lessons.quiz.drawing.contracts import some_contract
from lessons.quiz.drawing.scores import (
    Pair,
    deal,
    facts_in,
    law_of,
    levels,
    near_the_line,
    position_of,
    rule_in,
    some_extras,
    some_level,
    some_split,
)
from lessons.quiz.question import Kind, Position, Question
from lessons.quiz.sharing import Sharing
from lessons.quiz.sheets import Slip, because, by_side, deal_rows, known, left_out, pair_id, pairs, sheet

DECISION = "scoring.decision"
COUNTED = "scoring.counted_buyer"


def drills(rules: Rulebook) -> tuple[str, ...]:
    """The decision; and whose cards are counted, where a raise can change it."""
    if not isinstance(rules.scoring, ShareScoring):
        return ()
    changes = rules.scoring.counted_buyer is not CountedBuyer.BUYER and levels(rules, Mode.HOKUM)
    return (DECISION, COUNTED) if changes else (DECISION,)


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    contract = some_level(rules, rng, Mode.HOKUM) if rule == COUNTED else some_contract(rules, rng)
    extras = some_extras(rules, contract, rng, bare=False)
    card_points = near_the_line(rules, contract, extras, rng)
    if rule == COUNTED and rng.random() < 0.6:  # with 86 and 76 it matters whose are counted
        card_points = some_split(rules, contract, rng, 6)
    facts = deal(contract, card_points, rng, extras)
    while _is_level(share(facts, rules)):
        facts = deal(contract, near_the_line(rules, contract, extras, rng), rng, extras)
    return position_of(facts, rule)


def _is_level(scored: Score) -> bool:
    totals = scored.ledger.totals(Step.WEIGH)
    return totals[0] == totals[1]


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    rule = rule_in(asked, drills(rules))
    facts = facts_in(asked, rules)
    if 8 in facts.tricks:
        raise asked.impossible("tricks", "a kaboot is not weighed")
    if rule == COUNTED and facts.contract.level is Level.SINGLE:
        raise asked.impossible("contract.level", "a raised deal")
    scored = share(facts, rules)
    if _is_level(scored):
        raise asked.impossible("card_points", "equal totals are another question")
    right = scored.ledger.totals(Step.WEIGH)
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line("quiz-who_won_deal.ask"),
        options=pairs(right, _slips(rule, facts, scored, rules), label=_label),
        answer=pair_id(right),
        because=because(scored, rule, rules),
        look=Line(f"quiz-who_won_deal.look-{rule.partition('.')[2]}"),
        shown=(known(facts), sheet(deal_rows(facts))),
    )


def _label(totals: Pair) -> Line:
    us, them = by_side(totals)
    won = "level" if us == them else "us" if us > them else "them"
    return Line(f"quiz-who_won_deal.{won}", {"us": us, "them": them})


def _slips(rule: str, facts: DealFacts, scored: Score, rules: Rulebook) -> Iterator[Slip]:
    right, sharing = scored.ledger.totals(Step.WEIGH), Sharing.of(facts, scored, rules)
    extra = tuple(right[team] - sharing.right[team] for team in (0, 1))
    if rule == COUNTED:
        yield _counted(facts, rules)
    yield from left_out(facts, right)
    for slip in (*sharing.misshared(), sharing.misbased()):
        yield Slip((slip.pair[0] + extra[0], slip.pair[1] + extra[1]), slip.why)


def _counted(facts: DealFacts, rules: Rulebook) -> Slip:
    """The cards of the wrong side are counted."""
    contract = facts.contract
    counted = counted_buyers(contract, law_of(rules))
    level = Level.DOUBLE if counted is contract.buyers else Level.SINGLE
    other = share(replace(facts, contract=replace(contract, level=level)), rules)
    why = Line("quiz-who_won_deal.counted", {"buyers": counted, "team": counted.other})
    return Slip(other.ledger.totals(Step.WEIGH), why)


KIND = Kind("who_won_deal", drills, draw, ask)
