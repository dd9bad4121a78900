"""Doubling: the ladder, who speaks, open and closed, and sun."""

from __future__ import annotations

import pytest

from engine import Call, Contract, Deal, Level, Mode, Phase, Seat, Standing, Suit
from engine.cards import DECK
from engine.raises import Raising
from tests.strategies import SHARING, book

HOKUM = Contract(Mode.HOKUM, Suit.SPADES, Seat.ZERO)
SUN = Contract(Mode.SUN, None, Seat.ZERO)


def raising(
    id: str, words: str = "", contract: Contract = HOKUM, totals: tuple[int, int] = (0, 0)
) -> Raising:
    """Return the raises after these words; every word must be allowed."""
    state = Raising(book(id), contract, totals)
    for word in words.split():
        verdict = state.judge(Call.parse(word))
        assert verdict.is_allowed, (word, verdict.reason)
        state = state.after(Call.parse(word), Seat.ONE)
    return state


def said(state: Raising) -> set[str]:
    return set(map(str, state.legal()))


@pytest.mark.parametrize("id", ["online", "primer"])
def test_online_the_ladder_is_double_three_four_gahwa_and_double_and_four_may_be_closed(id: str) -> None:
    assert {"pass", "double", "double_closed"} == said(raising(id))
    assert {"pass", "three"} == said(raising(id, "double"))
    assert {"pass", "three"} == said(raising(id, "double_closed"))
    assert {"pass", "four", "four_closed"} == said(raising(id, "double three"))
    assert {"pass", "four", "four_closed"} == said(raising(id, "double_closed three"))
    assert {"pass", "gahwa"} == said(raising(id, "double three four"))
    assert set() == said(raising(id, "double three four gahwa"))


def test_in_the_house_double_and_four_are_always_closed() -> None:
    assert {"pass", "double_closed"} == said(raising("house"))
    assert {"pass", "three"} == said(raising("house", "double_closed"))
    assert {"pass", "four_closed"} == said(raising("house", "double_closed three"))
    assert {"pass", "gahwa"} == said(raising("house", "double_closed three four_closed"))
    assert "raises.double_play" == raising("house").judge(Call.parse("double")).reason.rule
    assert "raises.four_play" == raising("house", "double_closed three").judge(Call.parse("four")).reason.rule


def test_in_the_tournament_four_is_open_only_after_an_open_double() -> None:
    assert {"pass", "double", "double_closed"} == said(raising("tournament"))
    assert {"pass", "four", "four_closed"} == said(raising("tournament", "double three"))
    assert {"pass", "four_closed"} == said(raising("tournament", "double_closed three"))


@pytest.mark.parametrize("id", SHARING)
def test_play_is_closed_after_a_closed_raise_and_open_after_three_and_gahwa(id: str) -> None:
    ladder = ["double_closed", "three", "four_closed", "gahwa"]
    levels = [Level.DOUBLE, Level.THREE, Level.FOUR, Level.GAHWA]
    for count in range(1, 5):
        contract = raising(id, " ".join(ladder[:count])).contract
        assert (levels[count - 1], count in (1, 3)) == (contract.level, contract.closed)
    assert [2, 3, 4] == [level.multiplier for level in levels[:3]]


@pytest.mark.parametrize("id", SHARING)
def test_the_sides_raise_in_turn_the_others_first(id: str) -> None:
    others, buyers = Seat.ONE.team, Seat.ZERO.team
    state = raising(id)
    assert others is state.by
    assert {Seat.ONE, Seat.THREE} == set(state.entitled)
    state = raising(id, "double_closed")
    assert buyers is state.by
    assert (Seat.ZERO,) == state.entitled
    state = raising(id, "double_closed three")
    assert others is state.by
    assert (Seat.ONE,) == state.entitled  # the doubler
    state = raising(id, "double_closed three four_closed")
    assert (Seat.ZERO,) == state.entitled
    assert raising(id, "double_closed three four_closed gahwa").by is None


@pytest.mark.parametrize("id", SHARING)
def test_a_pass_ends_the_raises(id: str) -> None:
    for words in ("pass", "double_closed pass", "double_closed three pass"):
        state = raising(id, words)
        assert state.by is None
        assert () == state.legal()
        assert not state.judge(Call.parse("three")).is_allowed


@pytest.mark.parametrize("id", SHARING)
def test_no_step_of_the_ladder_is_left_out(id: str) -> None:
    for word in ("three", "four", "four_closed", "gahwa"):
        assert "raises.hokum" == raising(id).judge(Call.parse(word)).reason.rule
        assert not raising(id).judge(Call.parse(word)).is_allowed
    assert not raising(id, "double_closed").judge(Call.parse("gahwa")).is_allowed
    assert not raising(id, "double_closed").judge(Call.parse("double_closed")).is_allowed


# Totals of (buyers, others) and whether sun may be doubled (online:4.6, house:4.4, tournament:7.2).
SUN_DOUBLES = {
    "online": {
        (101, 99): True,
        (100, 99): False,
        (101, 100): False,
        (99, 101): False,
        (151, 0): True,
        (0, 0): False,
    },
    "house": {
        (101, 99): True,
        (100, 99): True,
        (99, 100): True,
        (101, 100): False,
        (99, 99): False,
        (90, 120): True,
        (100, 100): False,
    },
    "tournament": {
        (101, 100): True,
        (100, 99): False,
        (101, 101): False,
        (100, 101): False,
        (151, 0): True,
        (90, 120): False,
    },
}
SUN_DOUBLES["primer"] = SUN_DOUBLES["online"]


@pytest.mark.parametrize("id", SHARING)
def test_sun_may_be_doubled_only_where_the_totals_stand_so(id: str) -> None:
    for totals, allowed in SUN_DOUBLES[id].items():
        expected = {"pass", "double"} if allowed else {"pass"}
        assert expected == said(raising(id, "", SUN, totals)), totals
        turned = Contract(Mode.SUN, None, Seat.THREE)
        assert expected == said(raising(id, "", turned, (totals[1], totals[0]))), totals


@pytest.mark.parametrize("id", SHARING)
def test_sun_knows_only_double_and_no_closed_play(id: str) -> None:
    state = raising(id, "", SUN, (130, 0))
    for word in ("double_closed", "three", "four", "gahwa"):
        assert "raises.sun" == state.judge(Call.parse(word)).reason.rule
    doubled = raising(id, "double", SUN, (130, 0))
    assert doubled.by is None
    assert (Level.DOUBLE, False) == (doubled.contract.level, doubled.contract.closed)


def deal_of(id: str, words: str, totals: tuple[int, int] = (0, 0)) -> Deal:
    deal = Deal.start(book(id), Seat.THREE, DECK, Standing(totals))
    for word in words.split():
        deal = deal.after(Call.parse(word))
    return deal


@pytest.mark.parametrize("id", SHARING)
def test_both_opponents_are_asked_and_the_play_starts_when_both_pass(id: str) -> None:
    deal = deal_of(id, "hokum pass pass pass confirm")
    assert (Phase.RAISES, Seat.ONE) == (deal.phase, deal.turn)
    deal = deal.after(Call.parse("pass"))
    assert (Phase.RAISES, Seat.THREE) == (deal.phase, deal.turn)
    deal = deal.after(Call.parse("pass"))
    assert (Phase.PLAY, Seat.ZERO) == (deal.phase, deal.turn)
    assert deal.contract is not None
    assert Level.SINGLE is deal.contract.level


@pytest.mark.parametrize("id", SHARING)
def test_the_second_opponent_may_double_after_the_first_passed_and_may_then_say_four(id: str) -> None:
    deal = deal_of(id, "hokum pass pass pass confirm pass double_closed three")
    assert (Phase.RAISES, Seat.THREE) == (deal.phase, deal.turn)
    deal = deal.after(Call.parse("four_closed"))
    assert Seat.ZERO is deal.turn
    deal = deal.after(Call.parse("gahwa"))
    assert Phase.PLAY is deal.phase
    assert deal.contract is not None
    assert (Level.GAHWA, False) == (deal.contract.level, deal.contract.closed)


@pytest.mark.parametrize("id", SHARING)
def test_sun_that_cannot_be_doubled_is_played_at_once(id: str) -> None:
    assert Phase.PLAY is deal_of(id, "sun").phase
    assert Phase.RAISES is deal_of(id, "sun", (130, 20)).phase
    assert Phase.PLAY is deal_of(id, "sun double", (130, 20)).phase
