"""Objections: who may ask what, and what is ruled (house:6.1, tournament:3.1, 9.5 to 9.7)."""

from __future__ import annotations

from random import Random

import pytest

from engine import Deal, Object, Phase, Seat, Standing, Status, Team
from engine.actions import Laid, Request
from engine.deal import End
from engine.penalties import can_be_called, is_recorded, rule_on
from tests.strategies import BOOKS, ROGUE, book, random_start, walk

CALLED = {"house": {Request.TASJEEL}, "tournament": set(Request)}

# (objection right, how the cards were laid) → ruling
TABLE = {
    "tournament": {
        (True, Laid.DOWN): "granted",
        (True, Laid.EXPOSED): "takweesh",
        (False, Laid.DOWN): "refused",
        (False, Laid.EXPOSED): "against_exposer",
    },
    "house": {
        (True, Laid.DOWN): "granted",
        (True, Laid.EXPOSED): "granted",
        (False, Laid.DOWN): "refused",
        (False, Laid.EXPOSED): "refused",
    },
}


@pytest.mark.parametrize("id", BOOKS)
def test_what_can_be_asked_for(id: str) -> None:
    assert CALLED.get(id, set()) == {request for request in Request if can_be_called(book(id), request)}


@pytest.mark.parametrize("request_", list(Request))
@pytest.mark.parametrize("id", sorted(TABLE))
def test_the_ruling_follows_from_who_was_right_and_how_the_cards_were_laid(
    id: str, request_: Request
) -> None:
    for (right, laid), expected in TABLE[id].items():
        ruling, reason = rule_on(request_, laid, right, book(id))
        assert expected == ruling
        assert (
            f"penalties.{'right' if right else 'wrong'}_{'hidden' if laid is Laid.DOWN else 'exposed'}"
            == reason.rule
        )


def test_the_third_warning_is_recorded_and_every_one_after_it() -> None:
    assert [False, False, True, True, True] == [is_recorded(n, book("tournament")) for n in range(1, 6)]
    for id in BOOKS:
        if id != "tournament":
            assert not any(is_recorded(n, book(id)) for n in range(1, 6))


def with_a_fault(warnings: tuple[int, int] = (0, 0)) -> tuple[Deal, Team]:
    """Return a deal under way in which one team, and only that one, has a fault; and that team."""
    rng = Random("penalties")
    while True:
        for deal in walk(rng, random_start(rng, book("tournament"), Standing((0, 0), warnings)), ROGUE):
            if deal.play is None or deal.phase is not Phase.PLAY:
                continue
            guilty = [team for team in Team if deal.play.faults(team)]
            if len(guilty) == 1:
                return deal, guilty[0]


@pytest.mark.parametrize(
    ("request_", "laid", "how"),
    [
        (Request.TASJEEL, Laid.DOWN, End.RECORDED),
        (Request.TAKWEESH, Laid.DOWN, End.ANNULLED),
        (Request.TASJEEL, Laid.EXPOSED, End.ANNULLED),
        (Request.TAKWEESH, Laid.EXPOSED, End.ANNULLED),
        (Request.WARNING, Laid.DOWN, None),
    ],
)
def test_a_right_objection_ends_the_deal_as_was_asked(request_: Request, laid: Laid, how: End | None) -> None:
    deal, guilty = with_a_fault()
    ruled = deal.after(Object(guilty.other.seats[1], request_, laid))
    assert how == (None if ruled.ending is None else ruled.ending.how)
    if how is End.RECORDED:
        assert ruled.ending is not None
        assert guilty is ruled.ending.offenders


def test_a_wrong_objection_with_exposed_cards_is_recorded_against_the_one_who_exposed() -> None:
    deal, guilty = with_a_fault()
    ruled = deal.after(Object(guilty.seats[0], Request.TASJEEL, Laid.EXPOSED))
    assert ruled.ending is not None
    assert (End.RECORDED, guilty) == (ruled.ending.how, ruled.ending.offenders)
    hidden = deal.after(Object(guilty.seats[0], Request.TASJEEL, Laid.DOWN))
    assert hidden.ending is None
    assert deal.legal() == hidden.legal()


@pytest.mark.parametrize("before", range(4))
def test_a_teams_third_warning_loses_the_deal(before: int) -> None:
    _, guilty = with_a_fault()
    deal, again = with_a_fault((before, 0) if guilty is Team.EVEN else (0, before))
    assert guilty is again
    ruled = deal.after(Object(guilty.other.seats[0], Request.WARNING, Laid.DOWN))
    assert before + 1 == ruled.warnings[guilty]
    assert 0 == ruled.warnings[guilty.other]
    if before < 2:
        assert ruled.ending is None
    else:
        assert ruled.ending is not None
        assert (End.RECORDED, guilty) == (ruled.ending.how, ruled.ending.offenders)
        assert "penalties.warnings" == ruled.ending.reason.rule


def test_a_fault_is_answered_once() -> None:
    deal, guilty = with_a_fault()
    assert deal.play is not None
    objection = Object(guilty.other.seats[0], Request.WARNING, Laid.DOWN)
    for _ in deal.play.faults(guilty):
        deal = deal.after(objection)
    assert deal.objection is not None
    assert "granted" == deal.objection[1]
    warned = deal.warnings
    again = deal.after(objection)
    assert again.objection is not None
    assert "refused" == again.objection[1]
    assert warned == again.warnings


def test_nothing_is_objected_to_before_the_play_or_after_the_deal_was_ended_by_one() -> None:
    start = random_start(Random(1), book("tournament"))
    assert Status.REFUSED is start.judge(Object(Seat.ZERO)).status
    deal, guilty = with_a_fault()
    ruled = deal.after(Object(guilty.other.seats[0], Request.TASJEEL, Laid.DOWN))
    assert Status.REFUSED is ruled.judge(Object(guilty.other.seats[0], Request.TASJEEL, Laid.DOWN)).status
