"""Buying the turned card: rounds, ashkal, confirming, converting, taking over."""

from __future__ import annotations

import pytest

from engine import Call, Card, Contract, Mode, Seat, Suit
from engine.auction import Buying
from engine.choices import NextDealer
from engine.contract import Bought, ThrownIn
from tests.strategies import SHARING, book

ALL_PASS = "pass pass pass pass"


def auction(id: str, buy_card: str, words: str = "") -> Buying:
    """Return the auction after these words, seat 0 speaking first; every word must be allowed."""
    state = Buying(book(id), Seat.ZERO, Card.parse(buy_card))
    for word in words.split():
        verdict = state.judge(Call.parse(word))
        assert verdict.is_allowed, (word, verdict.reason)
        state = state.after(Call.parse(word))
    return state


def refused(id: str, buy_card: str, words: str) -> str:
    """Return the rule that refuses the last of these words."""
    *before, last = words.split()
    verdict = auction(id, buy_card, " ".join(before)).judge(Call.parse(last))
    assert not verdict.is_allowed
    return verdict.reason.rule


def said(state: Buying) -> list[str]:
    return sorted(map(str, state.legal()))


def sun(buyer: int) -> Contract:
    return Contract(Mode.SUN, None, Seat(buyer))


def hokum(buyer: int, suit: str) -> Contract:
    return Contract(Mode.HOKUM, Suit(suit), Seat(buyer))


def bought(state: Buying) -> tuple[Contract, int]:
    assert isinstance(state.outcome, Bought)
    assert state.outcome.card_to is not None
    assert () == state.legal()
    return state.outcome.contract, int(state.outcome.card_to)


@pytest.mark.parametrize("id", SHARING)
def test_the_first_player_may_pass_or_buy_but_not_say_ashkal(id: str) -> None:
    assert ["hokum", "pass", "sun"] == said(auction(id, "9D"))
    assert "auction.ashkal_seats" == refused(id, "9D", "ashkal")
    assert "auction.ashkal_seats" == refused(id, "9D", "pass ashkal")


@pytest.mark.parametrize("id", SHARING)
def test_ashkal_is_for_the_dealer_and_the_player_before_him(id: str) -> None:
    assert ["ashkal", "hokum", "pass", "sun"] == said(auction(id, "9D", "pass pass"))
    assert ["ashkal", "hokum", "pass", "sun"] == said(auction(id, "9D", "pass pass pass"))


@pytest.mark.parametrize("id", SHARING)
def test_ashkal_is_not_said_on_an_ace(id: str) -> None:
    assert "auction.ashkal_on_ace" == refused(id, "AD", "pass pass ashkal")


@pytest.mark.parametrize(
    ("id", "buyer"), [("online", 0), ("house", 0), ("primer", 0), ("tournament", 2)], ids=SHARING
)
def test_ashkal_sends_the_card_to_the_partner_and_names_the_buyer(id: str, buyer: int) -> None:
    assert (sun(buyer), 0) == bought(auction(id, "9D", "pass pass ashkal"))


@pytest.mark.parametrize("id", SHARING)
def test_ashkal_may_be_said_over_hokum(id: str) -> None:
    contract, card_to = bought(auction(id, "9D", "hokum pass pass ashkal"))
    assert Mode.SUN is contract.mode
    assert 1 == card_to


def test_only_the_house_has_ashkal_in_round_two() -> None:
    assert (sun(1), 1) == bought(auction("house", "9D", f"{ALL_PASS} pass pass pass ashkal"))
    assert (sun(0), 0) == bought(auction("house", "9D", f"{ALL_PASS} pass pass ashkal"))
    assert "auction.ashkal_seats" == refused("house", "9D", f"{ALL_PASS} pass ashkal")
    assert "auction.ashkal_on_ace" == refused("house", "AD", f"{ALL_PASS} pass pass ashkal")
    for id in ("online", "primer", "tournament"):
        assert "auction.ashkal_rounds" == refused(id, "9D", f"{ALL_PASS} pass pass pass ashkal")


@pytest.mark.parametrize("id", SHARING)
def test_only_the_first_may_say_hokum_and_those_after_may_say_sun(id: str) -> None:
    assert ["pass", "sun"] == said(auction(id, "9D", "hokum"))
    assert ["ashkal", "pass", "sun"] == said(auction(id, "9D", "hokum pass"))
    assert "auction.hokum" == refused(id, "9D", "hokum hokum")
    assert "auction.hokum" == refused(id, "9D", "hokum:S")
    assert (sun(1), 1) == bought(auction(id, "9D", "hokum sun"))


@pytest.mark.parametrize("id", ["online", "house", "primer"])
def test_sun_ends_the_auction_at_once(id: str) -> None:
    for words, buyer in (("sun", 0), ("pass sun", 1), ("pass pass sun", 2), ("pass pass pass sun", 3)):
        assert (sun(buyer), buyer) == bought(auction(id, "9D", words))


@pytest.mark.parametrize("id", SHARING)
def test_a_first_round_hokum_is_confirmed_or_converted_by_its_speaker(id: str) -> None:
    state = auction(id, "9D", "pass hokum pass pass")
    assert Seat.ONE is state.speaker
    assert ["confirm", "convert"] == said(state)
    assert "auction.confirmation" == refused(id, "9D", "pass hokum pass pass pass")
    assert (hokum(1, "D"), 1) == bought(auction(id, "9D", "pass hokum pass pass confirm"))
    assert (sun(1), 1) == bought(auction(id, "9D", "pass hokum pass pass convert"))


@pytest.mark.parametrize("id", SHARING)
def test_a_second_round_hokum_names_another_suit_and_stands_as_said(id: str) -> None:
    state = auction(id, "9D", ALL_PASS)
    assert 2 == state.round
    assert ["hokum:C", "hokum:H", "hokum:S", "pass", "sun"] == said(state)
    assert "auction.second_hokum" == refused(id, "9D", f"{ALL_PASS} hokum:D")
    assert "auction.second_hokum" == refused(id, "9D", f"{ALL_PASS} hokum")
    assert (hokum(1, "S"), 1) == bought(auction(id, "9D", f"{ALL_PASS} pass hokum:S pass pass"))


@pytest.mark.parametrize("id", SHARING)
def test_after_a_second_round_hokum_sun_may_still_be_said(id: str) -> None:
    state = auction(id, "9D", f"{ALL_PASS} hokum:S")
    assert ["pass", "sun"] == said(state)
    assert "auction.hokum" == refused(id, "9D", f"{ALL_PASS} hokum:S hokum:C")
    assert (sun(1), 1) == bought(auction(id, "9D", f"{ALL_PASS} hokum:S sun"))


@pytest.mark.parametrize(
    ("id", "next_dealer"),
    [
        ("online", NextDealer.NEXT),
        ("house", NextDealer.SAME),
        ("primer", NextDealer.NEXT),
        ("tournament", NextDealer.NEXT),
    ],
    ids=SHARING,
)
def test_two_rounds_of_passes_throw_the_cards_in(id: str, next_dealer: NextDealer) -> None:
    state = auction(id, "9D", f"{ALL_PASS} {ALL_PASS}")
    assert ThrownIn(next_dealer) == state.outcome
    assert "auction.over" == state.judge(Call.parse("pass")).reason.rule


# --- the tournament's ace and its taking over ---------------------------------------------------------


def test_on_an_ace_the_first_player_decides_whether_anothers_hokum_becomes_sun() -> None:
    state = auction("tournament", "AD", "pass hokum pass pass")
    assert Seat.ZERO is state.speaker
    assert ["convert", "leave"] == said(state)
    assert (sun(0), 0) == bought(auction("tournament", "AD", "pass hokum pass pass convert"))
    assert (hokum(1, "D"), 1) == bought(auction("tournament", "AD", "pass hokum pass pass leave"))
    assert "auction.ace_conversion" == refused("tournament", "AD", "pass hokum pass pass confirm")


def test_on_an_ace_the_first_player_confirms_or_converts_his_own_hokum() -> None:
    state = auction("tournament", "AD", "hokum pass pass pass")
    assert Seat.ZERO is state.speaker
    assert ["confirm", "convert"] == said(state)
    assert (hokum(0, "D"), 0) == bought(auction("tournament", "AD", "hokum pass pass pass confirm"))
    assert (sun(0), 0) == bought(auction("tournament", "AD", "hokum pass pass pass convert"))


def test_on_an_ace_nobody_else_may_turn_hokum_to_sun() -> None:
    assert ["pass"] == said(auction("tournament", "AD", "hokum"))
    assert "auction.ace_conversion" == refused("tournament", "AD", "hokum sun")
    assert "auction.ace_conversion" == refused("tournament", "AD", "pass hokum sun")
    assert (sun(1), 1) == bought(auction("online", "AD", "hokum sun"))


def test_on_an_ace_it_is_so_in_the_second_round_too() -> None:
    state = auction("tournament", "AD", f"{ALL_PASS} pass hokum:S pass pass")
    assert Seat.ZERO is state.speaker
    assert ["convert", "leave"] == said(state)
    assert (sun(0), 0) == bought(auction("tournament", "AD", f"{ALL_PASS} pass hokum:S pass pass convert"))
    assert (hokum(1, "S"), 1) == bought(
        auction("tournament", "AD", f"{ALL_PASS} pass hokum:S pass pass leave")
    )
    assert "auction.ace_conversion" == refused("tournament", "AD", f"{ALL_PASS} pass hokum:S sun")


def test_on_an_ace_sun_may_be_said_while_nobody_has_said_hokum() -> None:
    assert (sun(1), 1) == bought(auction("tournament", "AD", "pass sun"))
    assert (sun(0), 0) == bought(auction("tournament", "AD", f"{ALL_PASS} sun"))


@pytest.mark.parametrize("id", ["online", "house", "primer"])
def test_elsewhere_hokum_on_an_ace_is_its_speakers_to_convert(id: str) -> None:
    assert (sun(2), 2) == bought(auction(id, "AH", "pass pass hokum pass convert"))


@pytest.mark.parametrize("earlier", ["pass pass sun", "hokum pass sun", "pass pass pass sun"])
def test_a_partner_who_spoke_before_may_take_the_sun_over(earlier: str) -> None:
    state = auction("tournament", "9D", earlier)
    bidder = len(earlier.split()) - 1
    taker = (bidder + 2) % 4
    assert Seat(taker) is state.speaker
    assert ["leave", "take"] == said(state)
    assert (sun(taker), taker) == bought(auction("tournament", "9D", f"{earlier} take"))
    assert (sun(bidder), bidder) == bought(auction("tournament", "9D", f"{earlier} leave"))
    assert "auction.take_over" == refused("tournament", "9D", f"{earlier} pass")


@pytest.mark.parametrize("words", ["sun", "pass sun"])
def test_a_partner_who_has_not_spoken_yet_takes_nothing_over(words: str) -> None:
    buyer = len(words.split()) - 1
    assert (sun(buyer), buyer) == bought(auction("tournament", "9D", words))


def test_nothing_is_taken_over_in_round_two() -> None:
    assert (sun(2), 2) == bought(auction("tournament", "9D", f"{ALL_PASS} pass pass sun"))


@pytest.mark.parametrize(
    "word", ["take", "leave", "confirm", "convert", "double", "100H", "contre", "capotS"]
)
@pytest.mark.parametrize("id", SHARING)
def test_words_of_another_moment_are_refused(id: str, word: str) -> None:
    assert refused(id, "9D", word)
