"""Calls looked back at: each that was a choice, by what could be heard, and as the cards lay."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from engine import Call, Deal, Phase, Seat
from engine.bots.open_deals import Result
from engine.bots.review import CallDecision, JudgedCall, count, decisions, judge, review
from engine.bots.review.calls import margin
from engine.cards import DECK
from engine.contract import Bought, total_card_points
from engine.pack import Pack
from engine.solver import Position, solve, warm_up
from engine.trick import Trick
from tests.strategies import BOOKS, QUIET, SHARING, book, played_out
from tests.unit.bots.tables import pack_with, spoken

pytestmark = pytest.mark.xdist_group("solver")
warm_up()  # every call is solved by the dozen

ME = Seat.ZERO
TRUMPS = "JS 9S AS TS KH"  # with the king of spades turned: a hokum that cannot fail by much
SMALL = "7H 8H 7D 8D 7C"
NOTHING_TO_BID = "7S 8S 7H 8H 7D 8D 7C 8C"


@cache
def played(id: str) -> Deal:
    """The first deal of a rulebook in which seat 0 chose a call and somebody bought."""
    rng = Random(f"calls {id}")
    while True:
        deal = played_out(rng, book(id), QUIET)
        if deal.contract is not None and calls_of(deal):
            return deal


@cache
def looked_at(id: str) -> tuple[JudgedCall, ...]:
    return judged(played(id))


def judged(deal: Deal) -> tuple[JudgedCall, ...]:
    """The calls of a deal, judged."""
    return tuple(one for one in review(deal, ME) if isinstance(one, JudgedCall))


def calls_of(deal: Deal) -> list[CallDecision]:
    return [one for one in decisions(deal, ME) if isinstance(one, CallDecision)]


def first_call(deal: Deal, worlds: int = 8) -> JudgedCall:
    """The first call of seat 0, judged."""
    decision, *_ = calls_of(deal)
    found = judge(decision, Random(3), worlds)
    assert isinstance(found, JudgedCall)
    return found


@pytest.mark.parametrize("id", BOOKS)
def test_a_choice_is_a_call_where_another_could_be_said(id: str) -> None:
    deal = played(id)
    state = Deal.start(deal.rules, deal.dealer, deal.pack, deal.standing, deal.scoring)
    expected: list[tuple[int, Call, tuple[Call, ...]]] = []
    time = 0
    for action in deal.actions:
        if state.turn is ME and state.phase is Phase.AUCTION and isinstance(action, Call):
            time += 1
            if len(state.legal()) > 1:
                expected.append((time, action, state.auction.legal()))
        state = state.after(action)
    assert expected == [(one.time, one.said, one.calls) for one in calls_of(deal)]
    assert [f"call-{one.time}" for one in calls_of(deal)] == [one.name for one in calls_of(deal)]


def test_what_must_be_said_and_what_is_said_after_the_auction_is_no_choice() -> None:
    deal = spoken("online", {0: TRUMPS}, "KS", "pass pass hokum pass confirm")
    assert deal.phase is Phase.RAISES
    for word in (found for found in deal.legal() if isinstance(found, Call)):
        assert ["pass"] == [str(one.said) for one in decisions(deal.after(word), ME)]


@pytest.mark.parametrize("id", BOOKS)
def test_every_call_that_could_be_said_is_judged_the_one_said_too(id: str) -> None:
    assert looked_at(id)
    for one in looked_at(id):
        assert one.decision.said in one.decision.calls
        assert set(one.decision.calls) == set(one.known) == set(one.lay)
        assert one.thumb[0] in one.known
        assert {one.worlds} == {odds.deals for odds in one.known.values()}
        assert one.worlds in (count(one.decision), 2 * count(one.decision))


@pytest.mark.parametrize("id", BOOKS)
def test_no_cost_is_negative_and_a_good_call_costs_nothing(id: str) -> None:
    for one in looked_at(id):
        most = max(odds.gain for odds in one.known.values())
        assert one.cost_known >= 0
        assert one.cost_lay >= 0
        assert one.is_good == (one.decision.said in one.good) == (one.cost_known == 0)
        assert one.is_good == (one.decision.said == one.best_known)
        assert (one.decision.said == one.best_lay) == (one.cost_lay == 0)
        assert one.best_known in one.good
        near = margin(one.decision.before.view(ME))
        assert one.good >= {call for call, odds in one.known.items() if odds.gain >= most - near}


@pytest.mark.parametrize("id", BOOKS)
def test_the_same_deal_is_judged_the_same(id: str) -> None:
    deal = played(id)
    again = Deal.start(deal.rules, deal.dealer, deal.pack, deal.standing, deal.scoring)
    for action in deal.actions:
        again = again.after(action)
    assert looked_at(id) == judged(again)


@pytest.mark.parametrize("id", BOOKS)
def test_as_the_cards_lay_the_call_said_came_to_what_was_bought(id: str) -> None:
    deal = played(id)
    bought = deal.auction.outcome
    assert isinstance(bought, Bought)
    assert deal.hands_complete is not None
    position = Position(deal.rules, bought.contract, deal.hands_complete, Trick(deal.first))
    whole = total_card_points(deal.rules, bought.contract.mode)
    swept = {whole: deal.first.team, 0: deal.first.team.other}.get(max(solve(position).values()))
    for one in looked_at(id):
        result = one.lay[one.decision.said]
        assert (bought.contract, swept) == (result.contract, result.kaboot)


def test_where_all_pass_nothing_is_written() -> None:
    over = spoken("online", {0: SMALL}, "9S", "pass " * 8)
    assert over.phase is Phase.OVER
    for one in judged(over):
        assert Result() == one.lay[one.decision.said]


def shuffled_beside(mine: str, rng: Random, rulebook: str, turned: str) -> Pack:
    """A pack with these cards in seat 0's hand, this card turned, and the rest anyhow."""
    rules = book(rulebook)
    sure = pack_with(rules, Seat.THREE, {0: mine}, turned)
    fixed = {card for card in DECK if str(card) in [*mine.split(), turned]}
    free = [card for card in sure if card not in fixed]
    rng.shuffle(free)
    rest = iter(free)
    return tuple(card if card in fixed else next(rest) for card in sure)


def test_what_could_be_known_does_not_hang_on_hidden_cards() -> None:
    rng, found = Random("hidden"), list[JudgedCall]()
    for _ in range(4):
        pack = shuffled_beside(TRUMPS, rng, "online", "KS")
        deal = Deal.start(book("online"), Seat.THREE, pack).after(Call.parse("sun"))
        found.append(first_call(deal))
    assert 1 == len({tuple(one.known.items()) for one in found})
    assert 1 < len({tuple(one.lay.items()) for one in found})


@pytest.mark.parametrize("id", SHARING)
def test_to_buy_sun_with_sevens_and_eights_is_costly(id: str) -> None:
    bought = first_call(spoken(id, {0: SMALL}, "8S", "sun"))
    assert not bought.is_good
    assert bought.cost_known > margin(bought.decision.before.view(ME))
    assert "pass" == str(bought.best_known)


@pytest.mark.parametrize("id", SHARING)
def test_to_buy_hokum_with_every_high_trump_costs_nothing(id: str) -> None:
    bought = first_call(spoken(id, {0: TRUMPS}, "KS", "hokum"))
    assert bought.is_good
    assert 0 == bought.cost_known


def test_to_bid_with_nothing_is_costly_in_coinche() -> None:
    deal = spoken("coinche", {0: NOTHING_TO_BID}, None, "150S")
    assert first_call(deal).cost_known > 50


def test_a_call_that_seems_to_cost_is_looked_at_in_twice_as_many_deals() -> None:
    costly, good = (first_call(spoken("online", {0: SMALL}, "8S", word)) for word in ("sun", "pass"))
    assert (16, 8) == (costly.worlds, good.worlds)
