"""Sawa proved or refuted: can one side take every trick that is left, whatever the others play?

A search of tricks, not of card points: a trick may be worth nothing and still refute the claim.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.solver.position import Position, Table, cards_of, on_table


@dataclass(frozen=True, slots=True)
class Refutation:
    """A line of play in which the claimers lose a trick, the last one of it."""

    line: tuple[Card, ...]


def refute(position: Position) -> Refutation | None:
    """Return a line that refutes the claim of the side on lead, or None if it takes everything.

    Both claimers play together with all cards known (online:9.1); the opponents choose the worst for them.
    """
    search = _Claim(position)
    led, best, best_seat, _ = on_table(position, search.table)
    line = search.lost(int(position.turn), len(position.trick.cards), led, best, int(best_seat))
    return None if line is None else Refutation(cards_of(line))


class _Claim:
    def __init__(self, position: Position) -> None:
        self.table = Table(position.rules, position.contract)
        self.hands = [cards.mask for cards in position.hands]
        self.side = position.trick.leader % 2
        self.known: dict[tuple[int, int], tuple[int, ...] | None] = {}

    def lost(self, seat: int, held: int, led: int, best: int, best_seat: int) -> tuple[int, ...] | None:
        """The line by which the claimers lose a trick from here, or None if they take all."""
        hands = self.hands
        key = (hands[0] | hands[1] | hands[2] | hands[3], seat)
        if held == 0:
            if not hands[seat]:
                return None
            if key in self.known:
                return self.known[key]
        partner_wins = best >= 0 and (best_seat - seat) % 2 == 0
        claims = seat % 2 == self.side
        answer: tuple[int, ...] | None = None
        for card in self.ordered(self.table.moves(hands[seat], led, best, partner_wins), claims):
            line = self.after(card, seat, held, led, best, best_seat)
            answer = None if line is None else (card, *line)
            if (line is None) is claims:  # the claimers need one saving card, the others one refuting card
                break
        if held == 0:
            self.known[key] = answer
        return answer

    def ordered(self, moves: tuple[int, ...], claims: bool) -> list[int]:
        strength = self.table.points
        return sorted(moves, key=lambda card: -strength[card] if claims else strength[card])

    def after(
        self, card: int, seat: int, held: int, led: int, best: int, best_seat: int
    ) -> tuple[int, ...] | None:
        bit = 1 << card
        if held == 0:
            led, best, best_seat = self.table.suit_of[card], card, seat
        elif self.table.beaten_by[best] & bit:
            best, best_seat = card, seat
        self.hands[seat] ^= bit
        if held < 3:
            line = self.lost((seat + 1) & 3, held + 1, led, best, best_seat)
        elif best_seat % 2 != self.side:
            line = ()
        else:
            line = self.lost(best_seat, 0, 0, -1, best_seat)
        self.hands[seat] ^= bit
        return line
