"""When two positions are played alike: patterns of owners, and how far card points may part them."""

from __future__ import annotations

from functools import cache

PLACES = tuple(tuple(place for place in range(8) if mask >> place & 1) for mask in range(256))


def patterns(hands: tuple[int, ...], suit: int) -> tuple[int, ...]:
    """Return, for each set of a suit's cards that may be left, the first set whose owners look the same.

    Sets are 8 bits, in the suit's place of the 32 in the answer; `hands` say whose each card is.
    """
    shift = 8 * suit
    owner = [next((seat for seat in range(4) if hands[seat] >> shift + place & 1), 0) for place in range(8)]
    first: dict[tuple[int, ...], int] = {}
    return tuple(
        first.setdefault(tuple(owner[place] for place in PLACES[mask]), mask) << shift for mask in range(256)
    )


class Distances:
    """How much more one set of a suit's cards may be worth than another of the same size, card by card."""

    def __init__(self, worth: tuple[int, ...]) -> None:
        self.worth = worth
        self.known: dict[int, int] = {}

    def over(self, one: int, other: int) -> int:
        """Return the sum of what the cards of `one` are worth above their matches in `other`, bottom up."""
        key = one << 8 | other
        found = self.known.get(key)
        if found is None:
            worth = self.worth
            matched = zip(PLACES[one], PLACES[other], strict=True)
            found = self.known[key] = sum(max(0, worth[a] - worth[b]) for a, b in matched)
        return found


distances = cache(Distances)
