"""Drawn deals against every deal there is: all that fit the record come, equally often, and no other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from random import Random

import pytest

from engine import Cards, Deal, Mode, Phase, Seat, drawing, shuffled, worlds
from engine.bots import bots, warm_up
from engine.play import legal_cards
from engine.projects import declarable
from engine.seats import SEATS
from engine.trick import Trick
from engine.view import View
from engine.worlds import Impossible, Worlds, every, ways
from tests.strategies import BOOKS, book

DRAWS = 40  # for each deal there is
Masks = tuple[int, ...]


def played(id: str, rng: Random, until: int) -> Deal | None:
    """Return a deal played by the bots until so many cards lie; None if it does not come to that."""
    rules, simple = book(id), bots()["simple"]
    deal = Deal.start(rules, rng.choice(SEATS), shuffled(rng))
    while deal.phase is not Phase.OVER and cards_down(deal) < until:
        assert deal.turn is not None
        deal = deal.after(simple.choose(deal.view(deal.turn), rng).action)
    return deal if deal.phase is Phase.PLAY else None


def cards_down(deal: Deal) -> int:
    tricks = deal.tricks if deal.trick is None else (*deal.tricks, deal.trick)
    return sum(len(trick.cards) for trick in tricks)


def every_deal(view: View) -> Iterator[Masks]:
    """Yield all ways the unseen cards may lie that make every card played a legal one, slowly."""
    hidden = [card for card in Cards(0xFFFFFFFF) if card not in view.hand and card not in view.played]
    a, b, c = others = [seat for seat in SEATS if seat is not view.seat]
    tricks = (*view.tricks, *((view.trick,) if view.trick else ()))
    held = {seat: 8 - sum(s is seat for t in tricks for s, _ in t.plays()) for seat in SEATS}
    for one in combinations(hidden, held[a]):
        rest = [card for card in hidden if card not in one]
        for two in combinations(rest, held[b]):
            hands = dict.fromkeys(SEATS, Cards()) | {view.seat: view.hand, a: Cards.of(one), b: Cards.of(two)}
            hands[c] = Cards.of(card for card in rest if card not in two)
            if fits(view, hands, tricks, others):
                yield tuple(hands[seat].mask for seat in SEATS)


def fits(view: View, hands: dict[Seat, Cards], tricks: tuple[Trick, ...], others: list[Seat]) -> bool:
    assert view.contract is not None
    now = dict(hands)
    for trick in reversed(tricks):
        for seat, card in reversed(list(trick.plays())):
            now[seat] = now[seat].with_card(card)
    whole = dict(now)
    if view.buy_card is not None and view.card_to is not None and view.buy_card not in whole[view.card_to]:
        return False
    for trick in tricks:
        before = Trick(trick.leader)
        for seat, card in trick.plays():
            if card not in legal_cards(now[seat], before, view.contract, view.rules):
                return False
            now[seat], before = now[seat].without(card), before.after(card)
    return all(keeps(view, seat, whole[seat]) for seat in others)


def keeps(view: View, seat: Seat, hand: Cards) -> bool:
    """Whether a hand holds what its seat has declared or shown."""
    assert view.contract is not None
    if any(shown - hand for shown in view.shown[seat]):
        return False
    found = declarable(hand, view.contract.mode, view.rules)
    for chosen in product(found, repeat=len(view.declared[seat])):
        union = Cards()
        for project in chosen:
            union |= project.set
        names = tuple(project.name for project in chosen)
        if names == view.declared[seat] and len(union) == sum(len(project.set) for project in chosen):
            return True
    return False


@pytest.mark.parametrize("id", BOOKS)
def test_every_deal_that_fits_is_drawn_equally_often_and_no_other(id: str) -> None:
    rng, checked, narrowed = Random(f"worlds {id}"), 0, 0
    while checked < 12:
        deal = played(id, rng, 32 - rng.choice([8, 9, 10, 11, 12]))
        if deal is None or deal.turn is None:
            continue
        view = deal.view(deal.turn)
        expected = set(every_deal(view))
        assert tuple(hand.mask for hand in deal.hands) in expected
        known = Worlds.of(view)
        if not known.claims:
            laid = [tuple(hand.mask for hand in hands) for hands in every(known.knowledge, view.seat)]
            assert (len(laid), set(laid)) == (ways(known.knowledge), expected)
        found = Counter(tuple(h.mask for h in one) for one in known.draw(rng, DRAWS * len(expected)))
        assert expected == set(found)
        # The sum of (found - expected)² / expected is about the number of deals, give or take √(2 n).
        spread = sum((count - DRAWS) ** 2 / DRAWS for count in found.values())
        assert abs(spread - len(expected)) < 10 * (2 * len(expected)) ** 0.5 + 10
        checked += 1
        narrowed += len(expected) < 90
    assert narrowed


@pytest.mark.parametrize("id", BOOKS)
def test_a_deal_drawn_early_fits_the_record_too(id: str) -> None:
    rng, promised = Random(f"early {id}"), 0
    for _ in range(25):
        deal = played(id, rng, rng.randint(0, 12))
        if deal is None or deal.turn is None:
            continue
        view = deal.view(deal.turn)
        others = [seat for seat in SEATS if seat is not view.seat]
        tricks = (*view.tricks, *((view.trick,) if view.trick else ()))
        known = Worlds.of(view)
        promised += bool(known.claims)
        for drawn in known.draw(rng, 20):
            hands = dict(zip(SEATS, drawn, strict=True))
            assert hands[view.seat] == view.hand
            assert 32 == sum(map(len, hands.values())) + len(view.played)
            assert fits(view, hands, tricks, others)
    assert promised or not book(id).points(Mode.HOKUM)


def test_before_the_buy_each_plays_with_eight_and_the_card_is_where_it_is_said_to_go() -> None:
    rng = Random("auction")
    deal = Deal.start(book("online"), Seat.ZERO, shuffled(rng))
    assert deal.turn is not None
    view = deal.view(deal.turn)
    for taker in SEATS:
        known = Worlds.of(view, card_to=taker)
        for hands in known.draw(rng, 20):
            assert [8, 8, 8, 8] == [len(hand) for hand in hands]
            assert not view.hand - hands[view.seat]
            assert view.buy_card in hands[taker]
            assert 0xFFFFFFFF == sum(hand.mask for hand in hands)


def test_a_record_that_contradicts_itself_has_no_worlds() -> None:
    deal = played("online", Random("no worlds"), 6)
    assert deal is not None and deal.turn is not None
    view = replace(deal.view(deal.turn), hand=Cards(0xFFFF))
    with pytest.raises(Impossible):
        Worlds.of(view)


@pytest.mark.xdist_group("solver")
@pytest.mark.parametrize("id", BOOKS)
def test_compiled_the_same_luck_draws_the_same_deals(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(f"compiled {id}")
    warm_up()
    for _ in range(12):
        deal = played(id, rng, rng.randint(0, 24))
        if deal is None or deal.turn is None:
            continue
        known = Worlds.of(deal.view(deal.turn))
        fast = known.draw(Random(id), 20)
        with monkeypatch.context() as slowly:
            slowly.setattr(worlds, "_draw", drawing.draw)
            assert fast == known.draw(Random(id), 20)
