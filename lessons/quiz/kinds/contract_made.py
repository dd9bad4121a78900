"""Is the contract made? A number was bid, or capot was called."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine import Team
from engine.asked import Asked
from engine.choices import Rounding
from engine.contract import Capot
from engine.contract_scoring import keep
from engine.ledger import DealFacts, Outcome, Score, Step, rounded
from engine.rulebook import BidScoring, Rulebook
from lessons.i18n import Line
from lessons.quiz.drawing.scores import (
    bid_law_of,
    drilled_by,
    facts_in,
    position_of,
    rule_in,
    some_bid,
    some_capot,
)
from lessons.quiz.question import Kind, Option, Position, Question, options
from lessons.quiz.sheets import Miscount, because, deal_rows, known, numbers, row, sheet

NUMBER = "scoring.contract"
CAPOT = "scoring.capot_fails"

drills = drilled_by(BidScoring, NUMBER, CAPOT)


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    facts = some_capot(rules, rng, made=rng.random() < 0.4) if rule == CAPOT else some_bid(rules, rng)
    return position_of(facts, rule)


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    rule = rule_in(asked, drills(rules))
    facts = facts_in(asked, rules)
    if isinstance(facts.contract.bid, Capot) != (rule == CAPOT):
        raise asked.impossible("contract.bid", f"{rule} does not judge it")
    scored = keep(facts, rules)
    answer, choices, name = _capot(facts, scored) if rule == CAPOT else _number(facts, scored, rules)
    rows = [row("tricks", facts.tricks), *deal_rows(facts)] if rule == CAPOT else deal_rows(facts)
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line(f"quiz-contract_made.ask-{name}", {"team": facts.contract.buyers}),
        options=choices,
        answer=answer,
        because=because(scored, rule, rules),
        look=Line(f"quiz-contract_made.look-{name}"),
        shown=(known(facts), sheet(rows)),
    )


def _number(facts: DealFacts, scored: Score, rules: Rulebook) -> tuple[str, tuple[Option, ...], str]:
    """Whether the number was reached, with what was reached."""
    bid, bidders = facts.contract.bid, facts.contract.buyers
    assert isinstance(bid, int)
    reached = scored.ledger.total(Step.WEIGH, bidders)

    def label(number: int) -> Line:
        made = scored.outcome is Outcome.MADE if number == reached else number >= bid
        return Line(f"quiz-contract_made.{'made' if made else 'failed'}", {"reached": number, "bid": bid})

    choices = numbers(reached, _miscounts(facts, bidders, rules), label=label)
    return str(reached), choices, "number"


def _miscounts(facts: DealFacts, bidders: Team, rules: Rulebook) -> Iterator[Miscount]:
    """Yield what the bidders are said to reach, reckoned wrongly."""
    law, taken, ones = bid_law_of(rules), facts.card_points[bidders], facts.card_points[bidders] % 10
    belote, theirs = facts.baloot[bidders], facts.baloot[bidders.other]
    whole = rounded(taken, law.rounding)
    told = {"card_points": taken, "rounded": whole, "team": bidders, "rounding": law.rounding}
    if belote:
        yield Miscount(whole, Line("quiz-contract_made.no-belote", told | {"worth": belote}))
    if theirs:
        against = told | {"worth": theirs, "others": bidders.other}
        yield Miscount(whole + theirs, Line("quiz-contract_made.their-belote", against))
    yield Miscount(taken + belote, Line("quiz-contract_made.unrounded", told))
    for other in Rounding:
        if ones == 5:
            yield Miscount(rounded(taken, other) + belote, Line("quiz-contract_made.five", told))
    defended = rounded(facts.card_points[bidders.other], law.rounding)
    rest = rounded(sum(facts.card_points), law.rounding) - defended
    yield Miscount(rest + belote, Line("quiz-contract_made.rest", told))
    for wrong in (taken - ones, taken - ones + 10):
        yield Miscount(wrong + belote, Line("quiz-contract_made.nearest", told))
    again = rounded(taken + rules.cards.last_trick, law.rounding)
    yield Miscount(again + belote, Line("quiz-contract_made.again", told))


def _capot(facts: DealFacts, scored: Score) -> tuple[str, tuple[Option, ...], str]:
    """Whether all eight tricks came home; a called capot is judged by nothing else."""
    lost = facts.tricks[facts.contract.others]
    made = scored.outcome is Outcome.MADE
    ids = ("capot-made", "capot-failed", "capot-number")
    whys = {
        "capot-made": Line("quiz-contract_made.one-is-enough", {"team": facts.contract.others, "lost": lost}),
        "capot-failed": Line("quiz-contract_made.all-eight", {"team": facts.contract.buyers}),
        "capot-number": Line("quiz-contract_made.tricks-only"),
    }
    answer = "capot-made" if made else "capot-failed"
    return answer, options(answer, {id: Line(f"quiz-contract_made.{id}") for id in ids}, whys), "capot"


KIND = Kind("contract_made", drills, draw, ask)
