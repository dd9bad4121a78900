"""The auction heard again: what each would have said with other cards, what would come of a call."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache
from itertools import combinations
from random import Random

from engine.actions import Call
from engine.auction import Buying
from engine.bidding import Bidding, height
from engine.bots.bids import Bidder, Bids
from engine.bots.buying import Buyer
from engine.bots.choice import Choice
from engine.cards import FULL_PACK, Cards
from engine.contract import Bought
from engine.pack import Hands
from engine.rulebook import BuyAuction
from engine.seats import SEATS, Seat
from engine.view import Phase, View

UNLIKE = 0.15  # how likely a player says something else than one who counts his cards would
NEARLY = 0.7  # and a bid ten card points from his
FAR = 100  # card points: no bid is farther from another than one call from one of another kind
ANY: Hands = (FULL_PACK, FULL_PACK, FULL_PACK, FULL_PACK)  # no bid is refused to hands not yet known

Auction = Buying | Bidding
Speaker = Buyer | Bidder


@dataclass(frozen=True)
class Moment:
    """A moment of one seat's auction, with whoever speaks then, and those that may follow."""

    view: View
    auction: Auction
    later: dict[Call, Moment] = field(default_factory=dict[Call, "Moment"])

    @classmethod
    def first(cls, view: View) -> Moment:
        """Return the moment before the first word."""
        if view.buy_card is not None:
            return cls(view, Buying(view.rules, view.dealer.next, view.buy_card))
        return cls(view, Bidding(view.rules, view.dealer.next, ANY))

    def after(self, call: Call) -> Moment:
        """Return the moment after a call."""
        found = self.later.get(call)
        if found is None:
            found = self.later[call] = Moment(self.view, self.auction.after(call))
        return found

    @cached_property
    def speaker(self) -> Speaker:
        """Who speaks, his hand apart."""
        auction = self.auction
        if isinstance(auction, Bidding):
            bids = _bids(auction.standing())
            return Bidder.at(auction.rules, auction.speaker, auction.calls, bids)
        return Buyer.of(_seen(self.view, auction))


@dataclass(frozen=True)
class Heard:
    """A call, to be heard again from hands of other cards."""

    seat: Seat
    call: Call
    speaker: Speaker
    known: dict[int, float] = field(default_factory=dict[int, float])

    def hear(self, hands: Iterable[Cards]) -> None:
        """Find out at once about many hands what is quickly told: which of them have nothing to say."""
        new, speaker = {hand.mask for hand in hands} - self.known.keys(), self.speaker
        silent = speaker.keep_silent(sorted(new))
        self.known.update(dict.fromkeys(silent, gap(speaker.silent, self.call)))
        if speaker.is_told and self.call == speaker.silent:
            self.known.update(dict.fromkeys(new.difference(silent), FAR))

    def gap(self, hand: Cards) -> float:
        """Return how far from the call is what this hand would have said, as `gap` does."""
        found = self.known.get(hand.mask)
        if found is None:
            found = self.known[hand.mask] = gap(_call(self.speaker.says(hand)), self.call)
        return found


@dataclass(frozen=True)
class Listening:
    """One seat's auction so far, to be heard again with other cards in the other hands."""

    view: View

    @cached_property
    def opening(self) -> Moment:
        """The moment before the first word."""
        return Moment.first(self.view)

    @cached_property
    def now(self) -> Moment:
        """The moment after the last word."""
        moment = self.opening
        for _, call in self.view.calls:
            moment = moment.after(call)
        return moment

    @cached_property
    def heard(self) -> tuple[Heard, ...]:
        """Each call so far."""
        return tuple(self._heard())

    def _heard(self) -> Iterator[Heard]:
        moment = self.opening
        for seat, call in self.view.calls:
            yield Heard(seat, call, moment.speaker)
            moment = moment.after(call)

    def doubts(self, hands: Hands) -> Iterator[float]:
        """Yield, for each call of the others, how well it fits these hands: 1 or less.

        `hands` are those of the auction, of five cards or of eight; the viewer's own calls tell him nothing.
        """
        for heard in self.heard:
            if heard.seat is not self.view.seat:
                yield max(UNLIKE, NEARLY ** (heard.gap(hands[heard.seat]) / 10))

    def hear(self, dealt: Sequence[Hands]) -> None:
        """Hear the auction again with all of these hands: `doubts` then come faster."""
        for heard in self.heard:
            if heard.seat is not self.view.seat:
                heard.hear(hands[heard.seat] for hands in dealt)

    def goes_on(self, call: Call, hands: Hands) -> Bought | None:
        """Return what is bought if this is said now and all go on by counting; None if it is thrown in."""
        moment = self.now.after(call)
        while moment.auction.outcome is None:
            hand = hands[moment.auction.speaker]
            moment = moment.after(_call(moment.speaker.says(hand)))
        outcome = moment.auction.outcome
        return outcome if isinstance(outcome, Bought) else None

    def in_auction(self, whole: Hands, rng: Random) -> Hands:
        """Return the hands as they were while it was spoken, from those that are played with.

        Which of another's cards came after the auction nobody can tell: they are drawn. The viewer's stay.
        """
        view = self.view
        if not isinstance(view.rules.auction, BuyAuction):
            return whole
        dealt = sum(view.rules.table.packets)  # to each before the first word
        turned = 0 if view.buy_card is None else view.buy_card.bit
        a, b, c, d = (
            whole[seat] if seat is view.seat else _some(whole[seat].mask & ~turned, dealt, rng)
            for seat in SEATS
        )
        return a, b, c, d


def _seen(view: View, auction: Buying) -> View:
    """What whoever speaks over a buy card sees, his hand apart."""
    seat = auction.speaker
    return replace(
        view,
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
        legal=_legal(auction),
    )


def _call(choice: Choice) -> Call:
    assert isinstance(choice.action, Call)
    return choice.action


def gap(one: Call, other: Call) -> float:
    """Return how far a call is from another, in card points: bids in one suit may be near each other."""
    if one == other:
        return 0
    if one.bid is None or other.bid is None or one.suit is not other.suit:
        return FAR
    return min(FAR, abs(height(one.bid) - height(other.bid)))


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
def _legal(auction: Buying) -> tuple[Call, ...]:
    return auction.legal()


@lru_cache(maxsize=1 << 12)
def _bids(standing: Bidding) -> Bids:
    return Bids.of(standing.legal(), standing.rules)
