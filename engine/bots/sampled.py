"""A player who thinks in deals: he draws some as the cards may lie, and takes what is best on average.

Each deal drawn is solved exactly, everyone seeing everything, and also played on by the rules of thumb. His
own rule of thumb's card is played where it is as good as any, so that what he does can be said in words a
beginner knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from engine.bots.budget import Patience
from engine.bots.calling import weigh
from engine.bots.choice import Choice
from engine.bots.imagining import imagine
from engine.bots.prospects import Prospects
from engine.bots.raising import raise_or_pass
from engine.bots.simple import BOT as SIMPLE
from engine.bots.simple import Pick, by_thumb, play, playable
from engine.bots.thumbs import played_on
from engine.cards import Card
from engine.contract import ranking
from engine.pack import Hands
from engine.solver import solve_worlds
from engine.view import Phase, View

EARLY = {8: 0.4, 7: 0.6}  # of the worlds, by cards held: the first tricks cost most and tell least
AT_ONCE = 8  # deals weighed between two looks at the clock
AS_GOOD = 0.1  # card points on average that nobody would notice
HABIT = 0.4  # measured: 3 or 4 card points a deal more than 0


@dataclass(frozen=True, slots=True)
class Sampled:
    """Plays by sampled deals: `worlds` of them for a card, and for the sheet or for card points alone.

    `calls` are the deals for a call; with none it is said what counting the hand says.

    `habit` is the share that counts how each deal goes on if all keep to the rules of thumb, seeing their own
    cards only; the rest is how it goes on when everyone sees everything and errs nowhere.
    """

    name: str
    worlds: int
    for_sheet: bool = True
    habit: float = 0.0
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
        drawn, done = imagine(view, rng, self.count(view)), 0
        totals: dict[Card, float] = {}
        while done < len(drawn) and not (done and patience.is_over):
            some = drawn[done : done + AT_ONCE]
            for card, worth in self._weighed(view, some):
                totals[card] = totals.get(card, 0) + worth
            done += len(some)
        return {card: total / done for card, total in totals.items()}

    def _weighed(self, view: View, drawn: Sequence[Hands]) -> Iterator[tuple[Card, float]]:
        """Yield what each card brings in each of these deals."""
        assert view.contract is not None and view.trick is not None
        prospects = Prospects.of(view) if self.for_sheet else None
        solved = solve_worlds(view.rules, view.contract, view.trick, drawn)
        played = played_on(view, drawn, tuple(solved[0])) if self.habit else []
        for share, rows in ((1 - self.habit, solved), (self.habit, played)):
            for card, value in (pair for row in rows for pair in row.items()):
                worth = float(value)
                if prospects is not None:
                    worth = _mixed(value, prospects.worth(view.seat.team, value) * prospects.point)
                yield card, share * worth


def _mixed(card_points: int, written: float) -> float:
    """Mostly what is written; card points decide between deals that are written alike."""
    return written / 2 + card_points / 4


def _dear(view: View, card: Card) -> tuple[int, int]:
    """Of cards as good as one another the cheaper is played."""
    assert view.contract is not None
    ranks = ranking(view.rules, view.contract.trump)
    return -ranks.points[card.index], -ranks.strength[card.index]
