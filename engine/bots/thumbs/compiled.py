"""The rules of thumb, compiled from the lines they are written in: some hundred times as fast.

Each function of the modules below is compiled as it stands, and calls the others compiled; but for a few
operations on bits that a machine has instructions for.
"""
# pyright: basic

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from engine.bots.thumbs import bits, choosing, following, leading, play, reading, record
from engine.bots.thumbs.reading import Game
from engine.bots.thumbs.record import Record
from engine.solver import coding
from engine.solver.compiled.bits import lowest, popcount
from engine.solver.compiled.jit import kept, unkept

MODULES = (bits, reading, following, leading, choosing, record, play)
GIVEN = {bits.count: popcount, bits.lowest: lowest}
FROM_SOLVER = (coding.playable, coding.beats)
ENTRIES = (play.weigh, play.play_on)


def _compiled() -> dict[Callable[..., Any], Callable[..., Any]]:
    """Return each function's compiled form."""
    spaces = {module.__name__: dict(vars(module)) for module in MODULES}
    keep = kept([Path(module.__file__ or "") for module in (*MODULES, coding)])
    made: dict[Any, Any] = dict(GIVEN) | {function: unkept(function) for function in FROM_SOLVER}
    for function in (one for module in MODULES for one in _own(module) if one not in made):
        again = FunctionType(
            function.__code__, spaces[function.__module__], function.__name__, function.__defaults__
        )
        made[function] = (keep if function in ENTRIES else unkept)(again)
    for space in spaces.values():
        space.update({name: made[value] for name, value in space.items() if _is_made(value, made)})
    return made


def _own(module: ModuleType) -> list[FunctionType]:
    return [
        value
        for value in vars(module).values()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    ]


def _is_made(value: object, made: dict[Any, Any]) -> bool:
    return isinstance(value, FunctionType) and value in made


_made = _compiled()
_weigh, _play_on = _made[play.weigh], _made[play.play_on]


def weigh(game: Game, begin: Record, plays, viewer, first, unlike, worlds, found) -> None:
    """`play.weigh`."""
    likely = np.empty(len(worlds))
    _weigh(_arrays(game), begin, _integers(plays), int(viewer), first, unlike, _integers(worlds), likely)
    found[:] = likely.tolist()


def play_on(game: Game, record: Record, worlds, cards, found) -> None:
    """`play.play_on`."""
    points = np.empty((len(worlds), len(cards)), np.int64)
    _play_on(_arrays(game), record, _integers(worlds), _integers(cards), points)
    found[:] = points.tolist()


def _integers(values) -> np.ndarray:
    return np.array(values, np.int64)


def _arrays(game: Game) -> Game:
    return game._replace(points=_integers(game.points), order=_integers(game.order))
