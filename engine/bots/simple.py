"""The bot `simple`: plays by the rules of thumb a teacher gives a beginner, and says which."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random

from engine.actions import Claim, Declare, Play, Saying
from engine.bots.bids import bid
from engine.bots.buying import buy
from engine.bots.choice import Bot, Choice, Thumb
from engine.bots.raising import raise_or_pass
from engine.bots.sawa import takes_all
from engine.bots.thumbs import thumb
from engine.cards import Card, Cards
from engine.contract import ranking
from engine.projects import identify
from engine.reasons import Fact
from engine.seats import Seat
from engine.view import Phase, View


@dataclass(frozen=True, slots=True)
class Simple:
    """Counts its hand before it buys, and plays by rules of thumb."""

    name: str = "simple"

    def choose(self, view: View, rng: Random) -> Choice:  # noqa: ARG002 - every bot is given chance; this needs none
        """Return the action a beginner is taught."""
        match view.phase:
            case Phase.AUCTION:
                return (bid if view.buy_card is None else buy)(view, view.hand)
            case Phase.RAISES:
                return raise_or_pass(view)
            case _:
                return play(view)


BOT: Bot = Simple()


@dataclass(frozen=True, slots=True)
class Pick:
    """A card to play, and the rule of thumb behind it."""

    card: Card
    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict[str, Fact])


def play(view: View, pick: Callable[[View], Pick] | None = None, *, claims: bool = True) -> Choice:
    """Return a declaration, sawa, or a card: what `pick` would play, else what the rules of thumb say.

    Without `claims` the last tricks are played out, sure as they may be.
    """
    pick = pick or by_thumb
    offered = [action for action in view.legal if isinstance(action, Declare)]
    if not offered:
        return (_claim(view) if claims else None) or _put(pick(view), view)
    best = offered[0]
    cards = _union(best)
    better = _better_declared(view, best)
    if better is None:
        return Choice(best, Thumb("declare", {"cards": cards, "points": _worth(view, best)}))
    card = pick(view).card
    return Choice(Play(card), Thumb("no_declare", {"card": card, "cards": cards, "seat": better}))


def by_thumb(view: View) -> Pick:
    """Return the card a beginner is taught to play."""
    key, card = thumb(view)
    return Pick(card, key)


def playable(view: View) -> tuple[Card, ...]:
    """Return the cards that may be played."""
    return tuple(a.card for a in view.legal if isinstance(a, Play) and a.saying is None)


def _claim(view: View) -> Choice | None:
    if len(view.hand) < 2 or Claim() not in view.legal or not takes_all(view):
        return None
    return Choice(Claim(), Thumb("claim", {"cards": view.hand}))


def _put(picked: Pick, view: View) -> Choice:
    """The card on the table; baloot is said with it where it may be."""
    card = picked.card
    spoken = Play(card, Saying.BALOOT)
    if spoken in view.legal:
        return Choice(spoken, Thumb("speak_baloot", {"card": card, "suit": card.suit}))
    return Choice(Play(card), because(picked, view))


def because(picked: Pick, view: View) -> Thumb:
    """Return the rule of thumb behind a card, with the facts its sentence speaks of."""
    card = picked.card
    facts: dict[str, Fact] = {"card": card, "suit": card.suit}
    if view.contract is not None:
        facts["points"] = ranking(view.rules, view.contract.trump).points[card.index]
    return Thumb(picked.key, {**facts, **picked.facts})


def _union(declaration: Declare) -> Cards:
    return Cards.of(card for cards in declaration.projects for card in cards)


def _best(view: View, declaration: Declare) -> int:
    """The points of the best project declared, by which sides are compared."""
    return max(_points(view, declaration))


def _worth(view: View, declaration: Declare) -> int:
    return sum(_points(view, declaration))


def _points(view: View, declaration: Declare) -> list[int]:
    assert view.contract is not None
    found = (identify(cards, view.contract.mode, view.rules) for cards in declaration.projects)
    return [project.points for project in found if project is not None]


def _better_declared(view: View, declaration: Declare) -> Seat | None:
    """The opponent whose declared project beats all of ours: what does not count is not told."""
    assert view.contract is not None
    points = view.rules.points(view.contract.mode)
    ours = max(_best(view, declaration), *(points[name] for name in view.declared[view.seat.partner]), 0)
    for seat in view.seat.team.other.seats:
        if any(points[name] > ours for name in view.declared[seat]):
            return seat
    return None
