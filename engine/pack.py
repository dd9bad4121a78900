"""The 32 cards in an order, and how they are dealt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from engine.cards import DECK, Card, Cards
from engine.rulebook import BuyAuction, Rulebook
from engine.seats import SEATS, Seat

Pack: TypeAlias = tuple[Card, ...]
Hands: TypeAlias = tuple[Cards, Cards, Cards, Cards]


@dataclass(frozen=True, slots=True)
class Dealt:
    """The table before the auction: hands by seat, the buy card if one is turned, the rest of the pack."""

    hands: Hands
    buy_card: Card | None
    rest: Pack


def shuffled(rng: Random) -> Pack:
    """Return the pack in a random order drawn from `rng`."""
    cards = list(DECK)
    rng.shuffle(cards)
    return tuple(cards)


def as_pack(cards: Sequence[Card]) -> Pack:
    """Return these cards as a pack; ValueError unless they are the 32, once each."""
    if len(cards) != 32 or len(set(cards)) != 32:
        raise ValueError("a pack is the 32 cards, once each")
    return tuple(cards)


def deal_out(pack: Pack, first: Seat, rules: Rulebook) -> Dealt:
    """Deal the packets before the auction, from the first speaker on, and turn the buy card (online:2.3)."""
    hands = [0, 0, 0, 0]
    at = 0
    for packet in rules.table.packets:
        for step in range(4):
            hands[first.after(step)] |= Cards.of(pack[at : at + packet]).mask
            at += packet
    buy_card = pack[at] if isinstance(rules.auction, BuyAuction) else None
    rest = pack[at + (buy_card is not None) :]
    return Dealt(_hands(hands), buy_card, rest)


def complete(dealt: Dealt, first: Seat, card_to: Seat | None, rules: Rulebook) -> Hands:
    """Deal the rest after the auction: who takes the buy card gets one card less (online:2.4)."""
    hands = [cards.mask for cards in dealt.hands]
    at = 0
    for step in range(4):
        seat = first.after(step)
        packet = rules.table.completion - (seat is card_to)
        hands[seat] |= Cards.of(dealt.rest[at : at + packet]).mask
        at += packet
    if card_to is not None and dealt.buy_card is not None:
        hands[card_to] |= dealt.buy_card.bit
    return _hands(hands)


def _hands(masks: Sequence[int]) -> Hands:
    a, b, c, d = (Cards(masks[seat]) for seat in SEATS)
    return a, b, c, d
