"""The partner who plays for the learner: he leaves him the buying, the tricks and sawa, at no cost."""

from __future__ import annotations

from random import Random

import pytest

from engine import Call, Card, Claim, Deal, Phase, Play, Seat, load, rulebooks, shuffled
from engine.actions import CallName
from engine.bots import bots, warm_up
from engine.bots.partner import NO_LOSS, Partner
from engine.bots.sampled import Sampled
from engine.trick import winner
from tests.unit.bots.tables import SIMPLE, hokum, seen, spoken, sun

pytestmark = pytest.mark.xdist_group("solver")
warm_up()
PARTNER = bots()["partner"]
SIMPLE_HOKUM = "JS 8S AH 7D 8C"  # enough to buy, and little more
GREAT_HOKUM = "JS 9S AS TS AH"


def said(deal: Deal) -> tuple[str, str]:
    assert deal.turn is not None
    choice = PARTNER.choose(deal.view(deal.turn), Random(1))
    assert isinstance(choice.action, Call)
    return str(choice.action), choice.because.key


def test_he_leaves_the_buying_to_a_partner_who_is_still_to_speak() -> None:
    deal = spoken("online", {0: SIMPLE_HOKUM}, "KS")
    assert SIMPLE.choose(deal.view(Seat.ZERO), Random(1)).action == Call(CallName.HOKUM)

    assert ("pass", "leave_to_partner") == said(deal)


def test_with_a_hand_that_is_clearly_strong_he_buys() -> None:
    assert ("hokum", "bid_hokum") == said(spoken("online", {0: GREAT_HOKUM}, "KS"))


def test_after_his_partner_has_passed_he_buys_as_anybody() -> None:
    assert ("hokum", "bid_hokum") == said(spoken("online", {2: SIMPLE_HOKUM}, "KS", "pass pass"))


@pytest.mark.parametrize("rulebook", rulebooks())
def test_sawa_is_left_to_the_learner(rulebook: str) -> None:
    rng = Random(2)
    for _ in range(4):
        deal = Deal.start(load(rulebook), Seat.THREE, shuffled(rng))
        while deal.turn is not None:
            action = PARTNER.choose(deal.view(deal.turn), rng).action
            assert action != Claim()
            deal = deal.after(action)
        assert deal.phase is Phase.OVER


def test_a_trick_of_his_partner_is_left_to_him_where_it_costs_nothing() -> None:
    weighs = Sampled("test", worlds=6)
    partner, rng, served = Partner(weighs), Random(3), 0
    for _ in range(60):
        deal = Deal.start(load("online"), rng.choice(list(Seat)), shuffled(rng))
        while deal.turn is not None:
            view, luck = deal.view(deal.turn), Random(f"{deal.pack}/{len(deal.actions)}")
            choice = partner.choose(view, luck)
            if choice.because.key == "serve":
                served += 1
                assert isinstance(choice.action, Play) and view.trick and view.contract
                assert (
                    winner(view.trick.after(choice.action.card), view.contract, view.rules)
                    is view.seat.partner
                )
                again = Random(f"{deal.pack}/{len(deal.actions)}")
                averages = weighs.averages(view, again)
                assert averages[choice.action.card] >= max(averages.values()) - NO_LOSS
            deal = deal.after(choice.action)
        if served > 2:
            break
    assert served > 2


@pytest.mark.parametrize("contract", [sun(), hokum("S")])
def test_a_card_that_must_overtake_is_played(contract: object) -> None:
    view = seen("AH", "2:9H 8H", contract, tricks=())  # type: ignore[arg-type]

    assert Play(Card.parse("AH")) == PARTNER.choose(view, Random(1)).action
