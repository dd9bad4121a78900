"""What stands in the way of somebody in a class; `word` tells it to his browser."""

from __future__ import annotations


class Refused(Exception):
    """Something cannot be done, though it was asked for as it should be."""

    word = "refused"


class NoSuchClass(Refused):
    """No class has this code."""

    word = "nobody"


class NoSuchAssignment(Refused):
    """No assignment has this code."""

    word = "nobody"


class ClassEnded(Refused):
    """The class is over: the board stands, and nobody joins or answers any more."""

    word = "ended"


class ClassFull(Refused):
    """So many pupils follow already that no more are let in."""

    word = "full"


class NoName(Refused):
    """Nothing is left of a name once it is cleaned."""

    word = "name"


class NotAPupil(Refused):
    """Who has not joined a class answers nothing in it."""

    word = "stranger"


class NotOpen(Refused):
    """The board does not ask this now, or not with this choice."""

    word = "closed"


class NoSuchBoard(Refused):
    """No kept board has this code."""

    word = "nobody"


class BoardTooLong(Refused):
    """A board of so much text is not kept."""

    word = "long"


class ShelfFull(Refused):
    """So many boards are on this learner's list already that no more are kept."""

    word = "full"


class WrongSecret(Refused):
    """This is no teacher of the class."""

    word = "secret"


class MovedMeanwhile(Refused):
    """The board stands elsewhere than whoever moves it thinks: `version` is where."""

    word = "moved"

    def __init__(self, version: int) -> None:
        super().__init__(f"the board is at version {version}")
        self.version = version
