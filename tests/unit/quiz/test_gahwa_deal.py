"""A deal at gahwa decides the match, whatever the sheet says."""

from __future__ import annotations

import pytest

from engine.asked import AskError
from tests.unit.quiz.scored import mistakes, question

GAHWA = {"level": "gahwa", "totals": [10, 150]}


def test_whoever_wins_the_deal_wins_the_match_however_far_behind() -> None:
    """online:4.4, 10.4."""
    asked = question("gahwa_deal", "online", "scoring.gahwa", [100, 62], **GAHWA)
    assert "us" == asked.answer
    assert {"them": "ahead", "us-64": "no-points", "them-64": "no-points-lost"} == mistakes(asked)


def test_the_others_can_win_it_too() -> None:
    asked = question("gahwa_deal", "online", "scoring.gahwa", [62, 100], **GAHWA)
    assert "them" == asked.answer
    assert "lost" == mistakes(asked)["us"]


def test_a_match_that_was_over_before_is_refused() -> None:
    with pytest.raises(AskError):
        question("gahwa_deal", "online", "scoring.gahwa", [100, 62], level="gahwa", totals=[10, 160])
