"""Exact play with all cards known."""

from engine.solver.plain import solve
from engine.solver.position import Position
from engine.solver.sawa import Refutation, refute

__all__ = ["Position", "Refutation", "refute", "solve"]
