"""The solvers' integers say what the engine says: the same order, winner and playable cards."""

from __future__ import annotations

from random import Random

import pytest

from engine import DECK, Mode
from engine.contract import ranking
from engine.play import facing, legal_mask
from engine.solver.coding import beats, coding, playable, start
from tests.strategies import BOOKS, book, ending

ENDINGS = 400


@pytest.mark.parametrize("id", BOOKS)
def test_a_code_is_a_card_and_a_stronger_card_is_worth_no_less(id: str) -> None:
    rules = book(id)
    for trump in (None, *(card.suit for card in DECK[::8])):
        coded = coding(rules, trump, False)
        assert list(range(32)) == sorted(coded.code)
        assert [coded.card[code] for code in coded.code] == list(range(32))
        rank = ranking(rules, trump)
        for card in DECK:
            code = coded.code[card.index]
            assert coded.points[code] == rank.points[card.index]
            assert (code >> 3 == 3) == (card.suit is trump) or trump is None
            for other in DECK:
                beaten = bool(rank.beaten_by[card.index] & other.bit)
                assert beaten == beats(coded.code[other.index], code, coded.duties.trump)
        for suit in range(4):  # what is sure is counted from the lowest card up
            worths = coded.points[8 * suit : 8 * suit + 8]
            assert list(worths) == sorted(worths)


@pytest.mark.parametrize("id", BOOKS)
def test_what_may_be_played_is_what_the_engine_allows(id: str) -> None:
    rules, rng = book(id), Random(f"coding {id}")
    narrowed = 0
    for number in range(ENDINGS):
        mode = rng.choice(rules.modes)
        closed = mode is Mode.HOKUM and bool(number & 1)
        position = ending(rng, rules, mode, rng.randint(2, 8), closed=closed, held=number // 2 % 4)
        contract = position.contract
        coded = coding(rules, contract.trump, closed)
        begin = start(position, coded)
        hand = position.hands[position.turn]
        partner_wins = begin.held > 0 and (begin.best_seat - begin.seat) % 2 == 0
        expected = legal_mask(rules, facing(hand, position.trick, contract, rules))
        actual = playable(
            coded.duties, begin.hands[begin.seat], begin.held, begin.led, begin.best, partner_wins
        )
        assert coded.hand(expected) == actual, position
        narrowed += expected != hand.mask
    assert narrowed >= ENDINGS // 8


def test_a_start_has_the_trick_under_way() -> None:
    rules, rng = book("online"), Random("start")
    for held in range(4):
        position = ending(rng, rules, Mode.HOKUM, 4, held=held)
        coded = coding(rules, position.contract.trump, False)
        begin = start(position, coded)
        assert (held, int(position.turn)) == (begin.held, begin.seat)
        rank = ranking(rules, position.contract.trump)
        assert rank.card_points(position.trick.cards) == begin.points
        down = sum(1 << coded.code[card.index] for card in position.trick.cards)
        assert not down & sum(begin.hands)
        everything = sum(rank.card_points(hand) for hand in position.hands) + begin.points
        assert everything + rules.cards.last_trick == begin.open_points(coded)
