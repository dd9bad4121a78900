"""What is sure at a trick's start: the card points the player on lead takes at once, by himself."""

from __future__ import annotations

from engine.solver.coding import PLAIN_BITS, TRUMP, Coding
from engine.solver.patterns import PLACES

Run = tuple[int, tuple[int, ...], int, int, int]  # tricks, points after each, cards left, partner, right
ENDLESS = 99


class Sure:
    """Looks suits up: who has which card of a suit never changes, so what is left of it tells all.

    `hands` is the search's own list; the cards that were in it at first are all the cards there are.
    """

    def __init__(self, coded: Coding, hands: list[int]) -> None:
        self.coded, self.hands, self.owned = coded, hands, tuple(hands)
        self.runs: tuple[list[Run | None], ...] = tuple([None] * 1024 for _ in range(4))

    def points(self, seat: int, left: int, open_points: int) -> int:
        """Return the points of the tricks he takes whatever the others do; all that is open if all tricks."""
        duties = self.coded.duties
        me, partner = self.hands[seat], self.hands[(seat + 2) & 3]
        points = tricks = trumps_left = trumps_right = must_ruff = 0
        discards = ENDLESS
        suits = (0, 1, 2, 3)
        if duties.trump:
            suits = (0, 1, 2)
            taken, gains, held_left, held_partner, held_right = self.run(TRUMP, left >> 24, seat)
            if duties.closed and me & PLAIN_BITS:
                taken = 0
            points, tricks = gains[taken], taken
            trumps_left, trumps_right = held_left > taken, held_right > taken
            if held_partner > taken:
                discards = (partner & PLAIN_BITS).bit_count()
                must_ruff = duties.partner_wins
        for suit in suits:
            mine = me >> 8 * suit & 255
            if mine:
                taken, gains, held_left, held_partner, held_right = self.run(
                    suit, left >> 8 * suit & 255, seat
                )
                if trumps_left and held_left < taken:
                    taken = held_left
                if trumps_right and held_right < taken:
                    taken = held_right
                if must_ruff and held_partner < taken:
                    taken = held_partner
                if discards < taken:
                    taken = discards
                points += gains[taken]
                tricks += taken
                discards -= taken
        return open_points if tricks >= me.bit_count() else points

    def run(self, suit: int, left: int, seat: int) -> Run:
        """Return a suit led from the top: how often it wins unruffed, its points, the others' cards."""
        known = self.runs[suit]
        place = left << 2 | seat
        return known[place] or self.find(suit, left, seat)

    def find(self, suit: int, left: int, seat: int) -> Run:
        """Return a run, and keep it."""
        coded, shift = self.coded, 8 * suit
        mine, after, partner, before = (
            PLACES[self.owned[(seat + step) & 3] >> shift & left] for step in range(4)
        )
        is_trump = coded.duties.trump and suit == TRUMP
        worth = coded.trump if is_trump else coded.plain
        must_raise = is_trump and coded.duties.raise_led_trump == 2
        gains = [0]
        for trick, card in enumerate(reversed(mine)):
            if any(trick < len(side) and side[-1] > card for side in (after, before)):
                break
            if trick < len(partner) and partner[-1 if must_raise else trick] > card:
                break  # the partner may have to take it
            follow = sum(worth[side[trick]] for side in (after, partner, before) if trick < len(side))
            gains.append(gains[-1] + worth[card] + follow)
        found = len(gains) - 1, tuple(gains), len(after), len(partner), len(before)
        self.runs[suit][left << 2 | seat] = found
        return found
