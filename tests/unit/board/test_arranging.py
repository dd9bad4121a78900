"""Deals made to order: what is ordered is so, the rest is chance's, and what cannot be is told."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine import DECK, Card, Cards, Contract, Level, Mode, Phase, Seat, Standing, load, rulebooks
from engine.cards import SUITS
from engine.rulebook import BidAuction, Rulebook
from engine.seats import SEATS
from lessons.board.arranging import Crowded, Order, Unreachable
from lessons.board.raising import raised, why_not_raised


def contracts(rules: Rulebook) -> list[Contract]:
    """Every contract of a rulebook, each bid once."""
    bid = rules.auction.lowest if isinstance(rules.auction, BidAuction) else None
    trumps = {Mode.SUN: (None,), Mode.HOKUM: SUITS}
    return [
        Contract(mode, trump, buyer, bid=bid)
        for mode in rules.modes
        for trump in trumps[mode]
        for buyer in SEATS
    ]


@pytest.mark.parametrize("id", rulebooks())
def test_every_contract_can_be_ordered_with_any_cards(id: str) -> None:
    rules, rng = load(id), Random(id)
    for contract in contracts(rules):
        cards = rng.sample(DECK, 9)
        hands = {Seat.ZERO: Cards.of(cards[:6]), Seat.TWO: Cards.of(cards[6:])}
        deal = Order(rules, rng.choice(SEATS), hands, contract=contract).start(rng).deal

        assert deal.phase is Phase.PLAY
        assert contract == deal.contract
        assert {32} == {sum(map(len, deal.hands))}
        assert all(not cards - deal.hands[seat] for seat, cards in hands.items())


@pytest.mark.parametrize("id", rulebooks())
def test_before_the_auction_the_cards_ordered_are_among_those_seen(id: str) -> None:
    rules, rng = load(id), Random(id)
    for _ in range(20):
        cards = rng.sample(DECK, 8)
        order = Order(
            rules, rng.choice(SEATS), {Seat.ONE: Cards.of(cards[:5]), Seat.THREE: Cards.of(cards[5:7])}
        )
        buy = Card.parse(str(cards[7])) if order.turns_a_card else None
        order = Order(rules, order.dealer, order.hands, buy)
        deal = order.start(rng).deal

        assert deal.phase is Phase.AUCTION
        assert buy == deal.dealt.buy_card
        assert all(not cards - deal.hands[seat] for seat, cards in order.hands.items())


def test_who_buys_takes_the_buy_card_that_was_ordered() -> None:
    rules, rng, card = load("online"), Random(1), Card.parse("AS")
    for contract in contracts(rules):
        if contract.trump in (None, card.suit):
            deal = Order(rules, buy_card=card, contract=contract).start(rng).deal
            assert card in deal.hands[contract.buyer]
            assert card == deal.dealt.buy_card


def test_a_deal_is_raised_as_ordered_and_the_rest_is_left_to_chance() -> None:
    rules = load("online")
    contract = Contract(Mode.HOKUM, SUITS[1], Seat.TWO, Level.FOUR, closed=True)
    order = Order(rules, contract=contract, standing=Standing((100, 40)))
    packs = {order.start(Random(seed)).deal.pack for seed in range(5)}

    assert 5 == len(packs)
    assert {contract} == {order.start(Random(seed)).deal.contract for seed in range(5)}
    assert (100, 40) == order.start(Random(1)).standing().totals


def test_a_contract_that_no_auction_ends_in_is_told() -> None:
    with pytest.raises(Unreachable):
        Order(load("primer"), contract=Contract(Mode.SUN, None, Seat.ONE, Level.GAHWA)).start(Random(1))


@pytest.mark.parametrize("totals", [(0, 0), (130, 20), (20, 130)])
@pytest.mark.parametrize("id", rulebooks())
def test_every_raise_that_is_offered_can_be_ordered_and_no_other(id: str, totals: tuple[int, int]) -> None:
    rules, rng = load(id), Random(id)
    for contract in contracts(rules)[::3]:
        ways = raised(contract, rules, totals)
        assert contract == ways[0]
        assert len(ways) == len(set(ways))
        for level in Level:
            for closed in (False, True):
                one = replace(contract, level=level, closed=closed)
                order = Order(rules, rng.choice(SEATS), contract=one, standing=Standing(totals))
                if one in ways:
                    assert one == order.start(rng).deal.contract
                else:
                    with pytest.raises(Unreachable):
                        order.start(rng)
        refused = why_not_raised(contract, rules, totals)
        assert (len(ways) == 1) is (refused is not None)


def test_sun_is_doubled_only_by_who_is_behind_and_it_is_told_which_rule_says_so() -> None:
    rules, sun = load("online"), Contract(Mode.SUN, None, Seat.ZERO)
    refused = why_not_raised(sun, rules, (40, 120))

    assert refused is not None
    assert "raises.sun_side" == refused.reason.rule
    assert [Level.SINGLE, Level.DOUBLE] == [one.level for one in raised(sun, rules, (120, 40))]
    assert why_not_raised(sun, rules, (120, 40)) is None


@pytest.mark.parametrize(
    ("hands", "buy_card", "told"),
    [
        ({0: "AS KS", 1: "KS"}, None, "KS"),
        ({0: "AS KS"}, "AS", "AS"),
        ({0: "7S 8S 9S TS JS QS"}, None, "7S 8S 9S TS JS QS"),
    ],
)
def test_cards_that_cannot_lie_so_are_told(hands: dict[int, str], buy_card: str | None, told: str) -> None:
    ordered = {Seat(seat): Cards.parse(cards) for seat, cards in hands.items()}
    order = Order(load("online"), hands=ordered, buy_card=Card.parse(buy_card) if buy_card else None)

    with pytest.raises(Crowded) as raised:
        order.start(Random(1))

    assert Cards.parse(told) == raised.value.cards
