"""What is sure at a trick's start, whatever the others do: best cards that can be led, and highest trumps."""

from __future__ import annotations

from engine.solver.coding import PLAIN_BITS, TRUMP, Coding
from engine.solver.patterns import PLACES

# Tricks; after each the points, what the partner's best cards add, and the two's points without the others';
# cards left, partner, right.
Run = tuple[int, tuple[int, ...], tuple[int, ...], tuple[int, ...], int, int, int]
ENDLESS = 99
NEVER = -1000  # added where the partner has nothing to add


class Sure:
    """Looks suits up: who has which card of a suit never changes, so what is left of it tells all.

    `hands` is the search's own list; the cards that were in it at first are all the cards there are.
    """

    def __init__(self, coded: Coding, hands: list[int]) -> None:
        self.coded, self.hands, self.owned = coded, hands, tuple(hands)
        self.runs: tuple[list[Run | None], ...] = tuple([None] * 1024 for _ in range(4))

    def points(self, seat: int, left: int, open_points: int) -> int:
        """Return what the player on lead and his partner take; all that is open if it is all tricks.

        He leads his own best cards first; then, where he can, a suit whose best cards his partner has.
        """
        duties, runs = self.coded.duties, self.runs
        me, partner = self.hands[seat], self.hands[(seat + 2) & 3]
        points = tricks = trumps_left = trumps_right = must_ruff = more = void = gain = given = 0
        discards, spare = ENDLESS, partner  # what the partner may throw on it: cards of suits not led
        suits, gives, can_give = (0, 1, 2, 3), True, False
        if duties.trump:
            suits = (0, 1, 2)
            taken, gains, gifts, _, held_left, held_partner, held_right = self.run(TRUMP, left >> 24, seat)
            if duties.closed and me & PLAIN_BITS:
                taken = 0
            points, tricks, more = gains[taken], taken, gifts[taken]
            if not taken:
                points = self.top_trumps(seat)
            void, spare = max(0, taken - held_partner), partner & PLAIN_BITS
            trumps_left, trumps_right = held_left > taken, held_right > taken
            if held_partner > taken:
                discards = (partner & PLAIN_BITS).bit_count()
                must_ruff = duties.partner_wins
            gives = not (duties.partner_wins or trumps_left or trumps_right)
        for suit in suits:
            mine, owners = me >> 8 * suit & 255, left >> 8 * suit & 255
            taken = 0
            if mine:
                found = runs[suit][owners << 2 | seat] or self.find(suit, owners, seat)
                taken, gains, gifts, _, held_left, held_partner, held_right = found
                if trumps_left and held_left < taken:
                    taken = held_left
                if trumps_right and held_right < taken:
                    taken = held_right
                if must_ruff and held_partner < taken:
                    taken = held_partner
                if discards < taken:
                    taken = discards
                if taken:
                    points += gains[taken]
                    more += gifts[taken]
                    tricks += taken
                    discards -= taken
                    void += max(0, taken - held_partner)
                    spare &= ~(0xFF << 8 * suit)
            if not taken and gives and partner >> 8 * suit & 255:
                its, _, _, ours, *_ = self.run(suit, owners, (seat + 2) & 3)
                gain, given, can_give = gain + ours[its], given + its, can_give or bool(its and mine)
        size = me.bit_count()
        if tricks >= size:
            return open_points
        together = 0
        if can_give and void + given <= spare.bit_count():
            if tricks + given >= size:
                return open_points
            together = points + gain + max(0, more)
        if void <= spare.bit_count():
            if void:
                worth = self.coded.points
                best = sorted((worth[card] for card in range(32) if spare >> card & 1), reverse=True)
                more += sum(best[:void])
            points += max(0, more)
        return max(points, together)

    def top_trumps(self, seat: int) -> int:
        """Return the points of the highest trumps as far as a seat's side has them: each takes its trick."""
        a, b, c, d = self.hands
        ours, theirs = ((b | d) >> 24, (a | c) >> 24) if seat & 1 else ((a | c) >> 24, (b | d) >> 24)
        points = 0
        while ours > theirs:
            card = ours.bit_length() - 1
            ours ^= 1 << card
            points += self.coded.points[24 + card]
        return points

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
        gains, gifts, ours, best = [0], [0], [0], list(partner)
        for trick, card in enumerate(reversed(mine)):
            if any(trick < len(side) and side[-1] > card for side in (after, before)):
                break
            if trick < len(partner) and partner[-1 if must_raise else trick] > card:
                break  # the partner may have to take it
            follow = sum(worth[side[trick]] for side in (after, partner, before) if trick < len(side))
            gains.append(gains[-1] + worth[card] + follow)
            ours.append(ours[-1] + worth[card] + (worth[partner[trick]] if trick < len(partner) else 0))
            gifts.append(gifts[-1])
            if trick < len(partner):
                under = [one for one in best if one < card]
                gifts[-1] += worth[under[-1]] - worth[partner[trick]] if under else NEVER
                best = [one for one in best if one != under[-1]] if under else best
        rows = tuple(gains), tuple(gifts), tuple(ours)
        found = len(gains) - 1, *rows, len(after), len(partner), len(before)
        self.runs[suit][left << 2 | seat] = found
        return found
