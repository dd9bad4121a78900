"""A learner who does what the bot `simple` would do in his place, and the button that does it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import count
from random import Random

from engine import Action, Card, Match, Play, Seat, Verdict
from engine.bots import bots
from lessons.components.plain.hand import key_of as button_key
from lessons.practice import ME, act, new_match

LAST = Seat.THREE  # who deals: the one before the learner, so that the learner speaks first


@dataclass(frozen=True, slots=True)
class Hand:
    """One hand from the deal to the end: how the match stood at each of the learner's turns, and the end."""

    seed: str
    turns: tuple[tuple[Match, Action], ...]
    end: Match

    @property
    def keys(self) -> list[str]:
        """The buttons the learner presses, in their order."""
        return [key_of(action) for _, action in self.turns]


def choice(match: Match) -> Action:
    """Return what `simple` does in the learner's place."""
    return bots()["simple"].choose(match.deal.view(ME), Random(0)).action


def key_of(action: Action) -> str:
    """Return the key of the plain button that does this; a bid's number is pressed before."""
    return button_key(str(action))


@cache
def hand(rulebook: str, seed: str) -> Hand:
    """Return the hand of a seed, played by the bots and by `simple` in the learner's place."""
    match = new_match(rulebook, LAST, seed)
    turns: list[tuple[Match, Action]] = []
    while match.deal.turn is not None:
        turns.append((match, choice(match)))
        match = act(*turns[-1])
    return Hand(seed, tuple(turns), match)


def first_hand(rulebook: str, wanted: Callable[[Hand], bool]) -> Hand:
    """Return the first hand, by the number of its seed, that has what is wanted."""
    return next(found for seed in count() if wanted(found := hand(rulebook, str(seed))))


def refused(match: Match) -> tuple[Card, Verdict] | None:
    """Return a card the learner holds and may not play now, with the ruling on it; None if there is none."""
    ruled = ((card, match.deal.judge(Play(card))) for card in match.deal.hands[ME])
    return next(((card, verdict) for card, verdict in ruled if not verdict.is_allowed), None)


@cache
def with_a_refusal(rulebook: str, tricks: int = 0) -> tuple[Match, Card, Verdict]:
    """Return a match where a card of the learner's is refused, after so many tricks at least."""
    for seed in count():
        for match, action in hand(rulebook, str(seed)).turns:
            if isinstance(action, Play) and len(match.deal.tricks) >= tricks and (found := refused(match)):
                return match, *found
    raise AssertionError("unreachable")
