"""A position with all cards known."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Cards
from engine.contract import Contract
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
