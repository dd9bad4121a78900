"""What each call of the auction comes to: deals imagined, bought by counting, solved exactly and scored.

Every call is tried on the same deals, so that a lucky deal helps none of them against another.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from random import Random

from engine.actions import Call
from engine.bots.dealing import imagine_dealt
from engine.bots.listening import Listening
from engine.bots.open_deals import Bidden, Progress, Result, bidden, in_silence, results
from engine.ledger import Outcome
from engine.seats import Team
from engine.view import View

SPOKEN = 0.3  # of the time: to let the auctions go on; the rest is to solve the deals


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
        return tuple(result.gain for result in self.results)

    @property
    def gain(self) -> float:
        """What our side writes above the other on average, in points."""
        return self.us - self.them

    def joined(self, more: Odds) -> Odds:
        """Return the odds of the same call over these deals and more."""
        return replace(self, results=self.results + more.results)

    def _bought_by(self, team: Team) -> tuple[Result, ...]:
        bought = (result for result in self.results if result.contract is not None)
        return tuple(result for result in bought if result.contract and result.contract.buyers is team)

    def _share(self, cases: Iterable[bool]) -> float:
        return sum(cases) / self.deals


def _made(results: Sequence[Result]) -> int:
    return sum(result.outcome is Outcome.MADE for result in results)


def gone_on(
    view: View, rng: Random, count: int, calls: Sequence[Call]
) -> Iterator[tuple[Call, list[Bidden]]]:
    """Yield for each call what is bought in `count` deals, the same for all, if all go on by counting."""
    listening = Listening(view)
    imagined = imagine_dealt(view, listening, rng, count)
    for call in calls:
        yield call, [bidden(view, listening.goes_on(call, dealt.hands), dealt) for dealt in imagined]


def odds(view: View, rng: Random, count: int, progress: Progress = in_silence) -> tuple[Odds, ...]:
    """Return what comes of each call the seat at turn may make, over `count` imagined deals, as `view.legal`.

    The same view, randomness and count give the same odds. `progress` is told how much is done, 0 to 1.
    Nobody raises afterwards.
    """
    calls = [action for action in view.legal if isinstance(action, Call)]
    auctions: dict[Call, list[Bidden]] = {}
    for call, row in gone_on(view, rng, count, calls):
        auctions[call] = row
        progress(SPOKEN * len(auctions) / len(calls))

    def tell(share: float) -> None:
        progress(SPOKEN + (1 - SPOKEN) * share)

    ends = results(view, chain.from_iterable(auctions.values()), tell)
    team = view.seat.team
    return tuple(Odds(call, team, tuple(ends[one] for one in rows)) for call, rows in auctions.items())
