"""Four seats in order of play, and the two partnerships."""

from __future__ import annotations

from enum import IntEnum


class Team(IntEnum):
    """A partnership: seats 0 and 2, or seats 1 and 3."""

    EVEN = 0
    ODD = 1

    @property
    def other(self) -> Team:
        """The other side."""
        return Team(1 - self)

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two seats of the side."""
        return Seat(self.value), Seat(self.value + 2)


class Seat(IntEnum):
    """A place at the table; `next` plays after it, whichever way the rulebook turns.

    >>> Seat.THREE.next, Seat.ONE.partner, Seat.ONE.team
    (<Seat.ZERO: 0>, <Seat.THREE: 3>, <Team.ODD: 1>)
    """

    ZERO = 0
    ONE = 1
    TWO = 2
    THREE = 3

    @property
    def next(self) -> Seat:
        """The seat that plays after this one."""
        return SEATS[(self + 1) & 3]

    @property
    def previous(self) -> Seat:
        """The seat that plays before this one."""
        return SEATS[(self + 3) & 3]

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return SEATS[(self + 2) & 3]

    @property
    def team(self) -> Team:
        """The side this seat plays for."""
        return TEAMS[self & 1]

    def after(self, steps: int) -> Seat:
        """Return the seat so many places later in order of play."""
        return SEATS[(self + steps) & 3]

    def turn_from(self, dealer: Seat) -> int:
        """Return this seat's turn to speak, 0 to 3; the dealer speaks last (3)."""
        return (self - dealer - 1) & 3


SEATS = tuple(Seat)
TEAMS = tuple(Team)
