"""What a card brings, for a learner who asks before he plays, or is told of what it cost.

The unseen cards are imagined as a bot does it: in so many ways that fit what has shown, each solved exactly.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from engine import Card, Phase, View
from engine.bots import is_warm
from engine.bots.sampled import Sampled
from engine.bots.simple import Pick, by_thumb, playable

SCALES = Sampled("coach", worlds=20, for_sheet=False)
COSTLY = 12  # card points on average: so much less than the best card brings is worth a word
CLOSE = 6  # a third candidate brings at most so much less than the best
GOOD = 3  # and the rule of thumb is right enough where its card does


@dataclass(frozen=True, slots=True)
class Weighed:
    """What each playable card brings the learner's side from here, in card points on average."""

    averages: Mapping[Card, float]  # the best first
    worlds: int  # ways the unseen cards were imagined
    thumb: Pick  # what the rules of thumb play

    def cost(self, card: Card) -> float:
        """Return how much less a card brings than the best."""
        return max(self.averages.values()) - self.averages[card]

    def is_costly(self, card: Card) -> bool:
        """Return whether playing it would cost clearly."""
        return self.cost(card) >= COSTLY

    @property
    def candidates(self) -> tuple[Card, ...]:
        """The two best cards, and a third that is close, the best first."""
        first, second, *others = self.averages
        return (first, second, *(card for card in others[:1] if self.cost(card) <= CLOSE))

    @property
    def thumb_is_good(self) -> bool:
        """Whether the rule of thumb's card is as good as the best, or nearly."""
        return self.cost(self.thumb.card) <= GOOD


def has_choice(view: View) -> bool:
    """Return whether it is this seat's turn to play and more than one card may be played."""
    return view.phase is Phase.PLAY and view.turn is view.seat and len(playable(view)) > 1


def can_weigh() -> bool:
    """Return whether cards can be weighed in a time that a learner waits: with fast code."""
    return is_warm()


def weigh(view: View, rng: Random) -> Weighed:
    """Return what each card brings; it must be the seat's turn, with more than one card to choose from."""
    averages = SCALES.averages(view, rng)
    ordered = sorted(averages.items(), key=lambda row: (-row[1], row[0].index))
    return Weighed(dict(ordered), SCALES.count(view), by_thumb(view))
