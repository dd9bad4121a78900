"""What every legal card brings, everyone seeing everything: the questions, whichever solver answers them.

The plain one answers until `warm_up` has made the compiled one ready, and where that cannot be had.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from engine.cards import DECK, Card, Cards
from engine.contract import Contract
from engine.rulebook import Rulebook
from engine.solver import plain
from engine.solver.coding import Coding, Duties, Question, Start, coding, start
from engine.solver.position import Position
from engine.trick import Trick

Hands = tuple[Cards, Cards, Cards, Cards]


class Solver(NamedTuple):
    """One way to answer many questions: each card's value, or the best card's alone."""

    values: Callable[[Sequence[Question]], list[dict[int, int]]]
    best: Callable[[Sequence[Question]], list[int]]


COMPILED = "engine.solver.compiled"
TRIAL = Coding(Duties(*[0] * 6), tuple(range(32)), tuple(range(32)), (0,) * 8, (0,) * 8, 10)
FEW = Start((1, 2, 4, 8), 0)


def _values(questions: Sequence[Question]) -> list[dict[int, int]]:
    return [plain.values(coded, begin) for coded, begin in questions]


def _best(questions: Sequence[Question]) -> list[int]:
    return [plain.best(coded, begin) for coded, begin in questions]


PLAINLY = Solver(_values, _best)

_solver = PLAINLY


def warm_up() -> bool:
    """Make the compiled solver ready and return whether it now answers: seconds at the first start of all.

    Nobody needs to wait for it: call it in a thread of its own.
    """
    global _solver
    if _solver is PLAINLY and find_spec("numba") is not None:
        compiled = import_module(COMPILED)
        found = Solver(compiled.values, compiled.best)
        found.values([(TRIAL, FEW)])
        found.best([(TRIAL, FEW)])
        _solver = found
    return is_compiled()


def is_compiled() -> bool:
    """Return whether the compiled solver answers: some fifty times as fast as the plain one."""
    return _solver is not PLAINLY


def solve(position: Position) -> Mapping[Card, int]:
    """Return, for each legal card of the player to move, the card points his team takes from here.

    Best play by all, everyone seeing everything; the cards on the table and the last trick's ten count.
    """
    return solve_worlds(position.rules, position.contract, position.trick, [position.hands])[0]


def solve_worlds(
    rules: Rulebook, contract: Contract, trick: Trick, worlds: Sequence[Hands]
) -> list[Mapping[Card, int]]:
    """Return what `solve` returns for each of several ways the cards may lie around one trick."""
    if not worlds:
        return []
    coded = coding(rules, contract.trump, contract.closed)
    return solve_counted([Position(rules, contract, hands, trick) for hands in worlds], coded)


def solve_best(positions: Sequence[Position]) -> list[int]:
    """Return what the best card brings in each of these positions, as `solve` counts it.

    Half the work of `solve`: which card it is, is not asked.
    """
    questions = [_question(position) for position in positions]
    return [
        value if begin.seat % 2 == 0 else begin.open_points(coded) - value
        for value, (coded, begin) in zip(_solver.best(questions), questions, strict=True)
    ]


def _question(position: Position) -> Question:
    coded = coding(position.rules, position.contract.trump, position.contract.closed)
    return coded, start(position, coded)


def solve_counted(positions: Sequence[Position], coded: Coding) -> list[Mapping[Card, int]]:
    """Return what `solve` returns for each of these positions of one contract, as this coding counts it."""
    questions = [(coded, start(position, coded)) for position in positions]
    return [
        _for_mover(found, begin, coded)
        for found, (_, begin) in zip(_solver.values(questions), questions, strict=True)
    ]


def _for_mover(found: dict[int, int], begin: Start, coded: Coding) -> Mapping[Card, int]:
    """Team 0's points by code as those of the mover's team by card."""
    whole, ours = begin.open_points(coded), begin.seat % 2 == 0
    return {DECK[coded.card[code]]: value if ours else whole - value for code, value in found.items()}
