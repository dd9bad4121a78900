"""The rule key is the spine: every key in the code is a rulebook's, and every rulebook backs its own."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from enum import Enum, StrEnum
from inspect import getmembers, isclass
from pathlib import Path

import pytest

from engine import choices
from engine.library import SHAPES
from engine.reasons import Basis
from engine.rulebook import Rulebook
from tests.strategies import BOOKS, SCHEMA, book

ENGINE = sorted((Path(__file__).resolve().parents[2] / "engine").rglob("*.py"))
KEY = re.compile(rf"(?:{'|'.join(SHAPES)})\.[a-z_]+")
HOLE = "\0"


def strings(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield every string of the code; the holes of an f-string are marked."""
    inside: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            inside |= {id(part) for part in node.values}
            yield (
                node.lineno,
                "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values),
            )
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside:
            yield node.lineno, node.value


def keys_in(tree: ast.AST) -> Iterator[tuple[int, str, set[str]]]:
    """Yield each rule key a file names, with the keys of the schema it can stand for."""
    for line, text in strings(tree):
        if HOLE in text and text.split(".")[0] in SHAPES:
            pattern = re.compile(re.escape(text).replace(re.escape(HOLE), "[a-z_]+"))
            yield line, text.replace(HOLE, "{}"), {key for key in SCHEMA if pattern.fullmatch(key)}
        elif KEY.fullmatch(text):
            yield line, text, {text} & SCHEMA


def reason_calls(tree: ast.AST) -> Iterator[ast.expr]:
    """Yield the first argument of every `….reason(…)` and `….because(…)`."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr="reason" | "because" | "_refused"), args=[first, *_]):
                yield first
            case _:
                pass


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: "-".join(path.parts[-4:]))
def test_every_rule_key_in_the_code_is_in_the_schema(path: Path) -> None:
    for line, text, known in keys_in(ast.parse(path.read_text(encoding="utf-8"))):
        assert known, f"{path.name}:{line}: {text}"


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: "-".join(path.parts[-4:]))
def test_a_reason_given_by_name_is_given_by_a_rule_key(path: Path) -> None:
    for first in reason_calls(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(first, ast.Constant):
            assert first.value in SCHEMA, f"{path.name}:{first.lineno}"


def test_the_code_names_many_rule_keys_and_a_wrong_one_would_be_found() -> None:
    found = {
        key for path in ENGINE for _, _, keys in keys_in(ast.parse(path.read_text("utf-8"))) for key in keys
    }
    assert len(found) >= 60
    wrong = ast.parse(
        "x = ['play.rough', f'scoring.rounding_{mode}', f'scoring.nothing_{mode}', 'play.ruff']"
    )
    assert {"play.rough": 0, "scoring.rounding_{}": 2, "scoring.nothing_{}": 0, "play.ruff": 1} == {
        text: len(keys) for _, text, keys in keys_in(wrong)
    }


@pytest.mark.parametrize("id", BOOKS)
def test_every_rule_of_a_rulebook_is_backed_by_a_clause_that_exists(id: str) -> None:
    rules = book(id)
    clauses = {clause for other in BOOKS for clause in book(other).clauses}
    expected = {f"{section}.{field.name}" for section in SHAPES for field in fields(getattr(rules, section))}
    assert expected == set(rules.sources)
    for rule, source in rules.sources.items():
        assert source.clauses, rule
        assert set(source.clauses) <= clauses, rule
        for clause in source.clauses:
            own = clause.startswith(f"{id}:")
            assert own == (source.basis is not Basis.INHERITED), (rule, clause)
        assert rules.value(rule) == getattr(getattr(rules, rule.split(".")[0]), rule.split(".")[1])


@pytest.mark.parametrize("id", BOOKS)
def test_every_clause_of_a_rulebook_is_its_own(id: str) -> None:
    for clause in book(id).clauses:
        assert re.fullmatch(rf"{id}:\d+\.\d+", clause)


def test_every_rule_of_the_schema_is_some_rulebooks() -> None:
    assert {rule for id in BOOKS for rule in book(id).sources} == SCHEMA


def values_in(rules: Rulebook) -> Iterator[object]:
    """Yield every value of a rulebook, those in tuples and tables too."""
    stack: list[object] = [rules.value(rule) for rule in rules.sources]
    while stack:
        value = stack.pop()
        if isinstance(value, tuple):
            stack.extend(value)
        elif isinstance(value, dict):
            stack.extend([*value, *value.values()])
        yield value


CHOICES: list[Enum] = [
    member
    for _, kind in getmembers(choices, isclass)
    if issubclass(kind, StrEnum) and kind.__module__ == choices.__name__
    for member in kind
]


def test_every_choice_is_made_by_some_rulebook_or_by_the_code() -> None:
    used = {(type(value), value) for id in BOOKS for value in values_in(book(id)) if isinstance(value, Enum)}
    named = {
        (node.value.id, node.attr)
        for path in ENGINE
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
    }
    unused = [
        member
        for member in CHOICES
        if (type(member), member) not in used and (type(member).__name__, member.name) not in named
    ]
    assert [] == unused
    assert len(CHOICES) >= 60


def test_a_choice_is_an_enum_and_never_a_flag() -> None:
    for shapes in SHAPES.values():
        for shape in shapes.values():
            for field in fields(shape):
                assert "bool" not in str(field.type), field
