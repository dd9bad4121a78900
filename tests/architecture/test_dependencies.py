"""What the app imports is declared, and pinned in the lock that `make run` installs."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

OWN = ("engine", "lessons")


def test_the_apps_imports_are_declared_and_pinned(repo: Path) -> None:
    project = tomllib.loads((repo / "pyproject.toml").read_text("utf-8"))["project"]
    declared = {normalised(re.split(r"[\[<>=]", name)[0]) for name in project["dependencies"]}
    pinned = {normalised(line.split("==")[0]) for line in lines(repo / "requirements.lock")}

    missing = {
        name: [file.relative_to(repo).as_posix() for file in files]
        for name, files in imported(repo).items()
        if name not in declared or name not in pinned
    }

    assert not missing


@pytest.mark.parametrize("lock", ["requirements.lock", "tests/requirements.lock"])
def test_every_line_of_a_lock_pins(repo: Path, lock: str) -> None:
    assert not [line for line in lines(repo / lock) if not re.fullmatch(r"[\w.-]+==[\w.]+", line)]


def test_no_package_is_pinned_twice(repo: Path) -> None:
    both = lines(repo / "requirements.lock") + lines(repo / "tests/requirements.lock")
    names = [normalised(line.split("==")[0]) for line in both]
    assert sorted(names) == sorted(set(names))


def imported(repo: Path) -> dict[str, list[Path]]:
    """Return the distributions that the app's own files import, each with those files."""
    homes = packages_distributions()
    found: dict[str, list[Path]] = {}
    for file in [repo / "streamlit_app.py", *(one for own in OWN for one in (repo / own).rglob("*.py"))]:
        for module in set(modules(ast.parse(file.read_text("utf-8")))):
            if module not in sys.stdlib_module_names and module not in OWN:
                found.setdefault(normalised(homes.get(module, [module])[0]), []).append(file)
    assert found
    return found


def modules(tree: ast.AST) -> Iterator[str]:
    """Yield the top-level names that a file imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0]


def lines(file: Path) -> list[str]:
    """Return what a lock says, without its comments."""
    return [line for line in file.read_text("utf-8").splitlines() if line and not line.startswith("#")]


def normalised(name: str) -> str:
    """Return a distribution's name as an index writes it."""
    return re.sub(r"[-_.]+", "-", name).lower()
