"""Buying the turned card: hokum, sun, ashkal or bas, by counting the hand with the card in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.actions import PASS, Call, CallName
from engine.bots.choice import Choice, Thumb
from engine.bots.valuation import half, worth, worths
from engine.cards import Card, Cards, Mode, Suit
from engine.reasons import Fact
from engine.seats import Seat
from engine.view import View

DEALER = 3  # three others have spoken before him: so many card points less are enough
OVER_PARTNER = 12  # so many more for a sun over the partner's hokum
SILENCE = 4  # nobody said sun: in the hokum bidder's hand it counts so much more
IDLE_CARD = 2  # a buy card that adds no more to sun is better in the partner's hand
OWN_CARD = 12  # and one that adds as much is worth taking the partner's sun over


@dataclass(frozen=True, slots=True)
class Offer:
    """A word that buys, what would be trump, and the card points that are enough for it.

    `more` is what is known of the hand beside its cards, in card points.
    """

    call: Call
    trump: Suit | None
    needed: int
    more: int = 0


@dataclass(frozen=True, slots=True)
class Count:
    """What the hand counts for an offer, in card points."""

    offer: Offer
    points: int

    @property
    def edge(self) -> int:
        """How much the hand has to spare."""
        return self.points - self.offer.needed


def buy(view: View, hand: Cards) -> Choice:
    """Return what a counted hand says over a buy card; the view's own hand is not looked at."""
    return Buyer.of(view).says(hand)


@dataclass(frozen=True, slots=True)
class Buyer:
    """Whoever speaks at one moment of the auction, and counts one hand after another.

    `silent` is what a hand says that is enough for none of the offers.
    """

    view: View
    buy_card: Card
    silent: Call
    offers: tuple[Offer, ...]

    @classmethod
    def of(cls, view: View) -> Buyer:
        """Return who speaks in this view; its own hand is not looked at."""
        card, names = view.buy_card, {action.name for action in view.legal if isinstance(action, Call)}
        assert card is not None
        if CallName.TAKE in names:
            return cls(view, card, Call(CallName.LEAVE), ())
        if CallName.CONVERT not in names:
            buys = (CallName.HOKUM, CallName.SUN)
            said = (action for action in view.legal if isinstance(action, Call) and action.name in buys)
            return cls(view, card, PASS, tuple(_offer(view, card, call) for call in said))
        sun = replace(_offer(view, card, Call(CallName.SUN)), call=Call(CallName.CONVERT), more=SILENCE)
        silent = CallName.CONFIRM if _hokum_bidder(view) is view.seat else CallName.LEAVE
        return cls(view, card, Call(silent), (sun,))

    def says(self, hand: Cards) -> Choice:
        """Return what this hand says."""
        match self.silent.name:
            case CallName.CONFIRM:
                return self._confirm_or_convert(hand)
            case CallName.LEAVE:
                return self._convert_or_leave(hand) if self.offers else self._take_or_leave(hand)
            case _:
                return self._speak(hand)

    def keep_silent(self, hands: Sequence[int]) -> list[int]:
        """Return which of many hands, as bits, surely say the `silent` word; found faster than one by one."""
        left, card = list(hands) if self.offers else [], self.buy_card.bit
        for offer in self.offers:
            counted = worths([hand | card for hand in left], offer.trump, self.view.rules)
            least = offer.needed - offer.more
            left = [hand for hand, points in zip(left, counted, strict=True) if points < least]
        return left

    @property
    def is_told(self) -> bool:
        """Whether all hands that `keep_silent` does not name say something else."""
        return bool(self.offers) and self.silent.name is not CallName.CONFIRM

    def _count(self, hand: Cards, offer: Offer) -> Count:
        return Count(offer, worth(hand.with_card(self.buy_card), offer.trump, self.view.rules) + offer.more)

    def _speak(self, hand: Cards) -> Choice:
        counts = [self._count(hand, offer) for offer in self.offers]
        best = max(counts, key=lambda count: (count.edge, count.offer.trump is None), default=None)
        if best is None:
            return Choice(PASS, Thumb("bid_pass", {"card": self.buy_card}))
        if best.edge < 0:
            return self._choice(PASS, "bid_pass", best)
        if best.offer.trump is not None:
            return self._choice(best.offer.call, "bid_hokum", best)
        ashkal = Call(CallName.ASHKAL)
        idle = best.points - worth(hand, None, self.view.rules) <= IDLE_CARD
        if idle and ashkal in self.view.legal:
            return self._choice(ashkal, "bid_ashkal", best)
        return self._choice(best.offer.call, "bid_sun", best)

    def _confirm_or_convert(self, hand: Cards) -> Choice:
        """Hokum stands, or becomes sun where the hand counts more in it."""
        view, sun = self.view, self._count(hand, self.offers[0])
        said_hokum = next(call for _, call in view.calls if call.name is CallName.HOKUM)
        hokum = self._count(hand, _offer(view, self.buy_card, said_hokum))
        if sun.edge > max(0, hokum.edge):
            return self._choice(sun.offer.call, "convert", sun)
        return self._choice(self.silent, "confirm", hokum)

    def _convert_or_leave(self, hand: Cards) -> Choice:
        """Another's hokum becomes sun where the hand has enough for it."""
        sun = self._count(hand, self.offers[0])
        said = (sun.offer.call, "convert") if sun.edge >= 0 else (self.silent, "leave")
        return self._choice(*said, sun)

    def _take_or_leave(self, hand: Cards) -> Choice:
        """The partner's sun is taken over for a buy card that fits this hand."""
        rules, with_card = self.view.rules, hand.with_card(self.buy_card)
        gain = worth(with_card, None, rules) - worth(hand, None, rules)
        taken = gain >= OWN_CARD
        facts: dict[str, Fact] = {"card": self.buy_card, "gain": gain}
        return Choice(
            Call(CallName.TAKE) if taken else self.silent, Thumb("take" if taken else "leave", facts)
        )

    def _choice(self, call: Call, key: str, count: Count) -> Choice:
        facts: dict[str, Fact] = {
            "card": self.buy_card,
            "points": count.points,
            "needed": count.offer.needed,
            "mode": Mode.SUN if count.offer.trump is None else Mode.HOKUM,
        }
        if count.offer.trump is not None:
            facts["suit"] = count.offer.trump
        return Choice(call, Thumb(key, facts))


def _offer(view: View, buy_card: Card, call: Call) -> Offer:
    """What is enough to buy with a word."""
    trump = None if call.name is CallName.SUN else call.suit or buy_card.suit
    mode = Mode.SUN if trump is None else Mode.HOKUM
    needed = half(view.rules, mode) - (DEALER if view.seat is view.dealer else 0)
    if trump is None and _hokum_bidder(view) is view.seat.partner:
        needed += OVER_PARTNER
    return Offer(call, trump, needed)


def _hokum_bidder(view: View) -> Seat | None:
    """Who said hokum."""
    return next((seat for seat, call in view.calls if call.name is CallName.HOKUM), None)
