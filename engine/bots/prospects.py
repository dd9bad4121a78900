"""What card points are worth on the sheet of a deal under way, with its projects as far as known."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.bots import match_score
from engine.cards import Mode
from engine.choices import ContractScoring
from engine.contract import Contract, total_card_points
from engine.contract_scoring import keep
from engine.ledger import DealFacts, Score
from engine.projects import identify
from engine.rulebook import Rulebook, ShareScoring
from engine.scoring import share
from engine.seats import TEAMS, Seat, Team
from engine.trick import trick_points, winner
from engine.view import Standing, View

ALL_TRICKS = 8
AT_THE_START = Standing()


@dataclass(frozen=True, slots=True)
class Prospects:
    """A deal as far as it is played: what each team has taken, and what else it will write."""

    rules: Rulebook
    contract: Contract
    scoring: ContractScoring | None = None
    taken: tuple[int, int] = (0, 0)
    tricks: tuple[int, int] = (0, 0)
    projects: tuple[int, int] = (0, 0)
    baloot: tuple[int, int] = (0, 0)
    standing: Standing = AT_THE_START

    @classmethod
    def of(cls, view: View) -> Prospects:
        """Return the prospects of a deal under play, as one seat can tell."""
        assert view.contract is not None
        taken, tricks = [0, 0], [0, 0]
        for trick in view.tricks:
            team = winner(trick, view.contract, view.rules).team
            taken[team] += trick_points(trick, view.contract, view.rules)
            tricks[team] += 1
        projects = _projects(view, view.contract)
        return cls(
            view.rules,
            view.contract,
            view.scoring,
            (taken[0], taken[1]),
            (tricks[0], tricks[1]),
            projects,
            standing=view.standing,
        )

    def written(self, team: Team, more: int) -> int:
        """Return what a team writes above the other, in points, if it takes `more` card points from here."""
        points = self.score(team, more).points
        return points[team] - points[team.other]

    def worth(self, team: Team, more: int) -> float:
        """Return what that is worth at the match's score, in points."""
        return match_score.worth(self.standing, self.score(team, more).points, team, self.rules)

    def score(self, team: Team, more: int) -> Score:
        """Return the deal's score if a team takes `more` card points from here."""
        ours = self.taken[team] + more
        theirs = total_card_points(self.rules, self.contract.mode) - ours
        card_points = (ours, theirs) if team is TEAMS[0] else (theirs, ours)
        tricks = (4, 4)
        for side in TEAMS:
            if card_points[side.other] == 0 and not self.tricks[side.other]:
                tricks = (ALL_TRICKS, 0) if side is TEAMS[0] else (0, ALL_TRICKS)
        facts = DealFacts(self.contract, card_points, tricks, self.projects, self.baloot, self.scoring)
        return _scored(self.rules, facts)

    @property
    def point(self) -> int:
        """How many card points go to a point of the sheet, where card points are divided."""
        return card_points_in_a_point(self.rules, self.contract.mode)


def card_points_in_a_point(rules: Rulebook, mode: Mode) -> int:
    """Return how many card points go to a point of the sheet; 1 where they are written as they are."""
    law = rules.scoring
    if not isinstance(law, ShareScoring):
        return 1
    return law.divisor_sun if mode is Mode.SUN else law.divisor_hokum


def _projects(view: View, contract: Contract) -> tuple[int, int]:
    """The points of the projects that stand: those shown, or before that those of the best declared."""
    worth = view.rules.points(contract.mode)

    def of(seat: Seat) -> list[int]:
        if view.shown[seat]:
            found = (identify(cards, contract.mode, view.rules) for cards in view.shown[seat])
            return [project.points for project in found if project is not None]
        return [worth[name] for name in view.declared[seat]]

    sides = [[points for seat in team.seats for points in of(seat)] for team in TEAMS]
    best = [max(side, default=0) for side in sides]
    if best[0] == best[1]:
        return 0, 0
    return (sum(sides[0]), 0) if best[0] > best[1] else (0, sum(sides[1]))


@lru_cache(maxsize=1 << 13)
def _scored(rules: Rulebook, facts: DealFacts) -> Score:
    return share(facts, rules) if isinstance(rules.scoring, ShareScoring) else keep(facts, rules)
