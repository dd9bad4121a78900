"""The auction heard again: what each would have said with other cards, what would come of a call."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from random import Random

from engine.actions import Call
from engine.auction import Buying
from engine.bidding import Bidding
from engine.bots.bids import bid
from engine.bots.buying import buy
from engine.cards import SUITS, Cards
from engine.contract import Bought, belote
from engine.pack import Hands
from engine.projects import holds_baloot
from engine.rulebook import BuyAuction
from engine.seats import SEATS, Seat
from engine.view import Phase, View

UNLIKE = 0.15  # how likely a player says something else than one who counts his cards would

Auction = Buying | Bidding


@dataclass(frozen=True)
class Listening:
    """One seat's auction so far, to be heard again with other cards in the other hands."""

    view: View
    known: dict[tuple[int, int], float] = field(default_factory=dict[tuple[int, int], float])

    @cached_property
    def heard(self) -> tuple[tuple[Auction, Seat, Call], ...]:
        """Each call with the auction before it."""
        return tuple(self._heard())

    def _heard(self) -> Iterator[tuple[Auction, Seat, Call]]:
        auction = self.opening()
        for seat, call in self.view.calls:
            yield auction, seat, call
            auction = auction.after(call)

    def opening(self) -> Auction:
        """Return the auction before the first word."""
        view = self.view
        if view.buy_card is not None:
            return Buying(view.rules, view.dealer.next, view.buy_card)
        return Bidding(view.rules, view.dealer.next, None)

    @property
    def now(self) -> Auction:
        """The auction after the last word."""
        auction = self.opening()
        for _, call in self.view.calls:
            auction = auction.after(call)
        return auction

    def doubts(self, hands: Hands) -> Iterator[float]:
        """Yield, for each call of the others, how well it fits these hands: 1 or less.

        `hands` are those of the auction, of five cards or of eight; the viewer's own calls tell him nothing.
        """
        for number, (auction, seat, call) in enumerate(self.heard):
            if seat is not self.view.seat:
                place = number, hands[seat].mask
                if place not in self.known:
                    self.known[place] = 1.0 if self.say(auction, hands) == call else UNLIKE
                yield self.known[place]

    def say(self, auction: Auction, hands: Hands) -> Call:
        """Return what the speaker says with these hands, counting his cards."""
        seat = auction.speaker
        if isinstance(auction, Bidding):
            auction = replace(auction, hands=_pairs(hands[seat]))
        view = replace(
            self.view,
            seat=seat,
            turn=seat,
            phase=Phase.AUCTION,
            hand=hands[seat],
            card_to=None,
            round=auction.round,
            calls=auction.calls,
            raises=(),
            contract=None,
            tricks=(),
            trick=None,
            legal=_legal(auction),
        )
        action = (bid if view.buy_card is None else buy)(view).action
        assert isinstance(action, Call)
        return action

    def goes_on(self, call: Call, hands: Hands) -> Bought | None:
        """Return what is bought if this is said now and all go on by counting; None if it is thrown in."""
        auction = self.now.after(call)
        while auction.outcome is None:
            auction = auction.after(self.say(auction, hands))
        return auction.outcome if isinstance(auction.outcome, Bought) else None

    def in_auction(self, whole: Hands, rng: Random) -> Hands:
        """Return the hands as they were while it was spoken, from those that are played with.

        Which of a seat's cards came after the auction nobody can tell: they are drawn.
        """
        view = self.view
        if not isinstance(view.rules.auction, BuyAuction):
            return whole
        dealt = sum(view.rules.table.packets)  # to each before the first word
        seen: list[Cards] = []
        for seat in SEATS:
            cards = [card for card in whole[seat] if card != view.buy_card]
            own = seat is view.seat and view.contract is None
            seen.append(view.hand if own else Cards.of(rng.sample(cards, dealt)))
        return seen[0], seen[1], seen[2], seen[3]


def _pairs(hand: Cards) -> Hands:
    """The king and queen of a suit where the hand has both: no bid asks for more, so many hands are alike."""
    pairs = Cards.of(card for suit in SUITS if holds_baloot(hand, suit) for card in belote(suit))
    return pairs, pairs, pairs, pairs


@lru_cache(maxsize=1 << 12)
def _legal(auction: Auction) -> tuple[Call, ...]:
    return auction.legal()
