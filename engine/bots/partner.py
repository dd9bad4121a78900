"""The bot `partner`: plays as `steady`, but for the player opposite, where that costs their side nothing.

He leaves the buying to him unless his own hand is clearly strong, leaves sawa to him, and where a card that
overtakes him brings nothing more, plays one that does not.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.actions import PASS, Call, CallName
from engine.bots.bids import LUCK
from engine.bots.choice import Bot, Choice, Thumb
from engine.bots.sampled import Sampled
from engine.bots.simple import BOT as SIMPLE
from engine.bots.simple import Pick, by_thumb, play, playable
from engine.bots.valuation import half
from engine.cards import Card, Mode
from engine.trick import winner
from engine.view import Phase, View

OWN_HAND = 15  # card points above what is enough: with so many he buys himself
NO_LOSS = 2  # card points on average that the player opposite may be served with
BUYS = frozenset({CallName.HOKUM, CallName.SUN, CallName.BID})


@dataclass(frozen=True, slots=True)
class Partner:
    """Plays for the player opposite; `weighs` tells him what each card brings."""

    weighs: Sampled
    name: str = "partner"

    def choose(self, view: View, rng: Random) -> Choice:
        """Return what serves the player opposite, where it costs nothing."""
        choice = SIMPLE.choose(view, rng) if view.phase in (Phase.AUCTION, Phase.RAISES) else None
        if choice is None:
            return play(view, lambda seen: self.pick(seen, rng), claims=False)
        if not _may_be_left(view, choice):
            return choice
        return Choice(PASS, Thumb("leave_to_partner", choice.because.facts))

    def pick(self, view: View, rng: Random) -> Pick:
        """Return the best card, or one nearly as good that leaves the trick to the player opposite."""
        thumb = by_thumb(view)
        if len(playable(view)) < 2:
            return thumb
        averages = self.weighs.averages(view, rng)
        best = self.weighs.best(view, averages, thumb)
        if not _overtakes(view, best.card):
            return best
        least = max(averages.values()) - NO_LOSS
        serving = [
            card for card, brings in averages.items() if brings >= least and not _overtakes(view, card)
        ]
        return Pick(max(serving, key=averages.__getitem__), "serve") if serving else best


def _overtakes(view: View, card: Card) -> bool:
    """Whether a card takes the trick from the player opposite, who is eating it."""
    assert view.trick is not None and view.contract is not None
    if not view.trick.cards or winner(view.trick, view.contract, view.rules) is not view.seat.partner:
        return False
    return winner(view.trick.after(card), view.contract, view.rules) is view.seat


def _may_be_left(view: View, choice: Choice) -> bool:
    """Whether this buys with a hand that is not clearly strong, and the player opposite is still to speak."""
    said = choice.action
    if not isinstance(said, Call) or said.name not in BUYS or PASS not in view.legal:
        return False
    facts = choice.because.facts
    points, needed = facts.get("points"), facts.get("needed", half(view.rules, Mode.HOKUM) + LUCK)
    assert isinstance(points, int) and isinstance(needed, int)
    own, opposite = (
        [call for who, call in view.calls if who is seat] for seat in (view.seat, view.seat.partner)
    )
    is_to_speak = len(opposite) <= len(own) and set(opposite) <= {PASS}
    return is_to_speak and points < needed + OWN_HAND


BOT: Bot = Partner(Sampled("partner", worlds=6, by_habit=True))
