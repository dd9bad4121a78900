"""Laws of the source itself, read from its syntax trees."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

REPO = Path(__file__).resolve().parents[2]
ENGINE = sorted((REPO / "engine").rglob("*.py"))
LESSONS = sorted((REPO / "lessons").rglob("*.py"))
LONGEST = 350  # lines
VAGUE = {"utils", "util", "helpers", "helper", "common", "manager", "managers", "misc"}
# The command line prints, and asks the language folders for its sentences.
COMMAND_LINE = {"__main__"}
PRINTERS = {"__main__", "arbiter"}
TIMERS = {"budget.py"}  # a bot may think so long
CLOCKS = {"time", "datetime", "sched", "timeit"}
STANDARD = sys.stdlib_module_names
# The compiled solver may use these, where they are installed; nothing else of the engine may.
COMPILED_MAY = {"numpy", "numba", "llvmlite"}
# A folder's own name is written where rulebooks are loaded; nowhere else is an id known.
IDS = sorted(path.parent.name for path in (REPO / "engine" / "rulebooks").glob("*/rulebook.toml"))


def name_of(path: Path) -> str:
    return str(path.relative_to(REPO))


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def every(paths: list[Path]):
    """Parametrize a test over source files."""
    return pytest.mark.parametrize("path", paths, ids=name_of)


def docstrings(tree: ast.Module) -> set[ast.Constant]:
    """Return the string nodes that are docstrings, or bare strings that document."""
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    }


def imported(tree: ast.Module) -> Iterator[str]:
    """Yield the name of every module a file imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield node.module or ""


def id_literals(tree: ast.Module) -> list[str]:
    """Return where a rulebook's id stands as a string in code."""
    notes = docstrings(tree)
    return [
        f"line {node.lineno}: {node.value!r}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and node.value in IDS and node not in notes
    ]


def test_there_are_five_rulebooks_and_source_to_read() -> None:
    assert ["coinche", "house", "online", "primer", "tournament"] == IDS
    assert len(ENGINE) >= 25


@every([*ENGINE, *LESSONS])
def test_no_code_knows_a_rulebook_by_its_id(path: Path) -> None:
    assert [] == id_literals(tree_of(path))


def test_an_id_in_code_would_be_found_and_one_in_a_docstring_is_none() -> None:
    assert ["line 1: 'house'"] == id_literals(ast.parse("if rules.id == 'house': pass"))
    assert ["line 2: 'online'"] == id_literals(ast.parse("x = 1\ny = {'online': 2}"))
    assert [] == id_literals(ast.parse("'''online'''\ndef f():\n    'house'\n"))


@every(ENGINE)
def test_the_engine_imports_only_itself_and_the_standard_library(path: Path) -> None:
    allowed = STANDARD | {"engine"} | (COMPILED_MAY if "compiled" in path.parts else set())
    if path.stem in COMMAND_LINE:
        allowed |= {"lessons"}
    assert set() == {name.split(".")[0] for name in imported(tree_of(path))} - allowed


@every([*ENGINE, *LESSONS])
def test_no_file_is_longer_than_350_lines(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST


@every([*ENGINE, *LESSONS])
def test_no_module_has_a_vague_name(path: Path) -> None:
    assert not {part.removesuffix(".py") for part in path.relative_to(REPO).parts} & VAGUE


def undocumented(tree: ast.Module) -> list[str]:
    """Return the public modules, classes, functions and methods without a docstring."""
    found = [] if ast.get_docstring(tree) else ["module"]
    scopes: list[tuple[str, list[ast.stmt]]] = [("", tree.body)]
    while scopes:
        prefix, body = scopes.pop()
        for node in body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                if node.name.startswith("_"):
                    continue
                if not (ast.get_docstring(node) or "").strip():
                    found.append(prefix + node.name)
                if isinstance(node, ast.ClassDef):
                    scopes.append((f"{prefix}{node.name}.", node.body))
    return found


@every(ENGINE)
def test_everything_public_in_the_engine_has_a_docstring(path: Path) -> None:
    assert [] == undocumented(tree_of(path))


def test_a_missing_docstring_would_be_found() -> None:
    source = "'''m'''\nclass A:\n    '''a'''\n    def f(self): ...\n    def _g(self): ...\ndef h(): ...\n"
    assert {"A.f", "h"} == set(undocumented(ast.parse(source)))


def impure(tree: ast.Module, *, may_print: bool) -> list[str]:
    """Return what a pure module must not do: print, ask the clock, draw chance that nobody seeded."""
    found: list[str] = []
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="print" | "input" as name)) if not may_print:
                found.append(f"line {node.lineno}: {name}")
            case ast.Attribute(value=ast.Name(id="random"), attr=name) if name not in ("Random",):
                found.append(f"line {node.lineno}: random.{name}")
            case ast.Call(func=ast.Name(id="Random") | ast.Attribute(attr="Random"), args=[], keywords=[]):
                found.append(f"line {node.lineno}: Random() without a seed")
            case ast.ImportFrom(module="random") if [a.name for a in node.names] != ["Random"]:
                found.append(f"line {node.lineno}: from random import {node.names[0].name}")
            case ast.Name(id="SystemRandom") | ast.Attribute(attr="SystemRandom" | "urandom" | "uuid4"):
                found.append(f"line {node.lineno}: chance of the system")
            case _:
                pass
    clocks = {name.split(".")[0] for name in imported(tree)} & (CLOCKS | {"secrets", "uuid"})
    return found + sorted(clocks)


@every(ENGINE)
def test_the_engine_prints_nothing_asks_no_clock_and_draws_no_chance_of_its_own(path: Path) -> None:
    found = impure(tree_of(path), may_print=path.stem in PRINTERS)
    assert (["time"] if path.name in TIMERS else []) == found


@pytest.mark.parametrize(
    "source",
    [
        "print('x')",
        "import time",
        "from datetime import datetime",
        "import random\nrandom.random()",
        "from random import shuffle",
        "from random import Random\nRandom()",
        "import secrets",
    ],
)
def test_an_impure_line_would_be_found(source: str) -> None:
    assert impure(ast.parse(source), may_print=False)


def test_a_seeded_draw_is_pure() -> None:
    assert [] == impure(ast.parse("from random import Random\nRandom(7).random()"), may_print=False)


@every([*ENGINE, *LESSONS])
def test_no_mutable_default_and_no_star_import(path: Path) -> None:
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.ImportFrom):
            assert "*" not in {alias.name for alias in node.names}
        if isinstance(node, ast.FunctionDef):
            defaults = [d for d in (*node.args.defaults, *node.args.kw_defaults) if d is not None]
            assert not any(isinstance(d, ast.List | ast.Dict | ast.Set) for d in defaults)
