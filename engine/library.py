"""Load rulebooks from their folders, strictly, and compare them.

A rulebook is a folder with `rulebook.toml` and `clauses.toml`. Every rule is one line:

    follow_suit = { is = "yes", stated = ["6.2"] }
    overruff    = { is = "if_able", inherited = ["online:6.6"] }

The word before the clauses is the basis of the value; an inherited value must be the value of the
rulebook named by `inherits`, and cite its clauses. Nothing may be missing and nothing left over.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any, cast, get_args, get_origin, get_type_hints

from engine.reasons import Basis
from engine.rulebook import (
    BidAuction,
    BidScoring,
    BuyAuction,
    CardRules,
    ClaimRules,
    Clause,
    MatchRules,
    PenaltyRules,
    PlayRules,
    ProjectRules,
    RaiseRules,
    Rulebook,
    ShareScoring,
    Source,
    TableRules,
)
from engine.soundness import faults

HOME = Path(__file__).parent / "rulebooks"

SHAPES: Mapping[str, Mapping[str, type[Any]]] = {
    "cards": {"": CardRules},
    "table": {"": TableRules},
    "auction": {"buy": BuyAuction, "bid": BidAuction},
    "raises": {"": RaiseRules},
    "play": {"": PlayRules},
    "projects": {"": ProjectRules},
    "scoring": {"share": ShareScoring, "contract": BidScoring},
    "claims": {"": ClaimRules},
    "penalties": {"": PenaltyRules},
    "match": {"": MatchRules},
}


class RulebookError(ValueError):
    """A rulebook folder that cannot be read: which file, where in it, what was expected."""

    def __init__(self, path: Path, place: str, expected: str) -> None:
        super().__init__(f"{path}: {place}: expected {expected}")
        self.path, self.place, self.expected = path, place, expected


class UnknownRulebook(ValueError):
    """No folder holds a rulebook of this id."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One rule on which two rulebooks differ; None where a rulebook has no such rule."""

    rule: str
    left: object
    right: object


def _folders(directories: Sequence[Path]) -> Iterator[Path]:
    for directory in (HOME, *directories):
        for folder in sorted(directory.iterdir()):
            if (folder / "rulebook.toml").is_file():
                yield folder


@cache
def rulebooks(*directories: Path) -> tuple[str, ...]:
    """Return the ids of all rulebooks in our folder and these, in their own order."""
    found = [
        (_read(folder / "rulebook.toml").get("order", 99), folder.name) for folder in _folders(directories)
    ]
    return tuple(name for _, name in sorted(found))


@cache
def load(id: str, *directories: Path) -> Rulebook:
    """Return a rulebook by its id, looked for in our folder and in these.

    Raises UnknownRulebook, or RulebookError for a folder that does not keep to the schema.
    """
    for folder in _folders(directories):
        if folder.name == id:
            return _Loader(folder, directories).rulebook()
    raise UnknownRulebook(id)


def diff(left: Rulebook, right: Rulebook) -> tuple[Difference, ...]:
    """Return the rules on which two rulebooks differ, in the order of the schema."""
    rules = [*left.sources, *(rule for rule in right.sources if rule not in left.sources)]
    pairs = [
        Difference(
            rule,
            left.value(rule) if rule in left.sources else None,
            right.value(rule) if rule in right.sources else None,
        )
        for rule in rules
    ]
    return tuple(pair for pair in pairs if pair.left != pair.right)


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:  # not UTF-8, or not TOML
        raise RulebookError(path, "file", f"readable TOML ({error})") from error


def _strings(value: object) -> list[str]:
    """The value as a list of strings; empty if it is not one."""
    items: list[object] = list(cast(list[object], value)) if isinstance(value, list) else []
    return [item for item in items if isinstance(item, str)] if items else []


class _Loader:
    """One folder being read."""

    def __init__(self, folder: Path, directories: Sequence[Path]) -> None:
        self.folder, self.id, self.path = folder, folder.name, folder / "rulebook.toml"
        self.data = _read(self.path)
        self.base = self.inherited(self.data.pop("inherits", None), directories)
        self.sources: dict[str, Source] = {}

    def inherited(self, base: object, directories: Sequence[Path]) -> Rulebook | None:
        """The rulebook this one follows where it is silent."""
        if base is None:
            return None
        if not isinstance(base, str) or base == self.id:
            raise self.error("inherits", "another rulebook's id")
        try:
            return load(base, *directories)
        except (UnknownRulebook, RecursionError):
            raise self.error("inherits", "another rulebook's id") from None

    def rulebook(self) -> Rulebook:
        clauses = self.clauses()
        if self.data.pop("id", None) != self.id:
            raise self.error("id", f"the folder's name, {self.id!r}")
        self.data.pop("order", None)
        name = self.data.pop("name", {})
        vocabulary = self.data.pop("vocabulary", None)
        if not isinstance(vocabulary, str):
            raise self.error("vocabulary", "whose words its pages use")
        sections = {section: self.section(section) for section in SHAPES}
        if self.data:
            raise self.error(", ".join(self.data), "no such section")
        for rule, source in self.sources.items():
            for clause in source.clauses:
                if source.basis is not Basis.INHERITED and clause not in clauses:
                    raise self.error(rule, f"a clause of clauses.toml, not {clause!r}")
        rules = Rulebook(self.id, name, vocabulary, **sections, sources=self.sources, clauses=clauses)
        for rule, expected in faults(rules):
            raise self.error(rule, expected)
        return rules

    def clauses(self) -> dict[str, Clause]:
        path = self.folder / "clauses.toml"
        data = _read(path)
        ids = _strings(data.pop("ids", None))
        text = data.pop("text", {})
        if not ids or data or not isinstance(text, dict):
            raise RulebookError(path, "file", "`ids` and at most `text` beside it")
        wordings = cast(dict[str, Any], text)
        for language, words in wordings.items():
            if not isinstance(words, dict) or set(cast(dict[str, Any], words)) != set(ids):
                raise RulebookError(path, f"text.{language}", "a wording for every clause")
        return {
            f"{self.id}:{id}": Clause(
                f"{self.id}:{id}", {language: str(words[id]) for language, words in wordings.items()}
            )
            for id in ids
        }

    def section(self, section: str) -> Any:
        rows = self.data.pop(section, None)
        if not isinstance(rows, dict):
            raise self.error(section, "a section")
        lines: dict[str, Any] = dict(rows)  # pyright: ignore[reportUnknownArgumentType]
        shapes = SHAPES[section]
        shape = lines.pop("shape", "")
        if shape not in shapes:
            raise self.error(f"{section}.shape", " or ".join(shapes))
        kind = shapes[shape]
        hints = get_type_hints(kind)
        values: dict[str, Any] = {}
        for field in fields(kind):
            rule = f"{section}.{field.name}"
            if field.name not in lines:
                raise self.error(rule, "a line")
            values[field.name] = self.line(rule, lines.pop(field.name), hints[field.name])
        if lines:
            raise self.error(f"{section}.{next(iter(lines))}", "no such rule")
        return kind(**values)

    def line(self, rule: str, line: Any, hint: Any) -> Any:
        if not isinstance(line, dict) or "is" not in line:
            raise self.error(rule, '{ is = …, stated = ["…"] }')
        words: dict[str, Any] = dict(line)  # pyright: ignore[reportUnknownArgumentType]
        value = self.value(rule, words.pop("is"), hint)
        reading = words.pop("reading", None)
        if len(words) != 1 or next(iter(words)) not in set(Basis):
            raise self.error(rule, "one of " + ", ".join(Basis))
        basis = Basis(next(iter(words)))
        cited = _strings(words[basis])
        if not cited:
            raise self.error(rule, "at least one clause")
        if reading is not None and type(reading) is not int:
            raise self.error(rule, "the number of a reading")
        if basis is Basis.INHERITED:
            self.check_inherited(rule, value, cited)
            clauses = tuple(cited)
        else:
            clauses = tuple(f"{self.id}:{clause}" for clause in cited)
        self.sources[rule] = Source(basis, clauses, reading)
        return value

    def check_inherited(self, rule: str, value: object, cited: Sequence[str]) -> None:
        if self.base is None:
            raise self.error(rule, "no inherited value in a rulebook that inherits nothing")
        if rule not in self.base.sources or self.base.value(rule) != value:
            raise self.error(rule, f"the value of {self.base.id}")
        known = {*self.base.clauses, *(c for source in self.base.sources.values() for c in source.clauses)}
        if unknown := set(cited) - known:
            raise self.error(rule, f"clauses of {self.base.id}, not {sorted(unknown)}")

    def value(self, rule: str, raw: Any, hint: Any) -> Any:
        origin, args = get_origin(hint), get_args(hint)
        if origin is tuple:
            if not isinstance(raw, list):
                raise self.error(rule, "a list")
            items: list[Any] = raw  # pyright: ignore[reportUnknownVariableType]
            return tuple(self.value(rule, item, args[0]) for item in items)
        if origin is not None and issubclass(origin, Mapping):
            if not isinstance(raw, dict):
                raise self.error(rule, "a table")
            rows: dict[Any, Any] = raw  # pyright: ignore[reportUnknownVariableType]
            return {self.value(rule, k, args[0]): self.value(rule, v, args[1]) for k, v in rows.items()}
        assert not isinstance(hint, UnionType)
        if issubclass(hint, Enum):
            try:
                return hint(raw)
            except ValueError:
                raise self.error(rule, "one of " + ", ".join(str(m.value) for m in hint)) from None
        if type(raw) is not hint:
            raise self.error(rule, hint.__name__)
        return raw

    def error(self, place: str, expected: str) -> RulebookError:
        return RulebookError(self.path, place, expected)
