"""How the kernel is compiled: kept for the next start, by the sources it comes from."""

from __future__ import annotations

from pathlib import Path

from engine.compiled import inlined, kept

__all__ = ["inlined", "jit"]

HERE = Path(__file__).parent
jit = kept([*HERE.glob("*.py"), HERE.parent / "coding.py"])
