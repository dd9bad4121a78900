"""What each call of the auction comes to: deals imagined, bought by counting, solved exactly and scored.

Every call is tried on the same deals, so that a lucky deal helps none of them against another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from engine.actions import Call
from engine.bots.imagining import CHOICE, keep_likely
from engine.bots.listening import Listening
from engine.bots.prospects import Prospects
from engine.cards import FULL_PACK, Card, Cards, Mode, Suit
from engine.contract import Bought, Contract, total_card_points
from engine.ledger import Outcome
from engine.pack import Dealt, Hands, complete
from engine.projects import baloot_lost_beside, best_set, best_side, holds_baloot
from engine.rulebook import Rulebook
from engine.seats import SEATS, Seat, Team
from engine.solver import solve_worlds
from engine.trick import Trick
from engine.view import View

SPOKEN = 0.3  # of the time: to let the auctions go on; the rest is to solve the deals
AT_ONCE = 10  # deals solved between two words to whoever waits

Played = tuple[Hands, Suit | None]  # what decides the play: the cards as they lie, and the trump
Bidden = tuple[Played, Contract] | None  # what an auction came to; None if all passed
Progress = Callable[[float], None]


@dataclass(frozen=True, slots=True)
class Result:
    """How one imagined deal ends: what each side writes, in points, seen from the one who asks.

    `contract` is None and nothing is written where all passed; `kaboot` is whose it was.
    """

    contract: Contract | None = None
    outcome: Outcome | None = None
    us: int = 0
    them: int = 0
    kaboot: Team | None = None


@dataclass(frozen=True, slots=True)
class Odds:
    """What may come of one call, over the same imagined deals as every other; shares are from 0 to 1."""

    call: Call
    team: Team
    results: tuple[Result, ...]

    @property
    def deals(self) -> int:
        """How many deals were imagined."""
        return len(self.results)

    @property
    def ours(self) -> tuple[Result, ...]:
        """The deals our side buys."""
        return self._bought_by(self.team)

    @property
    def theirs(self) -> tuple[Result, ...]:
        """The deals the other side buys."""
        return self._bought_by(self.team.other)

    @property
    def made(self) -> int:
        """How many of the deals we buy are made."""
        return _made(self.ours)

    @property
    def theirs_made(self) -> int:
        """How many of the deals they buy are made."""
        return _made(self.theirs)

    @property
    def chance(self) -> float | None:
        """The share made of the deals we buy; None if we buy none."""
        return self.made / len(self.ours) if self.ours else None

    @property
    def us(self) -> float:
        """What our side writes on average, in points."""
        return sum(result.us for result in self.results) / self.deals

    @property
    def them(self) -> float:
        """What the other side writes on average, in points."""
        return sum(result.them for result in self.results) / self.deals

    @property
    def kaboot(self) -> float:
        """The share of deals in which our side takes every trick."""
        return self._share(result.kaboot is self.team for result in self.results)

    @property
    def thrown_in(self) -> float:
        """The share of deals that nobody buys."""
        return self._share(result.contract is None for result in self.results)

    @property
    def gains(self) -> tuple[int, ...]:
        """What our side writes above the other in each deal, in points; deal by deal for every call."""
        return tuple(result.us - result.them for result in self.results)

    @property
    def gain(self) -> float:
        """What our side writes above the other on average, in points."""
        return self.us - self.them

    def _bought_by(self, team: Team) -> tuple[Result, ...]:
        bought = (result for result in self.results if result.contract is not None)
        return tuple(result for result in bought if result.contract and result.contract.buyers is team)

    def _share(self, cases: Iterable[bool]) -> float:
        return sum(cases) / self.deals


def _made(results: Sequence[Result]) -> int:
    return sum(result.outcome is Outcome.MADE for result in results)


def odds(view: View, rng: Random, count: int, progress: Progress | None = None) -> tuple[Odds, ...]:
    """Return what comes of each call the seat at turn may make, over `count` imagined deals, as `view.legal`.

    The same view, randomness and count give the same odds. `progress` is told how much is done, 0 to 1.
    """
    listening = Listening(view)
    imagined = imagine_dealt(view, listening, rng, count)
    calls = [action for action in view.legal if isinstance(action, Call)]
    tell = progress or _in_silence
    bidden: dict[Call, list[Bidden]] = {}
    for call in calls:
        bidden[call] = [_bidden(listening, call, dealt) for dealt in imagined]
        tell(SPOKEN * len(bidden) / len(calls))
    wanted = dict.fromkeys(row[0] for rows in bidden.values() for row in rows if row is not None)
    solved = _solved(view, list(wanted), tell)
    team = view.seat.team
    return tuple(
        Odds(call, team, tuple(_result(view, row, solved) for row in rows)) for call, rows in bidden.items()
    )


def _in_silence(share: float) -> None:
    del share


def imagine_dealt(view: View, listening: Listening, rng: Random, count: int) -> list[Dealt]:
    """Return so many ways the pack may have been dealt before the auction, as likely as the calls heard."""
    drawn = [_dealt(view, rng) for _ in range(CHOICE * count if view.calls else count)]
    return keep_likely(drawn, lambda dealt: listening.doubts(dealt.hands), rng, count)


def _dealt(view: View, rng: Random) -> Dealt:
    """One way the pack may have been dealt: nothing but his own hand and the buy card is known to a seat."""
    turned = Cards() if view.buy_card is None else Cards.of([view.buy_card])
    unseen: list[Card] = list(FULL_PACK - view.hand - turned)
    rng.shuffle(unseen)
    size = len(view.hand)
    parts = iter([Cards.of(unseen[at * size : (at + 1) * size]) for at in range(len(SEATS) - 1)])
    a, b, c, d = (view.hand if seat is view.seat else next(parts) for seat in SEATS)
    return Dealt((a, b, c, d), view.buy_card, tuple(unseen[(len(SEATS) - 1) * size :]))


def _bidden(listening: Listening, call: Call, dealt: Dealt) -> Bidden:
    """What is bought after this call, with the hands as they are then completed."""
    bought = listening.goes_on(call, dealt.hands)
    if not isinstance(bought, Bought):
        return None
    view = listening.view
    hands = complete(dealt, view.dealer.next, bought.card_to, view.rules)
    return (hands, bought.contract.trump), bought.contract


def _solved(view: View, wanted: Sequence[Played], tell: Progress) -> Mapping[Played, int]:
    """The card points the first leader's side takes in each of these deals, everyone seeing everything."""
    first, solved = view.dealer.next, dict[Played, int]()
    for trump, some in _portions(wanted):
        contract = Contract(Mode.SUN if trump is None else Mode.HOKUM, trump, first)
        found = solve_worlds(view.rules, contract, Trick(first), [hands for hands, _ in some])
        solved |= {deal: max(values.values()) for deal, values in zip(some, found, strict=True)}
        tell(SPOKEN + (1 - SPOKEN) * len(solved) / len(wanted))
    return solved


def _portions(wanted: Sequence[Played]) -> Iterator[tuple[Suit | None, list[Played]]]:
    """The deals under one trump after another, a few at once."""
    for trump in dict.fromkeys(trump for _, trump in wanted):
        under = [deal for deal in wanted if deal[1] is trump]
        for at in range(0, len(under), AT_ONCE):
            yield trump, under[at : at + AT_ONCE]


def _result(view: View, bidden: Bidden, solved: Mapping[Played, int]) -> Result:
    """The deal scored, with its projects and baloot."""
    if bidden is None:
        return Result()
    played, contract = bidden
    rules, first, team = view.rules, view.dealer.next, view.seat.team
    taken = solved[played]
    whole = total_card_points(rules, contract.mode)
    swept = {whole: first.team, 0: first.team.other}.get(taken)
    projects, baloot = _extras(rules, first, *played, swept)
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
