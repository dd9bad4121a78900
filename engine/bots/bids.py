"""Bidding a number: what the hand counts, what it adds to the partner's bid, and contre."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.actions import PASS, Action, Call
from engine.bidding import CONTRE, SURCONTRE
from engine.bots.choice import Choice, Thumb
from engine.bots.valuation import defence, help_for, worth, worths
from engine.cards import SUITS, Cards, Mode, Suit
from engine.contract import Capot, Contract
from engine.projects import holds_baloot
from engine.reasons import Fact
from engine.rulebook import BidAuction, Rulebook
from engine.seats import Seat
from engine.view import View

LUCK = 16  # a hand may hope for so many card points above its count: outbid, it goes so far
USUAL_HELP = 32  # what a partner brings to a bid; only what is above it raises the bid
FELLS = 61  # what a defender brings against a bid that he expects to fail
SPARE = 40  # card points above the number bid that answer a contre
CAPOT = 250  # what a hand would have to count for all the tricks


def bid(view: View, hand: Cards) -> Choice:
    """Return what a counted hand says in an auction by numbers; the view's own hand is not looked at."""
    return Bidder.of(view).says(hand)


@dataclass(frozen=True, slots=True)
class Bids:
    """What may be bid in each suit, from low to high, with king and queen of it and without; and raises."""

    by_suit: Mapping[tuple[Suit, bool], Sequence[Call]]
    raises: frozenset[Call]

    @classmethod
    def of(cls, calls: Iterable[Action], rules: Rulebook) -> Bids:
        """Return these calls in order; those of the holder of king and queen alone are known by the rules."""
        assert isinstance(rules.auction, BidAuction)
        offered, by_suit = (
            [call for call in calls if isinstance(call, Call)],
            dict[tuple[Suit, bool], list[Call]](),
        )
        for suit in SUITS:
            of_it = sorted((call for call in offered if call.suit is suit), key=_height)
            by_suit[suit, True] = of_it
            by_suit[suit, False] = [call for call in of_it if call.bid not in rules.auction.belote_bids]
        return cls(by_suit, frozenset({CONTRE, SURCONTRE}.intersection(offered)))

    @property
    def lowest(self) -> list[int]:
        """What the lowest bid of each suit asks for, in card points, wherever there is one."""
        return [_height(bids[0]) for bids in self.by_suit.values() if bids]


@dataclass(frozen=True, slots=True)
class Bidder:
    """Whoever speaks at one moment of an auction by numbers, and counts one hand after another.

    `stands` is what was bid last; `opened` what the partner bid of our side first, by suit.
    """

    rules: Rulebook
    bids: Bids
    stands: Contract | None
    is_against: bool  # what stands is the other side's
    opened: Mapping[Suit, int]

    @classmethod
    def of(cls, view: View) -> Bidder:
        """Return who speaks in this view; its own hand is not looked at."""
        return cls.at(view.rules, view.seat, view.calls, Bids.of(view.legal, view.rules))

    @classmethod
    def at(cls, rules: Rulebook, seat: Seat, calls: Sequence[tuple[Seat, Call]], bids: Bids) -> Bidder:
        """Return a seat that may say these bids after these calls."""
        opened, last = dict[Suit, int](), None
        for who, call in calls:
            if call.suit is not None:
                last = who, call
                if who.team is seat.team:
                    opened.setdefault(call.suit, 0 if who is seat else _height(call))
        if last is None:
            return cls(rules, bids, None, False, opened)
        bidder, call = last
        stands = Contract(Mode.HOKUM, call.suit, bidder, bid=call.bid)
        return cls(rules, bids, stands, bidder.team is not seat.team, opened)

    @property
    def silent(self) -> Call:
        """What a hand says that is enough for nothing."""
        return PASS

    def keep_silent(self, hands: Sequence[int]) -> list[int]:
        """Return which of many hands, as bits, surely pass; found faster than one by one."""
        left, least = list(hands), min(self.bids.lowest, default=float("inf")) - self._luck
        for suit in SUITS:
            own = worths(left, suit, self.rules)
            left = [hand for hand, points in zip(left, own, strict=True) if points < least]
        for suit in self.opened:
            left = [hand for hand in left if self._helped(Cards(hand), suit) < least]
        return [hand for hand in left if not self._raise(Cards(hand))] if self.bids.raises else left

    @property
    def is_told(self) -> bool:
        """Whether all hands that `keep_silent` does not name say something else."""
        lowest = self.bids.lowest
        return not lowest or (len(lowest) == len(self.bids.by_suit) and len(set(lowest)) == 1)

    @property
    def _luck(self) -> int:
        return LUCK if self.is_against else 0

    def says(self, hand: Cards) -> Choice:
        """Return what this hand says."""
        return (self._raise(hand) if self.bids.raises else None) or self._bid(hand)

    def _bid(self, hand: Cards) -> Choice:
        count, suit = max((self._count(hand, suit), suit) for suit in SUITS)
        bids = self.bids.by_suit[suit, holds_baloot(hand, suit)]
        safe = [call for call in bids if _height(call) <= count]
        safe = safe or [call for call in bids[:1] if _height(call) <= count + self._luck]
        facts: dict[str, Fact] = {"suit": suit, "points": count}
        if self.stands is not None and isinstance(self.stands.bid, int):
            facts["last_bid"] = self.stands.bid
        if not safe:
            return Choice(PASS, Thumb("bid_pass", facts))
        said = safe[-1]
        facts["points"] = count + LUCK
        if isinstance(said.bid, int):
            facts["bid"] = said.bid
        return Choice(said, Thumb("bid_number", facts))

    def _count(self, hand: Cards, suit: Suit) -> int:
        """What our side counts in a suit: this hand alone, or the partner's bid and what this hand adds."""
        return max(worth(hand, suit, self.rules), self._helped(hand, suit))

    def _helped(self, hand: Cards, suit: Suit) -> int:
        opened = self.opened.get(suit)
        return opened + help_for(hand, suit, self.rules) - USUAL_HELP if opened else 0

    def _raise(self, hand: Cards) -> Choice | None:
        """Contre with a hand that fells the bid; surcontre with one that has plenty to spare."""
        stands = self.stands
        assert stands is not None and stands.trump is not None
        facts: dict[str, Fact] = {"suit": stands.trump}
        if CONTRE in self.bids.raises:
            points = defence(hand, stands, self.rules)
            if points >= FELLS:
                return Choice(CONTRE, Thumb("double", {**facts, "points": points, "needed": FELLS}))
        if SURCONTRE in self.bids.raises:
            points, needed = self._count(hand, stands.trump), _asked(stands.bid) + SPARE
            if points >= needed:
                return Choice(SURCONTRE, Thumb("raise", {**facts, "points": points, "needed": needed}))
        return None


def _height(call: Call) -> int:
    return _asked(call.bid)


def _asked(bid: int | Capot | None) -> int:
    """The card points a bid asks for."""
    return CAPOT if isinstance(bid, Capot) else bid or 0
