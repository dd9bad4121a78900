"""A position with all cards known, and its cards as small numbers the search is quick with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import Card, Cards
from engine.contract import Contract, ranking
from engine.play import Facing, legal_mask
from engine.rulebook import Rulebook
from engine.seats import Seat
from engine.trick import Trick


@dataclass(frozen=True, slots=True)
class Position:
    """What is left of a deal: the hands by seat, the trick on the table, the contract, the rules."""

    rules: Rulebook
    contract: Contract
    hands: tuple[Cards, Cards, Cards, Cards]
    trick: Trick

    @property
    def turn(self) -> Seat:
        """The seat to move."""
        return self.trick.turn


class Table:
    """Legal moves and trick winners of one contract, by bits; the one legality of `engine.play`."""

    def __init__(self, rules: Rulebook, contract: Contract) -> None:
        self.rules, self.contract = rules, contract
        rank = ranking(rules, contract.trump)
        self.points = rank.points
        self.beaten_by = rank.beaten_by
        self.last_trick = rules.cards.last_trick
        self.trump = (
            0
            if contract.trump is None
            else Cards.of(card for card in Cards(0xFFFFFFFF) if card.suit is contract.trump).mask
        )
        self.suit_of = tuple(0xFF << (index & ~7) for index in range(32))
        self.moves_of: dict[tuple[int, int, int, bool], tuple[int, ...]] = {}

    def moves(self, hand: int, led: int, best: int, partner_wins: bool) -> tuple[int, ...]:
        """Return the legal card indexes of a hand; `led` 0 and `best` -1 when it leads."""
        key = hand, led, best, partner_wins
        found = self.moves_of.get(key)
        if found is None:
            winning = 0 if best < 0 else self.beaten_by[best]
            facing = Facing(hand, self.trump, led, winning, partner_wins, self.contract.closed)
            mask = legal_mask(self.rules, facing)
            found = self.moves_of[key] = tuple(index for index in range(32) if mask >> index & 1)
        return found

    def card_points(self, mask: int) -> int:
        """Return the card points of a set of cards in bits."""
        return sum(self.points[index] for index in range(32) if mask >> index & 1)


def on_table(position: Position, table: Table) -> tuple[int, int, int, int]:
    """Return the led suit's bits, the best card, its seat and the points of the trick under way."""
    led, best, seat, points = 0, -1, position.trick.leader, 0
    for player, card in position.trick.plays():
        points += table.points[card.index]
        if best < 0:
            led, best, seat = table.suit_of[card.index], card.index, player
        elif table.beaten_by[best] >> card.index & 1:
            best, seat = card.index, player
    return led, best, seat, points


def cards_of(indexes: Sequence[int]) -> tuple[Card, ...]:
    """Return the cards of these indexes."""
    return tuple(Card(index) for index in indexes)
