"""Golden rows: a question to the arbiter, and what its ruling must hold, worked out by hand from a clause."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

HERE = Path(__file__).parent
F = TypeVar("F", bound=Callable[..., object])

RULES_THAT_DIFFER = (
    "direction",
    "ashkal rounds",
    "ashkal's buyer",
    "partner may take sun over",
    "hokum on an ace to sun",
    "all pass",
    "cut by",
    "trump led",
    "void, opponent winning",
    "void, partner winning",
    "closed play",
    "sun double",
    "hundred by sequence",
    "equal-value projects",
    "baloot",
    "tie in the deal",
    "projects under a double",
    "kaboot under a double",
    "sawa",
    "illegal card",
)
READINGS = range(1, 13)


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a file: `name` tells where it stands."""

    name: str
    data: dict[str, Any]

    @property
    def rulebook(self) -> str:
        return self.data["ask"]["rulebook"]


def read(path: Path) -> Iterator[Row]:
    """Yield the rows of a file."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        yield Row(f"{path.relative_to(HERE).with_suffix('')}:{number}", json.loads(line))


def all_rows() -> list[Row]:
    """Return the golden rows of all rulebooks."""
    return [row for path in sorted(HERE.glob("*/*.jsonl")) for row in read(path)]


def missing(expected: Any, actual: Any, place: str = "ruling") -> list[str]:
    """Return what of `expected` is not in `actual`: objects are subsets, lists match item by item."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        lost = [f"{place}: no {key}" for key in expected if key not in actual]
        return lost + [
            text
            for key, value in expected.items()
            if key in actual
            for text in missing(value, actual[key], f"{place}.{key}")
        ]
    if isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        pairs = enumerate(zip(expected, actual, strict=True))
        return [text for i, (e, a) in pairs for text in missing(e, a, f"{place}[{i}]")]
    same = expected == actual and isinstance(expected, bool) == isinstance(actual, bool)
    return [] if same else [f"{place}: expected {expected}, got {actual}"]


def proves(*clauses: str, differs: tuple[str, ...] = (), reading: int | None = None) -> Callable[[F], F]:
    """Mark a test as the proof of these clauses, of rules on which the rulebooks differ, of a reading.

    `differs` names rules as `rulebook:rule`.
    """

    def mark(test: F) -> F:
        test.proof = (clauses, differs, reading)  # type: ignore[attr-defined]
        return test

    return mark
