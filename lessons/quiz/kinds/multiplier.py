"""How many times does the deal count, after these raises?"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from random import Random

from engine import Contract, Level, Mode, Status, Verdict
from engine.actions import PASS, CallName
from engine.asked import Asked
from engine.choices import RaiseName
from engine.contract import Bought
from engine.rulebook import BidAuction, Rulebook
from lessons.i18n import Line
from lessons.quiz.drawing import auctions, raised
from lessons.quiz.drawing.auctions import Claim, drilled, from_claims, some_seat
from lessons.quiz.drawing.bids import some_bids
from lessons.quiz.question import Kind, Position, Question, Shown, everywhere

RULE = "raises.multipliers"
MOST = 5  # options


def draw(rules: Rulebook, rng: Random, _rule: str) -> Position:
    """A deal raised any number of steps, and the last word passed."""
    position: dict[str, object] = {"rule": RULE, "me": int(some_seat(rng))}
    if isinstance(rules.auction, BidAuction):
        calls = some_bids(rules, rng, rng.choice((1, 1, 2)), rng.choice((0, 2)))
        calls += rng.choice((["contre", "pass"], ["contre", "surcontre"], ["pass"] * 3))
        calls = calls[: next(at for at in range(1, len(calls) + 1) if _is_over(rules, calls[:at]))]
        return position | {"dealer": int(some_seat(rng)), "calls": calls}
    mode = Mode.SUN if rules.raises.sun and rng.random() < 0.2 else Mode.HOKUM
    ladder = rules.raises.sun if mode is Mode.SUN else rules.raises.hokum
    state = raised.some_raising(rules, rng, mode, rng.randrange(len(ladder) + 1))
    words = state.said if state.by is None else (*state.said, PASS)
    return position | raised.position_of(state, words)


def _is_over(rules: Rulebook, calls: list[str]) -> bool:
    return auctions.bidding_in(Asked({"calls": calls}), rules).outcome is not None


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    drilled(asked, (RULE,))
    contract, names, shown = _told(asked, rules)
    answer = "gahwa" if contract.level is Level.GAHWA else str(contract.level.multiplier)
    return Question(
        kind=KIND.name,
        rule=RULE,
        prompt=Line("quiz-multiplier.ask"),
        options=from_claims(_claims(rules, names, answer), answer),
        answer=answer,
        because=tuple(Verdict(Status.ALLOWED, rules.reason(one)) for one in _rules(answer)),
        look=Line("quiz-multiplier.look"),
        shown=shown,
        me=asked.seat("me"),
    )


def _rules(answer: str) -> tuple[str, ...]:
    return ("scoring.gahwa", RULE) if answer == "gahwa" else (RULE,)


def _told(asked: Asked, rules: Rulebook) -> tuple[Contract, list[RaiseName], tuple[Shown, ...]]:
    """Return the contract as it was raised, its raises in order, and the table that shows them."""
    if isinstance(rules.auction, BidAuction):
        state = auctions.bidding_in(asked, rules)
        if not isinstance(state.outcome, Bought):
            raise asked.impossible("calls", "an auction that ended in a contract")
        words = (call.name for _, call in state.calls)
        names = [RaiseName(word) for word in words if word in (CallName.CONTRE, CallName.SURCONTRE)]
        return state.outcome.contract, names, auctions.bidding_shown(state)
    state, said = raised.raising_in(asked, rules)
    shown = raised.raising_shown(asked.contract(rules), said)
    return state.contract, list(state.ladder[: state.steps]), (shown,)


def _claims(rules: Rulebook, names: list[RaiseName], answer: str) -> list[Claim]:
    """The numbers in their order, those of the likeliest mistakes among them; the match last."""
    found: dict[int, Line] = {}
    for n, name, why in _mistakes(rules, names):
        if str(n) != answer and len(found) < MOST - 1:
            word = {} if name is None else {"word": Line(f"raise-{name}")}
            found.setdefault(n, Line(f"quiz-multiplier.{why}", {"n": n} | word))
    if answer != "gahwa":
        found[int(answer)] = _label(int(answer))  # never said: it is the right one
    claims = [Claim(str(n), _label(n), found[n]) for n in sorted(found)]
    if RaiseName.GAHWA in rules.raises.hokum and (names or answer == "gahwa"):
        claims.append(Claim("gahwa", Line("quiz-multiplier.match"), Line("quiz-multiplier.match-why")))
    return claims


def _label(n: int) -> Line:
    return Line("quiz-multiplier.times" if n > 1 else "quiz-multiplier.once", {"n": n})


def _mistakes(rules: Rulebook, names: list[RaiseName]) -> Iterator[tuple[int, RaiseName | None, str]]:
    """Yield numbers it is taken for: the number, the raise that tells of it, what is wrong."""
    worth = rules.raises.multipliers
    said = [name for name in names if name in worth]
    if len(said) > 1:
        yield prod(worth[name] for name in said), said[-1], "multiplied"
        yield sum(worth[name] for name in said), said[-1], "added"
    if len(names) > 1:
        yield worth[said[-1]] if names[-1] not in worth else worth[said[0]], names[-1], "later"
    if names and names[-1] not in worth:
        yield len(worth) + 2, names[-1], "not-a-number"
    yield 1, names[-1] if names else None, "raised"
    for name, n in worth.items():
        yield (n, names[-1], "later") if name in names else (n, name, "not-said")


KIND = Kind("multiplier", everywhere(RULE), draw, ask)
