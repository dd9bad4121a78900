"""A deal was written line by line, and one line is wrong: which?"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from engine import Level, Mode, Status, Team, Verdict
from engine.asked import Asked
from engine.ledger import DealFacts, Outcome, Step
from engine.rulebook import Rulebook, ShareScoring
from lessons.i18n import Line
from lessons.quiz.drawing.contracts import some_contract
from lessons.quiz.drawing.scores import (
    deal,
    facts_in,
    levels,
    near_the_line,
    position_of,
    rule_in,
    score,
    some_bid,
    some_extras,
    some_level,
    some_projects,
    some_split,
    to,
)
from lessons.quiz.miswritten import WEIGHED, Miswritten, errors, miswritten
from lessons.quiz.question import Kind, Position, Question, SheetShown, options
from lessons.quiz.sheets import ME, PROJECTS, Row, deal_rows, entry_line, known, sheet

SHARED = ("rounding", "divisor", "base")  # of hokum and of sun
RAISED = ("scoring.doubled", "scoring.projects_doubled_at")
BIDS = ("scoring.rounding", "scoring.made", "scoring.failed", "scoring.belote")


def drills(rules: Rulebook) -> tuple[str, ...]:
    """What a sheet is reckoned by, as far as it can go wrong in one line."""
    raises = any(levels(rules, mode) for mode in rules.modes)
    if not isinstance(rules.scoring, ShareScoring):
        return (*BIDS, "scoring.doubled") if raises else BIDS
    of_modes = tuple(rule for part in SHARED for rule in _of_modes(part, rules))
    written = ("scoring.khasara", "scoring.baloot")
    return (*of_modes, *written, *(RAISED if raises else ()))


def _of_modes(part: str, rules: Rulebook) -> tuple[str, ...]:
    """The keys of what each mode has its own value of, or its own way, so that one is taken for the other."""
    keys = tuple(f"scoring.{part}_{mode.value}" for mode in rules.modes)
    differ = len({rules.value(rule) for rule in keys}) > 1
    return keys if differ or part == "rounding" else ()


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    while True:
        facts = _facts(rules, rng, rule)
        error = rng.choice(errors(rule, rules, facts))
        if (found := miswritten(rule, error, facts, rules)) is not None and len(found.lines) > 2:
            return position_of(facts, rule, error=error)


def _facts(rules: Rulebook, rng: Random, rule: str) -> DealFacts:
    """A deal that may well need the rule."""
    if not isinstance(rules.scoring, ShareScoring):
        facts = some_bid(rules, rng, belote=True)
        if rule == "scoring.doubled" or (rule == "scoring.belote" and rng.random() < 0.5):
            level = rng.choice(levels(rules, facts.contract.mode))
            facts = replace(facts, contract=replace(facts.contract, level=level))
        return facts
    mode = next((mode for mode in rules.modes if rule.endswith(mode.value)), None)
    if rule == "scoring.baloot":
        mode = Mode.HOKUM
    raised = rule in RAISED or (rule == "scoring.baloot" and rng.random() < 0.7)
    contract = some_level(rules, rng, mode) if raised else some_contract(rules, rng, mode)
    projects, baloot = some_extras(rules, contract, rng, bare=False)
    if rule == "scoring.projects_doubled_at":
        projects = to(rng.choice(list(Team)), some_projects(rules, contract.mode, rng))
    if rule == "scoring.baloot":
        baloot = to(rng.choice(list(Team)), rules.projects.baloot_points)
    if rule.startswith(WEIGHED):
        ones = 5 if "rounding" in rule else 6 if rng.random() < 0.5 else None
        card_points = some_split(rules, contract, rng, ones)
    else:
        card_points = near_the_line(rules, contract, (projects, baloot), rng)
    return deal(contract, card_points, rng, (projects, baloot))


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    rule = rule_in(asked, drills(rules))
    facts = facts_in(asked, rules)
    if 8 in facts.tricks:
        raise asked.impossible("tricks", "a kaboot is written in too few lines")
    found = miswritten(rule, str(asked.raw("error")), facts, rules)
    if found is None or len(found.lines) < 2:
        raise asked.impossible("error", "it makes one line wrong, and there are others")
    numbers = [str(place + 1) for place in range(len(found.lines))]
    answer = numbers[found.wrong]
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line("quiz-find_error.ask"),
        options=options(
            answer,
            {id: _numbered(found, place) for place, id in enumerate(numbers)},
            {id: _right(found, place, facts, rules) for place, id in enumerate(numbers)},
        ),
        answer=answer,
        because=(Verdict(Status.ALLOWED, rules.reason(rule)),),
        look=Line("quiz-find_error.look"),
        shown=(known(facts), sheet(deal_rows(facts)), _written(found)),
        told=Line("quiz-find_error.should", {"line": entry_line(found.honest[found.wrong])}),
    )


def _numbered(found: Miswritten, place: int) -> Line:
    return Line("quiz-find_error.line", {"n": place + 1, "line": entry_line(found.lines[place])})


def _right(found: Miswritten, place: int, facts: DealFacts, rules: Rulebook) -> Line:
    """Why there is nothing wrong with a line."""
    if found.follows(place):
        return Line("quiz-find_error.follows")
    entry = found.lines[place]
    rule = entry.reason.rule
    if rule in PROJECTS and entry.step is Step.WRITE and isinstance(rules.scoring, ShareScoring):
        rule = _won_with_it(facts, rules) or rule
    return Line("quiz-find_error.right", {"because": Verdict(Status.ALLOWED, rules.reason(rule))})


def _won_with_it(facts: DealFacts, rules: Rulebook) -> str | None:
    """The rule that gives one side the projects of both; None where each keeps its own."""
    if facts.contract.level is not Level.SINGLE:
        return "scoring.doubled"
    return "scoring.khasara" if score(facts, rules).outcome is Outcome.FAILED else None


def _written(found: Miswritten) -> SheetShown:
    rows: list[Row] = []
    for place, entry in enumerate(found.lines):
        step = "weighed" if entry.step is Step.WEIGH else "wrote"
        line = Line(f"quiz-find_error.{step}", {"n": place + 1, "line": entry_line(entry)})
        ours = entry.team is ME.team
        rows.append((line, entry.amount if ours else None, None if ours else entry.amount))
    return SheetShown(Line("quiz-find_error.sheet"), tuple(rows))


KIND = Kind("find_error", drills, draw, ask)
