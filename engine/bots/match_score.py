"""What points are worth at the match's score: far from its end what is written, near it what wins."""

from __future__ import annotations

from functools import cache, lru_cache
from math import erf, sqrt

from engine.contract import total_card_points
from engine.match import match_winner
from engine.rulebook import BidAuction, Rulebook, ShareScoring
from engine.seats import Team
from engine.view import Standing

PEAK = 0.4  # of the bell curve of the points still to be written, where the teams are level


def worth(standing: Standing, points: tuple[int, int], team: Team, rules: Rulebook) -> float:
    """Return what it is worth to a team that these points are written now, by team: in points.

    The deals to come are taken for even: what one team will write above the other lies around nothing, a
    deal's points wide. While the match is long and level, a point more is worth a point.
    """
    target = standing.target or rules.match.targets[0]
    before, after = standing.totals, (standing.totals[0] + points[0], standing.totals[1] + points[1])
    gain = chance(after, team, target, rules) - chance(before, team, target, rules)
    return gain * usual(rules) * sqrt(target / usual(rules)) / PEAK


@lru_cache(maxsize=1 << 12)
def chance(totals: tuple[int, int], team: Team, target: int, rules: Rulebook) -> float:
    """Return how likely a team with these totals wins the match, from 0 to 1."""
    winner, _ = match_winner(totals, target, rules)
    if winner is not None:
        return float(winner is team)
    deal = usual(rules)
    spread = deal * sqrt(max(1, (target - max(totals)) / deal))
    ahead = (totals[team] - totals[team.other]) / spread
    return (1 + erf(ahead / sqrt(2))) / 2


@cache
def usual(rules: Rulebook) -> float:
    """Return about how many points a deal writes."""
    if isinstance(rules.auction, BidAuction):
        return total_card_points(rules, rules.modes[0]) + rules.auction.lowest
    scoring = rules.scoring
    assert isinstance(scoring, ShareScoring)
    by_mode = [total_card_points(rules, mode) for mode in rules.modes]
    return sum(by_mode) / (scoring.divisor_sun + scoring.divisor_hokum)
