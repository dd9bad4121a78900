"""Raises between the auction and the first card: at random, and as a position tells them."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from engine import Call, Contract, Mode, Seat
from engine.actions import PASS
from engine.asked import Asked
from engine.choices import SunSide
from engine.contract import Level
from engine.raises import Raising
from engine.rulebook import Rulebook
from lessons.quiz.drawing.auctions import calls_in, illegal, word
from lessons.quiz.drawing.contracts import contract_in, some_contract
from lessons.quiz.question import Position, TableShown

Said = tuple[tuple[Seat, Call], ...]


def raising_in(asked: Asked, rules: Rulebook) -> tuple[Raising, Said]:
    """Return the raises after the position's words, and who said each; `doubler` said the first."""
    contract = asked.contract(rules)
    if contract.closed or contract.level is not Level.SINGLE:
        raise asked.bad("contract", "a contract that nobody has raised")
    doubler = asked.seat("doubler") if asked.has("doubler") else contract.buyer.next
    if doubler.team is contract.buyers:
        raise asked.impossible("doubler", "the buyers do not double")
    totals = asked.pair("totals") if asked.has("totals") else (0, 0)
    state, said = Raising(rules, contract, totals), list[tuple[Seat, Call]]()
    for at, call in enumerate(calls_in(asked, "raises")):
        if not (verdict := state.judge(call)).is_allowed:
            raise illegal(asked, "raises", at, verdict)
        speakers = state.entitled if call == PASS or state.steps else (doubler,)
        said += [(seat, call) for seat in speakers]
        state = state.after(call, doubler)
    return state, tuple(said)


def raising_shown(contract: Contract, said: Said, totals: tuple[int, int] | None = None) -> TableShown:
    """Return the table of the raises: the contract as it was bought, and the words since."""
    return TableShown(contract=contract, said=said, round=0, totals=totals)


def some_raising(rules: Rulebook, rng: Random, mode: Mode, steps: int) -> Raising:
    """Return a contract raised so many steps, each in one of the ways it may be said."""
    contract = some_contract(rules, rng, mode)
    state = Raising(rules, contract, some_totals(rules, rng, contract))
    doubler = rng.choice((contract.buyer.next, contract.buyer.previous))
    for _ in range(steps):
        state = state.after(rng.choice([call for call in state.legal() if call != PASS]), doubler)
    return state


def top(rules: Rulebook) -> int:
    """Return the most that a side can have while the match goes on."""
    return rules.match.targets[0] - 1


def some_totals(rules: Rulebook, rng: Random, contract: Contract) -> tuple[int, int]:
    """Return a standing of the match; in sun, one at which it may be doubled."""
    if contract.mode is Mode.HOKUM:
        return rng.randint(0, top(rules)), rng.randint(0, top(rules))
    law = rules.raises
    behind, ahead = rng.randint(0, law.sun_low), rng.randint(law.sun_high, top(rules))
    turned = law.sun_side is SunSide.EITHER and rng.random() < 0.5
    return by_team(contract, *((behind, ahead) if turned else (ahead, behind)))


def by_team(contract: Contract, buyers: int, others: int) -> tuple[int, int]:
    """Return the totals of buyers and others as a pair by team."""
    return (buyers, others) if contract.buyers == 0 else (others, buyers)


def position_of(state: Raising, words: Iterable[Call] | None = None) -> dict[str, object]:
    """Return raises as a position writes them; `words` in place of those that were said."""
    bought = Contract(state.contract.mode, state.contract.trump, state.contract.buyer)
    position: dict[str, object] = {
        "contract": contract_in(bought),
        "totals": list(state.totals),
        "raises": [word(call) for call in (state.said if words is None else words)],
    }
    return position if state.doubler is None else position | {"doubler": int(state.doubler)}


def bought(position: Position, rules: Rulebook) -> Contract:
    """Return a position's contract as it was bought."""
    return Asked(position).contract(rules)
