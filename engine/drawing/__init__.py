"""Deals drawn from a table of all the ways to deal: the same lines as they stand or compiled.

The way to a deal is a road with forks. At each fork a branch is taken, as often as deals lie behind it; cards
that are alike are then shared out among the seats as the branch says, and the next fork is reached.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import NamedTuple

Rows = Sequence[Sequence[int]]


class Forks(NamedTuple):
    """The road to every deal; it begins at fork 0, and a branch that leads back to 0 ends it.

    `branches` and `pools` are where a fork's branches and cards begin, with an end behind the last; `cards`
    are places in the pack. By branch: `upto` is its chance and that of those before it together, `given` what
    each seat has by it, as bits, `shares` how many of the fork's cards it is dealt, `to` the next fork.
    """

    branches: Sequence[int]
    pools: Sequence[int]
    cards: Sequence[int]
    upto: Sequence[float]
    given: Rows
    shares: Rows
    to: Sequence[int]


def draw(
    forks: Forks,
    luck: Sequence[Sequence[float]],
    pool: MutableSequence[int],
    found: Sequence[MutableSequence[int]],
) -> None:
    """Draw as many deals as there are rows of luck, numbers from 0 to below 1: the hands by seat, as bits.

    `pool` is room for 32 cards; `found` comes empty.
    """
    for deal in range(len(luck)):
        hands, chances, at, fork = found[deal], luck[deal], 0, 0
        while True:
            branch = forks.branches[fork]
            while chances[at] >= forks.upto[branch]:
                branch += 1
            at += 1
            left = 0
            for place in range(forks.pools[fork], forks.pools[fork + 1]):
                pool[left] = forks.cards[place]
                left += 1
            for seat in range(4):
                hands[seat] |= forks.given[branch][seat]
                for _ in range(forks.shares[branch][seat]):
                    drawn = int(chances[at] * left)
                    at += 1
                    left -= 1
                    hands[seat] |= 1 << pool[drawn]
                    pool[drawn] = pool[left]
            fork = forks.to[branch]
            if fork == 0:
                break
