"""Buying the turned card: hokum, sun, ashkal or bas, by counting the hand with the card in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from engine.actions import PASS, Call, CallName
from engine.bots.choice import Choice, Thumb
from engine.bots.valuation import half, worth
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
    """A word that buys, what would be trump, and the card points that are enough for it."""

    call: Call
    trump: Suit | None
    needed: int


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
    return buyer(view)(hand)


def buyer(view: View) -> Callable[[Cards], Choice]:
    """Return who counts one hand after another at this moment of the auction, and says what each would."""
    assert view.buy_card is not None
    names = {action.name for action in view.legal if isinstance(action, Call)}
    if CallName.TAKE in names:
        return partial(_take_or_leave, view, view.buy_card)
    if CallName.CONVERT in names:
        return partial(_confirm_or_convert, view, view.buy_card)
    return partial(_speak, view, view.buy_card, _offers(view, view.buy_card))


def _speak(view: View, buy_card: Card, offers: list[Offer], hand: Cards) -> Choice:
    whole = hand.with_card(buy_card)
    counts = [Count(offer, worth(whole, offer.trump, view.rules)) for offer in offers]
    best = max(counts, key=lambda count: (count.edge, count.offer.trump is None), default=None)
    if best is None:
        return Choice(PASS, Thumb("bid_pass", {"card": buy_card}))
    call = best.offer.call
    if best.edge < 0:
        return _choice(PASS, "bid_pass", best, buy_card)
    if best.offer.trump is not None:
        return _choice(call, "bid_hokum", best, buy_card)
    ashkal = Call(CallName.ASHKAL)
    idle = best.points - worth(hand, None, view.rules) <= IDLE_CARD
    if idle and ashkal in view.legal:
        return _choice(ashkal, "bid_ashkal", best, buy_card)
    return _choice(call, "bid_sun", best, buy_card)


def _offers(view: View, buy_card: Card) -> list[Offer]:
    """What this seat may buy now."""
    buys = (CallName.HOKUM, CallName.SUN)
    said = (action for action in view.legal if isinstance(action, Call) and action.name in buys)
    return [_offer(view, buy_card, call) for call in said]


def _offer(view: View, buy_card: Card, call: Call) -> Offer:
    trump = None if call.name is CallName.SUN else call.suit or buy_card.suit
    mode = Mode.SUN if trump is None else Mode.HOKUM
    needed = half(view.rules, mode) - (DEALER if view.seat is view.dealer else 0)
    if trump is None and _hokum_bidder(view) is view.seat.partner:
        needed += OVER_PARTNER
    return Offer(call, trump, needed)


def _hokum_bidder(view: View) -> Seat | None:
    """Who said hokum."""
    return next((seat for seat, call in view.calls if call.name is CallName.HOKUM), None)


def _confirm_or_convert(view: View, buy_card: Card, hand: Cards) -> Choice:
    """Hokum stands, or becomes sun where the hand counts more in it."""
    whole, as_sun = hand.with_card(buy_card), _offer(view, buy_card, Call(CallName.SUN))
    sun = Count(replace(as_sun, call=Call(CallName.CONVERT)), worth(whole, None, view.rules) + SILENCE)
    if _hokum_bidder(view) is not view.seat:
        said = (sun.offer.call, "convert") if sun.edge >= 0 else (Call(CallName.LEAVE), "leave")
        return _choice(*said, sun, buy_card)
    as_hokum = _offer(view, buy_card, next(call for _, call in view.calls if call.name is CallName.HOKUM))
    hokum = Count(as_hokum, worth(whole, as_hokum.trump, view.rules))
    if sun.edge > max(0, hokum.edge):
        return _choice(sun.offer.call, "convert", sun, buy_card)
    return _choice(Call(CallName.CONFIRM), "confirm", hokum, buy_card)


def _take_or_leave(view: View, buy_card: Card, hand: Cards) -> Choice:
    """The partner's sun is taken over for a buy card that fits this hand."""
    with_card, without = hand.with_card(buy_card), hand
    gain = worth(with_card, None, view.rules) - worth(without, None, view.rules)
    taken = gain >= OWN_CARD
    facts: dict[str, Fact] = {"card": buy_card, "gain": gain}
    return Choice(
        Call(CallName.TAKE if taken else CallName.LEAVE), Thumb("take" if taken else "leave", facts)
    )


def _choice(call: Call, key: str, count: Count, buy_card: Card) -> Choice:
    facts: dict[str, Fact] = {"card": buy_card, "points": count.points, "needed": count.offer.needed}
    facts["mode"] = Mode.SUN if count.offer.trump is None else Mode.HOKUM
    if count.offer.trump is not None:
        facts["suit"] = count.offer.trump
    return Choice(call, Thumb(key, facts))
