"""The order of the cards and what each counts, as a teacher lays it out: the strongest first."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Card, Contract, Mode, Suit
from engine.cards import SUITS
from engine.contract import ranking
from engine.rulebook import Rulebook
from lessons.components.table.scene import Ladder
from lessons.i18n import Speech


def ladder(suit: Suit, trump: Suit | None, title: str, rules: Rulebook, said: Speech) -> Ladder:
    """Return a suit's cards from the strongest on, each with its card points, under this trump."""
    order = rules.cards.trump_order if suit is trump else rules.cards.plain_order
    cards = [Card.of(rank, suit) for rank in order]
    return Ladder(title, points_on(cards, trump, rules, said))


def points_on(
    cards: Iterable[Card], trump: Suit | None, rules: Rulebook, said: Speech
) -> tuple[tuple[str, str], ...]:
    """Return cards, each with its card points as they are written on it."""
    points = ranking(rules, trump).points
    return tuple((str(card), said.number(points[card.index])) for card in cards)


def ladders(contract: Contract | None, rules: Rulebook, said: Speech) -> tuple[Ladder, ...]:
    """Return the orders that matter now: trump's, and the one of all other suits and of sun."""
    trump = Suit.SPADES if contract is None or contract.trump is None else contract.trump
    plain = next(suit for suit in SUITS if suit is not trump)
    of_trump = ladder(trump, trump, said.ui("ranks-trump"), rules, said)
    if contract is not None and contract.mode is Mode.SUN:
        return (ladder(plain, None, said.ui("ranks-sun"), rules, said),)
    title = said.ui("ranks-plain" if contract is not None or Mode.SUN not in rules.modes else "ranks-both")
    return of_trump, ladder(plain, trump, title, rules, said)
