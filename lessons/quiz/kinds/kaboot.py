"""All eight tricks to one side: what is written?"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, zip_longest
from random import Random

from engine import Level, Mode, Team
from engine.asked import Asked
from engine.ledger import DealFacts, Score, Step
from engine.rulebook import Rulebook, ShareScoring
from engine.scoring import share
from lessons.i18n import Line
from lessons.quiz.drawing.contracts import some_contract
from lessons.quiz.drawing.scores import (
    facts_in,
    law_of,
    levels,
    plus,
    position_of,
    rule_in,
    some_kaboot,
    some_level,
    to,
)
from lessons.quiz.question import Kind, Position, Question
from lessons.quiz.sheets import (
    Slip,
    baloot_slips,
    because,
    deal_rows,
    known,
    pair_id,
    pairs,
    projects_slips,
    row,
    sheet,
    written_projects,
)

DOUBLED = "scoring.kaboot_doubled"


def drills(rules: Rulebook) -> tuple[str, ...]:
    """The kaboot of each mode; and a kaboot that was raised, where there are raises."""
    if not isinstance(rules.scoring, ShareScoring):
        return ()
    plain = tuple(f"scoring.kaboot_{mode.value}" for mode in rules.modes)
    return (*plain, DOUBLED) if any(levels(rules, mode) for mode in rules.modes) else plain


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    if rule == DOUBLED:
        contract = some_level(rules, rng)
    else:
        contract = some_contract(rules, rng, next(mode for mode in rules.modes if rule.endswith(mode.value)))
    return position_of(some_kaboot(rules, contract, rng), rule)


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    rule = rule_in(asked, drills(rules))
    facts = facts_in(asked, rules)
    contract, scored = facts.contract, share(facts, rules)
    if scored.kaboot is None:
        raise asked.impossible("tricks", "all eight to one side")
    if contract.level is Level.GAHWA or (rule == DOUBLED) == (contract.level is Level.SINGLE):
        raise asked.impossible("contract.level", f"{rule} is not of this level")
    if rule != DOUBLED and not rule.endswith(contract.mode.value):
        raise asked.impossible("contract.mode", f"{rule} is of the other mode")
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line("quiz-kaboot.ask", {"team": scored.kaboot}),
        options=pairs(scored.points, _slips(facts, scored, scored.kaboot, rules)),
        answer=pair_id(scored.points),
        because=because(scored, rule, rules),
        look=Line("quiz-kaboot.look", {"times": contract.level.multiplier}),
        shown=(known(facts), sheet([row("tricks", facts.tricks), *deal_rows(facts)])),
    )


def _slips(facts: DealFacts, scored: Score, won: Team, rules: Rulebook) -> Iterator[Slip]:
    """Yield what is written wrongly: another worth, another factor, then projects and baloot."""
    law, sun = law_of(rules), facts.contract.mode is Mode.SUN
    level = facts.contract.level.multiplier
    worth, other = (law.kaboot_sun, law.kaboot_hokum) if sun else (law.kaboot_hokum, law.kaboot_sun)
    base = law.base_sun if sun else law.base_hokum
    rest = plus(scored.points, to(won, -_worth_written(scored, won)))  # projects and baloot
    told = {"team": won, "worth": worth, "base": base, "other": other, "mode": facts.contract.mode}

    def instead(amount: int, why: str) -> Slip:
        return Slip(plus(rest, to(won, amount)), Line(f"quiz-kaboot.{why}", told))

    times = _worth_written(scored, won) // worth
    if level > 1:
        wrong = 1 if times > 1 else level
        yield instead(worth * wrong, "times-one" if times == 1 else "times-level")
    of_projects = projects_slips(facts, scored, rules)
    of_baloot = baloot_slips(facts, scored.points, won, level)
    in_turn = chain.from_iterable(zip_longest(of_baloot, of_projects))
    yield from (slip for slip in in_turn if slip is not None)
    yield instead(base * level, "ordinary")
    yield instead(other * times, "other-mode")
    yield instead(worth * times + base * level, "on-top")


def _worth_written(scored: Score, won: Team) -> int:
    """What is written for the kaboot itself."""
    written = scored.ledger.total(Step.WRITE, won) - written_projects(scored)[won]
    return written - sum(
        entry.amount for entry in scored.ledger.why(won) if entry.reason.rule == "scoring.baloot"
    )


KIND = Kind("kaboot", drills, draw, ask)
