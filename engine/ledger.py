"""A score as a ledger: every number is an entry with its reason, every total only a sum."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from engine.choices import ContractScoring, Rounding
from engine.contract import Contract
from engine.reasons import Reason
from engine.seats import TEAMS, Team


class Step(StrEnum):
    """What an entry is counted towards."""

    COUNT = "count"  # card points taken in the deal
    WEIGH = "weigh"  # the total of the deal, by which it is won or lost
    TIEBREAK = "tiebreak"  # what is compared when those totals are equal
    WRITE = "write"  # what is written on the score sheet


class Unit(StrEnum):
    """What an amount is counted in."""

    CARD_POINTS = "card_points"
    POINTS = "points"


UNITS = {
    Step.COUNT: Unit.CARD_POINTS,
    Step.WEIGH: Unit.POINTS,
    Step.TIEBREAK: Unit.CARD_POINTS,
    Step.WRITE: Unit.POINTS,
}


@dataclass(frozen=True, slots=True)
class Entry:
    """One line: so much to a team at a step, and why. `amount` is in `unit`."""

    step: Step
    team: Team
    amount: int
    reason: Reason

    @property
    def unit(self) -> Unit:
        """What the amount is counted in."""
        return UNITS[self.step]


@dataclass(frozen=True, slots=True)
class Ledger:
    """The entries of a deal, in the order they are reckoned."""

    entries: tuple[Entry, ...] = ()

    def total(self, step: Step, team: Team) -> int:
        """Return the sum of a team's entries at a step, in that step's unit."""
        return sum(e.amount for e in self.entries if e.step is step and e.team is team)

    def totals(self, step: Step) -> tuple[int, int]:
        """Return both teams' sums at a step."""
        return self.total(step, TEAMS[0]), self.total(step, TEAMS[1])

    def at(self, step: Step) -> tuple[Entry, ...]:
        """Return the entries of one step."""
        return tuple(e for e in self.entries if e.step is step)

    def why(self, team: Team) -> tuple[Entry, ...]:
        """Return the entries that make up what is written for a team."""
        return tuple(e for e in self.at(Step.WRITE) if e.team is team)

    def plus(self, entries: Iterable[Entry]) -> Ledger:
        """Return the ledger with these entries written below."""
        return Ledger((*self.entries, *entries))


class Outcome(StrEnum):
    """How the contract ended, seen from its buyers."""

    MADE = "made"
    FAILED = "failed"
    TIED = "tied"


@dataclass(frozen=True, slots=True)
class DealFacts:
    """What a deal is scored from, by team.

    `card_points` hold the last trick's; `projects` are the valid project points, undoubled;
    `baloot` the points of baloot (or belote) by its holder. `scoring` is the way of a bid rulebook.
    """

    contract: Contract
    card_points: tuple[int, int]
    tricks: tuple[int, int]
    projects: tuple[int, int] = (0, 0)
    baloot: tuple[int, int] = (0, 0)
    scoring: ContractScoring | None = None


@dataclass(frozen=True, slots=True)
class Score:
    """A deal scored: the ledger, and what follows from it.

    `decided_by` is the reason the deal was made, failed or tied; `match_winner` is set when gahwa
    decided the match.
    """

    ledger: Ledger
    outcome: Outcome
    decided_by: Reason
    kaboot: Team | None = None
    match_winner: Team | None = None

    @property
    def points(self) -> tuple[int, int]:
        """What is written for each team, in points."""
        return self.ledger.totals(Step.WRITE)


def rounded(card_points: int, rounding: Rounding) -> int:
    """Return card points rounded to tens; `FIVE_STAYS` keeps a final five.

    >>> [rounded(n, Rounding.FIVE_DOWN) for n in (64, 65, 66)]
    [60, 60, 70]
    >>> rounded(65, Rounding.FIVE_STAYS), rounded(85, Rounding.FIVE_UP)
    (65, 90)
    """
    tens, ones = divmod(card_points, 10)
    match rounding:
        case Rounding.FIVE_DOWN:
            return 10 * (tens + (ones > 5))
        case Rounding.FIVE_UP:
            return 10 * (tens + (ones >= 5))
        case Rounding.FIVE_STAYS:
            return card_points if ones == 5 else 10 * (tens + (ones > 5))
