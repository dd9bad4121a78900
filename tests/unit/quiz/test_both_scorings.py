"""What a bid writes in both ways of scoring: worked out by hand from the clauses."""

from __future__ import annotations

from typing import Any

import pytest

from engine.asked import AskError
from tests.unit.quiz.scored import mistakes, question

MADE, FAILED = [104, 58], [84, 78]  # 100 against 60, 80 against 80
CAPOT = {"bid": "capot", "tricks": [8, 0]}


@pytest.mark.parametrize(
    ("rule", "card_points", "fields", "easy", "contree"),
    [
        ("scoring.made", MADE, {}, "100-60", "200-60"),  # 7.4, 7.5: the bid of 100 beside them
        ("scoring.failed", FAILED, {}, "0-160", "0-260"),
        ("scoring.doubled", MADE, {"level": 2}, "200-0", "400-0"),  # 3.2
        ("scoring.doubled", MADE, {"level": 4}, "400-0", "800-0"),
        ("scoring.doubled", FAILED, {"level": 2}, "0-320", "0-520"),
        ("scoring.belote", MADE, {"level": 2, "baloot": [0, 20]}, "200-20", "400-20"),  # 3.3
        ("scoring.belote", [64, 98], {"baloot": [20, 0]}, "0-180", "0-280"),  # 6.1: they lose it
        ("scoring.capot_card_points", [162, 0], CAPOT, "250-0", "500-0"),  # 7.6
    ],
)
def test_what_is_written_easy_and_contree(
    rule: str, card_points: list[int], fields: dict[str, Any], easy: str, contree: str
) -> None:
    fields = {"bid": 100} | fields
    for way, answer in (("easy", easy), ("contree", contree)):
        asked = question("both_scorings", "coinche", rule, card_points, scoring=way, **fields)
        assert answer == asked.answer


def test_the_usual_mistakes_are_offered() -> None:
    ways = question("both_scorings", "coinche", "scoring.scorings", MADE, scoring="easy", bid=100)
    assert "other-way" == mistakes(ways)["200-60"]
    failed = question("both_scorings", "coinche", "scoring.failed", FAILED, scoring="contree", bid=100)
    assert {"0-180": "own-only", "80-180": "each-own", "0-262": "all-cards"}.items() <= mistakes(
        failed
    ).items()
    raised = question(
        "both_scorings", "coinche", "scoring.doubled", MADE, scoring="contree", bid=100, level=4
    )
    assert {"200-60": "not-multiplied", "500-0": "bid-once", "400-0": "twice"}.items() <= mistakes(
        raised
    ).items()
    belote = question(
        "both_scorings",
        "coinche",
        "scoring.belote",
        [64, 98],
        scoring="easy",
        bid=100,
        level=2,
        baloot=[20, 0],
    )
    assert {"0-360": "belote-times", "20-320": "belote-lost"}.items() <= mistakes(belote).items()
    capot = question("both_scorings", "coinche", "scoring.capot_bid", [162, 0], scoring="contree", **CAPOT)
    assert {"410-0": "capot-cards", "250-0": "other-way"}.items() <= mistakes(capot).items()


def test_a_deal_that_the_rule_does_not_write_is_refused() -> None:
    for rule in ("scoring.failed", "scoring.doubled", "scoring.capot_bid", "scoring.belote"):
        with pytest.raises(AskError):
            question("both_scorings", "coinche", rule, MADE, scoring="contree", bid=100)
