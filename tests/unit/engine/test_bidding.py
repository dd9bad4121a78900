"""Bidding a number and a trump suit; contre and surcontre."""

from __future__ import annotations

from random import Random

import pytest

from engine import DECK, Call, Cards, Contract, Level, Mode, Seat, Suit
from engine.bidding import Bidding
from engine.choices import NextDealer
from engine.contract import Bought, Capot, ThrownIn
from tests.strategies import BIDDING, book

S, H, D, C = (Cards.of(DECK[8 * place : 8 * place + 8]) for place in range(4))
HANDS = (S, H, D, C)  # each seat holds a whole suit


def bidding(words: str = "", id: str = "coinche") -> Bidding:
    """Return the auction after these words, seat 0 speaking first; every word must be allowed."""
    state = Bidding(book(id), Seat.ZERO, HANDS)
    for word in words.split():
        verdict = state.judge(Call.parse(word))
        assert verdict.is_allowed, (word, verdict.reason)
        state = state.after(Call.parse(word))
    return state


def refused(words: str) -> str:
    *before, last = words.split()
    verdict = bidding(" ".join(before)).judge(Call.parse(last))
    assert not verdict.is_allowed, last
    return verdict.reason.rule


def contract(buyer: int, suit: str, bid: int | Capot, level: Level = Level.SINGLE) -> Contract:
    return Contract(Mode.HOKUM, Suit(suit), Seat(buyer), level, False, bid)


@pytest.mark.parametrize("id", BIDDING)
def test_the_first_may_pass_or_bid_from_90_to_160_or_capot(id: str) -> None:
    numbers = {f"{bid}{suit}" for bid in range(90, 170, 10) for suit in "SHDC"}
    expected = {"pass", *numbers, *(f"capot{suit}" for suit in "SHDC"), "170S", "180S"}
    assert expected == set(map(str, bidding(id=id).legal()))


@pytest.mark.parametrize(
    ("word", "rule"),
    [
        ("80H", "lowest"),
        ("95H", "step"),
        ("165H", "highest"),
        ("190H", "highest"),
        ("contre", "contre"),
        ("surcontre", "contre"),
    ],
)
def test_other_words_are_refused(word: str, rule: str) -> None:
    assert f"auction.{rule}" == refused(word)


def test_170_and_180_need_king_and_queen_of_that_trump() -> None:
    assert "auction.belote_bids" == refused("170H")
    assert "auction.belote_bids" == refused("160S 180D")
    assert contract(0, "S", 180) == bidding("180S").contract
    assert contract(1, "H", 170) == bidding("160S 170H").contract


def test_a_bid_is_higher_than_the_last() -> None:
    assert "auction.higher" == refused("100H 100S")
    assert "auction.higher" == refused("100H 90S")
    assert contract(1, "S", 110) == bidding("100H 110S").contract


def test_capot_is_above_every_number_and_nothing_above_capot() -> None:
    assert contract(1, "D", Capot.CAPOT) == bidding("180S capotD").contract
    assert "auction.capot" == refused("capotS capotH")
    assert "auction.higher" == refused("capotS 170H")


def test_three_passes_close_the_auction() -> None:
    outcome = bidding("pass 100H pass pass pass").outcome
    assert Bought(contract(1, "H", 100), None) == outcome
    assert bidding("100H pass pass").outcome is None
    assert Bought(contract(2, "D", 110), None) == bidding("100H pass 110D pass pass pass").outcome


def test_four_passes_throw_the_cards_in() -> None:
    assert ThrownIn(NextDealer.NEXT) == bidding("pass pass pass pass").outcome
    assert bidding("pass pass pass").outcome is None
    assert "auction.over" == refused("pass pass pass pass pass")


@pytest.mark.parametrize("id", BIDDING)
def test_what_may_be_said_hangs_on_what_stands_alone(id: str) -> None:
    for number in range(60):
        rng, state = Random(f"standing {number}"), bidding("", id)
        while state.outcome is None:
            assert state.legal() == state.standing().legal()
            low = state.legal()[: 2 + number % 12]  # or the auction would end in a word or two
            state = state.after(rng.choice((*low, *state.legal()[-1:])))


def test_contre_is_an_opponents() -> None:
    assert "auction.contre" == refused("100H pass contre")
    assert contract(0, "H", 100, Level.DOUBLE) == bidding("100H contre").contract
    assert contract(0, "H", 100, Level.DOUBLE) == bidding("100H pass pass contre").contract
    assert contract(1, "S", 110, Level.DOUBLE) == bidding("100H 110S pass pass contre").contract


def test_contre_closes_the_bidding() -> None:
    assert ["pass", "surcontre"] == sorted(map(str, bidding("100H contre").legal()))
    assert "auction.contre" == refused("100H contre 110H")
    assert "auction.contre" == refused("100H contre contre")


def test_the_bidding_side_answers_contre_once() -> None:
    assert Bought(contract(0, "H", 100, Level.FOUR), None) == bidding("100H contre surcontre").outcome
    assert Bought(contract(0, "H", 100, Level.DOUBLE), None) == bidding("100H contre pass").outcome
    assert (
        Bought(contract(0, "H", 100, Level.FOUR), None) == bidding("100H pass pass contre surcontre").outcome
    )


@pytest.mark.parametrize("word", ["sun", "hokum", "hokum:S", "ashkal", "confirm", "take", "double", "gahwa"])
def test_words_of_the_other_game_are_refused(word: str) -> None:
    assert refused(word)


def test_without_known_hands_the_belote_bids_are_refused() -> None:
    state = Bidding(book("coinche"), Seat.ZERO, None)
    assert not state.judge(Call.parse("170S")).is_allowed
    assert state.judge(Call.parse("160S")).is_allowed
