"""What a question is: plain values in no language, its answer computed by the engine.

A *position* is what a question is asked about, as plain data in the notation (`{"trick": ["KS", "9S"]}`), the
same that the arbiter reads. A kind draws positions at random and asks about any of them: a lesson writes one
down and gets the same question a quiz would ask of it. The answer is in no position; the engine computes it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias

from engine import Call, Card, Cards, Contract, Reason, Seat, Trick, Verdict
from engine.rulebook import Rulebook
from lessons.i18n import Line

Position: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class TableShown:
    """A moment at a table, as far as it matters; what is not given is not drawn.

    `hand` is the reader's; `open` are other hands, face up. `said` are the words spoken so far.
    """

    contract: Contract | None = None
    trick: Trick | None = None
    hand: Cards = field(default_factory=Cards)
    open: Mapping[Seat, Cards] = field(default_factory=dict[Seat, Cards])
    dealer: Seat | None = None
    buy_card: Card | None = None
    said: tuple[tuple[Seat, Call], ...] = ()
    round: int = 1  # the round of what is said; 0 for the raises
    totals: tuple[int, int] | None = None  # of the match, by team


@dataclass(frozen=True, slots=True)
class CardsShown:
    """Cards laid in rows, each with a word before it."""

    rows: tuple[tuple[Line | None, tuple[Card, ...]], ...]


@dataclass(frozen=True, slots=True)
class TricksShown:
    """Tricks that were played, each with its number; the contract says what was trump."""

    contract: Contract
    tricks: tuple[Trick, ...]
    first: int = 1  # the number of the first one


@dataclass(frozen=True, slots=True)
class SheetShown:
    """Lines with a number for each team; None leaves a place empty. `asked` are lines to be looked at."""

    title: Line
    rows: tuple[tuple[Line, int | None, int | None], ...]
    asked: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class FactsShown:
    """What is known, a short line each: the contract, the standing, who took what."""

    lines: tuple[Line, ...]


Shown: TypeAlias = TableShown | CardsShown | TricksShown | SheetShown | FactsShown


@dataclass(frozen=True, slots=True)
class Option:
    """Something to answer. `why` is what choosing it would mean; only the right one has none.

    `id` is stable, in the notation where it stands for a card, a call or a number. `shows` is what is laid
    open once it was chosen: what became of it.
    """

    id: str
    label: Line
    why: Line | Verdict | None = None
    shows: tuple[Shown, ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """One question, with everything that is needed to ask, to help, to judge and to explain.

    `rule` is the rule key it drills. `because` are the rulings the answer follows from, the most telling
    first, and rules by themselves (a bare reason); `told` is what there is to say of the right answer before
    them. `look` tells where to look, the first rung of help, and `lit` are the cards to look at. `position`
    is what it was asked about: asked again, it is the same question.
    """

    kind: str
    rule: str
    prompt: Line
    options: tuple[Option, ...]
    answer: str
    because: tuple[Verdict | Reason, ...]
    look: Line
    shown: tuple[Shown, ...] = ()
    lit: tuple[Card, ...] = ()
    me: Seat = Seat.ZERO
    told: Line | None = None
    position: Position = field(default_factory=dict[str, Any])

    @property
    def right(self) -> Option:
        """The option that is right."""
        return next(option for option in self.options if option.id == self.answer)

    def option(self, id: str) -> Option | None:
        """Return an option by its id; None if there is no such option."""
        return next((option for option in self.options if option.id == id), None)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of question, one file in `kinds`: what it drills, how it draws positions, how it asks.

    `drills` gives the rule keys it can ask about under a rulebook, none where it does not fit. `draw`
    makes a position that needs the rule it is given, so that rare rules are met as often as common
    ones. `ask` makes the question; it raises AskError for a position that cannot be.
    """

    name: str
    drills: Callable[[Rulebook], tuple[str, ...]]
    draw: Callable[[Rulebook, Random, str], Position]
    ask: Callable[[Rulebook, Position], Question]


def options(
    answer: str, labels: Mapping[str, Line], whys: Mapping[str, Line | Verdict]
) -> tuple[Option, ...]:
    """Return the options in the order of `labels`, each wrong one with its reason; KeyError without one."""
    return tuple(Option(id, label, None if id == answer else whys[id]) for id, label in labels.items())


def everywhere(*drilled: str) -> Callable[[Rulebook], tuple[str, ...]]:
    """Return what a kind drills that fits every rulebook: of these rule keys, those the rulebook has."""
    return lambda rules: tuple(rule for rule in drilled if rule in rules.sources)
