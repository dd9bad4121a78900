"""What can be told from the table: never more than what is true."""

from __future__ import annotations

from random import Random

import pytest

from engine import Cards, Phase, Seat
from engine.bots.reading import Reading
from engine.cards import Card
from tests.strategies import BOOKS, QUIET, corpus
from tests.unit.bots.tables import hokum, seen, sun


def may_hold(reading: Reading, seat: int) -> Cards:
    return Cards(reading.may_hold[seat])


def test_who_does_not_follow_is_out_of_the_suit() -> None:
    reading = Reading.of(seen("8H 9H 7D 8D TD 9C 7C", "0:", sun(1), tricks=["2: QH 7S AH TH"]))
    assert not may_hold(reading, 3).in_suit(Card.parse("7H").suit)
    assert Card.parse("7H") in may_hold(reading, 1)


def test_who_does_not_go_over_a_led_trump_holds_no_higher_one() -> None:
    reading = Reading.of(seen("8H 9H 7D 8D TD 9C 7C", "0:", hokum("S", 0), tricks=["0: TS 8S 7S QS"]))
    assert not may_hold(reading, 1) & Cards.parse("AS 9S JS")
    assert Card.parse("KS") in may_hold(reading, 1)
    # The partner need not go over his partner's winning trump.
    assert Card.parse("AS") in may_hold(reading, 2)


def test_who_does_not_ruff_where_he_must_holds_no_trump() -> None:
    plays = ["0: AH 7C 9H 8H"]
    reading = Reading.of(seen("KH 9D 7D 8D TD 9C 8C", "0:", hokum("S", 0), "coinche", tricks=plays))
    assert not may_hold(reading, 1).in_suit(Card.parse("7S").suit)


def test_where_nothing_must_be_ruffed_nothing_is_told_by_it() -> None:
    plays = ["0: AH 7C 9H 8H"]
    reading = Reading.of(seen("KH 9D 7D 8D TD 9C 8C", "0:", hokum("S", 0), "primer", tricks=plays))
    assert may_hold(reading, 1).in_suit(Card.parse("7S").suit)


def test_a_shown_card_lies_with_its_holder() -> None:
    view = seen("8H 9H 7D 8D TD 9C 7C", "0:", sun(1), tricks=["2: QH KH AH TH"], shown={2: "KS QS JS"})
    reading = Reading.of(view)
    assert reading.chance(Seat.TWO, Card.parse("KS").bit) == 1.0
    assert Card.parse("KS") not in may_hold(reading, 1)


def test_the_buy_card_lies_with_him_who_took_it() -> None:
    reading = Reading.of(seen("8H 9H 7D 8D TD 9C 7C 8C", "0:", hokum("S", 1), buy_card=("JS", 1)))
    assert reading.chance(Seat.ONE, Card.parse("JS").bit) == 1.0
    assert reading.chance(Seat.THREE, Card.parse("JS").bit) == 0.0


def test_a_card_nobody_can_beat_is_no_risk() -> None:
    reading = Reading.of(seen("AH TH 7D 8D TD 9C 7C 8C", "0:", sun(1)))
    assert reading.risk(Card.parse("TH"), reading.opponents) == 0.0
    assert 0.3 < reading.risk(Card.parse("TD"), reading.opponents) < 0.9


@pytest.mark.parametrize("id", BOOKS)
def test_no_card_a_seat_holds_is_ruled_out(id: str) -> None:
    looked = ruled_out = 0
    for states in corpus(id, 40, QUIET):
        for deal in states:
            if deal.phase is not Phase.PLAY or deal.turn is None:
                continue
            reading = Reading.of(deal.view(deal.turn))
            for seat in Seat:
                if seat is not deal.turn:
                    looked += 1
                    assert not deal.hands[seat] - may_hold(reading, seat)
                    ruled_out += bool(Cards(reading.out) - may_hold(reading, seat))
                    assert reading.left[seat] == len(deal.hands[seat])
    assert looked > 2000
    assert ruled_out > looked // 4


def test_the_chances_are_chances() -> None:
    rng = Random(0)
    for states in corpus("online", 40, QUIET):
        deal = rng.choice(states)
        if deal.phase is Phase.PLAY and deal.turn is not None:
            reading = Reading.of(deal.view(deal.turn))
            for seat in reading.opponents:
                for card in Cards(reading.out):
                    assert 0.0 <= reading.chance(seat, card.bit) <= 1.0
