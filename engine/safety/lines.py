"""Lines of play to the end of the hand: the one that beats a card, and the safe one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from engine.cards import Card
from engine.contract import ranking
from engine.pack import Hands
from engine.play import legal_cards
from engine.safety.ending import Ending
from engine.safety.sure import Search, Stand, search_of
from engine.seats import Seat
from engine.solver import Position, solve_counted
from engine.trick import Trick, winner

Choose = Callable[[Hands, Trick], Card]


@lru_cache(maxsize=1 << 8)
def losing_line(ending: Ending, hands: Hands, card: Card) -> tuple[Card, ...]:
    """Return what is played from this card on where everybody sees everything and does the best he can."""
    coded = ending.coded

    def choose(left: Hands, trick: Trick) -> Card:
        legal = legal_cards(left[trick.turn], trick, ending.contract, ending.rules)
        if len(legal) == 1:
            return next(iter(legal))
        values = solve_counted([Position(ending.rules, ending.contract, left, trick)], coded)[0]
        return max(values, key=lambda one: (values[one], *_modest(ending, one)))

    return _played(ending, hands, card, choose)


@lru_cache(maxsize=1 << 8)
def safe_line(ending: Ending, hands: Hands, card: Card) -> tuple[Card, ...]:
    """Return what is played from this card on where the player goes on by what he sees.

    The opponents do what leaves him least, his partner what leaves him most, as far as either is sure.
    """
    search = search_of(ending)
    at = search.begin

    def put(one: Card) -> Card:
        nonlocal at
        then = search.after(at, search.code(one))
        assert then is not None
        at = then
        return one

    def choose(left: Hands, trick: Trick) -> Card:
        legal = legal_cards(left[trick.turn], trick, ending.contract, ending.rules)
        sign = 1 if trick.turn.team is ending.seat.team else -1
        return put(max(legal, key=lambda one: (sign * _sure(search, at, one), *_modest(ending, one))))

    return _played(ending, hands, put(card), choose)


def _sure(search: Search, at: Stand, card: Card) -> int:
    return search.value(at, search.code(card))


def _played(ending: Ending, hands: Hands, card: Card, choose: Choose) -> tuple[Card, ...]:
    """The cards from this one to the last, each by choice but the first."""
    line, trick = [card], ending.trick.after(card)
    left = _without(hands, ending.seat, card)
    while any(left):
        if trick.is_full:
            trick = Trick(winner(trick, ending.contract, ending.rules))
        seat = trick.turn
        card = choose(left, trick)
        line.append(card)
        left, trick = _without(left, seat, card), trick.after(card)
    return tuple(line)


def _without(hands: Hands, seat: Seat, card: Card) -> Hands:
    a, b, c, d = (hand.without(card) if seat == at else hand for at, hand in enumerate(hands))
    return a, b, c, d


def _modest(ending: Ending, card: Card) -> tuple[int, int]:
    """Of cards that do the same the cheaper is played, then the lower."""
    ranks = ranking(ending.rules, ending.contract.trump)
    return -ranks.points[card.index], -ranks.strength[card.index]


def tricks_in(ending: Ending, line: Iterable[Card]) -> tuple[Trick, ...]:
    """Return the tricks of a line, the one that was on the table first."""
    trick, found = ending.trick, list[Trick]()
    for card in line:
        trick = trick.after(card)
        if trick.is_full:
            found.append(trick)
            trick = Trick(winner(trick, ending.contract, ending.rules))
    return tuple(found)


def brought(ending: Ending, line: Iterable[Card]) -> int:
    """Return how much of the prize a line that goes to the end brings the side of who began it."""
    coded, side = ending.coded, ending.seat.team
    tricks = tricks_in(ending, line)
    count = sum(
        coded.points[coded.code[card.index]]
        for trick in tricks
        if winner(trick, ending.contract, ending.rules).team is side
        for card in trick.cards
    )
    if winner(tricks[-1], ending.contract, ending.rules).team is side:
        count += coded.last_trick
    return count // ending.prize.unit
