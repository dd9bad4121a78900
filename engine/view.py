"""What one seat may know of a deal: no hidden card is in it, by type."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.actions import Action, Call
from engine.cards import Card, Cards
from engine.choices import ContractScoring
from engine.contract import Contract
from engine.rulebook import Rulebook
from engine.seats import Seat
from engine.trick import Trick


class Phase(StrEnum):
    """What a deal is at."""

    AUCTION = "auction"
    RAISES = "raises"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Standing:
    """The match before the deal: totals in points and warnings, by team; what it goes to.

    `target` is None where it goes to the rulebook's first.
    """

    totals: tuple[int, int] = (0, 0)
    warnings: tuple[int, int] = (0, 0)
    target: int | None = None


@dataclass(frozen=True, slots=True)
class View:
    """The deal as `seat` sees it. `legal` is what it may do now; empty when it is not its turn.

    `declared` are the names of the projects each seat has declared; `shown` the cards of those laid
    open after the first trick (the side whose projects stand); `spoken` who has said baloot.
    """

    rules: Rulebook
    seat: Seat
    dealer: Seat
    standing: Standing
    scoring: ContractScoring | None
    phase: Phase
    turn: Seat | None
    hand: Cards
    buy_card: Card | None
    card_to: Seat | None
    round: int
    calls: tuple[tuple[Seat, Call], ...]
    raises: tuple[tuple[Seat, Call], ...]
    contract: Contract | None
    tricks: tuple[Trick, ...]
    trick: Trick | None
    declared: tuple[tuple[str, ...], ...]
    shown: tuple[tuple[Cards, ...], ...]
    spoken: frozenset[Seat]
    legal: tuple[Action, ...]

    @property
    def played(self) -> Cards:
        """Every card played so far, those on the table too."""
        tricks = self.tricks if self.trick is None else (*self.tricks, self.trick)
        return Cards.of(card for trick in tricks for card in trick.cards)
