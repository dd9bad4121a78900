"""What points are worth at a match's score."""

from __future__ import annotations

import pytest

from engine import Standing
from engine.bots.match_score import chance, usual, worth
from engine.seats import TEAMS
from tests.strategies import BOOKS, book


@pytest.mark.parametrize("id", BOOKS)
def test_the_chances_of_both_teams_are_one(id: str) -> None:
    rules = book(id)
    target = rules.match.targets[0]
    for us in range(0, target + 60, 7):
        for them in range(0, target + 60, 7):
            both = [chance((us, them), team, target, rules) for team in TEAMS]
            assert sum(both) == pytest.approx(1)
            assert both[0] == pytest.approx(chance((them, us), TEAMS[1], target, rules))


@pytest.mark.parametrize("id", BOOKS)
def test_a_point_more_never_makes_it_less_likely_to_win(id: str) -> None:
    rules = book(id)
    target = rules.match.targets[0]
    for them in range(0, target, 11):
        chances = [chance((us, them), TEAMS[0], target, rules) for us in range(target + 20)]
        assert chances == sorted(chances)


@pytest.mark.parametrize("id", BOOKS)
def test_at_the_start_points_are_worth_about_what_is_written(id: str) -> None:
    rules = book(id)
    deal = round(usual(rules))
    gained = worth(Standing(), (deal, 0), TEAMS[0], rules)
    assert gained == pytest.approx(deal, rel=0.15)
    assert worth(Standing(), (0, deal), TEAMS[0], rules) == pytest.approx(-gained)


def test_near_the_end_what_wins_counts_and_no_point_beyond_it() -> None:
    rules, standing = book("online"), Standing((140, 138))
    wins = worth(standing, (13, 13), TEAMS[0], rules)
    assert worth(standing, (26, 0), TEAMS[0], rules) == wins
    assert worth(standing, (11, 15), TEAMS[0], rules) < wins - 50


def test_the_match_s_own_target_counts() -> None:
    rules = book("online")
    long = Standing((150, 0), target=max(rules.match.targets))
    assert worth(Standing((150, 0)), (2, 0), TEAMS[0], rules) >= worth(long, (2, 0), TEAMS[0], rules)
