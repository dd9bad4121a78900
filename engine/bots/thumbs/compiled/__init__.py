"""The rules of thumb, compiled from the lines they are written in: some hundred times as fast.

But for a few operations on bits that a machine has instructions for.
"""
# pyright: basic

from __future__ import annotations

import numpy as np

from engine.bots.thumbs import bits, choosing, following, leading, play, reading, record
from engine.bots.thumbs.reading import Game
from engine.bots.thumbs.record import Record
from engine.compiled import compiled
from engine.solver import coding
from engine.solver.compiled.bits import lowest, popcount

_made = compiled(
    (coding, bits, reading, following, leading, choosing, record, play),
    entries=(play.weigh, play.play_on, play.play_out),
    given={bits.count: popcount, bits.lowest: lowest},
)
_weigh, _play_on, _play_out = _made[play.weigh], _made[play.play_on], _made[play.play_out]


def weigh(game: Game, begin: Record, plays, viewer, first, unlike, worlds, found) -> None:
    """`play.weigh`."""
    likely = np.empty(len(worlds))
    _weigh(_arrays(game), begin, _integers(plays), int(viewer), first, unlike, _integers(worlds), likely)
    found[:] = likely.tolist()


def play_on(game: Game, record: Record, worlds, cards, looks, sights, found) -> None:
    """`play.play_on`."""
    seen = np.empty((len(worlds), len(cards)), np.int64)
    points = np.empty((len(worlds), len(cards) * play.SECONDS), np.int64)
    _play_on(_arrays(game), record, _integers(worlds), _integers(cards), looks, seen, points)
    sights[:], found[:] = seen.tolist(), points.tolist()


def play_out(game: Game, record: Record, worlds, found) -> None:
    """`play.play_out`."""
    points = np.empty(len(worlds), np.int64)
    _play_out(_arrays(game), record, _integers(worlds), points)
    found[:] = points.tolist()


def _integers(values) -> np.ndarray:
    return np.array(values, np.int64)


def _arrays(game: Game) -> Game:
    return game._replace(points=_integers(game.points), order=_integers(game.order))
