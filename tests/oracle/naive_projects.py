"""Projects and baloot, read straight from the rulebooks' texts: every subset of a hand is looked at.

Cards are written as they are played: `KS`. `book` is one of the four Baloot rulebooks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

ORDER = "789TJQKA"  # the order sequences run in


@dataclass(frozen=True)
class Found:
    """One project: its name, whether it is four of a kind, its cards, its points."""

    name: str
    four: bool
    cards: frozenset[str]
    points: int

    @property
    def top(self) -> int:
        return max(ORDER.index(card[0]) for card in self.cards)


def worth(name: str, mode: str) -> int:
    """Return a project's points (online:7.3 to 7.6, tournament:6.1)."""
    return {
        "hokum": {"sra": 2, "fifty": 5, "hundred": 10},
        "sun": {"sra": 4, "fifty": 10, "hundred": 20, "four_hundred": 40},
    }[mode][name]


def read(book: str, mode: str, cards: Iterable[str]) -> Found | None:
    """Return what these cards are together, if anything."""
    cards = frozenset(cards)
    ranks = sorted(ORDER.index(card[0]) for card in cards)
    if len({card[1] for card in cards}) == 1:
        if ranks != list(range(ranks[0], ranks[0] + len(ranks))):
            return None
        if len(cards) == 3:
            name = "sra"
        elif len(cards) == 4:
            name = "fifty"
        elif len(cards) == 5 or (len(cards) > 5 and book != "house"):
            name = "hundred"
        else:
            return None
        return Found(name, False, cards, worth(name, mode))
    if len(cards) == 4 and len(set(ranks)) == 1:
        rank = ORDER[ranks[0]]
        if rank == "A":
            name = "four_hundred" if mode == "sun" else "hundred"
            return Found(name, True, cards, worth(name, mode))
        if rank in "KQJT":
            return Found("hundred", True, cards, worth("hundred", mode))
    return None


def together(book: str, hand: Iterable[str], pair: Sequence[Found]) -> bool:
    """Return whether two projects of a hand may both be declared (online:7.2; a long run is one project)."""
    left, right = pair
    if left.cards & right.cards:
        return False
    if book == "house" or left.four or right.four:
        return True
    suit = next(iter(left.cards))[1]
    if suit != next(iter(right.cards))[1]:
        return True
    ranks = {card[0] for card in hand if card[1] == suit}
    low, high = sorted((left.top, right.top))
    return any(ORDER[place] not in ranks for place in range(low, high))  # a gap parts the two runs


def strength(book: str, project: Found) -> tuple[int, int, int]:
    """Return what projects are compared by (online:7.8; tournament:5.2 turns the kinds round)."""
    kind = int(project.four) if book != "tournament" else int(not project.four)
    return project.points, kind, project.top


def best_sets(book: str, mode: str, hand: Sequence[str]) -> list[frozenset[frozenset[str]]]:
    """Return the sets worth most; of these the strongest, longest first; of equal ones all."""
    singles: list[Found] = []
    for size in range(3, 9):
        for cards in combinations(hand, size):
            found = read(book, mode, cards)
            if found is not None:
                singles.append(found)
    sets: list[tuple[Found, ...]] = [(), *((one,) for one in singles)]
    sets += [pair for pair in combinations(singles, 2) if together(book, hand, pair)]

    def key(chosen: Sequence[Found]) -> tuple[int, list[tuple[int, int, int, int]]]:
        rows = sorted(((*strength(book, one), len(one.cards)) for one in chosen), reverse=True)
        return sum(one.points for one in chosen), rows

    top = max(map(key, sets))
    return [frozenset(one.cards for one in chosen) for chosen in sets if key(chosen) == top]


def side_of_best(book: str, declared: dict[int, list[Found]]) -> int | None:
    """Return the team with the best project; equal ones: the earlier from the dealer's right (seat 0)."""
    best: tuple[tuple[int, int, int], int] | None = None
    for seat in range(4):
        for project in declared[seat]:
            if best is None or strength(book, project) > best[0]:
                best = strength(book, project), seat
    return None if best is None else best[1] % 2


def baloot_counts(book: str, trump: str, projects: Sequence[Found], shown: bool) -> bool:
    """Return whether king and queen of trump in one hand count beside this hand's projects.

    online:7.7: not when both lie inside one hundred.
    tournament:5.8: not with a shown hundred of kings or queens.
    """
    for project in projects:
        if project.name != "hundred":
            continue
        if book == "tournament":
            if shown and project.four and next(iter(project.cards))[0] in "KQ":
                return False
        elif not project.four and {f"K{trump}", f"Q{trump}"} <= project.cards:
            return False
    return True
