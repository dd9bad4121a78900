"""The play seen again: whether each would have played so with other cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from engine.actions import Play
from engine.bots.simple import by_thumb
from engine.cards import Card, Cards
from engine.pack import Hands
from engine.play import legal_cards
from engine.seats import Seat
from engine.trick import Trick
from engine.view import View

UNLIKE = 0.4  # how likely a player plays another card than the rules of thumb would


@dataclass(frozen=True)
class Watching:
    """The cards of one deal so far, to be weighed with other cards in the other hands."""

    view: View

    @cached_property
    def seen(self) -> tuple[tuple[View, Card], ...]:
        """Each card another seat has played, with what it saw then but its hand."""
        return tuple(self._seen())

    def _seen(self) -> Iterator[tuple[View, Card]]:
        view = self.view
        every = view.tricks if view.trick is None else (*view.tricks, view.trick)
        for number, trick in enumerate(every):
            for step, (seat, card) in enumerate(trick.plays()):
                if seat is view.seat:
                    continue
                before = Trick(trick.leader, trick.cards[:step])
                yield replace(view, seat=seat, turn=seat, tricks=every[:number], trick=before), card

    def likeness(self, hands: Hands) -> float:
        """Return how well the cards played fit these hands (as they are now), between 0 and 1."""
        likeness = 1.0
        held: dict[Seat, Cards] = {}
        for view, card in reversed(self.seen):
            hand = held.get(view.seat, hands[view.seat]).with_card(card)
            held[view.seat] = hand
            assert view.contract is not None and view.trick is not None
            legal = legal_cards(hand, view.trick, view.contract, view.rules)
            if len(legal) > 1:
                saw = replace(view, hand=hand, legal=tuple(Play(one) for one in legal))
                if by_thumb(saw).card != card:
                    likeness *= UNLIKE
        return likeness
