"""Who sees all cards and plays the best of them loses no deal that is played twice with the sides changed."""

from __future__ import annotations

from random import Random

import pytest

from engine import Step
from engine.solver import warm_up
from engine.tally import count
from tests.bench.strength import SIMPLE, Timed, dealt, played, with_open_cards
from tests.strategies import BOOKS, book

pytestmark = pytest.mark.xdist_group("solver")
DEALS = 10


@pytest.mark.parametrize("id", BOOKS)
def test_open_cards_lose_no_deal(id: str) -> None:
    warm_up()
    simple, deals, gained = Timed(SIMPLE), dealt(book(id), Random(f"open {id}")), 0
    for _ in range(DEALS):
        deal = next(deals)
        first, second = played(deal, (with_open_cards, simple)), played(deal, (simple, with_open_cards))
        gain = count(first).totals(Step.COUNT)[0] - count(second).totals(Step.COUNT)[0]
        assert gain >= 0, deal
        gained += gain
    assert gained > 0
