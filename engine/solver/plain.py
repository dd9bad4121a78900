"""The exact solver in plain Python: the reference, and what answers until the compiled one is ready.

Alpha-beta card by card, in zero windows that halve what is open. The value is the card points team 0 still
takes, the cards on the table and the last trick's ten included: it does not depend on the past. Bounds are
kept at trick starts, by the *pattern* of the cards left: for each suit, whose they are from the lowest to the
highest, whatever their ranks. Two positions of one pattern are played alike; only what cards are worth
differs, so the bounds of one are those of the other, loosened by that difference.
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
        _, seat, held, led, best, best_seat, _ = self.start
        a, b, c, d = self.hands
        hand = self.hands[seat]
        partner_wins = held > 0 and not (best_seat ^ seat) & 1
        legal = playable(self.duties, hand, held, led, best, partner_wins)
        others = (a | b | c | d) & ~hand | (1 << best if held else 0)
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
                (card,), 0, held, seat, led, best, best_seat, points, self.open_points, middle - 1, middle
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
            window = self.open_points, middle - 1, middle
            if held:
                found = self.choose(None, 0, held, seat, led, best, best_seat, points, *window)
            else:
                found = self.lead(seat, *window)
            low, high = (found, high) if found >= middle else (low, found)
        return low

    # --- a choice, a trick's start ----------------------------------------------------------------------

    def choose(
        self,
        cards: Sequence[int] | None,
        others: int,
        held: int,
        seat: int,
        led: int,
        best: int,
        best_seat: int,
        points: int,
        open_points: int,
        alpha: int,
        beta: int,
    ) -> int:
        """Return what team 0 takes when the player to move takes what is best for his side; fail-soft.

        `cards` are his choices in the order to try, `others` the cards of other hands and the winning one;
        None for the choices of a player who follows: they are found here, for a call more costs a tenth.
        """
        self.nodes += 1
        hands, worth, trump = self.hands, self.points, self.trump
        hand, after = hands[seat], (seat + 1) & 3
        theirs = seat & 1
        if cards is None:
            legal = playable(self.duties, hand, held, led, best, not (best_seat ^ seat) & 1)
            if legal & (legal - 1):
                a, b, c, d = hands
                others = (a | b | c | d) & ~hand | 1 << best
                cards = self.order.in_trick(legal, others, held, seat, led, best, best_seat)
            else:
                cards = (legal.bit_length() - 1,)
        result, chosen = (-WORST, NONE) if theirs else (WORST, NONE)
        seen: list[tuple[int, int]] = []
        for card in cards:
            if seen:  # a neighbour of a card that was searched can bring no more than the points between them
                limit = NONE
                for other, value in seen:
                    if other >> 3 == card >> 3:
                        between = (1 << card) - (2 << other) if other < card else (1 << other) - (2 << card)
                        if not others & between:
                            apart = abs(worth[card] - worth[other])
                            limit = value - apart if theirs else value + apart
                            if (
                                (limit >= beta or limit >= result)
                                if theirs
                                else (limit <= alpha or limit <= result)
                            ):
                                break
                            limit = NONE
                if limit != NONE:
                    result = min(result, limit) if theirs else max(result, limit)
                    continue
            if held == 0:
                new_led, new_best, new_seat = card >> 3, card, seat
            elif card > best if card >> 3 == best >> 3 else trump and card >= 24:
                new_led, new_best, new_seat = led, card, seat
            else:
                new_led, new_best, new_seat = led, best, best_seat
            down = points + worth[card]
            hands[seat] = hand ^ 1 << card
            if held < 3:
                value = self.choose(
                    None, 0, held + 1, after, new_led, new_best, new_seat, down, open_points, alpha, beta
                )
            elif not hands[seat]:
                value = 0 if new_seat & 1 else down + self.last_trick
            elif new_seat & 1:
                value = self.lead(new_seat, open_points - down, alpha, beta)
            else:
                value = down + self.lead(new_seat, open_points - down, alpha - down, beta - down)
            if theirs:
                if value < result:
                    result, chosen = value, card
                    if value < beta:
                        beta = value
                        if alpha >= beta:
                            break
            elif value > result:
                result, chosen = value, card
                if value > alpha:
                    alpha = value
                    if alpha >= beta:
                        break
            seen.append((card, value))
        hands[seat] = hand
        self.chosen = chosen
        return result

    def lead(self, seat: int, open_points: int, alpha: int, beta: int) -> int:
        """Return what team 0 takes from a trick's start: what is sure, what is known, else by search."""
        if alpha >= open_points:
            return open_points
        if beta <= 0:
            return 0
        a, b, c, d = self.hands
        hand, left = self.hands[seat], a | b | c | d
        if not hand & (hand - 1):
            return 0 if self.last_taker(seat) & 1 else open_points
        place = left << 2 | seat
        known = self.known.get(place)
        if known is None:
            known = self.known[place] = *self.surely(seat, left, open_points), NONE
        low, high, first = known
        if low >= beta or low == high:
            return low
        if high <= alpha:
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
        if low >= beta or high <= alpha or low == high:
            self.known[place] = low, high, first
            return low if low >= beta else high
        alpha, beta = max(alpha, low - 1), min(beta, high + 1)
        cards = self.order.of_leads(hand, seat, left, first)
        value = self.choose(cards, left & ~hand, 0, seat, 0, 0, 0, 0, open_points, alpha, beta)
        value = min(max(value, low), high)
        if value > alpha:
            low = value
        if value < beta:
            high = value
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
