"""What each call comes to, over imagined deals. The dealer is seat 3: seat 0 speaks first."""

from __future__ import annotations

from random import Random

import pytest

from engine import Deal
from engine.actions import Call, CallName
from engine.bots.advice import Advice, Why, advise
from engine.bots.odds import Odds, odds
from engine.bots.open_deals import Result
from engine.contract import Contract
from engine.ledger import Outcome
from engine.seats import Team
from engine.solver import warm_up
from tests.unit.bots.tables import hokum, spoken

TRUMPS = "JS 9S AS TS KH"  # with the king turned: a hokum on spades that cannot fail by much
HEADS = "AH TH AD TD AC"  # a sun
SMALL = "7H 8H 7D 8D 7C"
BIDDER = "JS 9S AS KS TS AH 7D 8C"  # a coinche hand of spades
COUNT = 12


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    assert warm_up()


def of(deal: Deal, seed: int = 1, count: int = COUNT) -> tuple[Odds, ...]:
    assert deal.turn is not None
    return odds(deal.view(deal.turn), Random(seed), count)


def for_call(found: tuple[Odds, ...], call: str) -> Odds:
    return next(one for one in found if str(one.call) == call)


@pytest.mark.parametrize("rulebook", ["primer", "online", "house", "tournament"])
def test_every_legal_call_has_its_odds_and_its_shares_are_shares(rulebook: str) -> None:
    deal = spoken(rulebook, {3: TRUMPS}, "KS", "pass pass pass")
    found = of(deal, count=6)
    assert deal.view(deal.auction.speaker).legal == tuple(one.call for one in found)
    for one in found:
        assert 6 == one.deals == len(one.gains)
        assert all(0 <= share <= 1 for share in (one.kaboot, one.thrown_in, one.chance or 0))
        assert one.deals == len(one.ours) + len(one.theirs) + round(one.thrown_in * one.deals)
        assert one.made <= len(one.ours)
        assert one.theirs_made <= len(one.theirs)


def test_the_same_view_and_seed_give_the_same_odds() -> None:
    deal = spoken("online", {0: TRUMPS}, "KS")
    assert of(deal, 7, 6) == of(deal, 7, 6)
    assert of(deal, 7, 6) != of(deal, 8, 6)


def test_hokum_with_every_high_trump_is_nearly_always_made() -> None:
    one = for_call(of(spoken("online", {0: TRUMPS}, "KS"), count=2 * COUNT), "hokum")
    assert one.chance is not None
    assert one.chance > 0.9


def test_sun_with_aces_and_tens_is_nearly_always_made() -> None:
    one = for_call(of(spoken("online", {0: HEADS}, "TC")), "sun")
    assert one.chance is not None
    assert one.chance > 0.9


def test_a_hand_of_sevens_and_eights_is_best_passed() -> None:
    assert CallName.PASS is advise(of(spoken("online", {0: SMALL}, "8S"))).best.call.name


def test_a_good_trump_suit_is_best_bid_in_coinche_and_contre_is_not_offered_before_a_bid() -> None:
    found = of(spoken("coinche", {0: BIDDER}))
    assert "S" == advise(found).best.call.suit
    assert CallName.CONTRE not in {one.call.name for one in found}


def test_contre_has_its_odds_after_the_others_have_bid() -> None:
    found = of(spoken("coinche", {0: BIDDER}, None, "pass 90H pass pass"), count=4)
    one = for_call(found, "contre")
    assert () == one.ours
    assert all(result.contract is not None for result in one.theirs)


def test_progress_runs_to_the_end() -> None:
    told: list[float] = []
    deal = spoken("online", {0: HEADS}, "7C")
    odds(deal.view(deal.auction.speaker), Random(1), 3, told.append)
    assert sorted(told) == told
    assert 1 == round(told[-1], 6)


# --- what is advised, from odds made up -----------------------------------------------------------------


def made_up(call: str, *deals: Result) -> Odds:
    return Odds(Call.parse(call), Team.EVEN, deals)


def result(us: int, them: int, *, buyer: int | None = 0, made: bool = True, kaboot: bool = False) -> Result:
    contract: Contract | None = None if buyer is None else hokum(buyer=buyer)
    outcome = None if buyer is None else Outcome.MADE if made else Outcome.FAILED
    return Result(contract, outcome, us, them, Team.EVEN if kaboot else None)


LOST = result(0, 16, made=False)
WON = result(12, 4)
THEIRS = result(4, 12, buyer=1)
THEY_FELL = result(16, 0, buyer=1, made=False)
THROWN_IN = result(0, 0, buyer=None)


@pytest.mark.parametrize(
    ("best", "why", "passed", "bought"),
    [
        ("hokum", Why.MADE, [THROWN_IN] * 8, [*[WON] * 7, LOST]),
        ("hokum", Why.KABOOT, [THROWN_IN] * 4, [result(25, 0, kaboot=True), WON, WON, WON]),
        ("hokum", Why.SAVES, [result(0, 30, buyer=1)] * 4, [LOST, LOST, LOST, WON]),
        ("pass", Why.FAILS, [THROWN_IN] * 4, [LOST, LOST, LOST, WON]),
        ("pass", Why.THEY_FAIL, [THEY_FELL] * 4, [WON, WON, WON, LOST]),
        ("pass", Why.DEARER, [THROWN_IN] * 4, [result(9, 7), result(9, 7), LOST, LOST]),
        ("pass", Why.CLOSE, [THROWN_IN] * 4, [WON, LOST, WON, LOST]),
    ],
)
def test_what_decides_is_told(best: str, why: Why, passed: list[Result], bought: list[Result]) -> None:
    found = (made_up("pass", *passed), made_up("hokum", *bought))
    advice = advise(found)
    assert (best, why) == (str(advice.best.call), advice.why)


def test_the_odds_advised_are_the_best() -> None:
    found = of(spoken("online", {0: TRUMPS}, "KS"), count=6)
    advice: Advice = advise(found)
    assert max(one.gain for one in found) == advice.best.gain
    assert advice.other is not advice.best
