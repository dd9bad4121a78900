"""The cards of a deal: none is lost, none is doubled, and their points add up."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given

from engine import DECK, Card, Deal, Mode, Play, Seat, Step, Team, score
from engine.contract import total_card_points
from engine.deal import End
from engine.pack import deal_out
from engine.tally import count, tricks_taken
from tests.oracle.naive_legality import eating
from tests.strategies import BOOKS, LAW, Habits, book, corpus, packs

WORTH = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
TRUMP_WORTH = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3}


def cards_of(deal: Deal) -> list[Card]:
    """Return every card wherever it lies, as often as it lies somewhere."""
    found = [card for hand in deal.hands for card in hand]
    found += [card for trick in deal.tricks for card in trick.cards]
    if deal.trick is not None:
        found += deal.trick.cards
    if deal.contract is None:
        found += deal.dealt.rest
        if deal.dealt.buy_card is not None:
            found.append(deal.dealt.buy_card)
    return found


def test_a_deck_is_32_cards_of_four_suits_and_eight_ranks() -> None:
    assert {f"{rank}{suit}" for rank in "789TJQKA" for suit in "SHDC"} == set(map(str, DECK))
    assert len(DECK) == 32


@pytest.mark.parametrize("id", BOOKS)
def test_the_32_cards_are_there_once_each_at_every_moment(id: str) -> None:
    states = 0
    for walk in corpus(id):
        for deal in walk:
            assert Counter(DECK) == Counter(cards_of(deal)), deal.actions
            states += 1
    assert states >= 1000


@pytest.mark.parametrize("id", BOOKS)
def test_a_play_takes_one_card_from_one_hand_and_no_other_action_takes_any(id: str) -> None:
    plays = 0
    for walk in corpus(id):
        for before, after in pairwise(walk):
            action = after.actions[-1]
            if isinstance(action, Play):
                plays += 1
                assert before.turn is not None
                for seat in Seat:
                    expected = (
                        before.hands[seat].without(action.card) if seat is before.turn else before.hands[seat]
                    )
                    assert expected == after.hands[seat]
                assert len(before.hands[before.turn]) - 1 == len(after.hands[before.turn])
            elif before.contract is not None or after.contract is None:
                assert before.hands == after.hands
    assert plays >= 500


@pytest.mark.parametrize("id", BOOKS)
def test_a_played_deal_is_eight_tricks_and_empty_hands(id: str) -> None:
    ends = Counter(walk[-1].ending.how for walk in corpus(id) if walk[-1].ending is not None)
    assert ends[End.PLAYED] >= 15
    for walk in corpus(id):
        deal = walk[-1]
        if deal.ending is not None and deal.ending.how is End.PLAYED:
            assert (0, 0, 0, 0) == tuple(map(len, deal.hands))
            assert 8 == len(deal.tricks)
            assert all(trick.is_full for trick in deal.tricks)


@pytest.mark.parametrize("id", BOOKS)
def test_every_hand_holds_eight_cards_once_the_deal_is_complete(id: str) -> None:
    for walk in corpus(id):
        for deal in walk:
            if deal.contract is not None and not deal.tricks and not (deal.trick and deal.trick.cards):
                assert (8, 8, 8, 8) == tuple(map(len, deal.hands))
            if deal.contract is None and deal.dealt.buy_card is not None:
                assert (5, 5, 5, 5) == tuple(map(len, deal.hands))
                assert 11 == len(deal.dealt.rest)


@pytest.mark.parametrize("id", BOOKS)
@given(pack=packs)
@LAW
def test_dealing_keeps_the_pack(id: str, pack: tuple[Card, ...]) -> None:
    dealt = deal_out(pack, Seat.ZERO, book(id))
    together = [card for hand in dealt.hands for card in hand] + list(dealt.rest)
    together += [dealt.buy_card] if dealt.buy_card is not None else []
    assert Counter(DECK) == Counter(together)


@pytest.mark.parametrize("id", BOOKS)
def test_the_card_points_of_a_deal_are_162_in_hokum_and_130_in_sun(id: str) -> None:
    modes: Counter[Mode] = Counter()
    for walk in corpus(id):
        deal = walk[-1]
        if deal.contract is None:
            continue
        expected = 162 if deal.contract.mode is Mode.HOKUM else 130
        assert expected == sum(count(deal).totals(Step.COUNT))
        assert expected == total_card_points(deal.rules, deal.contract.mode)
        assert 8 == sum(tricks_taken(deal))
        modes[deal.contract.mode] += 1
    assert all(modes[mode] >= 8 for mode in book(id).modes), modes


@pytest.mark.parametrize("id", BOOKS)
def test_each_side_has_the_card_points_of_the_cards_it_took(id: str) -> None:
    compared = 0
    for walk in corpus(id):
        for deal in walk:
            if deal.contract is None or deal.claim is not None:
                continue
            trump = None if deal.contract.trump is None else str(deal.contract.trump)
            expected = [0, 0]
            for number, trick in enumerate(deal.tricks, 1):
                names = list(map(str, trick.cards))
                side = (trick.leader + eating(names, trump)) % 2
                expected[side] += sum((TRUMP_WORTH if c[1] == trump else WORTH).get(c[0], 0) for c in names)
                expected[side] += 10 if number == 8 else 0
            assert tuple(expected) == count(deal).totals(Step.COUNT)
            compared += 1
    assert compared >= 500


@pytest.mark.parametrize("id", BOOKS)
def test_after_a_claim_the_rest_goes_to_one_side(id: str) -> None:
    rules = book(id)
    claimed = [walk[-1] for walk in corpus(id, 60, Habits(claim=0.3)) if walk[-1].claim is not None]
    assert bool(claimed) == bool(rules.claims.cards_left)
    for deal in claimed:
        assert deal.contract is not None
        assert deal.trick is not None
        assert deal.claim is not None
        side = deal.trick.leader.team if deal.claim.holds else deal.trick.leader.team.other
        trump = None if deal.contract.trump is None else str(deal.contract.trump)
        left = [str(card) for hand in deal.hands for card in hand]
        rest = sum((TRUMP_WORTH if c[1] == trump else WORTH).get(c[0], 0) for c in left) + 10
        won = [e.amount for e in count(deal).entries[len(deal.tricks) :] if e.team is side]
        assert rest == sum(won)
        assert sum(tricks_taken(deal)) == 8
        assert score(deal) is not None


@pytest.mark.parametrize("id", BOOKS)
def test_who_eats_a_trick_followed_suit_or_trumped_and_leads_the_next(id: str) -> None:
    eaten = 0
    for walk in corpus(id):
        deal = walk[-1]
        if deal.contract is None or not deal.tricks:
            continue
        trump = None if deal.contract.trump is None else str(deal.contract.trump)
        leaders = [trick.leader for trick in deal.tricks] + ([deal.trick.leader] if deal.trick else [])
        assert deal.dealer.next is leaders[0]
        for trick, leader in zip(deal.tricks, leaders[1:], strict=False):
            place = eating(list(map(str, trick.cards)), trump)
            assert (trick.leader + place) % 4 == leader
            assert trick.cards[(leader - trick.leader) % 4].suit in (trick.cards[0].suit, deal.contract.trump)
            eaten += 1
    assert eaten >= 150


def test_teams_are_partners_opposite() -> None:
    assert (Seat.ZERO, Seat.TWO) == Team.EVEN.seats
    assert (Seat.ONE, Seat.THREE) == Team.ODD.seats
    for seat in Seat:
        assert seat.partner.team is seat.team is not seat.next.team
