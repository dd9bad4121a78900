"""Deals bought, then played with open cards or by the rules of thumb, and scored with projects and baloot."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.bots.prospects import Prospects
from engine.bots.thumbs import played_out
from engine.cards import Mode, Suit
from engine.contract import Bought, Contract, ThrownIn, total_card_points
from engine.ledger import Outcome
from engine.pack import Dealt, Hands, complete
from engine.projects import baloot_lost_beside, best_set, best_side, holds_baloot
from engine.rulebook import Rulebook
from engine.seats import SEATS, Seat, Team
from engine.solver import Position, is_compiled, solve_best
from engine.trick import Trick
from engine.view import View

AT_ONCE, AT_ONCE_PLAINLY = 32, 2  # deals solved between two words to whoever waits; and by plain code

Played = tuple[Hands, Suit | None, bool]  # what decides the play: the cards as they lie, trump, closed or not
Bidden = tuple[Played, Contract] | None  # what an auction came to; None if all passed
Progress = Callable[[float], None]


@dataclass(frozen=True, slots=True)
class Result:
    """How one deal ends: what each side writes, in points, seen from the one who asks.

    `contract` is None and nothing is written where all passed; `kaboot` is whose it was.
    """

    contract: Contract | None = None
    outcome: Outcome | None = None
    us: int = 0
    them: int = 0
    kaboot: Team | None = None

    @property
    def gain(self) -> int:
        """What our side writes above the other, in points."""
        return self.us - self.them


def in_silence(share: float) -> None:
    """Tell nobody how much is done."""
    del share


def bidden(view: View, outcome: Bought | ThrownIn | None, dealt: Dealt) -> Bidden:
    """Return what an auction came to over these cards, with the hands as they are then completed."""
    if not isinstance(outcome, Bought):
        return None
    hands = complete(dealt, view.dealer.next, outcome.card_to, view.rules)
    return under(hands, outcome.contract)


def under(hands: Hands, contract: Contract) -> Bidden:
    """Return what is to be played: these hands, completed, under a contract."""
    return (hands, contract.trump, contract.closed), contract


def results(view: View, auctions: Iterable[Bidden], tell: Progress = in_silence) -> Mapping[Bidden, Result]:
    """Return how each deal ends, everyone seeing everything; `tell` hears how much is done, 0 to 1."""
    wanted = dict.fromkeys(auctions)
    solved = _solved(view, list(dict.fromkeys(one[0] for one in wanted if one is not None)), tell)
    return {one: _result(view, one, solved[one[0]]) if one else Result() for one in wanted}


def usual_results(view: View, auctions: Iterable[Bidden]) -> Mapping[Bidden, Result]:
    """Return how each deal ends if all go by the rules of thumb and see their own cards only."""
    found: dict[Bidden, Result] = {None: Result()}
    by_contract: dict[Contract, list[Bidden]] = {}
    for one in dict.fromkeys(auctions):
        if one is not None:
            by_contract.setdefault(one[1], []).append(one)
    for contract, alike in by_contract.items():
        deals = [one[0][0] for one in alike if one is not None]
        taken = played_out(view.rules, contract, view.dealer.next, deals)
        found |= {one: _result(view, one, points) for one, points in zip(alike, taken, strict=True) if one}
    return found


def _solved(view: View, wanted: Sequence[Played], tell: Progress) -> Mapping[Played, int]:
    """The card points the first leader's side takes in each of these deals."""
    first, solved = view.dealer.next, dict[Played, int]()
    at_once = AT_ONCE if is_compiled() else AT_ONCE_PLAINLY
    for at in range(0, len(wanted), at_once):
        some = wanted[at : at + at_once]
        found = solve_best([_as_it_begins(view.rules, first, one) for one in some])
        solved |= dict(zip(some, found, strict=True))
        tell(len(solved) / len(wanted))
    return solved


def _as_it_begins(rules: Rulebook, first: Seat, played: Played) -> Position:
    hands, trump, closed = played
    contract = Contract(Mode.SUN if trump is None else Mode.HOKUM, trump, first, closed=closed)
    return Position(rules, contract, hands, Trick(first))


def _result(view: View, auction: tuple[Played, Contract], taken: int) -> Result:
    """The deal scored, with its projects and baloot; `taken` are what the first leader's side took."""
    played, contract = auction
    rules, first, team = view.rules, view.dealer.next, view.seat.team
    whole = total_card_points(rules, contract.mode)
    swept = {whole: first.team, 0: first.team.other}.get(taken)
    projects, baloot = _extras(rules, first, *played[:2], swept)
    prospects = Prospects(rules, contract, view.scoring, projects=projects, baloot=baloot)
    score = prospects.score(first.team, taken)
    return Result(contract, score.outcome, score.points[team], score.points[team.other], score.kaboot)


@lru_cache(maxsize=1 << 10)
def _extras(
    rules: Rulebook, first: Seat, hands: Hands, trump: Suit | None, swept: Team | None
) -> tuple[tuple[int, int], tuple[int, int]]:
    """The points of the projects that stand and of baloot, by team, if all is declared and spoken.

    `swept` is the side that takes every trick: the other's projects do not count then (online:7.9).
    """
    mode = Mode.SUN if trump is None else Mode.HOKUM
    declared = {seat: best_set(hands[seat], mode, rules) for seat in SEATS}
    stand = best_side({s: own for s, own in declared.items() if swept in (None, s.team)}, first, rules)
    projects, baloot = [0, 0], [0, 0]
    if stand is not None:
        side = stand[0]
        projects[side] = sum(project.points for seat in side.seats for project in declared[seat])
    for seat in SEATS:
        shown = stand is not None and stand[0] is seat.team
        beside = baloot_lost_beside(declared[seat], shown, trump, rules)
        if holds_baloot(hands[seat], trump) and beside is None:
            baloot[seat.team] = rules.projects.baloot_points
    (a, b), (c, d) = projects, baloot
    return (a, b), (c, d)
