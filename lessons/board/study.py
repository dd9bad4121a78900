"""A study: a deal, the ways it may go on, and what a teacher says at each step.

The main line and every what-if are lines of actions. A what-if leaves another line after so many actions; a
place is a line and how many actions of the deal are done there, counted from the first word of the auction.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from engine import Action, Match
from engine.deal import Deal

MAIN = ""  # the name of the main line
NAMES = "abcdefghijklmnopqrstuvwxyz"  # of the what-ifs
LONGEST_NOTE, LONGEST_TITLE = 2000, 120  # characters


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """Where the board stands: on a line, after so many actions of the deal."""

    line: str
    step: int

    def __str__(self) -> str:
        return f"{self.line} {self.step}".strip()


@dataclass(frozen=True, slots=True)
class Line:
    """Actions one after another: from the first word of all, or from where a what-if leaves another line."""

    actions: tuple[Action, ...] = ()
    leaves: Place | None = None  # None for the main line

    @property
    def first(self) -> int:
        """How many actions of the deal are done where the line begins."""
        return 0 if self.leaves is None else self.leaves.step

    @property
    def last(self) -> int:
        """How many are done at its end."""
        return self.first + len(self.actions)


@dataclass(frozen=True, slots=True)
class Mark:
    """What a teacher has put on one step.

    `arrows` go from a place of the table (s, e, n, w) or a card to another; `lit` are cards to look at. `ask`
    is what the class is asked there, before the next action is shown: that one answers it.
    """

    note: str = ""
    ask: str = ""
    arrows: tuple[tuple[str, str], ...] = ()
    lit: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return self != NOTHING


NOTHING = Mark()


@dataclass(frozen=True, slots=True)
class Study:
    """A deal with its lines and marks. `match` is its match before the first word of the deal.

    `begins` is how many actions are done where the lesson opens.
    """

    match: Match
    lines: Mapping[str, Line] = field(default_factory=lambda: {MAIN: Line()})
    marks: Mapping[Place, Mark] = field(default_factory=dict[Place, Mark])
    title: str = ""
    begins: int = 0

    @classmethod
    def of(cls, match: Match, title: str = "") -> Study:
        """Return a study of the last deal of a match, as far as it was played."""
        deal = match.deal
        start = Deal.start(deal.rules, deal.dealer, deal.pack, deal.standing, deal.scoring)
        bare = replace(match, opening=deal.standing, deals=(start,))
        return cls(bare, {MAIN: Line(deal.actions)}, title=title)

    # --- looking ----------------------------------------------------------------------------------

    def actions(self, place: Place) -> tuple[Action, ...]:
        """Return the actions that lead to a place; KeyError if there is no such place."""
        line = self.lines[place.line]
        if not line.first <= place.step <= line.last:
            if line.leaves is not None and place.step < line.first:
                return self.actions(Place(line.leaves.line, place.step))
            raise KeyError(place)
        before = () if line.leaves is None else self.actions(line.leaves)
        return before + line.actions[: place.step - line.first]

    def deal(self, place: Place) -> Deal:
        """Return the deal as it stands at a place."""
        return _after(self.match.deal, self.actions(place))

    def at(self, place: Place) -> Match:
        """Return the match as it stands at a place."""
        return self.match.with_deal(self.deal(place))

    def mark(self, place: Place) -> Mark:
        """Return what is put on a step."""
        return self.marks.get(self.owner(place), NOTHING)

    def owner(self, place: Place) -> Place:
        """Return the place by the line its last action is on: where a what-if leaves, it is the other's."""
        line = self.lines[place.line]
        while line.leaves is not None and place.step <= line.first:
            place = Place(line.leaves.line, place.step)
            line = self.lines[place.line]
        return place

    def next(self, place: Place) -> Action | None:
        """Return the action that a line goes on with; None at its end."""
        line = self.lines[place.line]
        after = Place(place.line, place.step + 1)
        return self.actions(after)[-1] if place.step < line.last else None

    def leaving(self, place: Place) -> tuple[str, ...]:
        """Return the names of the what-ifs that leave at a place."""
        here = self.owner(place)
        return tuple(name for name, line in self.lines.items() if line.leaves == here)

    def places(self) -> Iterator[Place]:
        """Yield every place once, line by line."""
        for name, line in self.lines.items():
            yield from (Place(name, step) for step in range(line.first + (name != MAIN), line.last + 1))

    # --- changing ---------------------------------------------------------------------------------

    def playing(self, place: Place, action: Action) -> tuple[Study, Place]:
        """Return the study after an action at a place, and where it leads.

        What a line or a what-if goes on with already is only followed; at the end of a line the line grows;
        else a what-if begins. Raises IllegalAction.
        """
        after = Place(place.line, place.step + 1)
        if self.next(place) == action:
            return self, after
        for name in self.leaving(place):
            if self.lines[name].actions[:1] == (action,):
                return self, Place(name, after.step)
        self.deal(place).after(action)
        line = self.lines[place.line]
        if place.step == line.last:
            grown = replace(line, actions=(*line.actions, action))
            return self._with_line(place.line, grown), after
        name = self._free_name()
        return self._with_line(name, Line((action,), self.owner(place))), Place(name, after.step)

    def without(self, name: str) -> Study:
        """Return the study without a what-if and those that leave it."""
        gone = {name}
        for one, line in self.lines.items():  # each stands after the one it leaves
            if line.leaves is not None and line.leaves.line in gone:
                gone.add(one)
        lines = {one: line for one, line in self.lines.items() if one not in gone}
        marks = {place: mark for place, mark in self.marks.items() if place.line not in gone}
        return replace(self, lines=lines, marks=marks)

    def marked(self, place: Place, mark: Mark) -> Study:
        """Return the study with this put on a step, in place of what was there."""
        marks = {one: put for one, put in self.marks.items() if one != self.owner(place)}
        if mark:
            marks[self.owner(place)] = mark
        return replace(self, marks=marks)

    def _with_line(self, name: str, line: Line) -> Study:
        return replace(self, lines={**self.lines, name: line})

    def _free_name(self) -> str:
        return next(name for name in _names() if name not in self.lines)


def _names() -> Iterator[str]:
    """The names of what-ifs in their order: a to z, then aa to zz."""
    yield from NAMES
    yield from (first + second for first in NAMES for second in NAMES)


@lru_cache(maxsize=1 << 10)
def _after(deal: Deal, actions: tuple[Action, ...]) -> Deal:
    """A deal after some actions; the one before is likely known."""
    return _after(deal, actions[:-1]).after(actions[-1]) if actions else deal
