"""The endings that were found, kept as positions a line each; dealt anew, each is hundreds of questions."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from engine import Card, Mode, Seat, Suit
from engine.safety import Prize
from engine.seats import SEATS

FILE = Path(__file__).with_name("stock.jsonl")


@dataclass(frozen=True, slots=True)
class Prepared:
    """An ending in which one card is safe for a prize; its position is as `read_ending` reads it."""

    prize: Prize
    position: Mapping[str, Any]

    @property
    def mode(self) -> Mode:
        return Mode(self.position["contract"]["mode"])


@cache
def stock() -> tuple[Prepared, ...]:
    """Return every ending that was found."""
    rows = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
    return tuple(Prepared(Prize(row.pop("prize")), row) for row in rows)


def turned(position: Mapping[str, Any], rng: Random) -> dict[str, Any]:
    """Return the same ending at other seats and in other suits, as likely any as another."""
    to = dict(zip(Suit, rng.sample(list(Suit), len(Suit)), strict=True))
    steps = rng.randrange(len(SEATS))

    def seat(number: int) -> int:
        return int(Seat(number).after(steps))

    def cards(row: list[str]) -> list[str]:
        moved = (Card.of(card.rank, to[card.suit]) for card in map(Card.parse, row))
        return [str(card) for card in sorted(moved)]

    contract = dict(position["contract"], buyer=seat(position["contract"]["buyer"]))
    if "trump" in contract:
        contract["trump"] = to[Suit(contract["trump"])].value
    trick = [cards([card])[0] for card in position["trick"]]
    cannot = [cards(position["cannot"][(place - steps) % len(SEATS)]) for place in range(len(SEATS))]
    return {
        "contract": contract,
        "leader": seat(position["leader"]),
        "trick": trick,
        "hand": cards(position["hand"]),
        "out": cards(position["out"]),
        "cannot": cannot,
    }
