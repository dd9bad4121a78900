"""A deal written line by line with one line wrong: by another law, or by a slip that no law would make."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine import Mode
from engine.choices import Rounding
from engine.contract import total_card_points
from engine.ledger import DealFacts, Entry, Score, Step, rounded
from engine.reasons import Fact
from engine.rulebook import Rulebook, ShareScoring
from lessons.quiz.drawing.scores import as_if, bid_law_of, score
from lessons.quiz.sharing import Sharing
from lessons.quiz.sheets import PROJECTS

Lines = tuple[Entry, ...]

WEIGHED = ("scoring.rounding", "scoring.divisor", "scoring.base")  # their lines come before the decision


@dataclass(frozen=True, slots=True)
class Miswritten:
    """What was written, what should have been, and the place of the line that is wrong.

    Lines below it may differ too, where they are reckoned from it: they follow.
    """

    lines: Lines
    honest: Lines
    wrong: int

    def follows(self, place: int) -> bool:
        """Whether this line is right by itself, but reckoned from the wrong one."""
        return place != self.wrong and _differ(self.lines[place], self.honest[place])


def miswritten(rule: str, error: str, facts: DealFacts, rules: Rulebook) -> Miswritten | None:
    """Return the deal with this error about this rule in it; None if it would change nothing here."""
    scored = score(facts, rules)
    honest = lines_of(scored, rule)
    law = other_laws(rule, rules, facts)
    if error in law:
        other = as_if(rules, **{rule.partition(".")[2]: law[error]})
        lines = lines_of(score(facts, other), rule)
    elif error in SLIPS and rule in SLIPS[error].of:
        lines = SLIPS[error].make(Deal(facts, scored, rules, honest))
    else:
        return None
    if len(lines) != len(honest) or any(entry.amount < 0 for entry in lines):
        return None
    differing = [place for place, pair in enumerate(zip(lines, honest, strict=True)) if _differ(*pair)]
    if not differing or (len(differing) > 1 and not rule.startswith(WEIGHED)):
        return None
    return Miswritten(lines, honest, differing[0])


def _differ(first: Entry, second: Entry) -> bool:
    return (first.team, first.amount) != (second.team, second.amount)


def lines_of(scored: Score, rule: str) -> Lines:
    """Return the lines of a deal: what was weighed, then what was written where that is not the same."""
    weighed, wrote = scored.ledger.at(Step.WEIGH), scored.ledger.at(Step.WRITE)
    own = [replace(entry, step=Step.WEIGH) for entry in wrote] == list(weighed)
    return weighed if own or rule.startswith(WEIGHED) else (*weighed, *wrote)


def other_laws(rule: str, rules: Rulebook, facts: DealFacts) -> Mapping[str, Any]:
    """Return what somebody may take for the value of a rule, by a name for each."""
    field = rule.partition(".")[2]
    part, _, mode = field.rpartition("_")
    now = rules.value(rule)
    if field.startswith("rounding"):
        return {other.value: other for other in Rounding if other is not now}
    if mode in (Mode.SUN.value, Mode.HOKUM.value):
        other = Mode.HOKUM if mode == Mode.SUN.value else Mode.SUN
        return {"other_mode": rules.value(f"scoring.{part}_{other.value}")}
    match field:
        case "projects_doubled_at":
            return {"never": (), "always": (2, 3, 4)}
        case "failed":
            return {"all_cards": total_card_points(rules, facts.contract.mode)}
        case _:
            return {}


def errors(rule: str, rules: Rulebook, facts: DealFacts) -> tuple[str, ...]:
    """Return the names of the errors that somebody may make about a rule."""
    return (*other_laws(rule, rules, facts), *(name for name, slip in SLIPS.items() if rule in slip.of))


# --- slips that no law would make ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal that was scored, and its lines as they should be."""

    facts: DealFacts
    scored: Score
    rules: Rulebook
    lines: Lines

    @property
    def times(self) -> int:
        """How many times the deal is multiplied."""
        return self.facts.contract.level.multiplier

    def at(self, step: Step, *rules: str) -> int | None:
        """Return the place of the first line of a step that follows one of these rules."""
        found = (n for n, e in enumerate(self.lines) if e.step is step and e.reason.rule in rules)
        return next(found, None)

    @property
    def baloot(self) -> int | None:
        """The place of the line where baloot is written, or weighed where that is what is written."""
        rules = ("scoring.baloot", "scoring.belote")
        wrote = any(line.step is Step.WRITE for line in self.lines)
        return self.at(Step.WRITE if wrote else Step.WEIGH, *rules)

    def with_line(self, place: int, line: Entry) -> Lines:
        """Return the lines with another one in this place."""
        return (*self.lines[:place], line, *self.lines[place + 1 :])

    def changed(self, place: int | None, amount: Callable[[Mapping[str, Any]], int], **facts: Fact) -> Lines:
        """Return the lines, the amount of one of them worked out from its facts, these among them."""
        if place is None:
            return self.lines
        line = self.lines[place]
        known = {**line.reason.facts, **facts}
        known["amount"] = amount(known)
        return self.with_line(
            place, replace(line, amount=known["amount"], reason=replace(line.reason, facts=known))
        )


def _both(deal: Deal) -> Lines:
    """Both sides' card points are converted."""
    sharing = Sharing.of(deal.facts, deal.scored, deal.rules)
    place = deal.at(Step.WEIGH, f"scoring.base_{sharing.mode.value}")
    assert place is not None
    taken = deal.facts.card_points[sharing.buyers]
    whole = rounded(taken, sharing.rounding)
    amount = whole // sharing.divisor
    told = {"amount": amount, "card_points": taken, "rounded": whole, "divisor": sharing.divisor}
    reason = deal.rules.reason(f"scoring.rounding_{sharing.mode.value}", **told)
    return deal.with_line(place, Entry(Step.WEIGH, sharing.buyers, amount, reason))


def _share(deal: Deal) -> Lines:
    """The winner is written its own share instead of the whole deal."""
    place = deal.at(Step.WRITE, "scoring.khasara", "scoring.doubled")
    if place is None or not isinstance(deal.rules.scoring, ShareScoring):
        return deal.lines
    share = Sharing.of(deal.facts, deal.scored, deal.rules).right[deal.lines[place].team]
    return deal.changed(place, lambda told: share * told["times"], base=share)


def _twice(deal: Deal) -> Lines:
    """A deal that was raised further is multiplied by two."""
    return deal.changed(
        deal.at(Step.WRITE, "scoring.doubled"), lambda told: told["base"] * told["times"], times=2
    )


def _level(deal: Deal) -> Lines:
    """Projects are multiplied as the deal is."""
    place = deal.at(Step.WRITE, *PROJECTS)
    return deal.changed(place, lambda told: told["worth"] * told["times"], times=deal.times)


def _multiplied(deal: Deal) -> Lines:
    """Baloot is multiplied as the deal is."""
    return deal.changed(deal.baloot, lambda told: told["amount"] * deal.times)


def _elsewhere(deal: Deal) -> Lines:
    """Baloot is written for the other side."""
    place = deal.baloot
    if place is None:
        return deal.lines
    return deal.with_line(place, replace(deal.lines[place], team=deal.lines[place].team.other))


def _unrounded(deal: Deal) -> Lines:
    """Card points are written as they were taken."""
    for place, line in enumerate(deal.lines):
        taken = deal.facts.card_points[line.team]
        plain = line.step is Step.WRITE and "card_points" in line.reason.facts
        if plain and line.reason.rule == "scoring.made" and line.amount != taken:
            return deal.changed(place, lambda _, taken=taken: taken, card_points=taken)
    return deal.lines


def _own(deal: Deal) -> Lines:
    """The defenders are written their own card points instead of the whole deal."""
    for place, line in enumerate(deal.lines):
        if line.reason.rule == "scoring.failed" and "bid" not in line.reason.facts:
            own = rounded(deal.facts.card_points[line.team], bid_law_of(deal.rules).rounding)
            return deal.changed(place, lambda _, own=own: own)
    return deal.lines


def _bid_left_out(deal: Deal) -> Lines:
    """The bid is not among what is multiplied."""
    place, bid = deal.at(Step.WRITE, "scoring.doubled"), deal.facts.contract.bid
    if place is None or not isinstance(bid, int):
        return deal.lines
    base = int(str(deal.lines[place].reason.facts["base"])) - bid
    return deal.changed(place, lambda told: base * told["times"], base=base)


@dataclass(frozen=True, slots=True)
class SlipOf:
    """A slip about some rules: how the lines look with it in them."""

    of: tuple[str, ...]
    make: Callable[[Deal], Lines]


SLIPS: Mapping[str, SlipOf] = {
    "both": SlipOf(("scoring.base_hokum", "scoring.base_sun"), _both),
    "share": SlipOf(("scoring.khasara", "scoring.doubled"), _share),
    "twice": SlipOf(("scoring.doubled",), _twice),
    "level": SlipOf(("scoring.projects_doubled_at",), _level),
    "multiplied": SlipOf(("scoring.baloot", "scoring.belote"), _multiplied),
    "elsewhere": SlipOf(("scoring.baloot", "scoring.belote"), _elsewhere),
    "unrounded": SlipOf(("scoring.made",), _unrounded),
    "own": SlipOf(("scoring.failed",), _own),
    "bid_left_out": SlipOf(("scoring.doubled",), _bid_left_out),
}
