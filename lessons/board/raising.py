"""How far a contract can be raised: by its rulebook, and by the totals before the deal."""

from __future__ import annotations

from collections.abc import Iterator

from engine import Contract, Level, Verdict
from engine.actions import PASS
from engine.raises import Raising
from engine.rulebook import Rulebook

LEVELS = tuple(Level)


def raised(contract: Contract, rules: Rulebook, totals: tuple[int, int]) -> tuple[Contract, ...]:
    """Return the contract unraised, then in every way its raises can end, from the lowest.

    `totals` are the match totals before the deal, in points by team.
    """
    found = dict.fromkeys(_onward(Raising(rules, contract, totals)))
    return tuple(sorted(found, key=lambda one: (LEVELS.index(one.level), one.closed)))


def _onward(raising: Raising) -> Iterator[Contract]:
    yield raising.contract
    for call in raising.legal():
        if call != PASS:
            yield from _onward(raising.after(call))


def why_not_raised(contract: Contract, rules: Rulebook, totals: tuple[int, int]) -> Verdict | None:
    """Return what refuses the first raise of a contract; None if it may be said, or there is no such word."""
    raising = Raising(rules, contract, totals)
    words = [raising.judge(call) for call in raising.words() if call != PASS]
    if not raising.ladder or any(verdict.is_allowed for verdict in words):
        return None
    return words[0]
