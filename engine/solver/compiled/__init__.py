"""The compiled solver: the same contract as `plain`, some fifty times as fast.

Importing it loads numba, and the first call compiles or loads what was compiled before; `exact.warm_up` does
both apart from whoever waits.
"""
# pyright: basic

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import chain, groupby, repeat
from operator import itemgetter
from typing import TypeVar

import numpy as np

from engine.solver.coding import Coding, Question, Start
from engine.solver.compiled.order import DEPTH
from engine.solver.compiled.root import best as find_best
from engine.solver.compiled.root import solve
from engine.solver.compiled.search import CHOICES, COLUMNS, Game, Work
from engine.solver.patterns import PLACES

BITS = 15  # entries of a table: 2 ** 15, half a megabyte
OWNERS = 1 << 17  # a suit's owners, two bits a card and a mark above
ABREAST = min(2, os.cpu_count() or 1)  # searches of one asker at a time; others may ask too
PIECES = 4 * ABREAST  # a question of many deals is cut in so many: one may take ten times as long as another


class Workspace:
    """What one search works in at a time; its table tells positions of one deal from those of another."""

    def __init__(self, bits: int = BITS) -> None:
        self.generation = 0
        self.work = Work(
            patterns=np.zeros((4, 256), np.int64),
            seen=np.zeros(OWNERS, np.int64),
            table=np.zeros((1 << bits, 2), np.int64),
            bits=bits,
            stack=np.zeros((DEPTH, COLUMNS), np.int64),
            cards=np.zeros((DEPTH + 1, CHOICES), np.int64),
            count=np.zeros(1, np.int64),
        )

    @property
    def nodes(self) -> int:
        """The choices looked at since the workspace was made."""
        return int(self.work.count[0])

    def values(self, coded: Coding, starts: Sequence[Start]) -> list[dict[int, int]]:
        """Return for each start what `plain.values` returns."""
        out = np.empty((len(starts), 32), np.int64)
        self.generation = solve(_game(coded), self.work, self.generation, *_arrays(starts), out)
        return [{card: value for card, value in enumerate(row) if value >= 0} for row in out.tolist()]

    def best(self, coded: Coding, starts: Sequence[Start]) -> list[int]:
        """Return for each start what `plain.best` returns."""
        out = np.empty(len(starts), np.int64)
        self.generation = find_best(_game(coded), self.work, self.generation, *_arrays(starts), out)
        return out.tolist()


Answer = TypeVar("Answer")
Ask = Callable[[Workspace, Coding, Sequence[Start]], list[Answer]]

_spare: list[Workspace] = []  # lent to one thread at a time
_pool = ThreadPoolExecutor(ABREAST, "solver")


def values(questions: Sequence[Question]) -> list[dict[int, int]]:
    """Return for each question what `plain.values` returns; many are searched side by side."""
    return _abreast(Workspace.values, questions)


def best(questions: Sequence[Question]) -> list[int]:
    """Return for each question what `plain.best` returns; many are searched side by side."""
    return _abreast(Workspace.best, questions)


def _abreast(ask: Ask[Answer], questions: Sequence[Question]) -> list[Answer]:
    if len(questions) < 2 * ABREAST:
        return _lent(ask, questions)
    pieces = min(PIECES, len(questions))
    every = [questions[first::pieces] for first in range(pieces)]
    found = list(_pool.map(_lent, repeat(ask), every))
    return [found[place % pieces][place // pieces] for place in range(len(questions))]


def _lent(ask: Ask[Answer], questions: Sequence[Question]) -> list[Answer]:
    try:
        workspace = _spare.pop()
    except IndexError:
        workspace = Workspace()
    try:
        alike = groupby(questions, key=itemgetter(0))
        found = (ask(workspace, coded, [begin for _, begin in some]) for coded, some in alike)
        return list(chain.from_iterable(found))
    finally:
        _spare.append(workspace)


def _arrays(starts: Sequence[Start]) -> tuple[np.ndarray, np.ndarray]:
    """The hands by seat, and the tricks under way."""
    return (
        np.array([start.hands for start in starts], np.int64),
        np.array([start[1:] for start in starts], np.int64),
    )


@cache
def _game(coded: Coding) -> Game:
    trump = coded.trump if coded.duties.trump else coded.plain
    return Game(
        coded.duties,
        np.array(coded.points, np.int64),
        np.stack([_distances(coded.plain), _distances(trump)]),
        coded.last_trick,
    )


@cache
def _distances(worth: tuple[int, ...]) -> np.ndarray:
    """`patterns.Distances.over` of every two sets of a suit's cards, by their bits."""
    result = np.zeros((256, 256), np.uint8)
    by_size: dict[int, list[int]] = {}
    for mask in range(1, 256):
        by_size.setdefault(mask.bit_count(), []).append(mask)
    for masks in by_size.values():
        rows = np.array([[worth[place] for place in PLACES[mask]] for mask in masks])
        result[np.ix_(masks, masks)] = np.maximum(0, rows[:, None, :] - rows[None, :, :]).sum(2)
    return result
