"""A deal is written: is the match over, and whose is it?"""

from __future__ import annotations

from random import Random

from engine import Status, Team, Verdict
from engine.asked import Asked
from engine.match import match_winner
from engine.rulebook import BidScoring, Rulebook
from engine.seats import TEAMS
from lessons.i18n import Line
from lessons.quiz.drawing.contracts import some_contract
from lessons.quiz.drawing.scores import (
    Pair,
    deal,
    near_the_line,
    plus,
    rule_in,
    score,
    some_bid,
    some_extras,
    some_level,
)
from lessons.quiz.question import FactsShown, Kind, Position, Question, everywhere, options
from lessons.quiz.sheets import ME, by_side, row, sheet

TARGETS = "match.targets"
BOTH = "match.both_reach"
LEVEL = "match.level"

SIDES = {"us": ME.team, "them": ME.team.other}
MORE, TIE = "more", "tie"

drills = everywhere(TARGETS, BOTH, LEVEL)


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    target = rng.choice(rules.match.targets)
    points = _points(rules, rng)
    while rule != TARGETS and not (all(points) and max(points) > _step(rules)):
        points = _points(rules, rng)
    before = _before(rules, rng, rule, target, points)
    while match_winner(plus(before, points), target, rules)[1].rule != rule:
        before = _before(rules, rng, rule, target, points)
    return {"rule": rule, "totals": list(before), "points": list(points), "target": target}


def _points(rules: Rulebook, rng: Random) -> Pair:
    """What some deal writes."""
    if isinstance(rules.scoring, BidScoring):
        return score(some_bid(rules, rng), rules).points
    contract = some_level(rules, rng) if rng.random() < 0.2 else some_contract(rules, rng)
    extras = some_extras(rules, contract, rng)
    return score(deal(contract, near_the_line(rules, contract, extras, rng), rng, extras), rules).points


def _before(rules: Rulebook, rng: Random, rule: str, target: int, points: Pair) -> Pair:
    """Totals below the target from which these points lead to where the rule decides."""
    step = _step(rules)
    if rule == LEVEL:
        end = target + step * rng.randrange(min(points) // step)
        return end - points[0], end - points[1]

    def total(team: Team) -> int:
        reaches = rule == BOTH or rng.random() < 0.5
        return (_short_of if reaches else _far_from)(target, points[team], step, rng)

    return total(TEAMS[0]), total(TEAMS[1])


def _step(rules: Rulebook) -> int:
    """What every number on the sheet is a multiple of."""
    return 10 if isinstance(rules.scoring, BidScoring) else 1


def _short_of(target: int, points: int, step: int, rng: Random) -> int:
    """A total that these points lift to the target; just below it where there are none."""
    return target - step * rng.randrange(1, max(points // step, 1) + 1)


def _far_from(target: int, points: int, step: int, rng: Random) -> int:
    """A total that these points do not lift to the target, often by very little."""
    return max(target - points - step * rng.choice((1, 1, 2, 3, 5, 8, 13, 21, 34)), 0)


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    rule = rule_in(asked, drills(rules))
    before, points = asked.pair("totals"), asked.pair("points")
    target = asked.raw("target")
    if type(target) is not int or target not in rules.match.targets:
        raise asked.bad("target", " or ".join(map(str, rules.match.targets)))
    if match_winner(before, target, rules)[0] is not None:
        raise asked.impossible("totals", "the match was over before this deal")
    totals = plus(before, points)
    won, reason = match_winner(totals, target, rules)
    if reason.rule != rule:
        raise asked.impossible("points", f"{rule} does not decide these totals")
    answer = MORE if won is None else next(id for id, team in SIDES.items() if team is won)
    ids = (*SIDES, MORE, TIE)
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line("quiz-match_end.ask", {"target": target}),
        options=options(
            answer,
            {id: Line(f"quiz-match_end.{id}") for id in ids},
            {id: _mistake(id, rule, totals, won, target) for id in ids},
        ),
        answer=answer,
        because=(Verdict(Status.ALLOWED, reason),),
        look=Line("quiz-match_end.look", {"target": target}),
        shown=(
            FactsShown((Line("quiz-match_end.target", {"target": target}),)),
            sheet([row("before", before), row("written", points)], "score-sheet"),
        ),
    )


def _mistake(id: str, rule: str, totals: Pair, won: Team | None, target: int) -> Line:
    """What is overlooked by whoever gives the match to this side, plays on, or calls it a tie."""
    us, them = by_side(totals)
    facts = {"us": us, "them": them, "target": target}
    if rule == LEVEL:
        return Line("quiz-match_end.no-tie" if id == TIE else "quiz-match_end.level", facts)
    if rule == BOTH:
        return Line("quiz-match_end.higher", facts)
    if won is not None and id not in SIDES:
        return Line("quiz-match_end.reached", facts | {"winner": won, "total": totals[won]})
    if id in SIDES:
        team = SIDES[id]
        return Line("quiz-match_end.short", {"team": team, "total": totals[team], "target": target})
    return Line("quiz-match_end.nobody", facts)


KIND = Kind("match_end", drills, draw, ask)
