"""The pack: suits, ranks, the 32 cards, and sets of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum


class Suit(StrEnum):
    """The four suits (نوع), in the order hands are sorted."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


class Rank(StrEnum):
    """The eight ranks, from seven to ace: the order sequences (تتالي) run in."""

    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"


class Mode(StrEnum):
    """How a deal is played: without trump (صن) or with one (حكم)."""

    SUN = "sun"
    HOKUM = "hokum"


SUITS = tuple(Suit)
RANKS = tuple(Rank)
RANK_PLACE = {rank: place for place, rank in enumerate(RANKS)}


@dataclass(frozen=True, slots=True)
class Card:
    """One of the 32 cards. `index` counts suit by suit, seven to ace, from 0 to 31."""

    index: int

    @property
    def suit(self) -> Suit:
        """The card's suit."""
        return SUITS[self.index >> 3]

    @property
    def rank(self) -> Rank:
        """The card's rank."""
        return RANKS[self.index & 7]

    @property
    def bit(self) -> int:
        """The card as one of 32 bits."""
        return 1 << self.index

    @classmethod
    def parse(cls, text: str) -> Card:
        """Return the card written as rank then suit; lower case and `10` are understood.

        >>> str(Card.parse("10h"))
        'TH'
        """
        card = _BY_TEXT.get(text) or (_BY_TEXT.get(text.upper()) if text.isascii() else None)
        if card is None:
            raise ValueError(f"not a card: {text!r}")
        return card

    @classmethod
    def of(cls, rank: Rank, suit: Suit) -> Card:
        """Return the card of this rank and suit."""
        return DECK[SUITS.index(suit) * 8 + RANK_PLACE[rank]]

    def __str__(self) -> str:
        return _TEXTS[self.index]

    def __repr__(self) -> str:
        return f"Card({self})"

    def __hash__(self) -> int:
        return self.index

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index


DECK = tuple(Card(index) for index in range(32))
_TEXTS = tuple(rank + suit for suit in SUITS for rank in RANKS)
_BY_TEXT = dict(zip(_TEXTS, DECK, strict=True)) | {f"10{suit}": Card.of(Rank.TEN, suit) for suit in SUITS}


@dataclass(frozen=True, slots=True)
class Cards:
    """An immutable set of cards, kept as 32 bits.

    >>> hand = Cards.parse("KS 7S AH")
    >>> str(hand & suit_cards(Suit.SPADES)), len(hand), Card.parse("AH") in hand
    ('7S KS', 3, True)
    """

    mask: int = 0

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Cards:
        """Return the set of these cards."""
        mask = 0
        for card in cards:
            mask |= card.bit
        return cls(mask)

    @classmethod
    def parse(cls, text: str) -> Cards:
        """Return the set written as cards parted by spaces; a card twice is an error."""
        cards = [Card.parse(word) for word in text.split()]
        result = cls.of(cards)
        if len(result) != len(cards):
            raise ValueError(f"a card twice: {text!r}")
        return result

    def __iter__(self) -> Iterator[Card]:
        rest = self.mask
        while rest:
            low = rest & -rest
            yield DECK[low.bit_length() - 1]
            rest ^= low

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self.mask >> card.index & 1)

    def __and__(self, other: Cards) -> Cards:
        return Cards(self.mask & other.mask)

    def __or__(self, other: Cards) -> Cards:
        return Cards(self.mask | other.mask)

    def __sub__(self, other: Cards) -> Cards:
        return Cards(self.mask & ~other.mask)

    def with_card(self, card: Card) -> Cards:
        """Return the set with this card added."""
        return Cards(self.mask | card.bit)

    def without(self, card: Card) -> Cards:
        """Return the set with this card taken out."""
        return Cards(self.mask & ~card.bit)

    def in_suit(self, suit: Suit) -> Cards:
        """Return the cards of one suit."""
        return Cards(self.mask & suit_mask(suit))

    def __str__(self) -> str:
        return " ".join(map(str, self))


FULL_PACK = Cards(0xFFFFFFFF)
_SUIT_MASKS = {suit: 0xFF << (8 * place) for place, suit in enumerate(SUITS)}


def suit_mask(suit: Suit | None) -> int:
    """Return the bits of a suit's eight cards; of none, 0."""
    return 0 if suit is None else _SUIT_MASKS[suit]


def suit_cards(suit: Suit) -> Cards:
    """Return the eight cards of a suit."""
    return Cards(_SUIT_MASKS[suit])
