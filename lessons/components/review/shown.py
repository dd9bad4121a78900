"""A judged choice as the pages show it: one way to ask for all of them, whatever was chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from markupsafe import Markup

from engine import Match
from engine.bots.review import Judged, JudgedCall
from lessons.components.review.call import CallShown
from lessons.components.review.card import CardShown
from lessons.components.table import Scene
from lessons.i18n import Speech


class Shown(Protocol):
    """What can be asked of a judged choice, in one language."""

    @property
    def name(self) -> str: ...
    @property
    def place(self) -> str: ...
    @property
    def way(self) -> str: ...
    @property
    def title(self) -> str: ...
    def costly(self) -> Markup: ...
    def fine(self) -> Markup: ...
    def allows(self, text: str) -> bool: ...
    def before(self) -> Markup: ...
    def scene(self, match: Match, chosen: str | None, seq: str) -> Scene: ...
    def verdict(self, chosen: str) -> Markup: ...
    def known(self) -> Iterator[Markup]: ...
    def lay(self) -> Iterator[Markup]: ...


def shown(one: Judged, said: Speech) -> Shown:
    """Return a judged choice in a language."""
    return CallShown(one, said) if isinstance(one, JudgedCall) else CardShown(one, said)
