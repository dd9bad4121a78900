"""The contract of a deal, and the strength and worth of cards under it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, StrEnum
from functools import cache

from engine.cards import DECK, RANK_PLACE, Card, Mode, Rank, Suit, suit_mask
from engine.choices import NextDealer, RaiseName
from engine.rulebook import Rulebook
from engine.seats import Seat, Team


class Level(StrEnum):
    """What a deal is worth after the raises."""

    SINGLE = "1"
    DOUBLE = "2"
    THREE = "3"
    FOUR = "4"
    GAHWA = "gahwa"

    @property
    def multiplier(self) -> int:
        """The factor of the deal; gahwa is settled without one and counts as four."""
        return 4 if self is Level.GAHWA else int(self.value)

    @classmethod
    def of(cls, name: RaiseName, rules: Rulebook) -> Level:
        """Return the level a raise brings the deal to."""
        return cls.GAHWA if name is RaiseName.GAHWA else cls(str(rules.raises.multipliers[name]))


class Capot(Enum):
    """The bid of all eight tricks (كبوت), above every number."""

    CAPOT = "capot"


@dataclass(frozen=True, slots=True)
class Contract:
    """What was bought: mode, trump, who bought it, and how far it was raised.

    `bid` is a number of card points or capot, in rulebooks that bid one.
    """

    mode: Mode
    trump: Suit | None
    buyer: Seat
    level: Level = Level.SINGLE
    closed: bool = False
    bid: int | Capot | None = None

    @property
    def buyers(self) -> Team:
        """The buyers' side."""
        return self.buyer.team

    @property
    def others(self) -> Team:
        """The side that did not buy."""
        return self.buyer.team.other


@dataclass(frozen=True, slots=True)
class Bought:
    """The auction ended in a contract; `card_to` takes the buy card, where there is one."""

    contract: Contract
    card_to: Seat | None


@dataclass(frozen=True, slots=True)
class ThrownIn:
    """Everybody passed: no score, and who deals next."""

    next_dealer: NextDealer


@dataclass(frozen=True, slots=True)
class Ranking:
    """Cards under one trump: `points` by card index, `beaten_by` the bits of the cards that beat it."""

    points: tuple[int, ...]
    beaten_by: tuple[int, ...]
    strength: tuple[int, ...]  # 0 to 7 within the card's own suit

    def card_points(self, cards: Iterable[Card]) -> int:
        """Return the card points of these cards together, without the last trick's ten."""
        return sum(self.points[card.index] for card in cards)


@cache
def ranking(rules: Rulebook, trump: Suit | None) -> Ranking:
    """Return the ranking of the 32 cards under this trump, or without one (sun)."""
    trumps = suit_mask(trump)
    order = {True: rules.cards.trump_order, False: rules.cards.plain_order}
    worth = {True: rules.cards.trump_points, False: rules.cards.plain_points}

    def strength(card: Card) -> int:
        return 7 - order[card.suit is trump].index(card.rank)

    strengths = tuple(strength(card) for card in DECK)
    beaten = tuple(
        sum(o.bit for o in DECK if o.suit is card.suit and strengths[o.index] > strengths[card.index])
        | (0 if card.suit is trump else trumps)
        for card in DECK
    )
    return Ranking(tuple(worth[card.suit is trump][card.rank] for card in DECK), beaten, strengths)


def total_card_points(rules: Rulebook, mode: Mode) -> int:
    """Return the card points of a whole deal with the last trick: 162 in hokum, 130 in sun."""
    trump = Suit.SPADES if mode is Mode.HOKUM else None
    return sum(ranking(rules, trump).points) + rules.cards.last_trick


@cache
def belote(trump: Suit | None) -> frozenset[Card]:
    """Return king and queen of trump; in sun, nothing."""
    return (
        frozenset() if trump is None else frozenset({Card.of(Rank.KING, trump), Card.of(Rank.QUEEN, trump)})
    )


def natural(card: Card) -> int:
    """Return the card's place in a sequence, seven 0 to ace 7."""
    return RANK_PLACE[card.rank]
