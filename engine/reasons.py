"""Why a ruling is what it is: a rule key, its clauses and typed facts; never a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from engine.cards import Card, Cards, Suit
from engine.seats import Seat, Team

Fact: TypeAlias = Card | Cards | Suit | Seat | Team | int | StrEnum | tuple[Card, ...] | tuple[int, ...]


class Basis(StrEnum):
    """Where a rulebook's value comes from."""

    STATED = "stated"
    INHERITED = "inherited"
    CUSTOMARY = "customary"


@dataclass(frozen=True, slots=True)
class Reason:
    """A rule, the clauses that state it in one rulebook, and the facts it was applied to.

    `rule` is a rule key such as `play.ruff`; `clauses` are clause ids such as `online:6.6`;
    `reading` is the number of the reading we chose, where the text leaves room.
    """

    rule: str
    clauses: tuple[str, ...]
    basis: Basis
    reading: int | None = None
    facts: Mapping[str, Fact] = field(default_factory=dict[str, Fact])


class Status(StrEnum):
    """What the table makes of an action."""

    ALLOWED = "allowed"
    FAULT = "fault"  # it can be done, and it can be called: qaid and the referee
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The ruling on one action, with the reason for it either way."""

    status: Status
    reason: Reason

    @property
    def is_allowed(self) -> bool:
        """Whether the action is allowed."""
        return self.status is Status.ALLOWED


class IllegalAction(ValueError):
    """An action that was understood and is not allowed; `verdict` says why."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(f"{verdict.reason.rule} ({', '.join(verdict.reason.clauses)})")
        self.verdict = verdict
