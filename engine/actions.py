"""What a seat can do, each action with the one word it is written as."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from engine.cards import Card, Cards, Suit
from engine.contract import Capot
from engine.seats import Seat


class CallName(StrEnum):
    """The words of the auction and of the raises."""

    PASS = "pass"
    HOKUM = "hokum"
    SUN = "sun"
    ASHKAL = "ashkal"
    CONFIRM = "confirm"
    CONVERT = "convert"
    TAKE = "take"
    LEAVE = "leave"
    BID = "bid"
    CONTRE = "contre"
    SURCONTRE = "surcontre"
    DOUBLE = "double"
    DOUBLE_CLOSED = "double_closed"
    THREE = "three"
    FOUR = "four"
    FOUR_CLOSED = "four_closed"
    GAHWA = "gahwa"


@dataclass(frozen=True, slots=True)
class Call:
    """A word said in the auction or the raises; hokum in the second round and bids name a suit.

    >>> str(Call.parse("hokum:S")), str(Call.parse("100H")), str(Call.parse("capotD"))
    ('hokum:S', '100H', 'capotD')
    """

    name: CallName
    suit: Suit | None = None
    bid: int | Capot | None = None

    @classmethod
    def parse(cls, text: str) -> Call:
        """Return the call written so; ValueError if there is no such word."""
        if text in _PLAIN:
            return cls(_PLAIN[text])
        if found := _HOKUM.fullmatch(text):
            return cls(CallName.HOKUM, Suit(found[1].upper()))
        if found := _BID.fullmatch(text):
            bid = Capot.CAPOT if found[1] == "capot" else int(found[1])
            return cls(CallName.BID, Suit(found[2].upper()), bid)
        raise ValueError(f"not a call: {text!r}")

    def __str__(self) -> str:
        match self.bid, self.suit:
            case Capot(), suit:
                return f"capot{suit}"
            case int(), suit:
                return f"{self.bid}{suit}"
            case None, None:
                return self.name
            case None, suit:
                return f"{self.name}:{suit}"


_PLAIN = {name.value: name for name in CallName if name is not CallName.BID}
_HOKUM = re.compile(r"hokum:([SHDCshdc])")
_BID = re.compile(r"(capot|[1-9][0-9]{1,2})([SHDCshdc])")

PASS = Call(CallName.PASS)


class Saying(StrEnum):
    """A word said with a card."""

    BALOOT = "!"


@dataclass(frozen=True, slots=True)
class Play:
    """A card put on the table; in rulebooks that ask for it, with baloot spoken (`KS!`)."""

    card: Card
    saying: Saying | None = None

    def __str__(self) -> str:
        return f"{self.card}{self.saying or ''}"


@dataclass(frozen=True, slots=True)
class Declare:
    """Projects declared before one's first card, each as its cards: `+AS.KS.QS+TH.TS.TD.TC`."""

    projects: tuple[Cards, ...]

    def __str__(self) -> str:
        return "".join("+" + ".".join(map(str, cards)) for cards in self.projects)


@dataclass(frozen=True, slots=True)
class Claim:
    """Sawa: all remaining tricks are ours."""

    def __str__(self) -> str:
        return "sawa"


class Request(StrEnum):
    """What is asked of the referee; `tasjeel` is also the qaid called at a table without one."""

    TASJEEL = "tasjeel"
    TAKWEESH = "takweesh"
    WARNING = "warning"


class Laid(StrEnum):
    """How the objector laid down his cards."""

    DOWN = "down"
    EXPOSED = "exposed"


@dataclass(frozen=True, slots=True)
class Object:
    """An objection to what the other side did: `object:2:tasjeel:down`. It needs no turn."""

    seat: Seat
    request: Request = Request.TASJEEL
    laid: Laid = Laid.DOWN

    def __str__(self) -> str:
        return f"object:{int(self.seat)}:{self.request}:{self.laid}"


Action: TypeAlias = Call | Play | Declare | Claim | Object


def parse_action(text: str) -> Action:
    """Return the action written as one word; ValueError if it is not one.

    >>> parse_action("KS!"), parse_action("+KS.QS.JS")
    (Play(card=Card(KS), saying=<Saying.BALOOT: '!'>), Declare(projects=(Cards(mask=112),)))
    """
    if text == "sawa":
        return Claim()
    if text.startswith("+"):
        return Declare(tuple(Cards.parse(part.replace(".", " ")) for part in text[1:].split("+")))
    if text.startswith("object:"):
        _, seat, request, laid = text.split(":")
        return Object(Seat(int(seat)), Request(request), Laid(laid))
    if len(text) in (2, 3) and (len(text) == 2 or text.endswith(Saying.BALOOT)):
        try:
            return Play(Card.parse(text[:2]), Saying.BALOOT if len(text) == 3 else None)
        except ValueError:
            pass
    return Call.parse(text)
