"""Contracts at random, and how a position writes them."""

from __future__ import annotations

from random import Random
from typing import Any

from engine import Contract, Level, Mode, Seat, Suit
from engine.contract import Capot
from engine.rulebook import BidAuction, Rulebook


def some_contract(rules: Rulebook, rng: Random, mode: Mode | None = None) -> Contract:
    """Return a contract of this rulebook that nobody has raised, its buyer at random."""
    mode = mode or rng.choice(rules.modes)
    trump = rng.choice(list(Suit)) if mode is Mode.HOKUM else None
    law = rules.auction
    bid = rng.randrange(law.lowest, law.highest + 1, law.step) if isinstance(law, BidAuction) else None
    return Contract(mode, trump, rng.choice(list(Seat)), bid=bid)


def contract_in(contract: Contract) -> dict[str, Any]:
    """Return a contract as a position writes it."""
    written: dict[str, Any] = {"mode": contract.mode.value, "buyer": int(contract.buyer)}
    if contract.trump is not None:
        written["trump"] = contract.trump.value
    if contract.level is not Level.SINGLE:
        gahwa = contract.level is Level.GAHWA
        written["level"] = contract.level.value if gahwa else contract.level.multiplier
    if contract.closed:
        written["closed"] = True
    if contract.bid is not None:
        written["bid"] = contract.bid.value if isinstance(contract.bid, Capot) else contract.bid
    return written
