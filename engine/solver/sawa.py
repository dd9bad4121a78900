"""Sawa proved or refuted: can one side take every trick that is left, whatever the others play?

A search of tricks, not of card points: a trick may be worth nothing and still refute the claim. What cards
are worth does not matter then, so what is found holds for every position of the same pattern (`patterns`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards import DECK, Card
from engine.solver.coding import Coding, Start, beats, coding, playable, start
from engine.solver.patterns import patterns
from engine.solver.position import Position
from engine.solver.sure import Sure

MORE = 1  # than all card points together: what is sure is that much only where every trick is


@dataclass(frozen=True, slots=True)
class Refutation:
    """A line of play in which the claimers lose a trick, the last one of it."""

    line: tuple[Card, ...]


def refute(position: Position) -> Refutation | None:
    """Return a line that refutes the claim of the side on lead, or None if it takes everything.

    Both claimers play together with all cards known (online:9.1); the opponents choose the worst for them.
    """
    contract = position.contract
    coded = coding(position.rules, contract.trump, contract.closed)
    search = _Claim(coded, start(position, coded), int(position.trick.leader) & 1)
    if search.holds(*search.begin[1:6]):
        return None
    return Refutation(tuple(DECK[coded.card[code]] for code in search.line(*search.begin[1:6])))


class _Claim:
    """`side` claims; where a trick stands is told by seat, cards down, suit led, best card and its player."""

    def __init__(self, coded: Coding, begin: Start, side: int) -> None:
        self.begin, self.side = begin, side
        self.duties, self.trump = coded.duties, coded.duties.trump
        self.hands = list(begin.hands)
        self.sure = Sure(coded, self.hands)
        self.everything = begin.open_points(coded) + MORE
        self.patterns = tuple(patterns(begin.hands, suit) for suit in range(4))
        self.known: dict[int, bool] = {}

    def holds(self, seat: int, held: int, led: int, best: int, best_seat: int) -> bool:
        """Return whether the claimers take every trick from here."""
        if held:
            return self.survives(seat, held, led, best, best_seat)
        a, b, c, d = self.hands
        left = a | b | c | d
        if not left:
            return True
        if seat & 1 == self.side and self.sure.points(seat, left, self.everything) == self.everything:
            return True
        one, two, three, four = self.patterns
        key = (
            one[left & 255] | two[left >> 8 & 255] | three[left >> 16 & 255] | four[left >> 24]
        ) << 2 | seat
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.survives(seat, held, led, best, best_seat)
        return found

    def survives(self, seat: int, held: int, led: int, best: int, best_seat: int) -> bool:
        """Return whether a claimer to move has a saving card, or his opponent no refuting one."""
        claims = seat & 1 == self.side
        for card in self.cards(seat, held, led, best, best_seat):
            if self.after(card, seat, held, led, best, best_seat) is claims:
                return claims
        return not claims

    def after(self, card: int, seat: int, held: int, led: int, best: int, best_seat: int) -> bool:
        """Return whether the claim holds after a card."""
        bit = 1 << card
        led, best, best_seat = self.place(card, seat, held, led, best, best_seat)
        self.hands[seat] ^= bit
        if held < 3:
            holds = self.holds((seat + 1) & 3, held + 1, led, best, best_seat)
        else:
            holds = best_seat & 1 == self.side and self.holds(best_seat, 0, 0, 0, 0)
        self.hands[seat] ^= bit
        return holds

    def place(
        self, card: int, seat: int, held: int, led: int, best: int, best_seat: int
    ) -> tuple[int, int, int]:
        """Return the suit led, the best card and its player when a card is down."""
        if held == 0:
            return card >> 3, card, seat
        return (led, card, seat) if beats(card, best, self.trump) else (led, best, best_seat)

    def cards(self, seat: int, held: int, led: int, best: int, best_seat: int) -> Iterator[int]:
        """Yield the cards to try, of neighbours one, from the top down."""
        hand = self.hands[seat]
        legal = playable(self.duties, hand, held, led, best, held > 0 and not (best_seat ^ seat) & 1)
        a, b, c, d = self.hands
        others = (a | b | c | d) & ~hand | (1 << best if held else 0)
        before = -1
        while legal:
            card = legal.bit_length() - 1
            legal ^= 1 << card
            if before < 0 or before >> 3 != card >> 3 or others & ((1 << before) - (2 << card)):
                yield card
            before = card

    def line(self, seat: int, held: int, led: int, best: int, best_seat: int) -> Iterator[int]:
        """Yield a line that refutes: the claimers play on as they can, the others what refutes."""
        claims = seat & 1 == self.side
        for card in self.cards(seat, held, led, best, best_seat):
            if claims or not self.after(card, seat, held, led, best, best_seat):
                break
        else:
            raise AssertionError("the claim holds")
        led, best, best_seat = self.place(card, seat, held, led, best, best_seat)
        self.hands[seat] ^= 1 << card
        yield card
        if held < 3:
            yield from self.line((seat + 1) & 3, held + 1, led, best, best_seat)
        elif best_seat & 1 == self.side:
            yield from self.line(best_seat, 0, 0, 0, 0)
