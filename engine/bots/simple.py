"""The bot `simple`: plays by the rules of thumb a teacher gives a beginner, and says which."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.actions import Claim, Declare, Play, Saying
from engine.bots.bids import bid
from engine.bots.buying import buy
from engine.bots.choice import Bot, Choice, Thumb
from engine.bots.following import follow
from engine.bots.leading import lead
from engine.bots.raising import raise_or_pass
from engine.bots.reading import Reading
from engine.bots.sawa import takes_all
from engine.cards import Card
from engine.reasons import Fact
from engine.view import Phase, View


@dataclass(frozen=True, slots=True)
class Simple:
    """Counts its hand before it buys, and plays by rules of thumb."""

    name: str = "simple"

    def choose(self, view: View, rng: Random) -> Choice:
        """Return the action a beginner was taught; `rng` is not needed."""
        match view.phase:
            case Phase.AUCTION:
                return bid(view) if view.buy_card is None else buy(view)
            case Phase.RAISES:
                return raise_or_pass(view)
            case _:
                return play(view)


BOT: Bot = Simple()


def play(view: View) -> Choice:
    """Return a card, a declaration or sawa."""
    declarations = [action for action in view.legal if isinstance(action, Declare)]
    if declarations:
        return Choice(declarations[0], Thumb("declare", {}))
    if len(view.hand) > 1 and Claim() in view.legal and takes_all(Reading.of(view)):
        return Choice(Claim(), Thumb("claim", {"cards": view.hand}))
    cards = {action.card for action in view.legal if isinstance(action, Play)}
    if len(cards) == 1:
        return _put("only_card", cards.pop(), view)
    reading = Reading.of(view)
    return _put(*(follow(reading) if reading.trick.cards else lead(reading)), view)


def _put(key: str, card: Card, view: View) -> Choice:
    spoken = Play(card, Saying.BALOOT)
    if spoken in view.legal:
        return Choice(spoken, Thumb("speak_baloot", {"card": card}))
    return Choice(Play(card), Thumb(key, {"card": card, "suit": card.suit}))
