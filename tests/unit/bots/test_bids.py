"""Bidding by numbers: seat 0 speaks first."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine import Phase
from engine.actions import PASS, CallName
from engine.bots.bids import Bidder
from engine.cards import DECK, Cards, Suit
from tests.strategies import BIDDING, corpus
from tests.unit.bots.tables import says, spoken

STRONG = "JS 9S AS TS AH TH AD 7C"
FAIR = "JS AS KS 8S AH KD QD 8C"
WEAK = "7S 8S 9H QH 7D 8D 9C QC"


def number(text: str) -> int:
    return int(text[:-1])


def test_a_weak_hand_passes() -> None:
    assert says(spoken("coinche", {0: WEAK})) == ("pass", "bid_pass")


def test_a_better_hand_bids_a_higher_number_of_its_own_suit() -> None:
    strong, fair = says(spoken("coinche", {0: STRONG})), says(spoken("coinche", {0: FAIR}))
    assert strong[1] == fair[1] == "bid_number"
    assert strong[0].endswith("S")
    assert fair[0].endswith("S")
    assert number(strong[0]) > number(fair[0]) >= 90


def test_king_and_queen_of_trump_count_as_belote() -> None:
    with_pair = says(spoken("coinche", {0: "JS AS KS QS AH KD QD 8C"}))[0]
    assert number(with_pair) >= number(says(spoken("coinche", {0: FAIR}))[0]) + 20


def test_the_partners_bid_is_raised_with_help() -> None:
    bid, key = says(spoken("coinche", {2: "JS 8S AH 7H AD TD AC 9C"}, None, "90S pass"))
    assert key == "bid_number"
    assert bid.endswith("S")
    assert number(bid) > 90


def test_the_partners_bid_is_not_raised_without_help() -> None:
    assert says(spoken("coinche", {2: "7S 8S 9H QH 7D 8D 9C QC"}, None, "90S pass")) == ("pass", "bid_pass")


def test_a_raise_by_the_partner_is_not_answered_with_the_same_hand() -> None:
    first = says(spoken("coinche", {0: FAIR}))[0]
    raised = f"{number(first) + 10}S"
    assert says(spoken("coinche", {0: FAIR}, None, f"{first} pass {raised} pass"))[0] == "pass"


def test_it_goes_a_little_further_to_outbid_the_other_side() -> None:
    alone = number(says(spoken("coinche", {1: FAIR}, None, "pass"))[0])
    bid, _ = says(spoken("coinche", {1: FAIR}, None, f"{alone}D"))
    assert number(bid) == alone + 10


def test_a_hand_that_fells_the_bid_says_contre() -> None:
    deal = spoken("coinche", {1: "JS 9S TS AH AD AC 7D 8C"}, None, "120S")
    assert says(deal) == ("contre", "double")


def test_a_hand_with_plenty_to_spare_answers_contre() -> None:
    deal = spoken("coinche", {0: "JS 9S AS TS KS QS AH AD"}, None, "100S pass pass contre")
    assert says(deal) == ("surcontre", "raise")


def test_a_hand_with_nothing_to_spare_does_not_answer_contre() -> None:
    assert says(spoken("coinche", {0: FAIR}, None, "100S pass pass contre")) == ("pass", "bid_pass")


def test_a_bid_for_holders_of_king_and_queen_is_offered_to_their_hands_alone() -> None:
    deal = spoken("coinche", {0: "JS 9S AS KS QS TS AH AD"})
    by_suit = Bidder.of(deal.view(deal.first)).bids.by_suit
    with_pair, without = ({call.bid for call in by_suit[Suit.SPADES, has]} for has in (True, False))
    assert {170, 180} == with_pair - without
    assert without < with_pair


@pytest.mark.parametrize("id", BIDDING)
def test_hands_that_pass_together_do_so_one_by_one(id: str) -> None:
    rng, words, told = Random(id), Counter[CallName](), Counter[bool]()
    for states in corpus(id, 30):
        for deal in states:
            if deal.phase is not Phase.AUCTION:
                continue
            bidder = Bidder.of(deal.view(deal.auction.speaker))
            hands = [Cards.of(rng.sample(DECK, 8)) for _ in range(30)]

            silent = bidder.keep_silent([hand.mask for hand in hands])

            said = {hand.mask: bidder.says(hand).action for hand in hands}
            assert {said[hand] for hand in silent} <= {PASS}
            if bidder.is_told:
                assert {hand for hand in said if said[hand] == PASS} == set(silent)
            told[bidder.is_told] += 1
            words.update(call.name for call in said.values())
    assert {CallName.PASS, CallName.BID, CallName.CONTRE, CallName.SURCONTRE} == set(words)
    assert told[True] > told[False]
