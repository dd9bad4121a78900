"""The languages there are: one folder each, found by listing them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

HOME = Path(__file__).parent
DEFAULT = "ar"
ABOUT = "language.toml"


@dataclass(frozen=True, slots=True)
class Language:
    """One language: its name in itself, its direction, its tag, and whose words fill its gaps."""

    id: str
    name: str
    direction: str  # "rtl" or "ltr"
    tag: str  # BCP 47; it also chooses the plural rules
    order: int
    fallback: str | None

    @property
    def folder(self) -> Path:
        return HOME / self.id


@cache
def language(id: str) -> Language:
    """Return a language by the name of its folder; KeyError if there is no such folder."""
    path = HOME / id / ABOUT
    if not id.isidentifier() or not path.is_file():
        raise KeyError(id)
    about = tomllib.loads(path.read_text(encoding="utf-8"))
    return Language(
        id, about["name"], about["direction"], about["tag"], about.get("order", 99), about.get("fallback")
    )


@cache
def languages() -> tuple[str, ...]:
    """Return the ids of all languages, in their own order."""
    found = [language(path.parent.name) for path in HOME.glob(f"*/{ABOUT}")]
    return tuple(one.id for one in sorted(found, key=lambda one: (one.order, one.id)))


def chain(id: str) -> tuple[Language, ...]:
    """Return the language and those that fill its gaps, nearest first."""
    found: list[Language] = []
    following: str | None = id
    while following is not None and all(following != one.id for one in found):
        found.append(language(following))
        following = found[-1].fallback
    return tuple(found)
