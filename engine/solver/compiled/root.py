"""The root of a search, world by world: `plain.Search.values` and `best`, compiled."""
# pyright: basic

from __future__ import annotations

import numpy as np

from engine.solver.compiled.bits import lowest
from engine.solver.compiled.jit import inlined, jit
from engine.solver.compiled.rules import playable
from engine.solver.compiled.search import NONE, search
from engine.solver.compiled.table import find_patterns


@inlined
def still_open(game, left, points):
    """The card points of the cards left and on the table, with the last trick's."""
    open_points = points + game.last_trick
    for card in range(32):
        if left >> card & 1:
            open_points += game.worth[card]
    return open_points


@jit
def solve(game, work, generation, worlds, starts, out):
    """For each world (hands by seat; the trick under way) and each card: what team 0 takes, or -1."""
    duties, worth = game.duties, game.worth
    hands = np.empty(4, np.int64)
    for world in range(len(worlds)):
        hands[:] = worlds[world]
        generation += 1
        find_patterns(hands, work.patterns, work.seen, generation)
        seat, held, led, best, best_seat, points = starts[world]
        left = hands[0] | hands[1] | hands[2] | hands[3]
        open_points = still_open(game, left, points)
        out[world] = NONE
        hand = hands[seat]
        others = left & ~hand
        if held:
            others |= 1 << best
        legal = playable(duties, hand, held, led, best, held > 0 and (best_seat ^ seat) & 1 == 0)
        before = NONE
        guess = NONE
        while legal:
            card = lowest(legal)
            legal &= legal - 1
            if (
                before >= 0
                and before >> 3 == card >> 3
                and worth[before] == worth[card]
                and not others & ((1 << card) - (2 << before))
            ):
                out[world, card] = out[world, before]
                before = card
                continue
            before = card
            hands[seat] ^= 1 << card
            now_led = led
            now_best = best
            now_seat = best_seat
            if held == 0:
                now_led = card >> 3
                now_best = card
                now_seat = seat
            elif card > best if card >> 3 == best >> 3 else duties.trump and card >= 24:
                now_best = card
                now_seat = seat
            on_table = points + worth[card]
            taken = 0
            rest = open_points
            next_held = held + 1
            next_seat = (seat + 1) & 3
            if held == 3:
                if hands[seat] == 0:
                    on_table = open_points
                taken = 0 if now_seat & 1 else on_table
                rest = open_points - on_table
                on_table = 0
                next_held = 0
                next_seat = now_seat
            low = 0
            high = rest
            middle = (low + high + 1) // 2
            if guess >= 0:
                middle = min(max(guess - taken, low + 1), high)
            while low < high:
                value = search(
                    game,
                    work,
                    hands,
                    generation,
                    next_held,
                    next_seat,
                    now_led,
                    now_best,
                    now_seat,
                    on_table,
                    rest,
                    middle,
                )
                if value >= middle:
                    low = value
                else:
                    high = value
                middle = (low + high + 1) // 2
            guess = low + taken
            out[world, card] = guess
            hands[seat] ^= 1 << card
    return generation


@jit
def best(game, work, generation, worlds, starts, out):
    """For each world: what team 0 takes if all play what is best."""
    hands = np.empty(4, np.int64)
    for world in range(len(worlds)):
        hands[:] = worlds[world]
        generation += 1
        find_patterns(hands, work.patterns, work.seen, generation)
        seat, held, led, top, top_seat, points = starts[world]
        low = 0
        high = still_open(game, hands[0] | hands[1] | hands[2] | hands[3], points)
        open_points = high
        while low < high:
            middle = (low + high + 1) // 2
            value = search(
                game,
                work,
                hands,
                generation,
                held,
                seat,
                led,
                top,
                top_seat,
                points,
                open_points,
                middle,
            )
            if value >= middle:
                low = value
            else:
                high = value
        out[world] = low
    return generation
