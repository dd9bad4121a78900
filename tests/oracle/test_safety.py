"""The safe card against brute force: every lie of the hidden cards, and every card the others could play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

import pytest

from engine import Card, Cards, Deal, Phase, Trick, shuffled
from engine.actions import Claim
from engine.bots import bots
from engine.knowledge import Knowledge
from engine.play import legal_cards
from engine.safety import (
    Ending,
    Prize,
    beaten,
    brought,
    chances,
    lies,
    losing_line,
    safe_line,
    sure,
    tricks_in,
)
from engine.safety.sure import Tangled
from engine.seats import SEATS
from engine.trick import winner
from engine.worlds import ways
from tests.oracle.naive_safety import Naive, every_deal
from tests.strategies import BOOKS, book

FEW = 60  # lies of an ending: brute force looks at all of them again and again
ENDINGS = 16  # of each rulebook


def endings(id: str) -> Iterator[Ending]:
    """Yield what players know near the end of hands that the bots play, for each prize."""
    rng, rules, simple = Random(f"safety {id}"), book(id), bots()["simple"]
    while True:
        deal = Deal.start(rules, rng.choice(SEATS), shuffled(rng))
        while deal.phase is not Phase.OVER and deal.turn is not None:
            view = deal.view(deal.turn)
            action = simple.choose(view, rng).action
            if isinstance(action, Claim):
                break
            if deal.phase is Phase.PLAY and len(view.hand) in (2, 3):
                assert view.contract is not None and view.trick is not None
                ending = Ending(rules, view.contract, view.trick, Knowledge.of(view), rng.choice([*Prize]))
                if len(ending.legal) > 1 and ways(ending.knows) <= FEW:
                    yield ending
            deal = deal.after(action)


def some(id: str, count: int = ENDINGS, *, differ: bool = False) -> Iterator[Ending]:
    """Yield so many endings, only those in which one card is sure to bring more than another if asked."""
    telling = (ending for ending in endings(id) if not differ or len(set(sure(ending).values())) > 1)
    return islice(telling, count)


def told(ending: Ending) -> frozenset[tuple[Cards, ...]]:
    """Every deal that fits what the player knows."""
    out = Cards(ending.knows.out)
    cannot = [Cards(out.mask & ~may) for may in ending.knows.may_hold]
    return frozenset(every_deal(ending.hand, ending.trick, out, cannot))


@pytest.mark.parametrize("id", BOOKS)
def test_what_is_sure_is_what_brute_force_over_all_deals_finds(id: str) -> None:
    for ending in some(id):
        deals = told(ending)
        assert deals == frozenset(lies(ending))
        assert len(deals) == len(lies(ending)) == ways(ending.knows)
        naive = Naive(ending.rules, ending.contract, ending.prize, ending.seat, ending.seat)
        expected = {card: naive.after(deals, ending.trick, card) for card in ending.legal}
        assert expected == sure(ending), ending


@pytest.mark.parametrize("id", BOOKS)
def test_a_card_is_beaten_in_a_lie_where_even_all_seeing_partners_cannot_help_it(id: str) -> None:
    for ending in some(id, differ=True):
        best = max(sure(ending).values())
        found, naive = (
            beaten(ending, best),
            Naive(ending.rules, ending.contract, ending.prize, ending.seat, None),
        )
        values = {
            deal: {card: naive.after(frozenset([deal]), ending.trick, card) for card in ending.legal}
            for deal in told(ending)
        }
        can_be = {card for row in values.values() for card, value in row.items() if value < best}
        assert can_be == set(found)
        for card, hands in found.items():
            assert values[hands][card] < best
            line = losing_line(ending, hands, card)
            assert values[hands][card] == brought(ending, line)
            check_line(ending, hands, line)
        for card, share in chances(ending, best, FEW).items():
            assert sum(row[card] >= best for row in values.values()) == round(share * len(values))


@pytest.mark.parametrize("id", BOOKS)
def test_the_safe_line_keeps_what_is_sure_in_every_lie(id: str) -> None:
    for ending in some(id, 6, differ=True):
        for hands in lies(ending):
            for card, value in sure(ending).items():
                line = safe_line(ending, hands, card)
                assert brought(ending, line) >= value
                check_line(ending, hands, line)


def check_line(ending: Ending, hands: Sequence[Cards], line: Sequence[Card]) -> None:
    """Every card of a line is held by its player and allowed, and nobody keeps one."""
    left, trick = list(hands), ending.trick
    for card in line:
        if trick.is_full:
            trick = Trick(winner(trick, ending.contract, ending.rules))
        assert card in legal_cards(left[trick.turn], trick, ending.contract, ending.rules)
        left[trick.turn], trick = left[trick.turn].without(card), trick.after(card)
    assert not any(left)
    assert [card for one in tricks_in(ending, line) for card in one.cards] == [*ending.trick.cards, *line]


def test_a_search_that_grows_too_large_says_so() -> None:
    ending = next(ending for ending in endings("online") if len(ending.hand) == 3)
    with pytest.raises(Tangled):
        sure(ending, 1)


@pytest.mark.parametrize("id", BOOKS)
def test_who_is_told_what_the_play_has_shown_knows_as_much_as_who_saw_it(id: str) -> None:
    for ending in some(id):
        knows, out = ending.knows, Cards(ending.knows.out)
        cannot = [Cards(out.mask & ~may) for may in knows.may_hold]
        again = Knowledge.told(ending.hand, out, cannot, ending.trick, ending.contract, ending.rules)
        assert (knows.own, knows.out, knows.missing, knows.may_hold) == (
            again.own,
            again.out,
            again.missing,
            again.may_hold,
        )
