"""Buying the turned card. The dealer is seat 3 unless said otherwise: seat 0 speaks first."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine import Phase
from engine.actions import PASS, Call, CallName
from engine.bots.buying import Buyer
from engine.cards import DECK, Cards
from engine.rulebook import BuyAuction
from tests.strategies import BOOKS, book, corpus
from tests.unit.bots.tables import SIMPLE, says, spoken

BUYING = [id for id in BOOKS if isinstance(book(id).auction, BuyAuction)]
TRUMPS = "JS 9S AS KH AH"  # hokum on a spade
PLAIN = "7H 8D 9D QC 8C"  # nothing
SUN = "AH TH AD KD AC"


def test_a_hand_with_jack_nine_and_ace_of_the_buy_cards_suit_says_hokum() -> None:
    assert says(spoken("online", {0: TRUMPS}, "7S")) == ("hokum", "bid_hokum")


def test_a_hand_of_small_cards_passes() -> None:
    assert says(spoken("online", {0: PLAIN}, "7S")) == ("pass", "bid_pass")


def test_a_hand_of_aces_says_sun() -> None:
    assert says(spoken("online", {0: SUN}, "QS")) == ("sun", "bid_sun")


def test_a_count_is_told_with_what_is_needed() -> None:
    deal = spoken("online", {0: PLAIN}, "7S")
    facts = SIMPLE.choose(deal.view(deal.first), Random(0)).because.facts
    points, needed = facts["points"], facts["needed"]
    assert isinstance(points, int)
    assert isinstance(needed, int)
    assert points < needed


def test_in_the_second_round_it_names_its_best_suit() -> None:
    deal = spoken("online", {0: "JH 9H AH TH AD"}, "7S", "pass pass pass pass")
    assert says(deal) == ("hokum:H", "bid_hokum")


def test_a_seat_that_may_say_ashkal_leaves_an_idle_card_to_the_partner() -> None:
    deal = spoken("online", {3: SUN}, "7S", "pass pass pass")
    assert says(deal) == ("ashkal", "bid_ashkal")


def test_a_buy_card_that_fits_is_not_left_to_the_partner() -> None:
    deal = spoken("online", {3: "AH TH AD KD 9C"}, "TD", "pass pass pass")
    assert says(deal) == ("sun", "bid_sun")


def test_ashkal_is_said_by_nobody_else() -> None:
    assert says(spoken("online", {0: SUN}, "7S"))[0] == "sun"


def test_the_partners_hokum_is_not_overcalled_with_a_common_sun() -> None:
    hand = "AH TH AD 7D 8C"
    opponents = spoken("online", {1: hand}, "QS", "hokum")
    partners = spoken("online", {2: hand}, "QS", "hokum pass")
    assert says(opponents) == ("sun", "bid_sun")
    assert says(partners)[0] == "pass"


def test_a_trump_hand_confirms_its_hokum() -> None:
    assert says(spoken("online", {0: TRUMPS}, "7S", "hokum pass pass pass")) == ("confirm", "confirm")


def test_a_hand_better_in_sun_converts_its_hokum() -> None:
    assert says(spoken("online", {0: SUN}, "TS", "hokum pass pass pass")) == ("convert", "convert")


def test_where_only_the_first_speaker_may_convert_he_does_with_a_sun_hand() -> None:
    deal = spoken("tournament", {0: SUN, 1: "JS 9S 8S 7S KH"}, "AS", "pass hokum pass pass")
    assert says(deal) == ("convert", "convert")


def test_the_first_speaker_leaves_anothers_hokum_with_any_other_hand() -> None:
    deal = spoken("tournament", {0: PLAIN, 1: "JS 9S 8S 7S KH"}, "AS", "pass hokum pass pass")
    assert says(deal) == ("leave", "leave")


def test_a_buy_card_that_fits_is_taken_over_from_the_partners_sun() -> None:
    deal = spoken("tournament", {0: "TS KS 7H 8D 9D"}, "AS", "pass pass sun")
    assert says(deal) == ("take", "take")


def test_the_partners_sun_is_left_with_a_buy_card_that_does_not_fit() -> None:
    deal = spoken("tournament", {0: PLAIN}, "9S", "pass pass sun")
    assert says(deal) == ("leave", "leave")


def test_a_project_in_the_hand_counts() -> None:
    without, with_project = {0: "AH TH 7D 9D QC"}, {0: "AH KH QH JH TH"}
    assert says(spoken("online", without, "8S"))[0] == "pass"
    assert says(spoken("online", with_project, "8S"))[0] in ("sun", "hokum")


def test_it_passes_where_everything_that_buys_was_said() -> None:
    deal = spoken("tournament", {1: SUN}, "AS", "hokum")
    assert Call(CallName.SUN) not in deal.legal()
    assert says(deal) == (str(PASS), "bid_pass")


@pytest.mark.parametrize("id", BUYING)
def test_hands_that_keep_silent_together_do_so_one_by_one(id: str) -> None:
    rng, words = Random(id), Counter[Call]()
    for states in corpus(id, 12):
        for deal in states:
            if deal.phase is not Phase.AUCTION:
                continue
            buyer = Buyer.of(deal.view(deal.auction.speaker))
            others = [card for card in DECK if card != buyer.buy_card]
            hands = [Cards.of(rng.sample(others, 5)) for _ in range(30)]

            silent = buyer.keep_silent([hand.mask for hand in hands])

            said = {hand.mask: buyer.says(hand).action for hand in hands}
            assert {said[hand] for hand in silent} <= {buyer.silent}
            if buyer.is_told:
                assert {hand for hand in said if said[hand] == buyer.silent} == set(silent)
            words[buyer.silent] += len(silent)
    assert words[PASS]
    assert len(words) > 1
