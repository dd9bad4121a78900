"""Which cards to try first: what cuts the search short, not what is right."""

from __future__ import annotations

from engine.solver.coding import TRUMP, Coding

SUIT = (0xFF, 0xFF00, 0xFF0000, 0xFF000000)
TRUMPS = SUIT[TRUMP]
NONE = -1
FIRST = 1000  # above every promise
CARD = 31  # a card and what it promises stand in one integer, which sorts faster than a pair


class Order:
    """Orders the cards of the player to move; `hands` is the search's own list."""

    def __init__(self, coded: Coding, hands: list[int]) -> None:
        self.points, self.hands = coded.points, hands
        self.trump, self.closed = coded.duties.trump, coded.duties.closed

    def are_equal(self, low: int, high: int, others: int) -> bool:
        """Return whether two cards of a hand, the lower first, are worth the same with no other's between."""
        return (
            low >> 3 == high >> 3
            and self.points[low] == self.points[high]
            and not others & ((1 << high) - (2 << low))
        )

    def of_leads(self, hand: int, seat: int, left: int, first: int) -> list[int]:
        """Return leads: what nobody beats, by points; then to the partner's best; then low. Of equals one."""
        points, trump = self.points, self.trump
        after, partner, before = (self.hands[(seat + step) & 3] for step in (1, 2, 3))
        opponents, others = after | before, left & ~hand
        legal = hand & ~TRUMPS or hand if self.closed else hand
        found: list[int] = []
        last = NONE
        while legal:
            bit = legal & -legal
            legal ^= bit
            card = bit.bit_length() - 1
            worth, suit = points[card], SUIT[card >> 3]
            if (
                last >= 0
                and last >> 3 == card >> 3
                and points[last] == worth
                and not others & (bit - (2 << last))
            ):
                last = card
                continue
            last = card
            is_plain = trump and card < 24
            ruffed = is_plain and (
                (not after & suit and after & TRUMPS) or (not before & suit and before & TRUMPS)
            )
            partner_ruffs = is_plain and not partner & suit and partner & TRUMPS
            if not (opponents & suit) >> (card + 1):
                if ruffed:
                    promise = (8 if partner_ruffs else -10) - worth
                else:
                    promise = 60 + worth + (5 if trump and card >= 24 else 0)
            elif partner & suit > opponents & suit:
                promise = (0 if ruffed else 30) - worth
            elif partner_ruffs and not ruffed:
                promise = 25 - worth
            else:
                promise = 5 - 2 * worth
            found.append((FIRST if card == first else promise) * -(CARD + 1) + card)
        found.sort()
        return [rated & CARD for rated in found]

    def in_trick(
        self, legal: int, others: int, held: int, seat: int, led: int, best: int, best_seat: int
    ) -> list[int]:
        """Return replies: points where our side holds the trick, else the cheapest. Of equals one."""
        points, trump, suit = self.points, self.trump, SUIT[led]
        partner_wins = not (best_seat ^ seat) & 1
        after = self.hands[(seat + 1) & 3] if held < 3 else 0
        follow_after = after & suit
        hope = 0
        if held == 1:
            partner = self.hands[(seat + 2) & 3]
            if partner & suit:
                hope = best >> 3 == led and (partner & suit) >> (best + 1)
            else:
                hope = trump and partner & TRUMPS
        found: list[int] = []
        last = NONE
        while legal:
            bit = legal & -legal
            legal ^= bit
            card = bit.bit_length() - 1
            worth = points[card]
            if (
                last >= 0
                and last >> 3 == card >> 3
                and points[last] == worth
                and not others & (bit - (2 << last))
            ):
                last = card
                continue
            last = card
            ruff = trump and card >= 24
            wins = card > best if card >> 3 == best >> 3 else ruff
            if wins or partner_wins:
                top = card if wins else best
                if follow_after:
                    is_beaten = top >> 3 == led and follow_after >> (top + 1)
                else:
                    is_beaten = trump and after & TRUMPS and (top < 24 or after >> (top + 1))
                if is_beaten:
                    promise = 10 - worth
                else:
                    promise = 40 + worth - (15 if wins and partner_wins else 0) - (10 if wins and ruff else 0)
            else:
                promise = (5 - worth if hope else -2 * worth) - (3 if ruff else 0)
            found.append(promise * -(CARD + 1) + card)
        found.sort()
        return [rated & CARD for rated in found]
