"""`drawing`, compiled from the lines it is written in."""
# pyright: basic

from __future__ import annotations

import numpy as np

from engine import drawing
from engine.compiled import compiled
from engine.drawing import Forks

_draw = compiled((drawing,), entries=(drawing.draw,))[drawing.draw]
_TRIAL = Forks([0, 1], [0, 0], [], [2.0], [(1, 2, 4, 8)], [(0, 0, 0, 0)], [0])


def draw(forks: Forks, luck, pool, found) -> None:
    """`drawing.draw`."""
    hands = np.zeros((len(luck), 4), np.int64)
    _draw(_arrays(forks), np.array(luck), np.empty(len(pool), np.int64), hands)
    found[:] = hands.tolist()


def _arrays(forks: Forks) -> Forks:
    branches, pools, cards, upto, *by_branch = forks
    first = (np.array(places, np.int64) for places in (branches, pools, cards))
    return Forks._make((*first, np.array(upto), *(np.array(rows, np.int64) for rows in by_branch)))


draw(_TRIAL, [[0.0]], [0] * 32, [[0] * 4])
