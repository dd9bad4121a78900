"""What one seat can tell of the cards it does not see: who may hold them, who is known to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine.cards import DECK, FULL_PACK, Card, Cards
from engine.contract import Contract
from engine.play import Facing, facing, legal_mask
from engine.rulebook import Rulebook
from engine.seats import SEATS, Seat
from engine.trick import Trick, plays_of
from engine.view import View

HAND = 8  # cards each seat plays with


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The cards a seat does not see. Sets are bits by card index; seats index the tuples.

    `own` are the viewer's cards, the buy card he is to have with them. `missing` is how many of the cards out
    each seat holds or is still to be dealt, the viewer too; `may_hold` are those that nothing seen rules out
    for it; `known` those it is known to hold.
    """

    own: int
    out: int
    missing: tuple[int, int, int, int]
    may_hold: tuple[int, int, int, int]
    known: tuple[int, int, int, int]

    @classmethod
    def of(cls, view: View, card_to: Seat | None = None) -> Knowledge:
        """Return what a view tells; `card_to` is who is to have the buy card, where that is still open."""
        taker = view.card_to if view.card_to is not None else card_to
        record = _record(tricks_of(view), view.contract, view.rules)
        hand, out = view.hand.mask, FULL_PACK.mask & ~view.hand.mask & ~record.played
        known = [0 if seat is view.seat else open_cards(view, seat).mask for seat in SEATS]
        if view.buy_card is not None:
            turned = view.buy_card.bit & out
            if taker is None or taker is view.seat:
                out &= ~turned
            if taker is view.seat:
                hand |= turned
            elif taker is not None:
                known[taker] |= turned
        missing = [HAND - count for count in record.counts]
        missing[view.seat] -= hand.bit_count()
        elsewhere = _union(known)
        ruled_out = [0 if seat is view.seat else record.ruled_out[seat] for seat in SEATS]
        may_hold = [out & ~(elsewhere & ~known[seat]) & ~ruled_out[seat] for seat in SEATS]
        if not missing[view.seat]:
            may_hold[view.seat] = 0
        return cls(hand, out, _four(missing), _four(may_hold), _four(known))

    @classmethod
    def told(
        cls,
        own: Cards,
        out: Cards,
        cannot: Sequence[Cards],
        trick: Trick,
        contract: Contract,
        rules: Rulebook,
    ) -> Knowledge:
        """Return what the player to move knows who is told the cards out, and what each seat cannot hold.

        `out` are all the cards the others hold; what the trick on the table proves is added.
        """
        record = _record((trick,), contract, rules)
        me, whole = trick.turn, len(own)
        missing = [0 if seat is me else whole - record.counts[seat] for seat in SEATS]
        may_hold = [
            0 if seat is me else out.mask & ~cannot[seat].mask & ~record.ruled_out[seat] for seat in SEATS
        ]
        return cls(own.mask, out.mask, _four(missing), _four(may_hold), (0, 0, 0, 0))


def tricks_of(view: View) -> tuple[Trick, ...]:
    """Return every trick so far, the one on the table last."""
    return view.tricks if view.trick is None else (*view.tricks, view.trick)


def open_cards(view: View, seat: Seat) -> Cards:
    """Return the cards everybody knows a seat still holds: shown projects, and the buy card it took."""
    return laid_open(view, seat) - view.played


def laid_open(view: View, seat: Seat) -> Cards:
    """Return the cards everybody knew a seat held, those it has played by now too."""
    known = Cards()
    for cards in view.shown[seat]:
        known |= cards
    if view.buy_card is not None and view.card_to is seat:
        known = known.with_card(view.buy_card)
    return known


class _Record(NamedTuple):
    """What the cards on the table tell everybody; the sets are bits, seats index the tuples."""

    played: int
    counts: tuple[int, ...]  # how many cards each seat has played
    ruled_out: tuple[int, ...]  # what each seat cannot hold


@lru_cache(maxsize=1 << 10)
def _record(tricks: tuple[Trick, ...], contract: Contract | None, rules: Rulebook) -> _Record:
    plays = [plays_of(seat, tricks) for seat in SEATS]
    return _Record(
        Cards.of(card for trick in tricks for card in trick.cards).mask,
        tuple(map(len, plays)),
        tuple(_ruled_out(own, contract, rules) for own in plays),
    )


def _four(masks: list[int]) -> tuple[int, int, int, int]:
    a, b, c, d = masks
    return a, b, c, d


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _ruled_out(plays: tuple[tuple[Trick, Card], ...], contract: Contract | None, rules: Rulebook) -> int:
    """Return the cards a seat cannot hold, for holding one would have forbidden a card it played."""
    if contract is None:
        return 0
    return _union(_forbidding(trick, card, contract, rules) for trick, card in plays)


@lru_cache(maxsize=1 << 14)
def _forbidding(trick: Trick, card: Card, contract: Contract, rules: Rulebook) -> int:
    return _others(facing(Cards(), trick, contract, rules), card, rules)


@lru_cache(maxsize=1 << 14)
def _others(empty: Facing, card: Card, rules: Rulebook) -> int:
    """The cards that, held beside this one, would have forbidden it."""
    mask = 0
    for other in DECK:
        if not legal_mask(rules, empty._replace(hand=card.bit | other.bit)) & card.bit:
            mask |= other.bit
    return mask
