"""The auction heard again: what each would have said with other cards, what would come of a call."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache
from itertools import combinations
from random import Random

from engine.actions import Call
from engine.auction import Buying
from engine.bidding import Bidding, height
from engine.bots.bids import bid
from engine.bots.buying import buy
from engine.cards import SUITS, Cards
from engine.contract import Bought, belote
from engine.pack import Hands
from engine.projects import holds_baloot
from engine.rulebook import BuyAuction
from engine.seats import Seat
from engine.view import Phase, View

UNLIKE = 0.15  # how likely a player says something else than one who counts his cards would
NEARLY = 0.7  # and a bid ten card points from his
FAR = 100  # card points: no bid is farther from another than one call from one of another kind

Auction = Buying | Bidding


@dataclass(frozen=True)
class Listening:
    """One seat's auction so far, to be heard again with other cards in the other hands."""

    view: View
    known: dict[tuple[int, int], float] = field(default_factory=dict[tuple[int, int], float])
    asked: dict[Auction, View] = field(default_factory=dict[Auction, View])

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
                    apart = gap(self.say(auction, hands), call)
                    self.known[place] = max(UNLIKE, NEARLY ** (apart / 10))
                yield self.known[place]

    def say(self, auction: Auction, hands: Hands) -> Call:
        """Return what the speaker says with these hands, counting his cards."""
        hand = hands[auction.speaker]
        if isinstance(auction, Bidding):
            auction = replace(auction, hands=_pairs(hand))
        view = self.asked.get(auction)
        if view is None:
            view = self.asked[auction] = self._ask(auction)
        action = (bid if view.buy_card is None else buy)(view, hand).action
        assert isinstance(action, Call)
        return action

    def _ask(self, auction: Auction) -> View:
        """What the speaker sees, his hand apart."""
        seat = auction.speaker
        return replace(
            self.view,
            seat=seat,
            turn=seat,
            phase=Phase.AUCTION,
            hand=Cards(),
            card_to=None,
            round=auction.round,
            calls=auction.calls,
            raises=(),
            contract=None,
            tricks=(),
            trick=None,
            legal=_legal(auction.standing() if isinstance(auction, Bidding) else auction),
        )

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
        turned = 0 if view.buy_card is None else view.buy_card.bit
        seen = [_some(hand.mask & ~turned, dealt, rng) for hand in whole]
        if view.contract is None:
            seen[view.seat] = view.hand
        return seen[0], seen[1], seen[2], seen[3]


def gap(one: Call, other: Call) -> float:
    """Return how far a call is from another, in card points: bids in one suit may be near each other."""
    if one == other:
        return 0
    if one.bid is None or other.bid is None or one.suit is not other.suit:
        return FAR
    return min(FAR, abs(height(one.bid) - height(other.bid)))


def _pairs(hand: Cards) -> Hands:
    """The king and queen of a suit where the hand has both: no bid asks for more, so many hands are alike."""
    pairs = Cards.of(card for suit in SUITS if holds_baloot(hand, suit) for card in belote(suit))
    return pairs, pairs, pairs, pairs


def _some(hand: int, size: int, rng: Random) -> Cards:
    """So many cards of a hand, any of them."""
    too_many = hand.bit_count() - size
    for place in rng.choice(_choices(hand.bit_count(), too_many)):
        low = hand
        for _ in range(place):
            low &= low - 1
        hand ^= low & -low
    return Cards(hand)


@cache
def _choices(size: int, count: int) -> tuple[tuple[int, ...], ...]:
    """Each way to take so many of the places from 0 on, the last place first."""
    return tuple(combinations(reversed(range(size)), count))


@lru_cache(maxsize=1 << 12)
def _legal(auction: Auction) -> tuple[Call, ...]:
    return auction.legal()
