"""What a sheet is: plain values, whoever made them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from engine import Deal, Match, Seat
from engine.rulebook import Rulebook
from lessons.i18n import Speech
from lessons.practice import history
from lessons.quiz import Question

MOST_ITEMS = 60
MOST_LINES = 30
MOST_OPTIONS = 8


class Kind(StrEnum):
    """What is printed."""

    WORKSHEET = "worksheet"
    ANSWERS = "answers"  # to a worksheet: the same sheet of the other kind
    RANKS = "ranks"  # the order of the cards and what each counts, for the wall
    SCORE_SHEET = "score_sheet"  # the blank نشرة


@dataclass(frozen=True, slots=True)
class Moment:
    """A position: the last deal of a match after its first `done` actions, as `me` sees it.

    The hands in `open` are drawn face up. ValueError for fewer than no actions.
    """

    match: Match
    done: int
    me: Seat = Seat.ZERO
    open: frozenset[Seat] = frozenset({Seat.ZERO})

    def __post_init__(self) -> None:
        if self.done < 0:
            raise ValueError("a position comes after some actions or none")

    @property
    def rules(self) -> Rulebook:
        return self.match.rules

    @property
    def deal(self) -> Deal:
        """The deal as it stood then."""
        before = [deal for deal, _, _ in history(self.match.deal)]
        return before[self.done] if self.done < len(before) else self.match.deal


@dataclass(frozen=True, slots=True)
class Own:
    """The teacher's own words about a position, with options or with `lines` to write on.

    On the answer sheet stand his own answer and the clauses (`online:6.6`) he names; without an answer, what
    the engine says: the ruling on everything that can be done there, or how the deal came out.
    """

    moment: Moment
    text: str
    options: tuple[str, ...] = ()
    lines: int = 3
    answer: str = ""
    clauses: tuple[str, ...] = ()

    @property
    def rules(self) -> Rulebook:
        return self.moment.rules


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of the quiz under a rulebook; with `lines` to write on, its options are left out."""

    question: Question
    rules: Rulebook
    lines: int = 0


@dataclass(frozen=True, slots=True)
class Blank:
    """An empty score sheet with so many rows, among the questions."""

    rows: int = 8


Item: TypeAlias = Own | Asked | Blank


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is printed, in the words of `said` and its rulebook; ValueError for what no paper holds.

    Of a worksheet and its answers: `items`, one or two of them to a page, a `note` above them. `link` is an
    address to print as a square that telephones read.
    """

    kind: Kind
    said: Speech
    title: str = ""
    items: tuple[Item, ...] = ()
    note: str = ""
    link: str = ""
    each_page: int = 2

    def __post_init__(self) -> None:
        if self.said.rules is None:
            raise ValueError("a sheet speaks the words of a rulebook")
        if self.each_page not in (1, 2):
            raise ValueError("one or two items to a page")
        if len(self.items) > MOST_ITEMS:
            raise ValueError(f"at most {MOST_ITEMS} items")
        for item in self.items:
            rows = item.rows if isinstance(item, Blank) else item.lines
            if not 0 <= rows <= MOST_LINES:
                raise ValueError(f"0 to {MOST_LINES} lines")
            if isinstance(item, Own) and len(item.options) > MOST_OPTIONS:
                raise ValueError(f"at most {MOST_OPTIONS} options")

    @property
    def rules(self) -> Rulebook:
        """The rulebook the sheet speaks for; an item may be of another."""
        assert self.said.rules is not None
        return self.said.rules
