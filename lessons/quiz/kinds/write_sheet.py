"""What is written for us and for them? A deal that both sides took tricks in."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from engine import Level, Mode, Team
from engine.asked import Asked
from engine.ledger import DealFacts, Score, Step
from engine.rulebook import Rulebook, ShareScoring
from engine.scoring import share
from lessons.i18n import Line
from lessons.i18n.sheet import winner
from lessons.quiz.drawing.contracts import some_contract
from lessons.quiz.drawing.scores import (
    deal,
    facts_in,
    levels,
    near_the_line,
    plus,
    position_of,
    rule_in,
    some_extras,
    some_level,
    some_projects,
    some_split,
    to,
)
from lessons.quiz.question import Kind, Position, Question
from lessons.quiz.sharing import Sharing
from lessons.quiz.sheets import (
    Slip,
    baloot_slips,
    because,
    deal_rows,
    known,
    left_out,
    pair_id,
    pairs,
    projects_slips,
    row,
    sheet,
    written_projects,
)

OWN = "scoring.own_totals"
KHASARA = "scoring.khasara"
DOUBLED = "scoring.doubled"
PROJECTS = "scoring.projects_doubled_at"
BALOOT = "scoring.baloot"


def drills(rules: Rulebook) -> tuple[str, ...]:
    """What a deal writes; raised deals and projects where the rulebook has them."""
    if not isinstance(rules.scoring, ShareScoring):
        return ()
    raises = any(levels(rules, mode) for mode in rules.modes)
    projects = raises and any(rules.points(mode) for mode in rules.modes)
    return (OWN, KHASARA, BALOOT, *([DOUBLED] if raises else []), *([PROJECTS] if projects else []))


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    facts = _drawn(rules, rng, rule)
    while not _needs(rule, share(facts, rules)):
        facts = _drawn(rules, rng, rule)
    return position_of(facts, rule)


def _drawn(rules: Rulebook, rng: Random, rule: str) -> DealFacts:
    doubled = rule in (DOUBLED, PROJECTS) or (rule == BALOOT and rng.random() < 0.6)
    mode = Mode.HOKUM if rule == BALOOT else None
    contract = some_level(rules, rng, mode) if doubled else some_contract(rules, rng, mode)
    projects, baloot = some_extras(rules, contract, rng, bare=rule != OWN)
    if rule == PROJECTS:
        projects = to(rng.choice(list(Team)), some_projects(rules, contract.mode, rng))
    if rule == BALOOT:
        baloot = to(rng.choice(list(Team)), rules.projects.baloot_points)
    if rng.random() < 0.5:
        card_points = near_the_line(rules, contract, (projects, baloot), rng)
    else:
        card_points = some_split(rules, contract, rng)
    return deal(contract, card_points, rng, (projects, baloot))


def _needs(rule: str, scored: Score) -> bool:
    """Whether the deal is decided by unequal totals, and lost or won as the rule wants it."""
    if scored.decided_by.rule != "scoring.decision":
        return False
    return _is_khasara(scored) == (rule == KHASARA) or rule == BALOOT


def _is_khasara(scored: Score) -> bool:
    return any(entry.reason.rule == KHASARA for entry in scored.ledger.at(Step.WRITE))


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    rule = rule_in(asked, drills(rules))
    facts = facts_in(asked, rules)
    level, scored = facts.contract.level, share(facts, rules)
    if 8 in facts.tricks or level is Level.GAHWA or winner(scored) is None:
        raise asked.impossible("contract", "neither a kaboot nor gahwa nor a tie")
    if rule in (DOUBLED, PROJECTS) and level is Level.SINGLE:
        raise asked.impossible("contract.level", "a raised deal")
    if rule in (OWN, KHASARA) and (level is not Level.SINGLE or _is_khasara(scored) != (rule == KHASARA)):
        raise asked.impossible("card_points", f"{rule} does not write this deal")
    if rule == BALOOT and not any(facts.baloot):
        raise asked.impossible("baloot", "somebody holds it")
    if rule == PROJECTS and not any(facts.projects):
        raise asked.impossible("projects", "somebody has some")
    sharing = Sharing.of(facts, scored, rules)
    between = () if rule == OWN else (row("converted", sharing.right),)
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line("quiz-write_sheet.ask"),
        options=pairs(scored.points, _slips(rule, facts, scored, sharing, rules)),
        answer=pair_id(scored.points),
        because=because(scored, rule, rules),
        look=Line("quiz-write_sheet.look", {"times": level.multiplier}),
        shown=(known(facts), sheet(deal_rows(facts, *between))),
    )


def _slips(rule: str, facts: DealFacts, scored: Score, sharing: Sharing, rules: Rulebook) -> Iterator[Slip]:
    """Yield what is written wrongly, what the rule is mistaken for first."""
    won = winner(scored)
    assert won is not None
    times = facts.contract.level.multiplier
    of_baloot = baloot_slips(facts, scored.points, won, times)
    of_projects = projects_slips(facts, scored, rules)
    if times > 1:
        of_deal = _doubled(facts, scored, sharing, won)
    elif _is_khasara(scored):
        of_deal = _khasara(facts, scored, sharing, won)
    else:
        of_deal = _own(facts, scored, sharing, won)
    first, second, third = {
        BALOOT: (of_baloot, of_deal, of_projects),
        PROJECTS: (of_projects, of_deal, of_baloot),
    }.get(rule, (of_deal, of_projects, of_baloot))
    # Two of each, so that no question is only about one thing; then whatever else there is.
    for slips in (first, second, third):
        yield from islice(slips, 2)
    for slips in (first, second, third):
        yield from slips


def _own(facts: DealFacts, scored: Score, sharing: Sharing, won: Team) -> Iterator[Slip]:
    """The buyers won without a double: each side writes its own total."""
    everything = plus(to(won, sharing.base + sum(facts.projects)), facts.baloot)
    yield Slip(everything, Line("quiz-write_sheet.all"))
    yield from left_out(facts, scored.points)
    extras = plus(facts.projects, facts.baloot)
    for slip in sharing.misshared():
        yield Slip(plus(slip.pair, extras), slip.why)


def _khasara(facts: DealFacts, scored: Score, sharing: Sharing, won: Team) -> Iterator[Slip]:
    """The buyers lost: the deal and all projects go to the others."""
    told = {"base": sharing.base, "winner": won, "loser": won.other}
    own = scored.ledger.totals(Step.WEIGH)
    yield Slip(own, Line("quiz-write_sheet.own", told))
    yield from _kept_projects(facts, scored, won)
    alone = plus(to(won, sharing.right[won] + sum(facts.projects)), facts.baloot)
    yield Slip(alone, Line("quiz-write_sheet.own-only", told))


def _doubled(facts: DealFacts, scored: Score, sharing: Sharing, won: Team) -> Iterator[Slip]:
    """The winner takes the deal, multiplied, and the other side nothing."""
    times = facts.contract.level.multiplier
    told = {"base": sharing.base, "times": times, "winner": won, "loser": won.other}
    yield Slip(
        plus(scored.points, to(won, -sharing.base * (times - 1))), Line("quiz-write_sheet.plain", told)
    )
    own = plus(to(won.other, sharing.right[won.other]), to(won, -sharing.right[won.other]))
    yield Slip(plus(scored.points, own, times), Line("quiz-write_sheet.own-times", told))
    if times > 2:
        twice = plus(scored.points, to(won, -sharing.base * (times - 2)))
        yield Slip(twice, Line("quiz-write_sheet.twice", told))
    loser = to(won.other, scored.ledger.total(Step.WEIGH, won.other) - facts.baloot[won.other])
    yield Slip(plus(scored.points, loser), Line("quiz-write_sheet.loser-keeps", told))
    yield from _kept_projects(facts, scored, won)


def _kept_projects(facts: DealFacts, scored: Score, won: Team) -> Iterator[Slip]:
    """The projects stay with the side that lost the deal."""
    if facts.projects[won.other]:
        written = written_projects(scored)[won]
        kept = plus(scored.points, plus(to(won.other, written), to(won, -written)))
        yield Slip(kept, Line("quiz-write_sheet.keeps-projects", {"winner": won, "loser": won.other}))


KIND = Kind("write_sheet", drills, draw, ask)
