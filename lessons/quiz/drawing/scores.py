"""Facts of a scored deal, drawn on both sides of every line that decides; how positions hold them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from engine import Contract, Level, Mode, Suit, Team
from engine.asked import Asked, AskError
from engine.choices import ContractScoring, RaisePlay
from engine.contract import Capot, total_card_points
from engine.contract_scoring import keep
from engine.ledger import DealFacts, Score, Step
from engine.rulebook import BidAuction, BidScoring, Rulebook, ShareScoring
from engine.scoring import counted_buyers, share
from engine.seats import SEATS, TEAMS
from lessons.quiz.drawing.contracts import contract_in, some_contract

Pair = tuple[int, int]

FAR = 10_000  # card points, more than any comparison is won by
CLOSED = (Level.DOUBLE, Level.FOUR)  # what can be said closed


def drilled_by(shape: type[ShareScoring] | type[BidScoring], *drilled: str) -> Callable[..., tuple[str, ...]]:
    """Return what a kind drills that fits rulebooks of one shape of scoring."""
    return lambda rules: drilled if isinstance(rules.scoring, shape) else ()


def rule_in(asked: Asked, drilled: tuple[str, ...]) -> str:
    """Return the rule a position is about; it must be one of these."""
    rule = asked.raw("rule")
    if rule not in drilled:
        raise asked.bad("rule", " or ".join(drilled))
    return rule


def law_of(rules: Rulebook) -> ShareScoring:
    """Return the scoring of a rulebook that shares; AskError of another."""
    if not isinstance(rules.scoring, ShareScoring):
        raise AskError("impossible_position", "rulebook", "nothing is shared in this rulebook")
    return rules.scoring


def bid_law_of(rules: Rulebook) -> BidScoring:
    """Return the scoring of a rulebook that bids; AskError of another."""
    if not isinstance(rules.scoring, BidScoring):
        raise AskError("impossible_position", "rulebook", "no number is bid in this rulebook")
    return rules.scoring


def facts_in(asked: Asked, rules: Rulebook) -> DealFacts:
    """Return what a deal is scored from, every part of it checked; the fields are the arbiter's."""
    contract = asked.contract(rules)
    total = total_card_points(rules, contract.mode)
    card_points, tricks = asked.pair("card_points", 0, total), asked.pair("tricks", 0, 8)
    projects = asked.pair("projects") if asked.has("projects") else (0, 0)
    baloot = asked.pair("baloot") if asked.has("baloot") else (0, 0)
    if sum(card_points) != total:
        raise asked.impossible("card_points", f"they sum to {total}")
    if sum(tricks) != 8 or any(card_points[team] and not tricks[team] for team in TEAMS):
        raise asked.impossible("tricks", "they sum to 8, and card points lie in tricks")
    if any(points not in (0, rules.projects.baloot_points) for points in baloot):
        raise asked.bad("baloot", f"0 or {rules.projects.baloot_points}")
    if all(baloot) or (any(baloot) and contract.trump is None):
        raise asked.impossible("baloot", "one hand at most holds it, in hokum")
    if all(projects) or (any(projects) and not rules.points(contract.mode)):
        raise asked.impossible("projects", "those of one side stand, where there are any")
    if any(projects[team] and not tricks[team] for team in TEAMS):
        raise asked.impossible("projects", "a side without a trick has none")
    scoring: ContractScoring | None = None
    if isinstance(rules.scoring, BidScoring):
        scoring = asked.word("scoring", ContractScoring)
        if contract.bid is None:
            raise AskError("missing_field", "contract.bid", "required")
    return DealFacts(contract, card_points, tricks, projects, baloot, scoring)


def position_of(facts: DealFacts, rule: str, **more: Any) -> dict[str, Any]:
    """Return a position that `facts_in` reads again."""
    written: dict[str, Any] = {
        "rule": rule,
        "contract": contract_in(facts.contract),
        "card_points": list(facts.card_points),
        "tricks": list(facts.tricks),
    }
    if any(facts.projects):
        written["projects"] = list(facts.projects)
    if any(facts.baloot):
        written["baloot"] = list(facts.baloot)
    if facts.scoring is not None:
        written["scoring"] = facts.scoring.value
    return written | more


def score(facts: DealFacts, rules: Rulebook) -> Score:
    """Score a deal in the rulebook's own shape."""
    return share(facts, rules) if isinstance(rules.scoring, ShareScoring) else keep(facts, rules)


@cache
def as_if(rules: Rulebook, **law: Any) -> Rulebook:
    """Return the rulebook with another law of scoring: what somebody may take for the rule."""
    return replace(rules, scoring=replace(rules.scoring, **law))


def to(team: Team, amount: int) -> Pair:
    """Return so much to one side, and nothing to the other."""
    return (amount, 0) if team is TEAMS[0] else (0, amount)


def plus(first: Pair, second: Pair, times: int = 1) -> Pair:
    """Return the sum of two pairs, the second taken so many times."""
    return first[0] + second[0] * times, first[1] + second[1] * times


# --- drawing --------------------------------------------------------------------------------


def levels(rules: Rulebook, mode: Mode) -> tuple[Level, ...]:
    """Return how far a contract of this mode can be raised, gahwa left out."""
    names = rules.raises.sun if mode is Mode.SUN else rules.raises.hokum
    found = (Level.of(name, rules) for name in names)
    return tuple(level for level in found if level is not Level.GAHWA)


def raised(contract: Contract, level: Level, rules: Rulebook, rng: Random) -> Contract:
    """Return the contract at this level, closed as this rulebook plays it."""
    play = rules.raises.double_play if level is Level.DOUBLE else rules.raises.four_play
    can = level in CLOSED and contract.mode is Mode.HOKUM and contract.bid is None
    return replace(contract, level=level, closed=can and (play is RaisePlay.CLOSED or rng.random() < 0.5))


def some_level(rules: Rulebook, rng: Random, mode: Mode | None = None) -> Contract:
    """Return a contract that was raised, but not to gahwa."""
    modes = [one for one in rules.modes if levels(rules, one) and mode in (None, one)]
    contract = some_contract(rules, rng, rng.choice(modes))
    return raised(contract, rng.choice(levels(rules, contract.mode)), rules, rng)


def some_projects(rules: Rulebook, mode: Mode, rng: Random) -> int:
    """Return what the projects of one side are worth: one project, sometimes two; small ones more often."""
    worths = sorted(rules.points(mode).values())
    if not worths:
        return 0
    first = rng.choices(worths, range(len(worths), 0, -1))[0]
    return first + (worths[0] if rng.random() < 0.15 else 0)


def some_extras(rules: Rulebook, contract: Contract, rng: Random, *, bare: bool = True) -> tuple[Pair, Pair]:
    """Return projects and baloot, each of either side or of none; one of them at least if not `bare`."""
    projects = rng.random() < (0.5 if bare else 0.8)
    baloot = contract.trump is not None and rng.random() < (0.4 if projects or bare else 1)
    if not (bare or baloot):
        projects = True
    worth = some_projects(rules, contract.mode, rng) if projects else 0
    mine = rules.projects.baloot_points if baloot else 0
    return to(rng.choice(TEAMS), worth), to(rng.choice(TEAMS), mine)


def split(team: Team, taken: int, total: int) -> Pair:
    """Return the card points of both sides, so many of them to one; no side takes exactly one."""
    taken = min(max(taken, 2), total - 2)
    return (taken, total - taken) if team is TEAMS[0] else (total - taken, taken)


def some_split(rules: Rulebook, contract: Contract, rng: Random, ones: int | None = None) -> Pair:
    """Return card points of a deal that both sides fought for; the others' may end in this digit."""
    total = total_card_points(rules, contract.mode)
    taken = min(max(int(rng.gauss(total / 2, total / 6)), 10), total - 10)
    return split(contract.others, taken if ones is None else taken - taken % 10 + ones, total)


def some_tricks(card_points: Pair, rng: Random) -> Pair:
    """Return tricks that such card points may lie in, at least one to each side."""
    likely = round(8 * card_points[0] / sum(card_points)) + rng.choice((-1, 0, 0, 1))
    mine = min(max(likely, 1), 7)
    return mine, 8 - mine


def deal(
    contract: Contract,
    card_points: Pair,
    rng: Random,
    extras: tuple[Pair, Pair] = ((0, 0), (0, 0)),
    scoring: ContractScoring | None = None,
) -> DealFacts:
    """Return the facts of a deal in which both sides took tricks."""
    return DealFacts(contract, card_points, some_tricks(card_points, rng), *extras, scoring)


def some_kaboot(rules: Rulebook, contract: Contract, rng: Random) -> DealFacts:
    """Return the facts of a deal in which one side took every trick, the buyers more often."""
    total = total_card_points(rules, contract.mode)
    won = contract.buyers if rng.random() < 0.6 else contract.others
    projects, baloot = some_extras(rules, contract, rng, bare=rng.random() < 0.3)
    return DealFacts(contract, to(won, total), to(won, 8), to(won, sum(projects)), baloot)


def some_bid(rules: Rulebook, rng: Random, *, belote: bool = False) -> DealFacts:
    """Return the facts of a deal that just keeps or just misses its number; belote more often if asked."""
    law = rules.auction
    contract = some_contract(rules, rng)
    worth = rules.projects.baloot_points
    holder = rng.choice(TEAMS)
    baloot = to(holder, worth if belote or rng.random() < 0.5 else 0)
    if isinstance(law, BidAuction) and baloot[contract.buyers] and rng.random() < 0.3:
        contract = replace(contract, bid=rng.choice(law.belote_bids or (law.highest,)))
    assert isinstance(contract.bid, int)
    needed = contract.bid - baloot[contract.buyers]
    total = total_card_points(rules, contract.mode)
    near = needed - 5 + rng.choice((-9, -4, -2, -1, 0, 0, 1, 2, 4, 9, 15))
    return deal(contract, split(contract.buyers, near, total), rng, ((0, 0), baloot), some_way(rules, rng))


def some_capot(rules: Rulebook, rng: Random, *, made: bool) -> DealFacts:
    """Return the facts of a deal in which capot was called: made, or missed by a trick or two."""
    contract = replace(some_contract(rules, rng), bid=Capot.CAPOT)
    total = total_card_points(rules, contract.mode)
    baloot = to(rng.choice(TEAMS), rules.projects.baloot_points if rng.random() < 0.5 else 0)
    lost = 0 if made else rng.choice((1, 1, 1, 2))
    against = rng.randrange(2, 16 * lost) if lost else 0
    card_points = to(contract.buyers, total - against), to(contract.others, against)
    tricks = to(contract.buyers, 8 - lost), to(contract.others, lost)
    return DealFacts(contract, plus(*card_points), plus(*tricks), baloot=baloot, scoring=some_way(rules, rng))


def some_way(rules: Rulebook, rng: Random) -> ContractScoring:
    """Return one of the ways in which this rulebook scores a bid."""
    return rng.choice(bid_law_of(rules).scorings)


def near_the_line(rules: Rulebook, contract: Contract, extras: tuple[Pair, Pair], rng: Random) -> Pair:
    """Return card points that just decide the deal, for one side or the other."""
    first, _, _, last = lines(rules, contract, extras)
    total = total_card_points(rules, contract.mode)
    taken = rng.choice((first - 1 - rng.randrange(12), last + rng.randrange(12)))
    return split(counted_buyers(contract, law_of(rules)).other, taken, total)


def lines(rules: Rulebook, contract: Contract, extras: tuple[Pair, Pair]) -> tuple[int, int, int, int]:
    """Return from how many card points of those who are counted against the buyers something changes.

    From the first on totals are equal, from the second the comparison is, from the third that goes to
    them, from the last the total does. Where two are the same number, what lies between never happens.
    """
    # Who bought, and how far it was raised, matters only by who counts as the buyers.
    trump = None if contract.trump is None else Suit.SPADES
    counted = counted_buyers(contract, law_of(rules))
    return _lines(rules, Contract(contract.mode, trump, SEATS[counted]), extras)


@cache
def _lines(rules: Rulebook, contract: Contract, extras: tuple[Pair, Pair]) -> tuple[int, int, int, int]:
    total = total_card_points(rules, contract.mode)
    counted = contract.buyers

    @cache
    def lead(taken: int) -> tuple[int, int]:
        """By how much those who are counted against the buyers lead, and by how much in a comparison."""
        points = split(counted.other, taken, total)
        ledger = share(DealFacts(contract, points, (4, 4), *extras), rules).ledger
        weighed, compared = ledger.totals(Step.WEIGH), ledger.totals(Step.TIEBREAK)
        sides = counted.other, counted
        return _less(weighed, sides), _less(compared, sides)

    first, tie, after, last = (
        bisect_left(range(total + 1), mark, key=lead) for mark in ((0, -FAR), (0, 0), (0, 1), (1, 0))
    )
    return first, tie, after, last


def _less(totals: Pair, sides: tuple[Team, Team]) -> int:
    return totals[sides[0]] - totals[sides[1]]
