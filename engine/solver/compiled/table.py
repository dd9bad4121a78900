"""The table of bounds: patterns, their place in it, what parts two positions of one: `patterns`, compiled.

An entry is two integers: pattern and cards left; then generation and leader, how many cards each holds, the
card that was best, the two bounds.
"""
# pyright: basic

from __future__ import annotations

from numba import int64

from engine.solver.compiled.bits import lowest, popcount
from engine.solver.compiled.jit import inlined, jit

NONE = -1
WAYS = 4  # positions kept of one pattern
BOUND_BITS = 10
BOUND = (1 << BOUND_BITS) - 1
CARD_AT, SIZE_AT, LEADER_AT = 2 * BOUND_BITS, 2 * BOUND_BITS + 5, 32


@jit
def find_patterns(hands, patterns, seen, stamp):
    """For each suit and each set of its cards: the first set whose owners look the same, bottom up."""
    for suit in range(4):
        mark = (stamp * 4 + suit) << 8
        for mask in range(256):
            owners = 1
            rest = mask
            while rest:
                bit = 1 << (8 * suit + lowest(rest))
                rest &= rest - 1
                owner = 0
                for seat in range(1, 4):
                    if hands[seat] & bit:
                        owner = seat
                owners = owners << 2 | owner
            if seen[owners] >> 8 << 8 != mark:
                seen[owners] = mark | mask
            patterns[suit, mask] = seen[owners] & 255


@jit
def hash_of(pattern, leader, bits):
    """The place of a pattern's first entry in a table of `2 ** bits`."""
    key = (leader << 32 | pattern) * -7046029254386353131
    key ^= key >> 29 & 0x7FFFFFFFF
    key *= -4658895280553007687
    return (key >> (64 - bits)) & ((1 << bits) - 1) & ~(WAYS - 1)


@jit
def same_place(card, one, other):
    """The card of `other` that stands where `card` stands in `one`, a set of the same pattern."""
    base = card & ~7
    below = popcount((one >> base & 255) & ((1 << (card & 7)) - 1))
    rest = other >> base & 255
    while below:
        rest &= rest - 1
        below -= 1
    return base + lowest(rest)


@jit
def more(distances, one, other):
    """How much more the cards of one set may be worth than those of another of the same pattern."""
    return (
        int64(distances[0, one & 255, other & 255])
        + int64(distances[0, one >> 8 & 255, other >> 8 & 255])
        + int64(distances[0, one >> 16 & 255, other >> 16 & 255])
        + int64(distances[1, one >> 24 & 255, other >> 24 & 255])
    )


@jit
def pattern_of(patterns, left):
    """The pattern of the cards left."""
    return (
        patterns[0, left & 255]
        | patterns[1, left >> 8 & 255] << 8
        | patterns[2, left >> 16 & 255] << 16
        | patterns[3, left >> 24 & 255] << 24
    )


@inlined
def look_up(table, base, distances, generation, leader, pattern, left, low, high):
    """Closer bounds by what is known of a pattern; the entry of these very cards, and that of the nearest."""
    exact = NONE
    near = NONE
    nearest = 10000
    for way in range(base, base + WAYS):
        if table[way, 0] >> 32 & 0xFFFFFFFF != pattern:
            continue
        bounds = table[way, 1]
        if bounds >> LEADER_AT != generation << 2 | leader:
            continue
        other = table[way, 0] & 0xFFFFFFFF
        at_least = bounds & BOUND
        at_most = bounds >> BOUND_BITS & BOUND
        if other == left:
            exact = way
            near = way
            nearest = NONE
        else:
            away = more(distances, other, left)
            at_least -= away
            at_most += more(distances, left, other)
            if away < nearest:
                nearest = away
                near = way
        low = max(low, at_least)
        high = min(high, at_most)
    return low, high, exact, near


@jit
def spare(table, base, generation):
    """The entry that makes room: one of another deal, or of the smallest search."""
    found = base
    fewest = 1 << 30
    for way in range(base, base + WAYS):
        size = NONE
        if table[way, 1] >> LEADER_AT + 2 == generation:
            size = table[way, 1] >> SIZE_AT & 15
        if size < fewest:
            fewest = size
            found = way
    return found


@jit
def remembered(table, way, exact, left):
    """The card that was best in an entry, or stands where that one stood."""
    card = table[way, 1] >> CARD_AT & 31
    if way == exact:
        return card
    return same_place(card, table[way, 0] & 0xFFFFFFFF, left)


@jit
def entry(generation, leader, size, card, low, high):
    """The second integer of an entry."""
    return (
        (generation << 2 | leader) << LEADER_AT | size << SIZE_AT | card << CARD_AT | high << BOUND_BITS | low
    )
