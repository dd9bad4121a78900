"""A moment at a table as a position writes it, to be looked at."""

from __future__ import annotations

from engine import Call, Cards, Seat, Trick
from engine.asked import Asked, card, distinct
from engine.rulebook import Rulebook
from engine.seats import SEATS
from lessons.quiz.question import Position, TableShown


def moment(rules: Rulebook, position: Position) -> tuple[TableShown, Seat]:
    """Return what a position shows, and who looks at it (`me`, else the player the trick comes to, else 0).

    It may hold `contract`, `leader` and `trick`, `hand`, `hands` (of all four), `dealer`, `buy_card`,
    `calls` from the player after the dealer on, `round`, `totals`. AskError for what cannot be.
    """
    asked = Asked(position)
    trick = None
    if asked.has("trick"):
        leader = asked.seat("leader") if asked.has("leader") else Seat.ZERO
        trick = Trick(leader, tuple(asked.cards("trick")))
    me = _me(asked, trick)
    hands = asked.hands("hands") if asked.has("hands") else (Cards(), Cards(), Cards(), Cards())
    hand = Cards.of(asked.cards("hand")) if asked.has("hand") else hands[me]
    laid = [] if trick is None else list(trick.cards)
    distinct([*laid, *hand, *(one for seat in SEATS if seat is not me for one in hands[seat])], "hand")
    dealer = asked.seat("dealer") if asked.has("dealer") else None
    return TableShown(
        contract=asked.contract(rules) if asked.has("contract") else None,
        trick=trick,
        hand=hand,
        open={seat: hands[seat] for seat in SEATS if seat is not me and hands[seat]},
        dealer=dealer,
        buy_card=card(asked, "buy_card") if asked.has("buy_card") else None,
        said=_said(asked, dealer),
        round=asked.integer("round", 0, 2) if asked.has("round") else 1,
        totals=asked.pair("totals") if asked.has("totals") else None,
    ), me


def _me(asked: Asked, trick: Trick | None) -> Seat:
    if asked.has("me"):
        return asked.seat("me")
    return Seat.ZERO if trick is None or trick.is_full else trick.turn


def _said(asked: Asked, dealer: Seat | None) -> tuple[tuple[Seat, Call], ...]:
    if not asked.has("calls"):
        return ()
    first = Seat.ZERO if dealer is None else dealer.next
    try:
        calls = [Call.parse(str(word)) for word in asked.items("calls")]
    except ValueError:
        raise asked.bad("calls", "calls such as pass") from None
    return tuple((first.after(step), call) for step, call in enumerate(calls))
