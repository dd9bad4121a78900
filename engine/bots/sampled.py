"""A player who thinks in deals: he draws some as the cards may lie, and takes what is best on average.

Each deal drawn is solved exactly, everyone seeing everything, and also played on by the rules of thumb. His
own rule of thumb's card is played where it is as good as any, so that what he does can be said in words a
beginner knows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from engine.bots.budget import Patience
from engine.bots.calling import weigh
from engine.bots.choice import Choice
from engine.bots.imagining import imagine
from engine.bots.prospects import Prospects
from engine.bots.raising import raise_or_pass
from engine.bots.simple import BOT as SIMPLE
from engine.bots.simple import Pick, by_thumb, play, playable
from engine.bots.thumbs import is_compiled, played_on
from engine.cards import Card
from engine.contract import ranking
from engine.pack import Hands
from engine.solver import solve_worlds
from engine.view import Phase, View

EARLY = {8: 0.35, 7: 0.5}  # of the worlds, by cards held: the first tricks cost most and tell least
AT_ONCE = 8  # deals weighed between two looks at the clock
PLAYED_ON = 3  # deals are played on by the rules of thumb for one that is solved: it is so much faster
AMONG = 3  # deals are drawn for one that is played on
AS_GOOD = 0.1  # card points on average that nobody would notice
# By cards held, the share of what a card is worth that counts how people play on, not what is best.
HABIT = {8: 0.3, 7: 0.3, 6: 0.4, 5: 0.5, 4: 0.6}
HABIT_LATE = 0.7


@dataclass(frozen=True, slots=True)
class Sampled:
    """Plays by sampled deals: `worlds` of them for a card, and for the sheet or for card points alone.

    `calls` are the deals for a call; with none it is said what counting the hand says.

    One who goes `by_habit` also counts how each deal goes on if all keep to the rules of thumb, seeing their
    own cards only, but for his own next card; beside how it goes on when everyone sees everything and errs
    nowhere.
    """

    name: str
    worlds: int
    for_sheet: bool = True
    by_habit: bool = False
    calls: int = 0

    def choose(self, view: View, rng: Random) -> Choice:
        """Return the action that is best on average."""
        match view.phase:
            case Phase.AUCTION:
                return self.call(view, SIMPLE.choose(view, rng), rng)
            case Phase.RAISES:
                return self.call(view, raise_or_pass(view), rng)
            case _:
                return play(view, lambda seen: self.pick(seen, rng))

    def call(self, view: View, thumb: Choice, rng: Random) -> Choice:
        """Return the call that is surely worth most in imagined deals, else what counting says."""
        return weigh(view, rng, self.calls, thumb) if self.calls else thumb

    def pick(self, view: View, rng: Random) -> Pick:
        """Return the card that is best on average, or the rule of thumb's where that is as good."""
        thumb = by_thumb(view)
        if len(playable(view)) < 2:
            return thumb
        return self.best(view, self.averages(view, rng), thumb)

    def best(self, view: View, averages: Mapping[Card, float], thumb: Pick) -> Pick:
        """Return the best card of those weighed, or the rule of thumb's where that is as good."""
        best = max(averages, key=lambda card: (averages[card], *_dear(view, card)))
        if averages[thumb.card] >= averages[best] - AS_GOOD:
            return thumb
        return Pick(best, "weighed", {"worlds": self.count(view), "other": thumb.card})

    def count(self, view: View) -> int:
        """Return how many deals are drawn for a card."""
        return max(2, round(self.worlds * EARLY.get(len(view.hand), 1)))

    def averages(self, view: View, rng: Random) -> Mapping[Card, float]:
        """Return what each playable card brings on average, in card points, or as the sheet weighs them.

        When the time for a card is over, the deals weighed so far must do.
        """
        patience = Patience()
        count, more = self.count(view), PLAYED_ON * self.worlds if self.by_habit and is_compiled() else 0
        drawn = imagine(view, rng, max(count, more), AMONG * more or None)
        solved = _solved(view, drawn[:count], patience)
        habit = HABIT.get(len(view.hand), HABIT_LATE) if self.by_habit else 0.0
        played = played_on(view, drawn if more else drawn[: len(solved)], tuple(solved[0])) if habit else []
        worth, totals = self._worth(view), dict.fromkeys(solved[0], 0.0)
        for share, rows in ((1 - habit, solved), (habit, played)):
            for card, value in (pair for row in rows for pair in row.items()):
                totals[card] += share * worth(value) / len(rows)
        return totals

    def _worth(self, view: View) -> Callable[[int], float]:
        """What so many card points more are worth to the seat's side."""
        if not self.for_sheet:
            return float
        prospects = Prospects.of(view)

        @cache
        def worth(value: int) -> float:
            return _mixed(value, prospects.worth(view.seat.team, value) * prospects.point)

        return worth


def _solved(view: View, drawn: Sequence[Hands], patience: Patience) -> list[Mapping[Card, int]]:
    """What each card brings in these deals, everyone seeing everything; in fewer, once the time is over."""
    assert view.contract is not None and view.trick is not None
    found: list[Mapping[Card, int]] = []
    while len(found) < len(drawn) and not (found and patience.is_over):
        some = drawn[len(found) : len(found) + AT_ONCE]
        found += solve_worlds(view.rules, view.contract, view.trick, some)
    return found


def _mixed(card_points: int, written: float) -> float:
    """Mostly what is written; card points decide between deals that are written alike."""
    return written / 2 + card_points / 4


def _dear(view: View, card: Card) -> tuple[int, int]:
    """Of cards as good as one another the cheaper is played."""
    assert view.contract is not None
    ranks = ranking(view.rules, view.contract.trump)
    return -ranks.points[card.index], -ranks.strength[card.index]
