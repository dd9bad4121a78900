"""The same position under two rulebooks, worked out by hand from their clauses."""

from __future__ import annotations

from typing import Any

import pytest

from engine.asked import AskError
from lessons.quiz import Question, ask
from tests.strategies import book

SPADES = {"mode": "hokum", "trump": "S", "buyer": 0}


def asked(here: str, there: str, rule: str, **position: Any) -> Question:
    return ask("two_rulebooks", book(here), {"rule": rule, "with": there} | position)


def test_a_trump_too_low_to_win_has_to_be_played_in_the_house_only() -> None:
    """Online:6.6 asks for a trump that wins, house:2.2 for any."""
    moment = {"contract": SPADES, "leader": 1, "trick": ["KD", "9S"], "hand": ["7S", "8H"], "card": "8H"}
    assert "here" == asked("online", "house", "play.ruff", **moment).answer
    assert "there" == asked("house", "online", "play.ruff", **moment).answer
    assert "both" == asked("online", "house", "play.ruff", **{**moment, "card": "7S"}).answer


def test_ashkal_in_the_second_round_is_the_houses_own() -> None:
    """House:1.1; elsewhere online:3.7."""
    auction = {"dealer": 3, "buy_card": "TD", "calls": ["pass"] * 6, "call": "ashkal"}
    assert "there" == asked("online", "house", "auction.ashkal_rounds", **auction).answer
    assert "here" == asked("house", "tournament", "auction.ashkal_rounds", **auction).answer
    first = {**auction, "calls": ["pass"] * 2}
    assert "both" == asked("online", "house", "auction.ashkal_rounds", **first).answer


@pytest.mark.parametrize(
    ("there", "rule", "totals", "answer"),
    [
        ("tournament", "raises.sun_low", [120, 100], "there"),  # 100 or less (tournament:7.2)
        ("house", "raises.sun_high", [100, 50], "there"),  # 100 or more (house:4.4)
        ("house", "raises.sun_side", [50, 120], "there"),  # whichever of them bought (house:4.4)
        ("house", "raises.sun_side", [120, 50], "both"),
        ("house", "raises.sun_side", [50, 60], "neither"),
    ],
)
def test_sun_is_doubled_on_other_lines_elsewhere(
    there: str, rule: str, totals: list[int], answer: str
) -> None:
    raising = {"contract": {"mode": "sun", "buyer": 0}, "raises": [], "call": "double", "totals": totals}
    assert answer == asked("online", there, rule, **raising).answer


def test_a_doubled_kaboot_is_multiplied_online_and_not_in_the_tournament() -> None:
    """Online:8.6, tournament:7.7."""
    deal = {
        "contract": {**SPADES, "level": 4},
        "card_points": [162, 0],
        "tricks": [8, 0],
        "projects": [0, 0],
    }
    assert "100-0" == asked("online", "tournament", "scoring.kaboot_doubled", **deal).answer
    assert "25-0" == asked("tournament", "online", "scoring.kaboot_doubled", **deal).answer


def test_five_goes_down_in_hokum_and_up_in_coinche() -> None:
    """Online:8.1, coinche:7.1."""
    assert "80" == asked("online", "coinche", "scoring.rounding_hokum", card_points=85).answer
    assert "90" == asked("coinche", "online", "scoring.rounding", card_points=85).answer


def test_a_rulebook_that_says_the_same_is_no_other() -> None:
    with pytest.raises(AskError):
        asked("online", "tournament", "play.ruff", contract=SPADES, leader=1, trick=["KD"], hand=["7S", "8H"])
