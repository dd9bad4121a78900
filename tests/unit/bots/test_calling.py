"""Calls weighed by imagined deals: only what is surely better than counting is said instead of it."""

from __future__ import annotations

from random import Random

import pytest

from engine import Call, Deal, Phase, Seat, load, rulebooks, shuffled
from engine.bots import warm_up
from engine.bots.calling import weigh
from engine.bots.choice import Choice, Thumb
from tests.unit.bots.tables import SIMPLE, spoken

pytestmark = pytest.mark.xdist_group("solver")
warm_up()
COUNT = 8
HEADS = "AH TH AD TD AC"
ALL_TRUMPS = "JS 9S AS KS 8H"
SMALL = "7H 8H 7D 8D 7C"


def called(deal: Deal, instead_of: str, count: int = COUNT) -> tuple[str, str]:
    assert deal.turn is not None
    thumb = Choice(Call.parse(instead_of), Thumb("thumb"))
    choice = weigh(deal.view(deal.turn), Random(1), count, thumb)
    return str(choice.action), choice.because.key


@pytest.mark.parametrize(
    ("hand", "card", "foolish", "wise"),
    [(HEADS, "AS", "pass", "sun"), (SMALL, "8C", "sun", "pass"), (ALL_TRUMPS, "7S", "pass", "hokum")],
)
def test_a_foolish_call_is_mended(hand: str, card: str, foolish: str, wise: str) -> None:
    assert (wise, "weighed_call") == called(spoken("online", {0: hand}, card), foolish)


def test_what_is_as_good_stays_as_counting_says_it() -> None:
    assert ("sun", "thumb") == called(spoken("online", {0: HEADS}, "AS"), "sun")


def test_a_hand_of_nearly_every_trump_doubles_what_cannot_be_made() -> None:
    deal = spoken("online", {1: "JS 9S AS TS AH"}, "7S", "hokum pass pass pass confirm")
    assert deal.phase is Phase.RAISES

    call, why = called(deal, "pass")

    assert call.startswith("double")
    assert why == "weighed_call"


@pytest.mark.parametrize("rulebook", rulebooks())
def test_every_call_that_is_weighed_is_legal_and_the_same_again(rulebook: str) -> None:
    rng, asked = Random(4), 0
    for _ in range(3):
        deal = Deal.start(load(rulebook), rng.choice(list(Seat)), shuffled(rng))
        while deal.turn is not None and deal.phase in (Phase.AUCTION, Phase.RAISES):
            view = deal.view(deal.turn)
            thumb = SIMPLE.choose(view, rng)
            choice, again = (weigh(view, Random(7), 4, thumb) for _ in range(2))
            asked += 1
            assert choice == again
            assert choice.action in view.legal
            deal = deal.after(choice.action)
    assert asked > 6
