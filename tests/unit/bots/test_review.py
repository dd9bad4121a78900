"""Cards looked back at: what is exact is exact, what is known is blind to hidden cards, equal is equal."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from engine import Card, Cards, Deal, Play, Seat
from engine.bots.review import NOTHING, CardDecision, JudgedCard, decisions, judge, review
from engine.bots.review.cards import MARGIN
from engine.contract import total_card_points
from engine.play import legal_cards
from engine.solver import Position, solve, warm_up
from engine.trick import plays_of, trick_points, winner
from tests.strategies import BOOKS, QUIET, ROGUE, book, pack_dealing, played_out, told, walk

pytestmark = pytest.mark.xdist_group("solver")
warm_up()  # every choice is solved by the dozen

ME = Seat.ZERO
# Seat 1 has bought sun; at the second trick it leads the ace of hearts, in which seat 0 is void.
HANDS = (
    "7C AS TS KS QS 7D 8D 9D",
    "AC AH KH QH AD 9C 7S 8S",
    "KC TC 7H TH TD JD QD 9S",
    "8C QC JC 8H 9H JH KD JS",
)
TO_THE_CHOICE = "pass sun 7C AC KC 8C AH 7H 8H"


@cache
def played(id: str) -> Deal:
    """The first deal of a rulebook that anybody plays to the last trick."""
    rng = Random(f"review {id}")
    while True:
        deal = played_out(rng, book(id), QUIET)
        if len(deal.tricks) == 8:
            return deal


@cache
def looked_at(id: str) -> tuple[JudgedCard, ...]:
    return cards_of(played(id))


def cards_of(deal: Deal) -> tuple[JudgedCard, ...]:
    """The cards of a deal, judged."""
    return tuple(one for one in review(deal, ME) if isinstance(one, JudgedCard))


def chosen_cards(deal: Deal) -> list[CardDecision]:
    return [one for one in decisions(deal, ME) if isinstance(one, CardDecision)]


def after_throwing(card: str) -> JudgedCard:
    """The choice of what to throw on the ace of hearts, judged, with this card thrown."""
    deal = told(book("online"), pack_dealing(book("online"), HANDS, card_to=1), f"{TO_THE_CHOICE} {card}")
    *_, over = walk(Random(0), deal, QUIET)
    return next(one for one in cards_of(over) if one.decision.trick == 2)


def left(deal: Deal) -> int:
    """The card points that are still to be taken, those on the table too."""
    assert deal.contract is not None
    taken = sum(trick_points(trick, deal.contract, deal.rules) for trick in deal.tricks)
    return total_card_points(deal.rules, deal.contract.mode) - taken


def played_on(decision: CardDecision, card: Card) -> int:
    """What a card brings, by what the next position is worth."""
    deal = decision.before.after(Play(card))
    assert deal.contract is not None and deal.trick is not None and deal.turn is not None
    best = max(solve(Position(deal.rules, deal.contract, deal.hands, deal.trick)).values())
    ours = best if deal.turn.team is decision.seat.team else left(deal) - best
    if len(deal.tricks) > len(decision.before.tricks):
        full = deal.tricks[-1]
        if winner(full, deal.contract, deal.rules).team is decision.seat.team:
            ours += trick_points(full, deal.contract, deal.rules)
    return ours


@pytest.mark.parametrize("id", BOOKS)
def test_what_a_card_brings_as_the_cards_lay_is_what_the_next_position_is_worth(id: str) -> None:
    assert looked_at(id)
    for one in looked_at(id):
        assert {card: played_on(one.decision, card) for card in one.lay} == {
            card: worth.card_points for card, worth in one.lay.items()
        }


@pytest.mark.parametrize("id", BOOKS)
def test_a_choice_is_a_card_where_another_could_be_played(id: str) -> None:
    deal = played(id)
    assert deal.contract is not None and deal.play is not None
    hand, expected = deal.play.dealt[ME], list[tuple[int, Card]]()
    for number, (table, card) in enumerate(plays_of(ME, deal.tricks), 1):
        if len(legal_cards(hand, table, deal.contract, deal.rules)) > 1:
            expected.append((number, card))
        hand = hand - Cards.of([card])
    assert 1 < len(expected) < 8
    assert expected == [(one.trick, one.played) for one in chosen_cards(deal)]


def test_a_card_played_against_the_rules_is_no_choice() -> None:
    """The table's ruling is told when it falls; what it was worth is nobody's lesson."""
    rng, left_out = Random("rogue"), 0
    while left_out < 5:
        deal = played_out(rng, book("house"), ROGUE)
        for one in chosen_cards(deal):
            assert one.played in one.cards
            assert one.before.judge(Play(one.played)).is_allowed
        left_out += sum(
            action not in before.legal()
            for before, action in _plays_of_mine(deal)
            if len([other for other in before.legal() if isinstance(other, Play)]) > 1
        )


def _plays_of_mine(deal: Deal) -> list[tuple[Deal, Play]]:
    state = Deal.start(deal.rules, deal.dealer, deal.pack, deal.standing, deal.scoring)
    found: list[tuple[Deal, Play]] = []
    for action in deal.actions:
        if isinstance(action, Play) and state.turn is ME:
            found.append((state, action))
        state = state.after(action)
    return found


@pytest.mark.parametrize("id", BOOKS)
def test_no_cost_is_negative_and_a_best_card_costs_nothing(id: str) -> None:
    for one in looked_at(id):
        assert one.is_good == (one.decision.played in one.good)
        for cost in (one.cost_known, one.cost_lay):
            assert cost.card_points >= 0
            assert cost.points >= 0
        assert one.is_good == (one.cost_known == NOTHING)
        assert (one.decision.played == one.best_known) == (one.cost_known == NOTHING)
        assert (one.decision.played == one.best_lay) == (one.cost_lay.card_points == 0)
        best = max(worth.card_points for worth in one.known.values())
        assert one.good >= {card for card, worth in one.known.items() if worth.card_points >= best - 2}


@pytest.mark.parametrize("id", BOOKS)
def test_the_same_deal_is_judged_the_same(id: str) -> None:
    deal = played(id)
    assert looked_at(id) == cards_of(deal)
    again = Deal.start(deal.rules, deal.dealer, deal.pack, deal.standing, deal.scoring)
    for action in deal.actions:
        again = again.after(action)
    assert looked_at(id) == cards_of(again)


def test_what_could_be_known_does_not_hang_on_hidden_cards() -> None:
    """The lead of the first trick; of the other hands only the card turned up is known."""
    rng, rules = Random("hidden"), book("online")
    mine, buyers, *others = HANDS
    turned, *hidden = " ".join((buyers, *others)).split()
    judged: list[JudgedCard] = []
    for _ in range(4):
        rng.shuffle(hidden)
        theirs = [[turned, *hidden[:7]], hidden[7:15], hidden[15:]]
        pack = pack_dealing(rules, [mine, *map(" ".join, theirs)], card_to=1)
        *_, over = walk(Random(1), told(rules, pack, "pass sun"), QUIET)
        found = judge(chosen_cards(over)[0], Random(7), 9)
        assert isinstance(found, JudgedCard)
        assert found.decision.trick == 1
        judged.append(found)
    assert 1 == len({tuple(found.known.items()) for found in judged})
    assert 1 < len({tuple(found.lay.items()) for found in judged})


def test_an_ace_thrown_away_on_an_opponents_trick_is_costly() -> None:
    thrown = after_throwing("AS")
    assert Card.parse("AS") not in thrown.good
    assert thrown.cost_known.card_points > MARGIN
    assert thrown.cost_lay.card_points > 5


def test_small_cards_that_bring_the_same_are_equally_good() -> None:
    small = {Card.parse(card) for card in ("7D", "8D", "9D")}
    for card in small:
        thrown = after_throwing(str(card))
        assert small <= thrown.good
        assert NOTHING == thrown.cost_known
        assert card == thrown.best_known
