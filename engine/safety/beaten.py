"""How a card that is not safe is beaten: a lie of the hidden cards in which nothing helps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random

from engine.cards import Card, Cards
from engine.pack import Hands
from engine.safety.ending import Ending
from engine.safety.sure import search_of, sure
from engine.solver import Position, solve_counted
from engine.worlds import every

BATCH = 24  # lies solved at a time
ROUNDS, GUESSES = 16, 2  # lies guessed against a card in a round


@lru_cache(maxsize=1 << 8)
def beaten(ending: Ending, least: int) -> Mapping[Card, Hands]:
    """Return, for each card that can be beaten, a lie in which it is: it brings less than this to his side.

    Everybody sees everything and the partner helps. One lie serves several cards where it does.
    """
    unsafe = [card for card, value in sure(ending).items() if value < least]
    found: dict[Card, Hands] = {}
    for some in _looked_at(ending, least, unsafe):
        if len(found) == len(unsafe):
            break
        found = {**_found(ending, some, least), **found}
    return found


def _looked_at(ending: Ending, least: int, unsafe: Sequence[Card]) -> Iterator[Sequence[Hands]]:
    """Yield lies in which these cards are likely beaten, then all there are."""
    for round in range(ROUNDS):
        rng = Random(round)
        yield [_guessed(ending, card, least, rng) for card in unsafe for _ in range(GUESSES)]
    yield from (lies(ending)[at : at + BATCH] for at in range(0, len(lies(ending)), BATCH))


def _guessed(ending: Ending, card: Card, least: int, rng: Random) -> Hands:
    """Return a lie that the search would choose against a card that is not safe."""
    search, held = search_of(ending), [0, 0, 0, 0]
    at = search.after(search.begin, search.code(card))
    assert at is not None
    missing = least * ending.prize.unit - at.gained
    while at.hand or any(at.may):
        fit = [
            (one, then)
            for one, then in search.choices(at)
            if at.seat == search.me or not search.reaches(then, missing - then.gained)
        ]
        one, then = rng.choice(fit)
        held[at.seat] |= search.card(one).bit
        at, missing = then, missing - then.gained
    held[ending.seat] = ending.hand.mask
    a, b, c, d = map(Cards, held)
    return a, b, c, d


def _found(ending: Ending, some: Sequence[Hands], least: int) -> Mapping[Card, Hands]:
    """The cards that are beaten in one of these lies; of the lies, one that beats most cards comes first."""
    rows = [(hands, [c for c, value in row.items() if value < least]) for hands, row in _solved(ending, some)]
    rows.sort(key=lambda row: len(row[1]))
    return {card: hands for hands, cards in rows for card in cards}


# --- every lie --------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 6)
def lies(ending: Ending) -> tuple[Hands, ...]:
    """Return every way the hidden cards may lie, in an order of no meaning that is always the same."""
    found = list(every(ending.knows, ending.seat))
    Random(len(found)).shuffle(found)
    return tuple(found)


def chances(ending: Ending, least: int, most: int) -> Mapping[Card, float]:
    """Return in what share of so many lies each card brings at least this, everybody seeing everything."""
    some = lies(ending)[:most]
    made = Counter[Card]()
    for _, row in _solved(ending, some):
        made.update(card for card, value in row.items() if value >= least)
    return {card: made[card] / len(some) for card in ending.legal}


def _solved(ending: Ending, some: Sequence[Hands]) -> Iterator[tuple[Hands, Mapping[Card, int]]]:
    """Yield lies, each with what the cards bring in it."""
    coded, unit = ending.coded, ending.prize.unit
    positions = [Position(ending.rules, ending.contract, hands, ending.trick) for hands in some]
    for hands, row in zip(some, solve_counted(positions, coded), strict=True):
        yield hands, {card: value // unit for card, value in row.items()}
