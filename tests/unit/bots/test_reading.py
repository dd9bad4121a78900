"""What can be told from the table: never more than what is true."""

from __future__ import annotations

from random import Random

import pytest

from engine import Cards, Phase, View
from engine.bots.thumbs import Reading, reading_of
from engine.bots.thumbs.reading import chance, opponents, risk
from engine.bots.thumbs.seen import coded_of
from engine.cards import DECK, Card
from engine.seats import SEATS
from tests.strategies import BOOKS, QUIET, corpus
from tests.unit.bots.tables import hokum, seen, sun


def code(view: View, card: str) -> int:
    """The place of a card in what is read."""
    return coded_of(view).code[Card.parse(card).index]


def may_hold(view: View, seat: int) -> Cards:
    """The cards a seat may hold, as far as the view tells."""
    return as_cards(view, reading_of(view).may_hold[seat])


def as_cards(view: View, mask: int) -> Cards:
    cards = coded_of(view).card
    return Cards.of(DECK[cards[place]] for place in range(32) if mask >> place & 1)


def test_who_does_not_follow_is_out_of_the_suit() -> None:
    view = seen("8H 9H 7D 8D TD 9C 7C", "0:", sun(1), tricks=["2: QH 7S AH TH"])
    assert not may_hold(view, 3).in_suit(Card.parse("7H").suit)
    assert Card.parse("7H") in may_hold(view, 1)


def test_who_does_not_go_over_a_led_trump_holds_no_higher_one() -> None:
    view = seen("8H 9H 7D 8D TD 9C 7C", "0:", hokum("S", 0), tricks=["0: TS 8S 7S QS"])
    assert not may_hold(view, 1) & Cards.parse("AS 9S JS")
    assert Card.parse("KS") in may_hold(view, 1)
    # The partner need not go over his partner's winning trump.
    assert Card.parse("AS") in may_hold(view, 2)


def test_who_does_not_ruff_where_he_must_holds_no_trump() -> None:
    view = seen("KH 9D 7D 8D TD 9C 8C", "0:", hokum("S", 0), "coinche", tricks=["0: AH 7C 9H 8H"])
    assert not may_hold(view, 1).in_suit(Card.parse("7S").suit)


def test_where_nothing_must_be_ruffed_nothing_is_told_by_it() -> None:
    view = seen("KH 9D 7D 8D TD 9C 8C", "0:", hokum("S", 0), "primer", tricks=["0: AH 7C 9H 8H"])
    assert may_hold(view, 1).in_suit(Card.parse("7S").suit)


def test_a_shown_card_lies_with_its_holder() -> None:
    view = seen("8H 9H 7D 8D TD 9C 7C", "0:", sun(1), tricks=["2: QH KH AH TH"], shown={2: "KS QS JS"})
    assert chance(reading_of(view), 2, 1 << code(view, "KS")) == 1.0
    assert Card.parse("KS") not in may_hold(view, 1)


def test_the_buy_card_lies_with_him_who_took_it() -> None:
    view = seen("8H 9H 7D 8D TD 9C 7C 8C", "0:", hokum("S", 1), buy_card=("JS", 1))
    now, jack = reading_of(view), 1 << code(view, "JS")
    assert chance(now, 1, jack) == 1.0
    assert chance(now, 3, jack) == 0.0


def test_a_card_nobody_can_beat_is_no_risk() -> None:
    view = seen("AH TH 7D 8D TD 9C 7C 8C", "0:", sun(1))
    now = reading_of(view)
    assert risk(now, code(view, "TH"), opponents(now)) == 0.0
    assert 0.3 < risk(now, code(view, "TD"), opponents(now)) < 0.9


@pytest.mark.parametrize("id", BOOKS)
def test_no_card_a_seat_holds_is_ruled_out(id: str) -> None:
    looked = ruled_out = 0
    for states in corpus(id, 40, QUIET):
        for deal in states:
            if deal.phase is not Phase.PLAY or deal.turn is None:
                continue
            view = deal.view(deal.turn)
            now = reading_of(view)
            for seat in SEATS:
                if seat is not deal.turn:
                    looked += 1
                    assert not deal.hands[seat] - may_hold(view, seat)
                    ruled_out += bool(now.out & ~now.may_hold[seat])
                    assert now.left[seat] == len(deal.hands[seat])
    assert looked > 2000
    assert ruled_out > looked // 4


def test_the_chances_are_chances() -> None:
    rng = Random(0)
    for states in corpus("online", 40, QUIET):
        deal = rng.choice(states)
        if deal.phase is Phase.PLAY and deal.turn is not None:
            now = reading_of(deal.view(deal.turn))
            for seat in range(4):
                if opponents(now) >> seat & 1:
                    _are_chances(now, seat)


def _are_chances(now: Reading, seat: int) -> None:
    for card in range(32):
        if now.out >> card & 1:
            assert 0.0 <= chance(now, seat, 1 << card) <= 1.0
