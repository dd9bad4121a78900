"""Read the fields of a question to the arbiter, each checked where it is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

from engine.cards import Card, Cards, Mode, Suit
from engine.contract import Capot, Contract, Level
from engine.library import UnknownRulebook, load, rulebooks
from engine.rulebook import BidAuction, Rulebook
from engine.seats import SEATS, Seat

T = TypeVar("T")
E = TypeVar("E", bound=StrEnum)


class AskError(ValueError):
    """A question that got no ruling: an error code of the interface, the field, and what was expected."""

    def __init__(self, code: str, field: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.body: dict[str, Any] = {"code": code, "field": field, "message": f"{field}: {message}", **more}


class Asked:
    """A JSON object being read; `field` names are paths such as `contract.buyer`."""

    def __init__(self, data: Mapping[str, Any], path: str = "") -> None:
        self.data, self.path = data, path

    def field(self, name: str) -> str:
        """Return the path of a field, for an error."""
        return f"{self.path}.{name}" if self.path else name

    def has(self, name: str) -> bool:
        """Return whether a field is there and not null."""
        return self.data.get(name) is not None

    def raw(self, name: str) -> Any:
        """Return a field that must be there."""
        if not self.has(name):
            raise AskError("missing_field", self.field(name), "required")
        return self.data[name]

    def bad(self, name: str, expected: str) -> AskError:
        """Return the error for a field of the wrong form."""
        return AskError("bad_field", self.field(name), f"expected {expected}")

    def impossible(self, name: str, why: str) -> AskError:
        """Return the error for a position that cannot be."""
        return AskError("impossible_position", self.field(name), why)

    def inner(self, name: str) -> Asked:
        """Return a field that is an object, to be read on."""
        data = self.raw(name)
        if not isinstance(data, dict):
            raise self.bad(name, "an object")
        return Asked(cast(dict[str, Any], data), self.field(name))

    def integer(self, name: str, low: int, high: int) -> int:
        """Return a whole number within these bounds."""
        return _integer(self.raw(name), low, high, self.field(name))

    def truth(self, name: str) -> bool:
        """Return a field that is true or false."""
        value = self.raw(name)
        if not isinstance(value, bool):
            raise self.bad(name, "true or false")
        return value

    def word(self, name: str, kind: type[E]) -> E:
        """Return a field that is one word of a closed set."""
        value = self.raw(name)
        words = {member.value: member for member in kind}
        if not isinstance(value, str) or value not in words:
            raise self.bad(name, " or ".join(words))
        return words[value]

    def items(self, name: str) -> list[Any]:
        """Return a field that is a list."""
        value = self.raw(name)
        if not isinstance(value, list):
            raise self.bad(name, "a list")
        return cast(list[Any], value)

    def pair(self, name: str, low: int = 0, high: int = 1_000_000) -> tuple[int, int]:
        """Return two integers, by team."""
        values = self.items(name)
        if len(values) != 2:
            raise self.bad(name, "two numbers")
        a, b = (_integer(v, low, high, f"{self.field(name)}[{i}]") for i, v in enumerate(values))
        return a, b

    def cards(self, name: str) -> list[Card]:
        """Return a field that is a list of cards."""
        return _cards(self.items(name), self.field(name))

    def seat(self, name: str) -> Seat:
        """Return a field that is a seat."""
        return SEATS[self.integer(name, 0, 3)]

    def hands(self, name: str) -> tuple[Cards, Cards, Cards, Cards]:
        """Return four hands by seat; no card twice among them."""
        rows = self.items(name)
        if len(rows) != 4:
            raise self.bad(name, "four hands")
        hands: list[list[Card]] = []
        for place, row in enumerate(rows):
            if not isinstance(row, list):
                raise AskError("bad_field", f"{self.field(name)}[{place}]", "expected a list")
            hands.append(_cards(cast(list[Any], row), f"{self.field(name)}[{place}]"))
        distinct([card for hand in hands for card in hand], self.field(name))
        a, b, c, d = (Cards.of(hand) for hand in hands)
        return a, b, c, d

    def rulebook(self, directories: Sequence[Path]) -> Rulebook:
        """Return the rulebook the question is asked under."""
        id = self.raw("rulebook")
        try:
            return load(str(id), *directories)
        except UnknownRulebook:
            known = ", ".join(rulebooks(*directories))
            raise AskError("unknown_rulebook", "rulebook", f"expected one of {known}") from None

    def mode(self, rules: Rulebook) -> tuple[Mode, Suit | None]:
        """Return mode and trump; trump is required in hokum, none in sun."""
        mode = self.word("mode", Mode)
        if mode not in rules.modes:
            raise self.bad("mode", " or ".join(rules.modes))
        if mode is Mode.SUN:
            if self.has("trump"):
                raise self.impossible("trump", "sun has no trump")
            return mode, None
        trump = self.raw("trump")
        if not isinstance(trump, str) or trump.upper() not in _SUITS:
            raise self.impossible("trump", "expected one of S H D C")
        return mode, _SUITS[trump.upper()]

    def contract(self, rules: Rulebook) -> Contract:
        """Return the contract, every part of it checked."""
        asked = self.inner("contract")
        mode, trump = asked.mode(rules)
        level = asked.level(mode, rules)
        closed = asked.truth("closed") if asked.has("closed") else False
        return Contract(mode, trump, asked.seat("buyer"), level, closed, asked.bid(rules))

    def level(self, mode: Mode, rules: Rulebook) -> Level:
        """Return how far the contract was raised; 1 if nothing is said."""
        levels = _levels(mode, rules)
        value = self.data["level"] if self.has("level") else 1
        if isinstance(value, bool) or not isinstance(value, (int, str)) or value not in levels:
            raise self.bad("level", " or ".join(map(str, levels)))
        return levels[value]

    def bid(self, rules: Rulebook) -> int | Capot | None:
        """Return the bid, in rulebooks that bid; None if there is none."""
        if not self.has("bid"):
            return None
        law, value = rules.auction, self.raw("bid")
        if not isinstance(law, BidAuction):
            raise self.bad("bid", "no bid in this rulebook")
        if value == Capot.CAPOT.value:
            return Capot.CAPOT
        bids = {*range(law.lowest, law.highest + 1, law.step), *law.belote_bids}
        if type(value) is not int or value not in bids:
            raise self.bad("bid", f"{law.lowest} to {max(bids)} by {law.step}, or capot")
        return value


_SUITS = {suit.value: suit for suit in Suit}


@cache
def _levels(mode: Mode, rules: Rulebook) -> dict[int | str, Level]:
    """How far a contract of this mode can be raised, as questions write it."""
    ladder = rules.raises.sun if mode is Mode.SUN else rules.raises.hokum
    levels: dict[int | str, Level] = {1: Level.SINGLE}
    for name in ladder:
        level = Level.of(name, rules)
        levels["gahwa" if level is Level.GAHWA else level.multiplier] = level
    return levels


def distinct(cards: Sequence[Card], field: str) -> None:
    """Raise `impossible_position` if a card is among these twice."""
    if len(set(cards)) != len(cards):
        raise AskError("impossible_position", field, "a card twice")


def _integer(value: Any, low: int, high: int, field: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise AskError("bad_field", field, f"expected a whole number from {low} to {high}")
    return value


def _cards(values: list[Any], field: str) -> list[Card]:
    try:
        return [Card.parse(value) for value in values]
    except (ValueError, TypeError, AttributeError):  # read again, to name the place
        return [_each(Card.parse, value, f"{field}[{place}]") for place, value in enumerate(values)]


def _each(read: Callable[[str], Card], value: Any, field: str) -> Card:
    if not isinstance(value, str):
        raise AskError("bad_card", field, "expected a card such as JH")
    try:
        return read(value)
    except ValueError:
        raise AskError("bad_card", field, f"expected a card such as JH, not {value[:8]!r}") from None


def card(asked: Asked, name: str) -> Card:
    """Return a field that is one card."""
    return _each(Card.parse, asked.raw(name), asked.field(name))
