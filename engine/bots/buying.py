"""Buying the turned card: hokum, sun, ashkal or bas, by counting the hand with the card in it."""

from __future__ import annotations

from dataclasses import dataclass

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
class Count:
    """What the hand counts in one mode and what is enough to buy, in card points."""

    call: Call
    trump: Suit | None
    points: int
    needed: int

    @property
    def edge(self) -> int:
        """How much the hand has to spare."""
        return self.points - self.needed


def buy(view: View, hand: Cards) -> Choice:
    """Return what a counted hand says over a buy card; the view's own hand is not looked at."""
    assert view.buy_card is not None
    names = {action.name for action in view.legal if isinstance(action, Call)}
    if CallName.TAKE in names:
        return _take_or_leave(view, hand, view.buy_card)
    if CallName.CONVERT in names:
        return _confirm_or_convert(view, hand, view.buy_card)
    return _speak(view, hand, view.buy_card)


def _speak(view: View, hand: Cards, buy_card: Card) -> Choice:
    counts = [_count(view, hand, buy_card, call) for call in _offers(view)]
    best = max(counts, key=lambda count: (count.edge, count.trump is None), default=None)
    if best is None:
        return Choice(PASS, Thumb("bid_pass", {"card": buy_card}))
    if best.edge < 0:
        return _choice(PASS, "bid_pass", best, buy_card)
    if best.trump is not None:
        return _choice(best.call, "bid_hokum", best, buy_card)
    ashkal = Call(CallName.ASHKAL)
    idle = best.points - worth(hand, None, view.rules) <= IDLE_CARD
    if idle and ashkal in view.legal:
        return _choice(ashkal, "bid_ashkal", best, buy_card)
    return _choice(best.call, "bid_sun", best, buy_card)


def _offers(view: View) -> list[Call]:
    """The words that buy for this hand."""
    buys = (CallName.HOKUM, CallName.SUN)
    return [action for action in view.legal if isinstance(action, Call) and action.name in buys]


def _count(view: View, hand: Cards, buy_card: Card, call: Call) -> Count:
    trump = None if call.name is CallName.SUN else call.suit or buy_card.suit
    mode = Mode.SUN if trump is None else Mode.HOKUM
    needed = half(view.rules, mode) - (DEALER if view.seat is view.dealer else 0)
    if trump is None and _hokum_bidder(view) is view.seat.partner:
        needed += OVER_PARTNER
    return Count(call, trump, worth(hand.with_card(buy_card), trump, view.rules), needed)


def _hokum_bidder(view: View) -> Seat | None:
    """Who said hokum."""
    return next((seat for seat, call in view.calls if call.name is CallName.HOKUM), None)


def _confirm_or_convert(view: View, hand: Cards, buy_card: Card) -> Choice:
    """Hokum stands, or becomes sun where the hand counts more in it."""
    as_sun = _count(view, hand, buy_card, Call(CallName.SUN))
    sun = Count(Call(CallName.CONVERT), None, as_sun.points + SILENCE, as_sun.needed)
    if _hokum_bidder(view) is not view.seat:
        leave = Call(CallName.LEAVE)
        said = (sun.call, "convert") if sun.edge >= 0 else (leave, "leave")
        return _choice(*said, sun, buy_card)
    said_hokum = next(call for _, call in view.calls if call.name is CallName.HOKUM)
    hokum = _count(view, hand, buy_card, said_hokum)
    if sun.edge > max(0, hokum.edge):
        return _choice(sun.call, "convert", sun, buy_card)
    return _choice(Call(CallName.CONFIRM), "confirm", hokum, buy_card)


def _take_or_leave(view: View, hand: Cards, buy_card: Card) -> Choice:
    """The partner's sun is taken over for a buy card that fits this hand."""
    with_card, without = hand.with_card(buy_card), hand
    gain = worth(with_card, None, view.rules) - worth(without, None, view.rules)
    taken = gain >= OWN_CARD
    facts: dict[str, Fact] = {"card": buy_card, "gain": gain}
    return Choice(
        Call(CallName.TAKE if taken else CallName.LEAVE), Thumb("take" if taken else "leave", facts)
    )


def _choice(call: Call, key: str, count: Count, buy_card: Card) -> Choice:
    facts: dict[str, Fact] = {"card": buy_card, "points": count.points, "needed": count.needed}
    facts["mode"] = Mode.SUN if count.trump is None else Mode.HOKUM
    if count.trump is not None:
        facts["suit"] = count.trump
    return Choice(call, Thumb(key, facts))
