"""Buying the turned card: hokum, sun, ashkal or bas, by counting the hand with the card in it."""

from __future__ import annotations

from engine.actions import PASS, Call, CallName
from engine.bots.choice import Choice, Thumb
from engine.bots.valuation import half, worth
from engine.cards import Card, Cards, Mode, Suit
from engine.reasons import Fact
from engine.seats import Seat
from engine.view import View

OVER_PARTNER = 12  # so much more for a sun over the partner's hokum
SILENCE = 4  # nobody said sun: it is worth so much more to the hokum bidder
IDLE_CARD = 2  # a buy card that adds no more to sun is better in the partner's hand
OWN_CARD = 12  # and one that adds as much is worth taking the partner's sun over
DEALER = 3  # the last to speak has heard three others pass


def buy(view: View) -> Choice:
    """Return what a counted hand says in the auction over a buy card."""
    assert view.buy_card is not None
    names = {action.name for action in view.legal if isinstance(action, Call)}
    if CallName.TAKE in names:
        return _take_or_leave(view, view.buy_card)
    if CallName.CONVERT in names:
        return _confirm_or_convert(view, view.buy_card)
    return _speak(view, view.buy_card)


def _speak(view: View, buy_card: Card) -> Choice:
    with_card = view.hand.with_card(buy_card)
    ease = DEALER if view.seat is view.dealer else 0
    sun = _sun_edge(with_card, view) + ease
    if sun_is_said := Call(CallName.SUN) in view.legal:
        sun_is_said = sun >= (OVER_PARTNER if _said_hokum(view) is view.seat.partner else 0)
    hokum, call = max(_hokum_edges(view, buy_card), key=lambda row: row[0], default=(-1, PASS))
    hokum += ease
    if sun_is_said and sun >= hokum:
        alone = _sun_edge(view.hand, view) + ease
        if Call(CallName.ASHKAL) in view.legal and alone >= sun - IDLE_CARD:
            return _choice(Call(CallName.ASHKAL), "bid_ashkal", view, None)
        return _choice(Call(CallName.SUN), "bid_sun", view, None)
    if hokum >= 0:
        return _choice(call, "bid_hokum", view, call.suit or buy_card.suit)
    return _choice(PASS, "bid_pass", view, None if sun > hokum else call.suit or buy_card.suit)


def _hokum_edges(view: View, buy_card: Card) -> list[tuple[int, Call]]:
    """Every hokum that may be said, with what the hand has above what it needs."""
    edges: list[tuple[int, Call]] = []
    for action in view.legal:
        if isinstance(action, Call) and action.name is CallName.HOKUM:
            trump = action.suit or buy_card.suit
            edges.append((_hokum_edge(view.hand.with_card(buy_card), trump, view), action))
    return edges


def _hokum_edge(hand: Cards, trump: Suit, view: View) -> int:
    return worth(hand, trump, view.rules) - half(view.rules, Mode.HOKUM) 


def _sun_edge(hand: Cards, view: View) -> int:
    return worth(hand, None, view.rules) - half(view.rules, Mode.SUN)


def _said_hokum(view: View) -> Seat | None:
    """Who said hokum in this round."""
    return next((seat for seat, call in view.calls if call.name is CallName.HOKUM), None)


def _confirm_or_convert(view: View, buy_card: Card) -> Choice:
    """Hokum stands, or becomes sun where the hand is worth more in it."""
    with_card = view.hand.with_card(buy_card)
    sun = _sun_edge(with_card, view) + SILENCE
    if _said_hokum(view) is view.seat:
        if sun > max(0, _hokum_edge(with_card, buy_card.suit, view)):
            return _choice(Call(CallName.CONVERT), "convert", view, None)
        return _choice(Call(CallName.CONFIRM), "confirm", view, buy_card.suit)
    needed = OVER_PARTNER if _said_hokum(view) is view.seat.partner else 0
    if sun >= needed:
        return _choice(Call(CallName.CONVERT), "convert", view, None)
    return _choice(Call(CallName.LEAVE), "leave", view, None)


def _take_or_leave(view: View, buy_card: Card) -> Choice:
    """The partner's sun is taken over for a buy card that fits this hand."""
    gain = _sun_edge(view.hand.with_card(buy_card), view) - _sun_edge(view.hand, view)
    if gain >= OWN_CARD:
        return _choice(Call(CallName.TAKE), "take", view, None)
    return _choice(Call(CallName.LEAVE), "leave", view, None)


def _choice(call: Call, key: str, view: View, trump: Suit | None) -> Choice:
    assert view.buy_card is not None
    mode = Mode.SUN if trump is None else Mode.HOKUM
    facts: dict[str, Fact] = {
        "mode": mode,
        "card": view.buy_card,
        "points": worth(view.hand.with_card(view.buy_card), trump, view.rules),
        "needed": half(view.rules, mode),
    }
    if trump is not None:
        facts["suit"] = trump
    return Choice(call, Thumb(key, facts))
