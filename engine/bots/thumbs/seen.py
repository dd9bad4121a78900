"""A seat's view as the rules of thumb read it: in integers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.actions import Play
from engine.bots.thumbs.reading import Four, Game, Reading
from engine.bots.thumbs.record import Record, with_suit
from engine.cards import Cards
from engine.knowledge import Knowledge, laid_open, tricks_of
from engine.seats import SEATS, Seat
from engine.solver import Position
from engine.solver.coding import TRUMP, Coding, coding, start
from engine.view import View


def coded_of(view: View) -> Coding:
    """Return how the cards of a view's contract are coded."""
    contract = view.contract
    assert contract is not None
    return coding(view.rules, contract.trump, contract.closed)


def game_of(view: View) -> Game:
    """Return what is played, in integers."""
    assert view.contract is not None
    return game_under(coded_of(view), view.contract.buyer)


@cache
def game_under(code: Coding, buyer: Seat) -> Game:
    """Return what is played when this seat has bought, in integers."""
    return Game(code.duties, code.points, code.card, code.last_trick, int(buyer))


def reading_of(view: View) -> Reading:
    """Return what a seat can tell; the view must be one of the play."""
    contract, trick, rules = view.contract, view.trick, view.rules
    assert contract is not None and trick is not None
    code, knows = coded_of(view), Knowledge.of(view)
    nobody = Cards()
    now = start(Position(rules, contract, (nobody, nobody, nobody, nobody), trick), code)
    legal = Cards.of(act.card for act in view.legal if isinstance(act, Play) and act.saying is None)
    leads = [(one.leader, code.code[one.cards[0].index] >> 3) for one in tricks_of(view) if one.cards]
    partner_led = 0
    for seat, suit in leads:
        if seat is view.seat.partner:
            partner_led = with_suit(partner_led, suit)
    on_table = {seat for seat, _ in trick.plays()}
    return Reading(
        game=game_of(view),
        seat=int(view.seat),
        hand=code.hand(view.hand.mask),
        legal=code.hand(legal.mask),
        out=code.hand(knows.out),
        left=_four(len(view.hand) - (seat in on_table) for seat in SEATS),
        may_hold=_four(map(code.hand, knows.may_hold)),
        known=_four(map(code.hand, knows.known)),
        held=now.held,
        led=now.led,
        best=now.best,
        best_seat=now.best_seat,
        on_table=now.points,
        partner_led=partner_led,
        is_trump_led=int(any(suit == TRUMP for _, suit in leads) and code.duties.trump),
    )


def begin_of(view: View) -> Record:
    """Return the record before the first card; what lies open by now is taken as known from then on."""
    code = coded_of(view)
    leader = next((trick.leader for trick in tricks_of(view)), view.seat)
    return Record(int(leader), _four(code.hand(laid_open(view, seat).mask) for seat in SEATS))


def plays_of(view: View) -> tuple[int, ...]:
    """Return every card played so far, coded."""
    code = coded_of(view).code
    return tuple(code[card.index] for trick in tricks_of(view) for card in trick.cards)


def _four(values: Iterable[int]) -> Four:
    a, b, c, d = values
    return a, b, c, d
