"""The engine's legal cards against the plainly written ones, on positions drawn duty by duty."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine import Phase, Trick
from engine.play import judge_cards, legal_cards
from engine.trick import winner
from tests.oracle.naive_legality import eating, playable
from tests.strategies import BOOKS, Ask, Position, asks, book, corpus, position

POSITIONS = 2400  # a rulebook


def naive(id: str, at: Position) -> set[str]:
    contract = at.contract
    trump = None if contract.trump is None else str(contract.trump)
    return playable(id, trump, contract.closed, list(map(str, at.trick.cards)), list(map(str, at.hand)))


@pytest.mark.parametrize("id", BOOKS)
def test_legal_cards_are_those_the_text_allows(id: str) -> None:
    rng, rules, every = Random(f"legality {id}"), book(id), asks(book(id))
    narrowed: Counter[Ask] = Counter()
    for number in range(POSITIONS):
        at = position(rng, rules, every[number % len(every)])
        expected = naive(id, at)
        actual = legal_cards(at.hand, at.trick, at.contract, rules)
        assert expected == set(map(str, actual)), at
        judged = {
            str(v.card) for v in judge_cards(at.hand, at.trick, at.contract, rules) if v.verdict.is_allowed
        }
        assert expected == judged, at
        narrowed[at.ask] += len(expected) < len(at.hand)
    always = {Ask.FOLLOW}
    if id != "primer":
        always |= {Ask.RAISE_LED_TRUMP, Ask.RUFF, Ask.OVERRUFF}
    if id in ("coinche", "ffb"):
        always |= {Ask.RAISE_OVER_PARTNER}
    if id in ("house", "coinche"):
        always |= {Ask.UNDERRUFF}
    if id == "house":
        always |= {Ask.RUFF_OVER_PARTNER, Ask.PARTNER_RUFFED}
    if id not in ("coinche", "ffb"):
        always |= {Ask.CLOSED_LEAD}
    each = POSITIONS // len(every)
    for ask in always:
        # With nothing but trumps in hand, an over-ruffer of the house has nothing to choose between.
        expected = each * 3 // 4 if (id, ask) == ("house", Ask.OVERRUFF) else each
        assert narrowed[ask] >= expected, ask


@pytest.mark.parametrize("id", BOOKS)
def test_legal_cards_in_whole_deals_are_those_the_text_allows(id: str) -> None:
    rules, seen = book(id), 0
    for walk in corpus(id):
        for deal in walk:
            if deal.phase is not Phase.PLAY:
                continue
            assert deal.trick is not None
            assert deal.contract is not None
            seat, seen = deal.trick.turn, seen + 1
            at = Position(Ask.OPEN_LEAD, deal.contract, deal.trick, deal.hands[seat])
            assert naive(id, at) == set(map(str, legal_cards(at.hand, at.trick, at.contract, rules)))
    assert seen >= 500


@pytest.mark.parametrize("id", BOOKS)
def test_the_trick_is_eaten_by_the_highest_trump_else_the_highest_of_the_led_suit(id: str) -> None:
    rng, rules = Random(f"winner {id}"), book(id)
    for _ in range(500):
        at = position(rng, rules, Ask.FOLLOW)
        rest = [card for card in at.hand if card not in at.trick.cards]
        full = Trick(at.trick.leader, (*at.trick.cards, *rest)[:4])
        trump = None if at.contract.trump is None else str(at.contract.trump)
        expected = full.leader.after(eating(list(map(str, full.cards)), trump))
        assert expected is winner(full, at.contract, rules)
