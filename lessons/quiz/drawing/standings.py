"""How a contract stands near the end of a hand: what each side has taken, and how much more decides it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from engine import Contract, Team
from engine.asked import Asked, AskError
from engine.contract import total_card_points
from engine.ledger import DealFacts, Outcome
from engine.rulebook import BidAuction, Rulebook
from engine.safety import Ending
from engine.seats import TEAMS
from lessons.quiz.drawing.contracts import contract_in
from lessons.quiz.drawing.scores import Pair, score, split

SOME = 8  # card points that each side has by then, at least


@cache
def enough(rules: Rulebook, contract: Contract, side: Team) -> int:
    """Return from how many card points on a side wins the deal, without projects."""
    total = total_card_points(rules, contract.mode)
    wanted = Outcome.MADE if side is contract.buyers else Outcome.FAILED
    return next(
        taken
        for taken in range(2, total + 1)
        if score(DealFacts(contract, split(side, taken, total), (4, 4)), rules).outcome is wanted
    )


def read_taken(asked: Asked, ending: Ending) -> Pair:
    """Return what each side has taken, `taken` in a position: all but what is left."""
    total = total_card_points(ending.rules, ending.contract.mode)
    taken = asked.pair("taken", 0, total)
    if sum(taken) != _gone(ending):
        raise asked.impossible("taken", f"{_gone(ending)} together")
    if isinstance(ending.rules.auction, BidAuction) and not isinstance(ending.contract.bid, int):
        raise asked.impossible("contract.bid", "a number")
    return taken


def _gone(ending: Ending) -> int:
    """The card points of the tricks that were taken."""
    coded, on_table = ending.coded, 0
    for card in ending.trick.cards:
        on_table |= card.bit
    left = coded.hand(ending.knows.own | ending.knows.out | on_table)
    total = total_card_points(ending.rules, ending.contract.mode)
    return total - coded.card_points(left) - coded.last_trick


def contracts(ending: Ending, rng: Random) -> list[Contract]:
    """Return the contract as this rulebook writes it: where numbers are bid, once with each, in any order."""
    law = ending.rules.auction
    if not isinstance(law, BidAuction):
        return [ending.contract]
    bids = range(law.lowest, law.highest + 1, law.step)
    return [replace(ending.contract, bid=bid) for bid in rng.sample(bids, len(bids))]


def some_standing(ending: Ending, more: int, rng: Random) -> dict[str, Any]:
    """Return what a position tells where the side to move needs just so many more card points.

    AskError where it cannot be.
    """
    side, gone = ending.seat.team, _gone(ending)
    for contract in contracts(ending, rng):
        ours = enough(ending.rules, contract, side) - more
        if SOME <= ours <= gone - SOME:
            taken = (ours, gone - ours) if side is TEAMS[0] else (gone - ours, ours)
            return {"contract": contract_in(contract), "taken": list(taken)}
    raise AskError("impossible_position", "taken", "no standing needs just so many")
