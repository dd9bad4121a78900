"""Which projects of a hand are declared together?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from random import Random

from engine import Card, Cards, Mode, Rank, Status, Suit, Verdict
from engine.asked import Asked
from engine.cards import RANKS
from engine.choices import Kind as Sort
from engine.choices import LongRun
from engine.projects import Project, best_set, declarable, identify, judge_declaration, runs, strength
from engine.rulebook import Rulebook
from lessons.i18n import Line
from lessons.i18n.values import is_moot
from lessons.quiz.drawing.declared import game, named, said
from lessons.quiz.drawing.hands import filled, four, hand_of, mode_in, some_mode, some_run, turned, written
from lessons.quiz.question import Kind, Option, Position, Question, TableShown

DRILLED = ("projects.limit", "projects.once", "projects.long_run")
WRONG = 4  # at most
APART = ((3, 3), (4, 3), (4, 4), (5, 3), (0, 3), (0, 4))  # lengths of two runs; 0 is four of a kind


def drills(rules: Rulebook) -> tuple[str, ...]:
    """Nothing where there are no projects."""
    return tuple(rule for rule in DRILLED if rules.projects.limit and not is_moot(rule, rules))


# --- positions ------------------------------------------------------------------------------------------


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """Two projects apart, or crossing one another, or one long run; then cards that add nothing."""
    mode, trump = some_mode(rules, rng)
    law = rules.projects
    counted = law.fours_hokum if mode is Mode.HOKUM else (*law.fours_sun, *law.four_hundred)
    match rule:
        case "projects.long_run":
            core = set(some_run(rng, rng.choices((6, 7, 8), (9, 6, 3))[0]))
        case "projects.once":
            core = _crossed(rng, rng.choice(counted))
        case _:
            core = _crossed_twice(rng, rng.choice(RANKS)) if rng.random() < 0.4 else _apart(rng, counted)
    return mode_in(mode, trump) | {"hand": written(filled(rng, core)), "rule": rule}


def _crossed(rng: Random, rank: Rank) -> set[Card]:
    """Four of a kind, and a run through one of its cards."""
    return {*four(rank), *some_run(rng, rng.choice((3, 4, 5)), holding=(rank,))}


def _crossed_twice(rng: Random, rank: Rank) -> set[Card]:
    """Four of a kind, and runs through two of its cards."""
    suits = rng.sample(list(Suit), 2)
    return {*four(rank), *(card for suit in suits for card in some_run(rng, 3, suit, (rank,)))}


def _apart(rng: Random, counted: tuple[Rank, ...]) -> set[Card]:
    """Two projects without a card in common, each whole by itself."""
    long, short = rng.choice(APART)
    first, second = rng.sample(list(Suit), 2)
    run = some_run(rng, short, first)
    if long:
        return {*run, *some_run(rng, long, second)}
    places = {RANKS.index(card.rank) for card in run}
    free = [rank for rank in counted if not {RANKS.index(rank) + step for step in (-1, 0, 1)} & places]
    return {*run, *(four(rng.choice(free)) if free else some_run(rng, 3, second))}


# --- the question -----------------------------------------------------------------------------------------


def ask(rules: Rulebook, position: Position) -> Question:
    """The set worth most is the engine's; offered beside it are less, and what may not stand together."""
    asked = Asked(position)
    mode, trump = asked.mode(rules)
    hand = hand_of(asked)
    found = declarable(hand, mode, rules)
    best, whole = best_set(hand, mode, rules), _whole(found, hand)
    possible = _rules(hand, best, whole, rules)
    if not possible:
        raise asked.impossible("hand", "projects to choose among")
    rule = asked.raw("rule") if asked.has("rule") else possible[0]
    if rule not in possible or rule not in drills(rules):
        raise asked.bad("rule", " or ".join(possible))
    offered: dict[str, tuple[tuple[Project, ...], Line | Verdict | None]] = {_id(best): (best, None)}
    for others in _others(hand, found, best, whole, mode, rules):
        if len(offered) > WRONG:
            break
        projects = tuple(sorted(others, key=lambda one: strength(one, rules), reverse=True))
        if (why := _why(projects, best, hand, mode, rules)) is not None:
            offered.setdefault(_id(projects), (projects, why))
    ordered = sorted(offered.items(), key=lambda row: (_total(row[1][0]), row[0]))
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line("quiz-best_set.ask", {"game": game(mode, trump)}),
        options=turned([Option(id, _label(projects), why) for id, (projects, why) in ordered], hand),
        answer=_id(best),
        because=tuple(Verdict(Status.ALLOWED, rules.reason(key)) for key in dict.fromkeys((rule, *possible))),
        look=Line("quiz-best_set.look"),
        shown=(TableShown(hand=hand),),
        lit=tuple(Cards.of(card for project in whole for card in project.cards)),
        position=position,
    )


def _whole(found: Sequence[Project], hand: Cards) -> tuple[Project, ...]:
    """The projects that are no part of a longer one: the best of each run, and four of a kind."""
    parts = [*(Cards.of(run) for run in runs(hand)), *(Cards.of(four(rank)) for rank in Rank)]
    best = (next((project for project in found if not project.set - part), None) for part in parts)
    return tuple(project for project in best if project is not None)


def _rules(
    hand: Cards, best: tuple[Project, ...], whole: tuple[Project, ...], rules: Rulebook
) -> tuple[str, ...]:
    """The rules a hand is a case of, the most telling first."""
    if any(len(run) > rules.projects.hundred for run in runs(hand)):
        return ("projects.long_run",)
    if any(left.set & right.set for left, right in combinations(whole, 2)):
        many = len(whole) > rules.projects.limit
        return ("projects.limit", "projects.once") if many else ("projects.once",)
    return ("projects.limit",) if len(best) > 1 else ()


def _total(projects: tuple[Project, ...]) -> int:
    return sum(project.points for project in projects)


def _id(projects: tuple[Project, ...]) -> str:
    return said(project.cards for project in projects)


def _label(projects: tuple[Project, ...]) -> Line:
    names = dict(zip(("first", "second", "third"), (named(p.name, p.cards) for p in projects), strict=False))
    number = ("one", "two", "three")[len(names) - 1]
    return Line(f"quiz-best_set.{number}", names | {"n": _total(projects)})


# --- what else people declare -----------------------------------------------------------------------------


def _others(
    hand: Cards,
    found: Sequence[Project],
    best: tuple[Project, ...],
    whole: tuple[Project, ...],
    mode: Mode,
    rules: Rulebook,
) -> Iterator[tuple[Project, ...]]:
    """Sets that people choose, the most tempting first: everything they see, or too little."""
    if 1 < len(whole) <= 3 and whole != best:
        yield whole
    for run in runs(hand):
        if len(run) > rules.projects.hundred:
            yield from _of_long(run, mode, rules)
    for project in best if len(best) > 1 else ():
        yield (project,)
    yield from combinations(whole, 2)
    yield from ((project,) for project in whole)
    for project in best:
        parts = (one for one in found if one.points < project.points and not one.set - project.set)
        for part in islice(parts, 1):
            yield tuple(part if one is project else one for one in best)


def _of_long(run: tuple[Card, ...], mode: Mode, rules: Rulebook) -> Iterator[tuple[Project, ...]]:
    """A long run taken whole where it is not one project; and cut in two."""
    law = rules.projects
    if law.long_run is LongRun.SPLIT:
        yield (Project("hundred", Sort.SEQUENCE, run, rules.points(mode)["hundred"]),)
        parts = [identify(Cards.of(part), mode, rules) for part in (run[: law.hundred], run[-law.sra :])]
        yield tuple(part for part in parts if part is not None)
    for cut in range(len(run) - law.sra, (len(run) - 1) // 2, -1):
        parts = [identify(Cards.of(part), mode, rules) for part in (run[:cut], run[cut:])]
        yield tuple(part for part in parts if part is not None)


def _why(
    projects: tuple[Project, ...], best: tuple[Project, ...], hand: Cards, mode: Mode, rules: Rulebook
) -> Line | Verdict | None:
    """What is wrong with a set; None where nothing is, or not enough to ask about."""
    sets = [project.set for project in projects]
    if any(identify(cards, mode, rules) is None for cards in sets):
        return Line("quiz-best_set.too-long", {"n": rules.projects.hundred})
    verdict = judge_declaration(sets, hand, mode, rules)
    if not verdict.is_allowed:
        return verdict
    if _total(projects) >= _total(best):
        return None
    left = [project for project in best if project not in projects]
    facts = {"n": _total(projects), "best": _total(best)}
    if len(left) < len(best):
        return Line("quiz-best_set.left-out", facts | {"project": named(left[0].name, left[0].cards)})
    return Line("quiz-best_set.less", facts)


KIND = Kind("best_set", drills, draw, ask)
