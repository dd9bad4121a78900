"""What a bot is: from a view, an action and the rule of thumb behind it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from engine.actions import Action
from engine.reasons import Fact
from engine.view import View


@dataclass(frozen=True, slots=True)
class Thumb:
    """A rule of thumb: its key, such as `give_points`, and the facts it was applied to."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict[str, Fact])


@dataclass(frozen=True, slots=True)
class Choice:
    """An action and the rule of thumb it follows."""

    action: Action
    because: Thumb


class Bot(Protocol):
    """A player. It sees a `View`, never a `Deal`; the same view and randomness give the same choice."""

    @property
    def name(self) -> str:
        """What it is called in the registry."""
        ...

    def choose(self, view: View, rng: Random) -> Choice:
        """Return one of `view.legal` and why; it must be the bot's turn."""
        ...
