"""A scored deal as a question shows and offers it: rows for both sides, pairs of numbers, the rulings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from engine import Seat, Status, Team, Verdict
from engine.ledger import DealFacts, Entry, Score, Step
from engine.rulebook import Rulebook
from engine.seats import TEAMS
from lessons.i18n import Line
from lessons.quiz.drawing.scores import Pair, plus, to
from lessons.quiz.question import FactsShown, Option, SheetShown

ME = Seat.ZERO  # who is spoken to: "us" are his side
MOST = 4  # wrong options
Row = tuple[Line, int | None, int | None]


@dataclass(frozen=True, slots=True)
class Slip:
    """What somebody who makes a mistake would write for both sides, and what to tell him."""

    pair: Pair
    why: Line


@dataclass(frozen=True, slots=True)
class Miscount:
    """What somebody who makes a mistake would come to, and what to tell him."""

    number: int
    why: Line


def words(name: str, **facts: int) -> Line:
    """Return a line that every question about a score shares."""
    return Line(f"quiz-scores.{name}", facts)


def row(name: str, pair: Pair, *, zeros: bool = True) -> Row:
    """Return a row of a sheet; without `zeros` a side that has nothing is left empty."""
    us, them = (n if n or zeros else None for n in by_side(pair))
    return words(name), us, them


def by_side(pair: Pair) -> Pair:
    """Return what is given by team as ours and theirs."""
    return pair[ME.team], pair[ME.team.other]


def deal_rows(facts: DealFacts, *between: Row) -> Iterator[Row]:
    """Yield the rows of a deal: card points, those between, then projects and baloot, where there are any."""
    yield row("card-points", facts.card_points)
    yield from between
    if any(facts.projects):
        yield row("projects", facts.projects, zeros=False)
    if any(facts.baloot):
        yield row("baloot", facts.baloot, zeros=False)


def sheet(rows: Iterable[Row], title: str = "deal") -> SheetShown:
    """Return rows under a title."""
    return SheetShown(words(title), tuple(rows))


def known(facts: DealFacts, *more: Line) -> FactsShown:
    """Return what is known of a deal: its contract, how it is scored, and what else."""
    told = [Line("quiz-scores.contract", {"contract": facts.contract})]
    if facts.scoring is not None:
        told.append(Line("quiz-scores.way", {"way": facts.scoring}))
    return FactsShown((*told, *more))


class Case(StrEnum):
    """Which variant of its message a line of a ledger needs."""

    PLAIN = "plain"
    EXACT = "exact"
    CAPOT = "capot"
    BID = "bid"


def entry_line(entry: Entry) -> Line:
    """Return a line of a ledger as the written sheet says it."""
    told = {**entry.reason.facts, "amount": entry.amount, "team": entry.team, "case": _case(entry)}
    return Line(f"entry-{entry.reason.rule.replace('.', '-')}", told)


def _case(entry: Entry) -> Case:
    facts, rule = entry.reason.facts, entry.reason.rule
    taken = facts.get("card_points")
    if rule.startswith("scoring.rounding") and taken == facts.get("rounded"):
        return Case.EXACT
    if rule == "scoring.rounding" and isinstance(taken, int) and abs(entry.amount - taken) >= 10:
        return Case.CAPOT
    return Case.BID if rule in ("scoring.made", "scoring.failed") and "bid" in facts else Case.PLAIN


def pair_line(pair: Pair) -> Line:
    """Return a pair of numbers in words, each with its owner."""
    us, them = by_side(pair)
    return words("pair", us=us, them=them)


def pair_id(pair: Pair) -> str:
    """Return the id of a pair: ours, then theirs."""
    return "-".join(map(str, by_side(pair)))


def pairs(
    right: Pair, slips: Iterable[Slip], most: int = MOST, label: Callable[[Pair], Line] = pair_line
) -> tuple[Option, ...]:
    """Return pairs to choose from, ours ascending: the right one and the first slips that differ."""
    found: dict[Pair, Line | None] = {right: None}
    for slip in slips:
        if len(found) <= most and min(slip.pair) >= 0:
            found.setdefault(slip.pair, slip.why)
    return tuple(Option(pair_id(pair), label(pair), found[pair]) for pair in sorted(found, key=by_side))


def points_line(number: int) -> Line:
    """Return a number of points in words."""
    return Line("quiz-points", {"n": number})


def numbers(
    right: int, miscounts: Iterable[Miscount], most: int = MOST, label: Callable[[int], Line] = points_line
) -> tuple[Option, ...]:
    """Return numbers to choose from, ascending: the right one and the first miscounts that differ."""
    found: dict[int, Line | None] = {right: None}
    for one in miscounts:
        if len(found) <= most and one.number >= 0:
            found.setdefault(one.number, one.why)
    return tuple(Option(str(n), label(n), found[n]) for n in sorted(found))


def because(scored: Score, rule: str, rules: Rulebook) -> tuple[Verdict, ...]:
    """Return what an answer follows from: the rule asked about, then how the deal was decided."""
    reasons = (entry.reason for entry in scored.ledger.entries if entry.reason.rule == rule)
    first = scored.decided_by if scored.decided_by.rule == rule else next(reasons, rules.reason(rule))
    told = [first] if scored.decided_by.rule == rule else [first, scored.decided_by]
    return tuple(Verdict(Status.ALLOWED, reason) for reason in told)


def part(scored: Score, step: Step, rules: tuple[str, ...]) -> Pair:
    """Return what the entries of these rules come to at a step, by team."""
    return _sum(scored, step, rules, Team(0)), _sum(scored, step, rules, Team(1))


def _sum(scored: Score, step: Step, rules: tuple[str, ...], team: Team) -> int:
    return sum(e.amount for e in scored.ledger.at(step) if e.team is team and e.reason.rule in rules)


# --- what is written wrongly in any deal -----------------------------------------------------

PROJECTS = ("projects.best_side", "scoring.projects_doubled_at")


def written_projects(scored: Score) -> Pair:
    """Return what is written for projects."""
    return part(scored, Step.WRITE, PROJECTS)


def left_out(facts: DealFacts, right: Pair) -> Iterator[Slip]:
    """Yield totals of which baloot or the projects were left out, each with its holder."""
    for name, extra in (("baloot", facts.baloot), ("projects", facts.projects)):
        for team in TEAMS:
            if worth := extra[team]:
                pair = plus(right, to(team, -worth))
                yield Slip(pair, Line(f"quiz-scores.no-{name}", {"team": team, "worth": worth}))


def projects_slips(facts: DealFacts, scored: Score, rules: Rulebook) -> Iterator[Slip]:
    """Yield the projects written as often as they do not count; last, not at all."""
    worth = sum(facts.projects)
    if not worth:
        return
    team, written = next((team, n) for team, n in zip(TEAMS, written_projects(scored), strict=True) if n)
    because = Verdict(Status.ALLOWED, rules.reason("scoring.projects_doubled_at"))
    for times in (1, 2, facts.contract.level.multiplier):
        if worth * times != written:
            pair = plus(scored.points, to(team, worth * times - written))
            told = {"team": team, "worth": written, "because": because}
            yield Slip(pair, Line("quiz-scores.projects-times", told))
    none = plus(scored.points, to(team, -written))
    yield Slip(none, Line("quiz-scores.no-projects", {"team": team, "worth": written}))


def baloot_slips(facts: DealFacts, right: Pair, won: Team, times: int) -> Iterator[Slip]:
    """Yield baloot multiplied, given to the winner, left out."""
    for team in TEAMS:
        if worth := facts.baloot[team]:
            told = {"team": team, "worth": worth}
            multiplied = plus(right, to(team, worth * (times - 1)))
            moved = plus(right, plus(to(won, worth), to(team, -worth)))
            yield Slip(multiplied, Line("quiz-scores.baloot-times", told))
            yield Slip(moved, Line("quiz-scores.baloot-moved", told))
            yield Slip(plus(right, to(team, -worth)), Line("quiz-scores.no-baloot", told))
