"""Sawa (سوا): when it may be said, and whether it holds (online:9.1, house:5.1)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Cards
from engine.contract import Contract
from engine.reasons import Reason, Status, Verdict
from engine.rulebook import Rulebook
from engine.seats import Seat
from engine.solver import Position, Refutation, refute
from engine.trick import Trick


@dataclass(frozen=True, slots=True)
class ClaimRuling:
    """Whether a claim holds; if not, the line that refutes it."""

    holds: bool
    refutation: Refutation | None
    reason: Reason


def judge_claim(cards_left: int, on_lead: bool, rules: Rulebook) -> Verdict:
    """Return whether sawa may be said with so many cards in hand, and why."""
    if cards_left not in rules.claims.cards_left:
        return Verdict(Status.REFUSED, rules.reason("claims.cards_left", count=cards_left))
    if not on_lead:
        return Verdict(Status.REFUSED, rules.reason("claims.on_lead"))
    return Verdict(Status.ALLOWED, rules.reason("claims.on_lead", count=cards_left))


def rule_on_claim(
    hands: tuple[Cards, Cards, Cards, Cards], claimer: Seat, contract: Contract, rules: Rulebook
) -> ClaimRuling:
    """Return whether the claimer's side takes every remaining trick, whatever the others play."""
    refutation = refute(Position(rules, contract, hands, Trick(claimer)))
    rule = "claims.side" if refutation is None else "claims.failed"
    facts = {} if refutation is None else {"line": refutation.line}
    return ClaimRuling(refutation is None, refutation, rules.reason(rule, claimer=claimer, **facts))
