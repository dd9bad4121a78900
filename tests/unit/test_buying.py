"""The question "buy or pass?" as the address has it: what can be read is kept, what cannot is told."""

from __future__ import annotations

from random import Random

import pytest

from engine import Card, Cards, Seat, rulebooks
from engine.actions import PASS, Call
from engine.bots.odds import Odds, Result
from engine.seats import Team
from engine.view import Phase
from lessons.buying import ME, TURNS, Asked, Wrong, deals_for, dealt, read, shown_first
from tests.strategies import book

HAND = "JS.9S.AS.KH.AH"
EIGHT = "JS.9S.AS.KS.AH.7H.8D.QC"


def asked(rulebook: str = "online", **address: str) -> Asked:
    return read(address, book(rulebook))


def test_a_hand_and_a_buy_card_are_a_whole_question() -> None:
    question = asked(cards=HAND, card="7S")
    assert () == question.wrong
    assert question.is_whole
    view = question.view()
    assert (ME, Seat.THREE, Phase.AUCTION) == (view.turn, view.dealer, view.phase)
    assert Cards.parse("JS 9S AS KH AH") == view.hand
    assert ["pass", "hokum", "sun"] == [str(call) for call in view.legal]


@pytest.mark.parametrize("turn", TURNS)
def test_so_many_have_spoken_as_the_turn_says(turn: int) -> None:
    question = asked(cards=HAND, card="7S", turn=str(turn))
    assert [PASS] * (turn - 1) == [call for _, call in question.view().calls]
    assert turn - 1 == ME.turn_from(question.dealer)


def test_the_second_time_everybody_has_spoken_once_before() -> None:
    view = asked(cards=HAND, card="7S", turn="2", time="2").view()
    assert (2, 5) == (view.round, len(view.calls))
    assert Call.parse("hokum:H") in view.legal


def test_what_was_said_before_is_heard_and_what_would_end_the_auction_is_not_offered() -> None:
    question = asked(cards=HAND, card="7S", turn="3", said="hokum.pass")
    assert ["hokum", "pass"] == [str(call) for _, call in question.view().calls]
    first, second = question.words()[0]
    assert Call.parse("sun") not in second.choices
    assert PASS in first.choices


def test_who_said_hokum_is_asked_again_whether_it_stays() -> None:
    view = asked(cards=HAND, card="7S", time="2", said="hokum.pass.pass.pass").view()
    assert {"confirm", "convert"} == {str(call) for call in view.legal}


def test_in_coinche_eight_cards_are_a_hand_and_no_card_is_turned() -> None:
    question = asked("coinche", cards=EIGHT, turn="2", said="90H")
    assert () == question.wrong
    assert question.view().buy_card is None
    assert Call.parse("90S") not in question.view().legal
    assert Call.parse("contre") in question.view().legal


@pytest.mark.parametrize(
    ("address", "wrong"),
    [
        ({}, {Wrong.FEW, Wrong.NO_CARD}),
        ({"cards": "JS.9S", "card": "7S"}, {Wrong.FEW}),
        ({"cards": EIGHT, "card": "7S"}, {Wrong.MANY}),
        ({"cards": HAND}, {Wrong.NO_CARD}),
        ({"cards": HAND, "card": "JS"}, {Wrong.SAME}),
        ({"cards": f"{HAND}.JS", "card": "7S"}, {Wrong.TWICE}),
        ({"cards": f"{HAND}.XX", "card": "7S"}, {Wrong.BROKEN}),
        ({"cards": HAND, "card": "7S", "turn": "9"}, {Wrong.BROKEN}),
        ({"cards": HAND, "card": "7S", "said": "what"}, {Wrong.BROKEN}),
        ({"cards": HAND, "card": "7S", "turn": "4", "time": "2", "said": "hokum"}, {Wrong.ENDED}),
    ],
)
def test_what_is_wrong_is_told(address: dict[str, str], wrong: set[Wrong]) -> None:
    question = asked(**address)
    assert wrong == set(question.wrong)
    assert question.is_whole is not bool(wrong - {Wrong.TWICE, Wrong.BROKEN})


def test_what_can_be_read_of_a_broken_address_is_kept() -> None:
    question = asked(cards="JS.??.AS", card="7S", turn="x", said="pass")
    assert Cards.parse("JS AS") == question.hand
    assert (Card.parse("7S"), 1) == (question.buy_card, question.turn)


@pytest.mark.parametrize("rulebook", rulebooks())
def test_a_hand_dealt_at_random_is_whole_and_comes_back_from_its_address(rulebook: str) -> None:
    for seed in range(20):
        question = dealt(asked(rulebook, turn="3"), Random(seed))
        assert () == question.wrong
        assert question == read(question.address(), question.rules)


def test_of_the_bids_in_one_suit_the_best_is_shown_and_best_comes_first() -> None:
    gains = {"pass": 0, "90S": 3, "100S": 9, "90H": -4, "contre": 1}
    odds = [Odds(Call.parse(call), Team.EVEN, (Result(us=gain),)) for call, gain in gains.items()]
    assert ["100S", "contre", "pass", "90H"] == [str(one.call) for one in shown_first(odds)]


def test_fewer_deals_are_imagined_where_there_is_more_to_reckon() -> None:
    few, many = asked(cards=HAND, card="7S").view(), asked("coinche", cards=EIGHT).view()
    assert deals_for(few, True) > deals_for(many, True) > deals_for(few, False)
