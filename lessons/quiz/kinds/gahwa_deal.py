"""A deal at gahwa: what does it do to the match?"""

from __future__ import annotations

from random import Random

from engine import Level, Mode, Status, Verdict
from engine.asked import Asked
from engine.choices import RaiseName
from engine.ledger import Score
from engine.rulebook import Rulebook, ShareScoring
from engine.scoring import share
from lessons.i18n import Line
from lessons.quiz.drawing.contracts import some_contract
from lessons.quiz.drawing.scores import (
    deal,
    facts_in,
    law_of,
    near_the_line,
    position_of,
    raised,
    rule_in,
    some_extras,
    some_kaboot,
)
from lessons.quiz.question import Kind, Position, Question, options
from lessons.quiz.sheets import ME, because, by_side, deal_rows, known, row, sheet, words

RULE = "scoring.gahwa"
SIDES = {"us": ME.team, "them": ME.team.other}


def drills(rules: Rulebook) -> tuple[str, ...]:
    """Gahwa, where it can be said."""
    can = isinstance(rules.scoring, ShareScoring) and RaiseName.GAHWA in rules.raises.hokum
    return (RULE,) if can else ()


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    contract = raised(some_contract(rules, rng, Mode.HOKUM), Level.GAHWA, rules, rng)
    extras = some_extras(rules, contract, rng)
    facts = deal(contract, near_the_line(rules, contract, extras, rng), rng, extras)
    if rng.random() < 0.15:
        facts = some_kaboot(rules, contract, rng)
    end = rules.match.targets[0]
    behind, ahead = sorted((rng.randrange(end // 2), rng.randrange(end // 3, end - 5)))
    loser = next(team for team in SIDES.values() if team is not share(facts, rules).match_winner)
    ahead_is_loser = rng.random() < 0.7  # the winner of the deal is far behind
    totals = [0, 0]
    totals[loser], totals[loser.other] = (ahead, behind) if ahead_is_loser else (behind, ahead)
    return position_of(facts, rule, totals=totals)


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    rule = rule_in(asked, drills(rules))
    facts, totals = facts_in(asked, rules), asked.pair("totals", 0, min(rules.match.targets) - 1)
    if facts.contract.level is not Level.GAHWA:
        raise asked.impossible("contract.level", "gahwa")
    scored = share(facts, rules)
    answer = next(id for id, team in SIDES.items() if team is scored.match_winner)
    law = law_of(rules)
    worth = law.base_hokum * Level.GAHWA.multiplier
    labels = {
        **{id: Line(f"quiz-gahwa_deal.{id}") for id in SIDES},
        **{f"{id}-{worth}": Line(f"quiz-gahwa_deal.{id}-points", {"worth": worth}) for id in SIDES},
    }
    us, them = by_side(totals)
    rows = [*deal_rows(facts)] if scored.kaboot is None else [row("tricks", facts.tricks), *deal_rows(facts)]
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line("quiz-gahwa_deal.ask"),
        options=options(answer, labels, {id: _mistake(id, totals, scored) for id in labels}),
        answer=answer,
        because=because(scored, rule, rules),
        look=Line("quiz-gahwa_deal.look"),
        shown=(known(facts, words("standing", us=us, them=them)), sheet(rows)),
    )


def _mistake(id: str, totals: tuple[int, int], scored: Score) -> Line:
    """What is overlooked by whoever counts points, or gives the match to the side that lost the deal."""
    won = scored.match_winner
    assert won is not None
    side, counts, _ = id.partition("-")
    decided = Verdict(Status.ALLOWED, scored.decided_by)
    facts = {"winner": won, "loser": won.other, "because": decided}
    if SIDES[side] is won:
        return Line("quiz-gahwa_deal.no-points", facts)
    if counts:
        return Line("quiz-gahwa_deal.no-points-lost", facts)
    ahead = totals[won.other] > totals[won]
    return Line("quiz-gahwa_deal.ahead" if ahead else "quiz-gahwa_deal.lost", facts)


KIND = Kind("gahwa_deal", drills, draw, ask)
