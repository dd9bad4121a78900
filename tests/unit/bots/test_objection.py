"""Calling a revoke: only with proof, and with every proof."""

from __future__ import annotations

import pytest

from engine import Object, Phase, Seat, replay
from engine.bots import objection
from engine.deal import End
from engine.seats import SEATS
from tests.strategies import BOOKS, ROGUE, books_where, corpus
from tests.unit.bots.tables import hokum, seen, sun

CALLABLE = books_where(lambda rules: rules.penalties.enforcement != "block")
HAND = "8H 9H 7D 8D TD 9C"


def test_a_suit_played_later_proves_that_it_was_held() -> None:
    view = seen(HAND, "0:", sun(1), "house", tricks=["2: QH 7S AH TH", "0: KS QS TS JH"])
    called = objection(view)
    assert called is not None
    assert called.action == Object(Seat.ZERO)
    assert called.because.key == "call_qaid"
    assert called.because.facts["seat"] is Seat.THREE
    assert called.because.facts["trick"] == 1
    assert (str(called.because.facts["card"]), str(called.because.facts["cards"])) == ("7S", "JH")


def test_a_shown_project_proves_it_at_once() -> None:
    view = seen(HAND + " 7C", "0:", sun(1), "house", tricks=["2: QH 7S AH TH"], shown={3: "KH JH TH"})
    assert objection(view) is not None


def test_the_buy_card_proves_it_at_once() -> None:
    view = seen(HAND + " 7C", "0:", hokum("S", 3), "house", tricks=["2: QH 7C AH TH"], buy_card=("JS", 3))
    assert objection(view) is not None


def test_a_suspicion_is_no_proof() -> None:
    assert objection(seen(HAND + " 7C", "0:", sun(1), "house", tricks=["2: QH 7S AH TH"])) is None


def test_the_partner_is_not_called() -> None:
    view = seen(HAND, "0:", sun(1), "house", tricks=["1: QH 7S AH TH", "0: KS JH TS 8S"])
    assert objection(view) is None


@pytest.mark.parametrize("id", BOOKS)
def test_nobody_is_called_who_played_by_the_rules(id: str) -> None:
    for states in corpus(id, 40):
        for deal in states:
            assert all(objection(deal.view(seat)) is None for seat in SEATS)


@pytest.mark.parametrize("id", CALLABLE)
def test_what_is_called_is_granted_and_every_fault_is_called_in_the_end(id: str) -> None:
    called = 0
    for states in corpus(id, 40, ROGUE):
        for deal in states:
            for seat in SEATS:
                if (choice := objection(deal.view(seat))) is not None:
                    called += 1
                    after = deal.after(choice.action)
                    assert after.ending is not None
                    assert after.ending.how is End.RECORDED
                    assert after.ending.offenders is seat.team.other
        last = states[-1]
        if last.play is not None and last.phase is Phase.OVER and last.play.is_over:
            for seat in SEATS:
                broken = [why for why in last.play.faults(seat.team.other) if why.rule.startswith("play.")]
                assert bool(broken) is (objection(last.view(seat)) is not None)
    assert called > 50


@pytest.mark.parametrize("id", sorted(set(BOOKS) - set(CALLABLE)))
def test_nothing_is_called_where_the_table_blocks(id: str) -> None:
    view = seen(HAND, "0:", sun(1), id, tricks=["2: QH 7S AH TH", "0: KS QS TS JH"])
    assert objection(view) is None


def test_nothing_is_called_after_the_violation_is_recorded() -> None:
    for states in corpus("house", 40, ROGUE):
        for deal in states:
            choice = objection(deal.view(Seat.ZERO))
            if choice is not None and len(deal.tricks) < 8:
                after, stopped = replay(deal, [choice.action])
                assert stopped is None
                assert objection(after.view(Seat.ZERO)) is None
                return
    raise AssertionError("nobody was called")
