"""The search of `plain`, without recursion, in machine integers.

A node of the search is a row of `stack`, by the columns below; its cards to try are the same row of `cards`.
"""
# pyright: basic

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from engine.solver.coding import Duties
from engine.solver.compiled.bits import lowest, popcount
from engine.solver.compiled.jit import jit
from engine.solver.compiled.order import put_in_order
from engine.solver.compiled.rules import last_taker, playable
from engine.solver.compiled.sure import sure_points, top_trumps
from engine.solver.compiled.table import entry, hash_of, look_up, pattern_of, remembered, spare

# Where the trick stands, the bound, the best so far; then what a trick's start remembers.
(HELD, SEAT, LED, BEST, BEST_SEAT, POINTS, OPEN, BOUND, RESULT, CHOSEN, COUNT, NEXT, TAKEN) = range(13)
(LOW, HIGH, PATTERN, SLOT, LEFT) = range(13, 18)
COLUMNS = 18
CHOICES = 9
NONE = -1


class Game(NamedTuple):
    """What is played: the duties, card points by code, distances by plain or trump and two sets of cards."""

    duties: Duties
    worth: np.ndarray
    distances: np.ndarray
    last_trick: int


class Work(NamedTuple):
    """What a search works in: lent by its caller, to one search at a time."""

    patterns: np.ndarray
    seen: np.ndarray
    table: np.ndarray
    bits: int
    stack: np.ndarray
    cards: np.ndarray
    count: np.ndarray


@jit
def search(
    game,
    work,
    hands,
    generation,
    held,
    seat,
    led,
    best,
    best_seat,
    points,
    open_points,
    bound,
):
    """Whether a position's value reaches a bound: `choose` and `lead` of `plain`, on a stack."""
    duties, worth, distances = game.duties, game.worth, game.distances
    patterns, table, bits = work.patterns, work.table, work.bits
    stack, cards, count = work.stack, work.cards, work.count
    trump = duties.trump != 0
    d = 0
    stack[0, HELD] = held
    stack[0, SEAT] = seat
    stack[0, LED] = led
    stack[0, BEST] = best
    stack[0, BEST_SEAT] = best_seat
    stack[0, POINTS] = points
    stack[0, OPEN] = open_points
    stack[0, BOUND] = bound
    value = 0
    while True:
        # --- a row is entered
        held = stack[d, HELD]
        seat = stack[d, SEAT]
        led = stack[d, LED]
        best = stack[d, BEST]
        best_seat = stack[d, BEST_SEAT]
        bound = stack[d, BOUND]
        known = False
        first = NONE
        if held == 0:
            open_points = stack[d, OPEN]
            hand = hands[seat]
            low = 0
            high = open_points
            if bound > open_points:
                value = open_points
                known = True
            elif bound <= 0:
                value = 0
                known = True
            elif hand & (hand - 1) == 0:
                value = 0 if last_taker(trump, hands, seat) & 1 else open_points
                known = True
            if not known:
                left = hands[0] | hands[1] | hands[2] | hands[3]
                pattern = pattern_of(patterns, left)
                base = hash_of(pattern, seat, bits)
                low, high, exact, near = look_up(
                    table, base, distances, generation, seat, pattern, left, low, high
                )
                if low >= bound or low == high:
                    value = low
                    known = True
                elif high < bound:
                    value = high
                    known = True
                elif exact < 0:
                    sure = sure_points(duties, worth, hands, seat, popcount(hand), open_points)
                    other = 0
                    if trump:
                        ours = (hands[0] | hands[2]) >> 24
                        theirs = (hands[1] | hands[3]) >> 24
                        if seat & 1:
                            other = top_trumps(worth, ours, theirs)
                        else:
                            other = top_trumps(worth, theirs, ours)
                    if seat & 1:
                        low = max(low, other)
                        high = min(high, open_points - sure)
                    else:
                        low = max(low, sure)
                        high = min(high, open_points - other)
                    if low >= bound or low == high:
                        value = low
                        known = True
                    elif high < bound:
                        value = high
                        known = True
                if not known:
                    if near >= 0:
                        first = remembered(table, near, exact, left)
                    stack[d, LOW] = low
                    stack[d, HIGH] = high
                    stack[d, PATTERN] = pattern
                    stack[d, SLOT] = exact if exact >= 0 else spare(table, base, generation)
                    stack[d, LEFT] = left
        if not known:
            count[0] += 1
            hand = hands[seat]
            legal = playable(duties, hand, held, led, best, held > 0 and (best_seat ^ seat) & 1 == 0)
            others = (hands[0] | hands[1] | hands[2] | hands[3]) & ~hand
            if held:
                others |= 1 << best
            cards[d, 0] = lowest(legal)
            size = 1
            if legal & (legal - 1):
                size = put_in_order(
                    trump, worth, hands, held, seat, led, best, best_seat, first, legal, others, cards, d
                )
            stack[d, COUNT] = size
            stack[d, NEXT] = 0
            stack[d, RESULT] = 1000 if seat & 1 else -1000
            stack[d, CHOSEN] = cards[d, 0]
        back = known
        if known:
            d -= 1
        # --- a value comes back, or the next card is tried
        while True:
            if d < 0:
                return value
            seat = stack[d, SEAT]
            ours = seat & 1 == 0
            if back:
                place = stack[d, NEXT]
                card = cards[d, place]
                hands[seat] |= 1 << card
                value += stack[d, TAKEN]
                stack[d, NEXT] = place + 1
                if (value > stack[d, RESULT]) == ours and value != stack[d, RESULT]:
                    stack[d, RESULT] = value
                    stack[d, CHOSEN] = card
                back = False
            size = stack[d, COUNT]
            place = stack[d, NEXT]
            bound = stack[d, BOUND]
            if place >= size or (place > 0 and (stack[d, RESULT] >= bound) == ours):
                value = stack[d, RESULT]
                if stack[d, HELD] == 0:
                    low = stack[d, LOW]
                    high = stack[d, HIGH]
                    value = min(max(value, low), high)
                    if value >= bound:
                        low = value
                    else:
                        high = value
                    size = popcount(hands[seat])
                    slot = stack[d, SLOT]
                    table[slot, 0] = stack[d, PATTERN] << 32 | stack[d, LEFT]
                    table[slot, 1] = entry(generation, seat, size, stack[d, CHOSEN], low, high)
                d -= 1
                back = True
                continue
            # --- a card is played
            card = cards[d, place]
            held = stack[d, HELD]
            led = stack[d, LED]
            best = stack[d, BEST]
            best_seat = stack[d, BEST_SEAT]
            hands[seat] ^= 1 << card
            points = stack[d, POINTS] + worth[card]
            if held == 0:
                led = card >> 3
                best = card
                best_seat = seat
            elif card > best if card >> 3 == best >> 3 else trump and card >= 24:
                best = card
                best_seat = seat
            stack[d, TAKEN] = 0
            if held == 3:
                is_last = hands[seat] == 0
                if is_last:
                    points = stack[d, OPEN]
                taken = 0 if best_seat & 1 else points
                stack[d, TAKEN] = taken
                if is_last:
                    value = 0
                    back = True
                    continue
                stack[d + 1, HELD] = 0
                stack[d + 1, SEAT] = best_seat
                stack[d + 1, POINTS] = 0
                stack[d + 1, OPEN] = stack[d, OPEN] - points
                stack[d + 1, BOUND] = bound - taken
            else:
                stack[d + 1, HELD] = held + 1
                stack[d + 1, SEAT] = (seat + 1) & 3
                stack[d + 1, LED] = led
                stack[d + 1, BEST] = best
                stack[d + 1, BEST_SEAT] = best_seat
                stack[d + 1, POINTS] = points
                stack[d + 1, OPEN] = stack[d, OPEN]
                stack[d + 1, BOUND] = bound
            d += 1
            break
