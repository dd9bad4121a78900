"""Deals asked for: what comes is what was wished, and what cannot come is told honestly."""

from __future__ import annotations

from random import Random

import pytest

from engine import Cards, Contract, Mode, Phase, Seat, load, rulebooks
from engine.cards import Rank, Suit
from engine.claims import rule_on_claim
from engine.projects import best_set
from engine.rulebook import BidAuction, Rulebook
from lessons.board.arranging import Crowded, Order
from lessons.board.wishes import Found, NotFound, Wish, ask, kinds
from lessons.board.wishes.sawa import late
from lessons.board.wishes.wish import spoken

WHO = (None, Seat.ZERO, Seat.ONE)


def orders(rules: Rulebook) -> list[Order]:
    """Nothing bought, hokum and sun bought."""
    bid = rules.auction.lowest if isinstance(rules.auction, BidAuction) else None
    bought = [
        Contract(mode, Suit.HEARTS if mode is Mode.HOKUM else None, Seat.TWO, bid=bid) for mode in rules.modes
    ]
    return [Order(rules, contract=contract) for contract in (None, *bought)]


def some_wish(kind: str, order: Order, rng: Random) -> Wish:
    fields = {name: rng.choice(values) for name, values in kinds()[kind].asks(order).items()}
    return Wish(kind, rng.choice(WHO), **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize("id", rulebooks())
@pytest.mark.parametrize("kind", kinds())
def test_what_is_found_is_what_was_wished(kind: str, id: str) -> None:
    rng, came = Random(f"{kind} {id}"), 0
    for order in orders(load(id)):
        if not kinds()[kind].fits(order):
            continue
        for _ in range(3):
            wish = some_wish(kind, order, rng)
            found = ask(order, [wish], rng, tries=150)
            if isinstance(found, Found):
                came += 1
                assert kinds()[kind].holds(wish, found.match.deal)
                assert (order.contract is None) is (found.match.deal.phase is Phase.AUCTION)
            else:
                assert len(found.held) == 1
    assert came or not any(kinds()[kind].fits(order) for order in orders(load(id)))


def test_several_wishes_hold_at_once_beside_the_cards_ordered() -> None:
    contract = Contract(Mode.HOKUM, Suit.SPADES, Seat.TWO)
    order = Order(load("online"), hands={Seat.ZERO: Cards.parse("JS 9S")}, contract=contract)
    wishes = [Wish("baloot", Seat.TWO), Wish("rank", Seat.ONE, 3, Rank.ACE), Wish("ruff")]

    found = ask(order, wishes, Random(1))

    assert isinstance(found, Found)
    hands = found.match.deal.hands
    assert not Cards.parse("JS 9S") - hands[Seat.ZERO]
    assert not Cards.parse("KS QS") - hands[Seat.TWO]
    assert 3 <= sum(card.rank is Rank.ACE for card in hands[Seat.ONE])


def test_somebody_has_a_sra_and_somebody_a_fifty() -> None:
    wishes = [Wish("project", project="sra"), Wish("project", project="fifty")]

    found = ask(Order(load("online")), wishes, Random(2))

    assert isinstance(found, Found)
    whole = spoken(found.match.deal)
    assert whole is not None
    assert whole.contract is not None
    names = {one.name for hand in whole.hands for one in best_set(hand, whole.contract.mode, whole.rules)}
    assert {"sra", "fifty"} <= names


def test_sawa_is_right_where_it_was_wished_right() -> None:
    wish = Wish("sawa", None, 3)
    found = ask(Order(load("online")), [wish], Random(3))
    assert isinstance(found, Found)

    so_far = late(found.match.deal, 3)
    assert so_far is not None
    assert so_far.turn is not None
    assert so_far.contract is not None
    assert {3} == {len(hand) for hand in so_far.hands}
    assert rule_on_claim(so_far.hands, so_far.turn, so_far.contract, so_far.rules).holds


def test_what_cannot_come_is_told_with_the_wish_that_never_held() -> None:
    wishes = [Wish("rank", Seat.ONE, 4, Rank.KING), Wish("rank", Seat.ZERO, 2, Rank.KING)]
    heard: list[float] = []

    found = ask(Order(load("online")), wishes, Random(1), heard.append, tries=200)

    assert NotFound(200, (200, 0)) == found
    assert isinstance(found, NotFound)
    assert 1 == found.rarest
    assert sorted(heard) == heard
    assert 1 == heard[-1]


def test_an_order_that_cannot_be_is_told_before_anything_is_drawn() -> None:
    with pytest.raises(Crowded):
        ask(
            Order(load("online"), hands={Seat.ZERO: Cards.parse("AS"), Seat.ONE: Cards.parse("AS")}),
            [],
            Random(1),
        )
