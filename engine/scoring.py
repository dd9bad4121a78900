"""From card points to what is written, in the Baloot rulebooks (online:8, tournament:4).

The others' card points are rounded and converted, the buyers take the remainder; the totals of the
deal decide it; then the points are written.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.cards import Mode
from engine.choices import CountedBuyer, DeadTie, EqualTotals, KabootDoubled
from engine.contract import Contract, Level
from engine.ledger import DealFacts, Entry, Ledger, Outcome, Score, Step, rounded
from engine.reasons import Fact, Reason
from engine.rulebook import Rulebook, ShareScoring
from engine.seats import TEAMS, Team


def counted_buyers(contract: Contract, law: ShareScoring) -> Team:
    """Return who counts as the buyers: the last to raise, where the rulebook says so (tournament:4.10)."""
    doubled_by_others = contract.level in (Level.DOUBLE, Level.FOUR)
    if law.counted_buyer is CountedBuyer.LAST_RAISER and doubled_by_others:
        return contract.others
    return contract.buyers


def share(facts: DealFacts, rules: Rulebook) -> Score:
    """Score a deal of a rulebook that shares the points by the card points taken.

    Returns a ledger whose `WRITE` entries are the points of the sheet. The facts must belong together
    (card points that sum to the deal's, eight tricks).
    """
    return _Share(facts, rules).score()


def share_penalty(facts: DealFacts, offenders: Team, rules: Rulebook, why: Reason) -> Score:
    """Score a recorded violation: the offenders lose the deal at its multiplier (house:6.1)."""
    return _Share(facts, rules).lost_by(offenders, why)


class _Share:
    def __init__(self, facts: DealFacts, rules: Rulebook) -> None:
        assert isinstance(rules.scoring, ShareScoring)
        self.rules, self.law, self.contract = rules, rules.scoring, facts.contract
        self.swept_by = next((team for team in TEAMS if facts.tricks[team] == 8), None)
        self.facts = facts
        self.sun = self.contract.mode is Mode.SUN
        self.mode = "sun" if self.sun else "hokum"
        self.base = self.law.base_sun if self.sun else self.law.base_hokum

    def because(self, rule: str, **facts: Fact) -> Reason:
        return self.rules.reason(rule, **facts)

    def entry(self, step: Step, team: Team, amount: int, rule: str, **facts: Fact) -> Entry:
        return Entry(step, team, amount, self.because(rule, amount=amount, **facts))

    def score(self) -> Score:
        if self.swept_by is not None:
            return self.kaboot(self.swept_by)
        weighed = Ledger().plus(self.weigh())
        counted = counted_buyers(self.contract, self.law)
        mine, theirs = weighed.total(Step.WEIGH, counted), weighed.total(Step.WEIGH, counted.other)
        if mine != theirs:
            winner = counted if mine > theirs else counted.other
            why = self.because("scoring.decision", buyers=mine, others=theirs)
            return self.written(weighed, winner, why)
        weighed = weighed.plus(self.tiebreak())
        mine, theirs = weighed.total(Step.TIEBREAK, counted), weighed.total(Step.TIEBREAK, counted.other)
        why = self.because("scoring.equal_totals", buyers=mine, others=theirs)
        if mine != theirs:
            return self.written(weighed, counted if mine > theirs else counted.other, why)
        why = self.because("scoring.dead_tie", buyers=mine, others=theirs)
        if self.law.dead_tie is DeadTie.BUYERS_LOSE:
            return self.written(weighed, counted.other, why)
        if self.contract.level is Level.SINGLE:
            return Score(weighed.plus(self.own_totals()), Outcome.TIED, why)
        return replace(self.written(weighed, counted.other, why), outcome=Outcome.TIED)

    def weigh(self) -> Iterator[Entry]:
        """The totals of the deal: converted card points, projects, baloot."""
        counted = counted_buyers(self.contract, self.law)
        others = counted.other
        taken = self.facts.card_points[others]
        rounding = self.law.rounding_sun if self.sun else self.law.rounding_hokum
        divisor = self.law.divisor_sun if self.sun else self.law.divisor_hokum
        whole = rounded(taken, rounding)
        converted = whole // divisor
        yield self.entry(
            Step.WEIGH,
            others,
            converted,
            f"scoring.rounding_{self.mode}",
            card_points=taken,
            rounded=whole,
            divisor=divisor,
        )
        yield self.entry(
            Step.WEIGH,
            counted,
            self.base - converted,
            f"scoring.base_{self.mode}",
            base=self.base,
            others=converted,
        )
        yield from self.extras(Step.WEIGH, 1)

    def extras(self, step: Step, times: int) -> Iterator[Entry]:
        """Projects and baloot to those who hold them."""
        for team in TEAMS:
            if worth := self.facts.projects[team]:
                yield self.entry(step, team, worth * times, "projects.best_side", worth=worth, times=times)
        yield from self.baloot(step)

    def baloot(self, step: Step) -> Iterator[Entry]:
        for team in TEAMS:
            if worth := self.facts.baloot[team]:
                yield self.entry(step, team, worth, "scoring.baloot")

    def tiebreak(self) -> Iterator[Entry]:
        times = self.law.divisor_sun if self.sun else self.law.divisor_hokum
        for team in TEAMS:
            taken = self.facts.card_points[team]
            yield self.entry(Step.TIEBREAK, team, taken, "scoring.equal_totals", card_points=taken)
            extra = self.facts.projects[team] + self.facts.baloot[team]
            if extra and self.law.equal_totals is EqualTotals.CARD_POINTS_WITH_PROJECTS:
                yield self.entry(
                    Step.TIEBREAK, team, extra * times, "scoring.equal_totals", worth=extra, times=times
                )

    def own_totals(self) -> Iterator[Entry]:
        """Each team writes what it weighed."""
        for entry in self.weigh():
            yield replace(entry, step=Step.WRITE)

    def written(self, weighed: Ledger, winner: Team, why: Reason) -> Score:
        """Write the deal for the side that won it."""
        made = winner is self.contract.buyers
        outcome = Outcome.MADE if made else Outcome.FAILED
        if self.contract.level is Level.GAHWA:
            return self.gahwa(weighed, winner, why, outcome)
        if self.contract.level is Level.SINGLE and made:
            return Score(weighed.plus(self.own_totals()), outcome, why)
        return Score(weighed.plus(self.all_to(winner)), outcome, why)

    def all_to(self, winner: Team) -> Iterator[Entry]:
        """Khasara, or a doubled deal: the base to the winner with every valid project (online:8.4, 8.5)."""
        times = self.contract.level.multiplier
        rule = "scoring.khasara" if times == 1 else "scoring.doubled"
        yield self.entry(Step.WRITE, winner, self.base * times, rule, base=self.base, times=times)
        yield from self.projects_to(winner, sum(self.facts.projects))
        yield from self.baloot(Step.WRITE)

    def projects_to(self, winner: Team, worth: int) -> Iterator[Entry]:
        level = self.contract.level.multiplier
        times = 2 if level in self.law.projects_doubled_at else 1
        if worth:
            rule = "scoring.projects_doubled_at" if level > 1 else "projects.best_side"
            yield self.entry(Step.WRITE, winner, worth * times, rule, worth=worth, times=times)

    def gahwa(self, weighed: Ledger, winner: Team, why: Reason, outcome: Outcome) -> Score:
        entry = self.entry(Step.WRITE, winner, self.law.gahwa, "scoring.gahwa")
        return Score(weighed.plus([entry]), outcome, why, self.swept_by, winner)

    def kaboot(self, team: Team) -> Score:
        """All eight tricks (online:8.6)."""
        outcome = Outcome.MADE if team is self.contract.buyers else Outcome.FAILED
        rule = f"scoring.kaboot_{self.mode}"
        worth = self.law.kaboot_sun if self.sun else self.law.kaboot_hokum
        why = self.because(rule, amount=worth)
        if self.contract.level is Level.GAHWA:
            return self.gahwa(Ledger(), team, why, outcome)
        multiplied = self.law.kaboot_doubled is KabootDoubled.MULTIPLIED
        times = self.contract.level.multiplier if multiplied else 1
        entries = [
            self.entry(Step.WRITE, team, worth * times, rule, worth=worth, times=times),
            *self.projects_to(team, self.facts.projects[team]),
            *self.baloot(Step.WRITE),
        ]
        return Score(Ledger(tuple(entries)), outcome, why, kaboot=team)

    def lost_by(self, offenders: Team, why: Reason) -> Score:
        """A recorded violation: written as a deal the offenders have lost."""
        outcome = Outcome.FAILED if offenders is self.contract.buyers else Outcome.MADE
        if self.contract.level is Level.GAHWA:
            return self.gahwa(Ledger(), offenders.other, why, outcome)
        first, *rest = self.all_to(offenders.other)
        return Score(Ledger((replace(first, reason=why), *rest)), outcome, why)
