"""The exact solver in plain Python: the reference, and what answers until the compiled one is ready.

Alpha-beta card by card, in zero windows (below a bound, or not) that halve what is open. The value is the
card points team 0 still takes, the cards on the table and the last trick's ten included: it does not depend
on the past. Bounds are kept at trick starts, by the *pattern* of the cards left: for each suit, whose they
are from the lowest to the highest, whatever their ranks. Two positions of one pattern are played alike; only
what cards are worth differs, so the bounds of one are those of the other, loosened by that difference.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.solver.coding import TRUMP, Coding, Start, beats, playable
from engine.solver.order import Order
from engine.solver.patterns import distances, patterns
from engine.solver.sure import Sure

TRUMPS = 0xFF << 8 * TRUMP
ALIKE = 4  # positions remembered of one pattern
NONE = -1
UNCOUNTED = -2  # instead of a best card: what is sure here was not counted yet, for it was not needed
WORST = -1000  # below every value

Known = tuple[int, int, int]  # a lower bound, an upper bound, the card that was best


def values(coded: Coding, start: Start) -> dict[int, int]:
    """Return, for each playable card by code, the card points team 0 takes from here if it is played."""
    return Search(coded, start).values()


def best(coded: Coding, start: Start) -> int:
    """Return the card points team 0 takes from here if all play what is best: half the work of `values`."""
    return Search(coded, start).best()


class Search:
    """One position under search; `nodes` counts the choices it has looked at."""

    def __init__(self, coded: Coding, start: Start) -> None:
        self.start, self.duties, self.points = start, coded.duties, coded.points
        self.hands = hands = list(start.hands)
        self.trump = coded.duties.trump
        self.last_trick = coded.last_trick
        self.open_points = start.open_points(coded)
        self.order = Order(coded, hands)
        self.sure = Sure(coded, hands)
        self.plain_over = distances(coded.plain).over
        self.trump_over = distances(coded.trump if self.trump else coded.plain).over
        self.patterns = tuple(patterns(start.hands, suit) for suit in range(4))
        self.known: dict[int, Known] = {}  # by cards left and leader
        self.alike: dict[int, list[int]] = {}  # by pattern and leader: the cards left, the latest searched
        self.chosen = NONE
        self.nodes = 0

    # --- the root ---------------------------------------------------------------------------------------

    def values(self) -> dict[int, int]:
        """Return the value of each playable card; of cards as good as one another one is searched."""
        _, seat, held, _, best, *_ = self.start
        a, b, c, d = self.hands
        others, legal = (a | b | c | d) & ~self.hands[seat] | (1 << best if held else 0), self.legal()
        found: dict[int, int] = {}
        before = guess = NONE
        for card in range(32):
            if not legal >> card & 1:
                continue
            if before != NONE and self.order.are_equal(before, card, others):
                found[card] = found[before]
            else:
                guess = found[card] = self.value(card, guess)
            before = card
        return found

    def value(self, card: int, guess: int) -> int:
        """Return the value of one card: the first window at a guess, each next one halves what is open."""
        _, seat, held, led, best, best_seat, points = self.start
        low, high = 0, self.open_points
        middle = (low + high + 1) // 2 if guess == NONE else min(max(guess, low + 1), high)
        while low < high:
            found = self.choose(
                (card,), 0, held, seat, led, best, best_seat, points, self.open_points, middle
            )
            low, high = (found, high) if found >= middle else (low, found)
            middle = (low + high + 1) // 2
        return low

    def best(self) -> int:
        """Return the value of the best card, whichever it is."""
        _, seat, held, led, best, best_seat, points = self.start
        low, high = 0, self.open_points
        while low < high:
            middle = (low + high + 1) // 2
            if held:
                trick = held, seat, led, best, best_seat, points
                found = self.choose(None, self.legal(), *trick, self.open_points, middle)
            else:
                found = self.lead(seat, self.open_points, middle)
            low, high = (found, high) if found >= middle else (low, found)
        return low

    def legal(self) -> int:
        """Return the cards the player to move may play."""
        _, seat, held, led, best, best_seat, _ = self.start
        partner_wins = held > 0 and not (best_seat ^ seat) & 1
        return playable(self.duties, self.hands[seat], held, led, best, partner_wins)

    # --- a choice, a trick's start ----------------------------------------------------------------------

    def choose(
        self,
        cards: Sequence[int] | None,
        legal: int,
        held: int,
        seat: int,
        led: int,
        best: int,
        best_seat: int,
        points: int,
        open_points: int,
        bound: int,
    ) -> int:
        """Return what team 0 takes when the player to move takes what is best for his side.

        Only whether it reaches `bound` is found out: an answer that does is no more than the value, one that
        does not is no less. `cards` are his choices in the order to try; None for a player who follows, and
        may play what is `legal`. Whoever after him has one card to play plays it within the same call.
        """
        self.nodes += 1
        hands, worth, duties, trump = self.hands, self.points, self.duties, self.trump
        hand, after = hands[seat], (seat + 1) & 3
        theirs = seat & 1
        if cards is None:
            a, b, c, d = hands
            others = (a | b | c | d) & ~hand | 1 << best
            cards = self.order.in_trick(legal, others, held, seat, led, best, best_seat)
        result, chosen = (-WORST, NONE) if theirs else (WORST, NONE)
        for card in cards:
            if held == 0:
                new_led, new_best, new_seat = card >> 3, card, seat
            elif card > best if card >> 3 == best >> 3 else trump and card >= 24:
                new_led, new_best, new_seat = led, card, seat
            else:
                new_led, new_best, new_seat = led, best, best_seat
            down = points + worth[card]
            hands[seat] = hand ^ 1 << card
            next_held, player, before = held + 1, after, None
            while next_held < 4:
                its = hands[player]
                legal = playable(duties, its, next_held, new_led, new_best, not (new_seat ^ player) & 1)
                if legal & (legal - 1):
                    break
                before = before or hands[:]
                hands[player] = its ^ legal
                forced = legal.bit_length() - 1
                down += worth[forced]
                if forced > new_best if forced >> 3 == new_best >> 3 else trump and forced >= 24:
                    new_best, new_seat = forced, player
                next_held, player = next_held + 1, (player + 1) & 3
            if next_held < 4:
                value = self.choose(
                    None, legal, next_held, player, new_led, new_best, new_seat, down, open_points, bound
                )
            elif not hands[seat]:
                value = 0 if new_seat & 1 else down + self.last_trick
            elif new_seat & 1:
                value = self.lead(new_seat, open_points - down, bound)
            else:
                value = down + self.lead(new_seat, open_points - down, bound - down)
            if before:
                hands[:] = before
            if theirs:
                if value < result:
                    result, chosen = value, card
                    if value < bound:
                        break
            elif value > result:
                result, chosen = value, card
                if value >= bound:
                    break
        hands[seat] = hand
        self.chosen = chosen
        return result

    def lead(self, seat: int, open_points: int, bound: int) -> int:
        """Return what `choose` does, from a trick's start: what is known or sure, else by search."""
        if bound > open_points:
            return open_points
        if bound <= 0:
            return 0
        a, b, c, d = self.hands
        hand, left = self.hands[seat], a | b | c | d
        if not hand & (hand - 1):
            return 0 if self.last_taker(seat) & 1 else open_points
        place = left << 2 | seat
        known = self.known.get(place)
        if known is None:
            low, high, first = 0, open_points, UNCOUNTED
        else:
            low, high, first = known
            if low >= bound or low == high:
                return low
            if high < bound:
                return high
        one, two, three, four = self.patterns
        pattern = one[left & 255] | two[left >> 8 & 255] | three[left >> 16 & 255] | four[left >> 24]
        alike = self.alike.setdefault(pattern << 2 | seat, [])
        for other in alike:
            if other == left:
                continue
            at_least, at_most, _ = self.known[other << 2 | seat]
            if at_least > low:
                low = max(low, at_least - self.more(other, left))
            if at_most < high:
                high = min(high, at_most + self.more(left, other))
        if low < bound <= high and first == UNCOUNTED:
            at_least, at_most = self.surely(seat, left, open_points)
            low, high, first = max(low, at_least), min(high, at_most), NONE
        if low >= bound or high < bound or low == high:
            self.known[place] = low, high, first
            return low if low >= bound else high
        cards = self.order.of_leads(hand, seat, left, first)
        value = self.choose(cards, 0, 0, seat, 0, 0, 0, 0, open_points, bound)
        value = min(max(value, low), high)
        if value < bound:
            high = value
        else:
            low = value
        if left not in alike:
            if len(alike) >= ALIKE:
                del alike[0]
            alike.append(left)
        self.known[place] = low, high, self.chosen
        return value

    def surely(self, seat: int, left: int, open_points: int) -> tuple[int, int]:
        """Return the least and the most team 0 takes from a trick's start, as far as counting tells."""
        ours = self.sure.points(seat, left, open_points)
        theirs = self.sure.top_trumps(1 - (seat & 1)) if self.trump else 0
        return (theirs, open_points - ours) if seat & 1 else (ours, open_points - theirs)

    def more(self, one: int, other: int) -> int:
        """Return how much more the cards of one set may be worth than those of another of its pattern."""
        over = self.plain_over
        return (
            over(one & 255, other & 255)
            + over(one >> 8 & 255, other >> 8 & 255)
            + over(one >> 16 & 255, other >> 16 & 255)
            + self.trump_over(one >> 24, other >> 24)
        )

    def last_taker(self, seat: int) -> int:
        """Return who takes the last trick, which plays itself."""
        best, taker = self.hands[seat].bit_length() - 1, seat
        for player in ((seat + 1) & 3, (seat + 2) & 3, (seat + 3) & 3):
            card = self.hands[player].bit_length() - 1
            if beats(card, best, self.trump):
                best, taker = card, player
        return taker
