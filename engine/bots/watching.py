"""The play seen again: whether each would have played so with other cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property

from engine.bots.reading import Reading
from engine.bots.simple import thumb_of
from engine.cards import Card, Cards
from engine.knowledge import tricks_of
from engine.pack import Hands
from engine.play import legal_cards
from engine.seats import Seat
from engine.trick import Trick
from engine.view import View

UNLIKE = 0.4  # how likely a player plays another card than the rules of thumb would
REMEMBERED = 9  # cards of the others, the last ones: three tricks


@dataclass(frozen=True)
class Watching:
    """The cards of one deal so far, to be weighed with other cards in the other hands."""

    view: View
    known: dict[tuple[int, int], float] = field(default_factory=dict[tuple[int, int], float])

    @cached_property
    def seen(self) -> tuple[tuple[Reading, Card], ...]:
        """Each card another seat has played, the last first, with what it saw then beside its hand."""
        return tuple(self._seen())

    def _seen(self) -> Iterator[tuple[Reading, Card]]:
        every = tricks_of(self.view)
        for number, trick in reversed(list(enumerate(every))):
            for step, (seat, card) in reversed(list(enumerate(trick.plays()))):
                if seat is not self.view.seat:
                    before = Trick(trick.leader, trick.cards[:step])
                    saw = replace(
                        self.view, seat=seat, hand=Cards(), tricks=every[:number], trick=before, legal=()
                    )
                    yield Reading.of(saw), card

    def doubts(self, hands: Hands) -> Iterator[float]:
        """Yield how well the last cards of the others fit these hands (as they are now), each 1 or less."""
        held: dict[Seat, Cards] = {}
        for number, (reading, card) in enumerate(self.seen[:REMEMBERED]):
            seat = reading.seat
            hand = held[seat] = held.get(seat, hands[seat]).with_card(card)
            place = number, hand.mask
            doubt = self.known.get(place)
            if doubt is None:
                doubt = self.known[place] = _doubt(reading, hand, card)
            yield doubt


def _doubt(reading: Reading, hand: Cards, card: Card) -> float:
    legal = legal_cards(hand, reading.trick, reading.contract, reading.view.rules)
    if len(legal) < 2 or thumb_of(reading.with_hand(hand, legal)).card == card:
        return 1.0
    return UNLIKE
