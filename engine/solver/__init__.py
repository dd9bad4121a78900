"""Exact play with all cards known."""

from engine.solver.exact import is_compiled, solve, solve_best, solve_counted, solve_worlds, warm_up
from engine.solver.position import Position
from engine.solver.sawa import Refutation, refute

__all__ = [
    "Position",
    "Refutation",
    "is_compiled",
    "refute",
    "solve",
    "solve_best",
    "solve_counted",
    "solve_worlds",
    "warm_up",
]
