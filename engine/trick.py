"""One trick (أكلة): who led, what lies on the table, who is eating it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.cards import Card
from engine.contract import Contract, ranking
from engine.rulebook import Rulebook
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards on the table in playing order, from the leader on."""

    leader: Seat
    cards: tuple[Card, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Trick:
        """Return the trick written as the leader's seat, a colon, and cards."""
        leader, _, cards = text.partition(":")
        return cls(Seat(int(leader)), tuple(Card.parse(word) for word in cards.split()))

    @property
    def is_full(self) -> bool:
        """Whether all four have played."""
        return len(self.cards) == 4

    @property
    def turn(self) -> Seat:
        """The seat that plays next."""
        return self.leader.after(len(self.cards))

    def after(self, card: Card) -> Trick:
        """Return the trick with this card played to it."""
        return Trick(self.leader, (*self.cards, card))

    def plays(self) -> Iterator[tuple[Seat, Card]]:
        """Yield each card with the seat that played it."""
        for step, card in enumerate(self.cards):
            yield self.leader.after(step), card


def best_card(trick: Trick, contract: Contract, rules: Rulebook) -> Card:
    """Return the card that is eating the trick; the trick must not be empty."""
    beaten_by = ranking(rules, contract.trump).beaten_by
    best = trick.cards[0]
    for card in trick.cards[1:]:
        if beaten_by[best.index] & card.bit:
            best = card
    return best


def winner(trick: Trick, contract: Contract, rules: Rulebook) -> Seat:
    """Return who eats the trick (الآكل): the highest trump, else the highest of the led suit (online:6.3).

    >>> from engine.cards import Mode, Suit
    >>> from engine.library import load
    >>> hokum = Contract(Mode.HOKUM, Suit.SPADES, Seat.ZERO)
    >>> winner(Trick.parse("0: KC QS 9C AC"), hokum, load("online"))
    <Seat.ONE: 1>
    """
    return trick.leader.after(trick.cards.index(best_card(trick, contract, rules)))


def trick_points(trick: Trick, contract: Contract, rules: Rulebook) -> int:
    """Return the card points lying in the trick, without the last trick's ten."""
    return ranking(rules, contract.trump).card_points(trick.cards)


def plays_of(seat: Seat, tricks: Iterable[Trick]) -> tuple[tuple[Trick, Card], ...]:
    """Return a seat's cards in these tricks in order, each with the trick as it lay before."""
    return tuple(
        (Trick(trick.leader, trick.cards[:step]), card)
        for trick in tricks
        for step, (player, card) in enumerate(trick.plays())
        if player is seat
    )
