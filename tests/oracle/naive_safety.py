"""What a card is sure to bring, by brute force over whole sets of deals; on purpose nothing like the search.

Who knows only his own cards must play the same card in every deal that is still possible. The others play any
card that any of these deals lets them, and the deals in which they could not are out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from engine import Card, Cards, Contract, Seat, Trick
from engine.play import legal_cards
from engine.rulebook import Rulebook
from engine.seats import SEATS
from engine.trick import trick_points, winner

Deal = tuple[Cards, ...]
POINTS, TRICKS, LAST = "points", "tricks", "last"


class Naive:
    """A contract and what is played for; `me` sees only his own cards; None: all see all."""

    def __init__(self, rules: Rulebook, contract: Contract, prize: str, side: Seat, me: Seat | None) -> None:
        self.rules, self.contract, self.prize, self.side, self.me = rules, contract, prize, side, me
        self.value = lru_cache(maxsize=None)(self._value)

    def after(self, deals: frozenset[Deal], trick: Trick, card: Card) -> int:
        """Return what the side gets from here on if this card is played, the trick under way included."""
        seat = trick.turn
        fit = [deal for deal in deals if card in self.legal(deal[seat], trick)]
        left = frozenset(tuple(without(deal, seat, card)) for deal in fit)
        return self.value(left, trick.after(card))

    def legal(self, hand: Cards, trick: Trick) -> Cards:
        return legal_cards(hand, trick, self.contract, self.rules)

    def _value(self, deals: frozenset[Deal], trick: Trick) -> int:
        if trick.is_full:
            taker = winner(trick, self.contract, self.rules)
            over = not any(next(iter(deals)))
            won = self.worth(trick, over) if taker.team is self.side.team else 0
            return won if over else won + self.value(deals, Trick(taker))
        seat = trick.turn
        hands = {deal[seat] for deal in deals}
        cards = {card for hand in hands for card in self.legal(hand, trick)}
        values = [self.after(deals, trick, card) for card in cards]
        helps = seat is self.me if self.me is not None else seat.team is self.side.team
        return max(values) if helps else min(values)

    def worth(self, trick: Trick, over: bool) -> int:
        if self.prize == TRICKS:
            return 1
        if self.prize == LAST:
            return int(over)
        return trick_points(trick, self.contract, self.rules) + (self.rules.cards.last_trick if over else 0)


def without(deal: Deal, seat: Seat, card: Card) -> Iterator[Cards]:
    return (hand.without(card) if place == seat else hand for place, hand in enumerate(deal))


def every_deal(hand: Cards, trick: Trick, out: Cards, cannot: Sequence[Cards]) -> Iterator[Deal]:
    """Yield each deal of the cards out in which nobody holds what he cannot."""
    me = trick.turn
    a, b, c = others = [seat for seat in SEATS if seat is not me]
    played = {seat for seat, _ in trick.plays()}
    size = {seat: len(hand) - (seat in played) for seat in others}
    for one in combinations(out, size[a]):
        for two in combinations([card for card in out if card not in one], size[b]):
            rest = [card for card in out if card not in (*one, *two)]
            hands = {me: hand, a: Cards.of(one), b: Cards.of(two), c: Cards.of(rest)}
            if not any(hands[seat] & cannot[seat] for seat in others):
                yield tuple(hands[seat] for seat in SEATS)
