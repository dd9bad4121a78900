"""The exact solver in plain Python: alpha-beta over cards, a table of bounds at trick starts.

The value of a position is the card points team 0 still takes, the cards on the table and the last
trick's ten included; it does not depend on the past, so one table entry serves every score.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards import Card
from engine.solver.position import Position, Table, on_table


def solve(position: Position) -> Mapping[Card, int]:
    """Return, for each legal card of the player to move, the card points his team takes from here.

    Best play by all, everyone seeing everything; the cards on the table and the last trick's ten count.
    """
    search = _Search(position)
    return {Card(index): value for index, value in search.all_cards().items()}


class _Search:
    def __init__(self, position: Position) -> None:
        self.table = Table(position.rules, position.contract)
        self.hands = [cards.mask for cards in position.hands]
        self.position = position
        self.bounds: dict[tuple[int, int], tuple[int, int]] = {}

    def all_cards(self) -> dict[int, int]:
        """The value of each card to the mover's team, by zero windows that halve what is open."""
        led, best, best_seat, points = on_table(self.position, self.table)
        seat = int(self.position.turn)
        open_points = points + self.left()
        held = len(self.position.trick.cards)
        partner_wins = best >= 0 and (best_seat - seat) % 2 == 0
        values: dict[int, int] = {}
        for card in self.table.moves(self.hands[seat], led, best, partner_wins):
            low, high = 0, open_points
            while low < high:
                middle = (low + high + 1) // 2
                value = self.play(card, seat, held, led, best, best_seat, points, middle - 1, middle)
                low, high = (value, high) if value >= middle else (low, value)
            values[card] = low if seat % 2 == 0 else open_points - low
        return values

    def left(self) -> int:
        """The card points not on the table or taken yet."""
        whole = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        return self.table.card_points(whole) + self.table.last_trick

    def play(
        self,
        card: int,
        seat: int,
        held: int,
        led: int,
        best: int,
        best_seat: int,
        points: int,
        alpha: int,
        beta: int,
    ) -> int:
        """Play one card and return team 0's points from here on."""
        table, bit = self.table, 1 << card
        if held == 0:
            led, best, best_seat = table.suit_of[card], card, seat
        elif table.beaten_by[best] & bit:
            best, best_seat = card, seat
        points += table.points[card]
        self.hands[seat] ^= bit
        if held < 3:
            value = self.reply((seat + 1) & 3, held + 1, led, best, best_seat, points, alpha, beta)
        else:
            taken = points if best_seat % 2 == 0 else 0
            if not self.hands[best_seat]:
                value = taken + table.last_trick if best_seat % 2 == 0 else 0
            else:
                value = taken + self.lead(best_seat, alpha - taken, beta - taken)
        self.hands[seat] ^= bit
        return value

    def lead(self, seat: int, alpha: int, beta: int) -> int:
        """A trick start: look the bounds up, search, keep the new ones."""
        hands = self.hands
        key = (hands[0] | hands[1] | hands[2] | hands[3], seat)
        low, high = self.bounds.get(key) or (0, self.left())
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        value = self.reply(seat, 0, 0, -1, seat, 0, max(alpha, low - 1), min(beta, high + 1))
        if value >= beta:
            low = max(low, value)
        elif value <= alpha:
            high = min(high, value)
        else:
            low = high = value
        self.bounds[key] = low, high
        return value

    def reply(
        self, seat: int, held: int, led: int, best: int, best_seat: int, points: int, alpha: int, beta: int
    ) -> int:
        """The player to move chooses; fail-soft."""
        ours = seat % 2 == 0
        partner_wins = best >= 0 and (best_seat - seat) % 2 == 0
        moves = self.table.moves(self.hands[seat], led, best, partner_wins)
        result = -1 if ours else 1 << 20
        for card in self.ordered(moves, held, best, partner_wins):
            value = self.play(card, seat, held, led, best, best_seat, points, alpha, beta)
            if ours:
                result = max(result, value)
                alpha = max(alpha, value)
            else:
                result = min(result, value)
                beta = min(beta, value)
            if alpha >= beta:
                break
        return result

    def ordered(self, moves: tuple[int, ...], held: int, best: int, partner_wins: bool) -> tuple[int, ...]:
        """Leads: unbeatable cards first; then points to a trick we hold, else the cheapest that wins."""
        if len(moves) < 2:
            return moves
        points, beaten_by = self.table.points, self.table.beaten_by
        if held == 0:
            hands = self.hands
            out = hands[0] | hands[1] | hands[2] | hands[3]
            return tuple(sorted(moves, key=lambda c: (bool(beaten_by[c] & out), -points[c])))
        wins = beaten_by[best]
        if partner_wins:
            return tuple(sorted(moves, key=lambda c: -points[c]))
        return tuple(
            sorted(moves, key=lambda c: (not wins >> c & 1, points[c] if not wins >> c & 1 else -points[c]))
        )
