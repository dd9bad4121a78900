"""The end of a hand as the player to move knows it, and what he plays for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from engine.cards import Cards
from engine.contract import Contract
from engine.knowledge import Knowledge
from engine.play import legal_cards
from engine.rulebook import Rulebook
from engine.seats import Seat
from engine.solver.coding import Coding, coding
from engine.trick import Trick


class Prize(StrEnum):
    """What is counted: card points with the last trick's ten, tricks, or the last trick alone."""

    POINTS = "points"
    TRICKS = "tricks"
    LAST = "last"

    def counted(self, coded: Coding) -> Coding:
        """Return a coding that counts this prize instead of card points: `unit` of it for one."""
        match self:
            case Prize.POINTS:
                return coded
            case Prize.TRICKS:
                return replace(coded, plain=(1,) * 8, trump=(1,) * 8, last_trick=0)
            case Prize.LAST:
                return replace(coded, plain=(0,) * 8, trump=(0,) * 8, last_trick=1)

    @property
    def unit(self) -> int:
        """What one of it counts: a trick is four cards of one each."""
        return 4 if self is Prize.TRICKS else 1


@dataclass(frozen=True, slots=True)
class Ending:
    """A trick, empty or begun, and what the player to move knows; his side plays for the prize."""

    rules: Rulebook
    contract: Contract
    trick: Trick
    knows: Knowledge
    prize: Prize

    @property
    def seat(self) -> Seat:
        """Who is to move."""
        return self.trick.turn

    @property
    def hand(self) -> Cards:
        """His cards."""
        return Cards(self.knows.own)

    @property
    def legal(self) -> Cards:
        """The cards he may play."""
        return legal_cards(self.hand, self.trick, self.contract, self.rules)

    @property
    def coded(self) -> Coding:
        """The coding that counts the prize."""
        return self.prize.counted(coding(self.rules, self.contract.trump, self.contract.closed))
