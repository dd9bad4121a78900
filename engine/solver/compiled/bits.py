"""Bits of a machine integer: how many, the lowest, the highest."""
# pyright: basic, reportAssignmentType=false
# ruff: noqa: ARG001 - numba gives an intrinsic its own arguments

from __future__ import annotations

from collections.abc import Callable

from llvmlite import ir
from numba import int64
from numba.extending import intrinsic

from engine.solver.compiled.jit import jit

Count = Callable[[int], int]


@intrinsic
def _popcount(typing_context, x):
    """The number of bits set."""

    def generate(context, builder, signature, args):
        return builder.ctpop(args[0])

    return int64(int64), generate


@intrinsic
def _lowest(typing_context, x):
    """The place of the lowest bit set; `x` is not 0."""

    def generate(context, builder, signature, args):
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return int64(int64), generate


@intrinsic
def _leading_zeros(typing_context, x):
    """The zeros above the highest bit set; `x` is not 0."""

    def generate(context, builder, signature, args):
        return builder.ctlz(args[0], ir.Constant(ir.IntType(1), 1))

    return int64(int64), generate


popcount: Count = _popcount
lowest: Count = _lowest
leading_zeros: Count = _leading_zeros


@jit
def highest(x):
    """The place of the highest bit set; `x` is not 0."""
    return 63 - leading_zeros(x)
