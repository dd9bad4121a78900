"""What one seat can tell from its view: what is out, who may hold it, how likely a card is beaten."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import comb

from engine.actions import Play
from engine.cards import Card, Cards, suit_mask
from engine.contract import Contract, Ranking, ranking
from engine.knowledge import Knowledge
from engine.seats import SEATS, Seat, Team
from engine.trick import Trick, best_card, trick_points, winner
from engine.view import View


@dataclass(frozen=True, slots=True)
class Reading:
    """A view read for playing a card. Sets of cards are bits; seats index the tuples."""

    view: View
    contract: Contract
    trick: Trick
    ranks: Ranking
    legal: tuple[Card, ...]
    trump: int
    out: int  # neither in this hand nor played
    left: tuple[int, ...]  # how many cards each seat holds
    may_hold: tuple[int, ...]  # of the cards out, those nothing seen rules out
    known: tuple[int, ...]  # cards a seat is known to hold

    @classmethod
    def of(cls, view: View) -> Reading:
        """Return what the seat can tell; the view must be one of the play."""
        contract, trick, rules = view.contract, view.trick, view.rules
        assert contract is not None and trick is not None
        knows = Knowledge.of(view)
        on_table = {seat for seat, _ in trick.plays()}
        return cls(
            view=view,
            contract=contract,
            trick=trick,
            ranks=ranking(rules, contract.trump),
            legal=tuple(a.card for a in view.legal if isinstance(a, Play) and a.saying is None),
            trump=suit_mask(contract.trump),
            out=knows.out,
            left=tuple(len(view.hand) - (seat in on_table) for seat in SEATS),
            may_hold=knows.may_hold,
            known=knows.known,
        )

    def with_hand(self, hand: Cards, legal: Cards) -> Reading:
        """Return what the seat would tell with these cards in its hand, of which it may play some.

        Nobody but the seat itself is known to hold any of them; what is told of the others does not change.
        """
        back = self.view.hand.mask & ~hand.mask
        on_table = {seat for seat, _ in self.trick.plays()}
        return replace(
            self,
            view=replace(self.view, hand=hand),
            legal=tuple(legal),
            out=(self.out | back) & ~hand.mask,
            left=tuple(len(hand) - (seat in on_table) for seat in SEATS),
            may_hold=tuple(mask & ~hand.mask for mask in self.may_hold),
        )

    # --- who is who -------------------------------------------------------------------------

    @property
    def seat(self) -> Seat:
        """Whose view it is."""
        return self.view.seat

    @property
    def team(self) -> Team:
        """Its side."""
        return self.view.seat.team

    @property
    def hand(self) -> int:
        """Its cards."""
        return self.view.hand.mask

    @property
    def opponents(self) -> tuple[Seat, Seat]:
        """The two seats of the other side."""
        return self.team.other.seats

    @property
    def to_play(self) -> tuple[Seat, ...]:
        """The seats that play to this trick after this one."""
        return tuple(self.seat.after(step) for step in range(1, 4 - len(self.trick.cards)))

    @property
    def opponents_to_play(self) -> tuple[Seat, ...]:
        """Those of them that are opponents."""
        return tuple(seat for seat in self.to_play if seat.team is not self.team)

    # --- the trick on the table ---------------------------------------------------------------

    @property
    def led(self) -> int:
        """The led suit's bits; 0 when leading."""
        return suit_mask(self.trick.cards[0].suit) if self.trick.cards else 0

    @property
    def winning(self) -> Card:
        """The card that is eating the trick; the trick must not be empty."""
        return best_card(self.trick, self.contract, self.view.rules)

    @property
    def partner_wins(self) -> bool:
        """Whether the partner is eating the trick."""
        return winner(self.trick, self.contract, self.view.rules) is self.seat.partner

    @property
    def on_table(self) -> int:
        """The card points lying in the trick."""
        return trick_points(self.trick, self.contract, self.view.rules)

    @property
    def winners(self) -> tuple[Card, ...]:
        """The legal cards that would be eating the trick."""
        beats = self.ranks.beaten_by[self.winning.index]
        return tuple(card for card in self.legal if beats & card.bit)

    # --- cards --------------------------------------------------------------------------------

    def points(self, card: Card) -> int:
        """Return the card's card points."""
        return self.ranks.points[card.index]

    def strength(self, card: Card) -> int:
        """Return the card's height, a trump above every plain card."""
        return self.ranks.strength[card.index] + (8 if self.is_trump(card) else 0)

    def is_trump(self, card: Card) -> bool:
        """Return whether it is a trump."""
        return bool(self.trump & card.bit)

    def suit(self, card: Card) -> int:
        """Return its suit's bits."""
        return suit_mask(card.suit)

    def mates(self, card: Card) -> int:
        """Return the hand's other cards of this suit."""
        return self.hand & self.suit(card) & ~card.bit

    def above(self, card: Card) -> int:
        """Return the cards still out that stand higher in this card's own suit."""
        return self.ranks.beaten_by[card.index] & self.suit(card) & self.out

    def held_by(self, seats: Iterable[Seat], cards: int) -> int:
        """Return those of these cards that one of these seats may hold."""
        return cards & _union(self.may_hold[seat] for seat in seats)

    def is_master(self, card: Card) -> bool:
        """Return whether no opponent can hold a higher card of its suit."""
        return not self.held_by(self.opponents, self.above(card))

    def is_boss(self, card: Card) -> bool:
        """Return whether nothing that is out beats it, whoever leads what: the highest trump left."""
        return self.is_trump(card) and not self.above(card)

    # --- chances ------------------------------------------------------------------------------

    def chance(self, seat: Seat, cards: int) -> float:
        """Return how likely a seat holds one of these cards, if the cards out lie anyhow."""
        if cards & self.known[seat]:
            return 1.0
        may = self.may_hold[seat] & ~self.known[seat]
        hits = (may & cards).bit_count()
        if not hits:
            return 0.0
        size, held = may.bit_count(), self.left[seat] - self.known[seat].bit_count()
        return 1.0 - comb(size - hits, held) / comb(size, held) if held <= size else 1.0

    def risk(self, card: Card, seats: Iterable[Seat]) -> float:
        """Return how likely one of these seats beats the card, if they try; `card` is eating the trick."""
        led = self.led or self.suit(card)
        beats = self.ranks.beaten_by[card.index]
        safe = 1.0
        for seat in seats:
            safe *= 1.0 - self.chance(seat, beats & led)
            if led != self.trump and beats & self.trump:
                void = 1.0 - self.chance(seat, led)
                safe *= 1.0 - void * self.chance(seat, beats & self.trump)
        return 1.0 - safe


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union
