"""The players beside the learner: who they are, what they do, and that no reason is made up afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from engine import Match, Phase, Seat
from engine.bots import bots, warm_up
from engine.bots.sampled import Sampled
from lessons.practice import (
    ME,
    Company,
    act,
    act_and_tell,
    draw,
    history,
    new_match,
    next_choice,
    story,
    told_at,
)
from lessons.settings import Level

pytestmark = pytest.mark.xdist_group("solver")
warm_up()  # some bots solve deals by the dozen


@cache
def played(bot: str, seed: str = "1") -> Match:
    """A hand played to its end with this bot beside the learner, who does what `simple` would."""
    match = new_match("online", Seat.THREE, seed, company=Company(bot))
    while match.deal.turn is not None:
        match = act(match, bots()["simple"].choose(match.deal.view(ME), Random(0)).action, Company(bot))
    return match


def others(match: Match) -> Iterator[int]:
    """The numbers of the actions that were not the learner's."""
    return (n for n, (_, seat, _) in enumerate(history(match.deal), start=1) if seat is not ME)


def test_every_level_is_a_bot() -> None:
    assert {str(level) for level in Level} <= set(bots())


@pytest.mark.parametrize("level", Level)
def test_the_bot_that_was_chosen_plays(level: Level) -> None:
    match = played(level)
    for before, seat, action in history(match.deal):
        if seat is not ME:
            choice = next_choice(before, Company(level))
            assert choice is not None
            assert choice.action == action


def test_the_levels_play_differently() -> None:
    ways = {played(level, seed).deal.actions for level in Level for seed in "1234"}

    assert len(ways) > 4


def test_until_the_solver_is_ready_simple_sits_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lessons.practice.is_warm", lambda: False)
    monkeypatch.setattr(Sampled, "choose", _never)

    assert played("simple").deal.actions == played.__wrapped__("master").deal.actions


@pytest.mark.parametrize("level", Level)
def test_what_is_told_at_once_is_told_again_later(level: Level) -> None:
    match = new_match("online", Seat.THREE, "2", company=Company(level))
    while match.deal.turn is not None:
        action = bots()["simple"].choose(match.deal.view(ME), Random(0)).action
        match, told = act_and_tell(match, action, Company(level))

        assert [one.choice for one in told] == [one.choice for one in story(match.deal, Company(level))]


def test_nobody_gives_a_reason_for_what_he_would_not_have_done() -> None:
    silent = 0
    for seed in "1234":
        match = played("master", seed)
        for number in others(match):
            (told,) = told_at(match.deal, number)[1]
            choice = next_choice(told.before)
            assert choice is not None
            assert (choice if choice.action == told.action else None) == told.choice
            silent += told.choice is None

    assert silent > 0


def test_where_the_rule_of_thumb_explains_it_no_deal_is_imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("simple")
    monkeypatch.setattr(Sampled, "choose", _never)

    for number in others(match):
        (told,) = told_at(match.deal, number, Company("master"))[1]
        assert told.choice == next_choice(told.before)
    assert match.deal.phase is Phase.OVER


def _never(*_: object) -> None:
    raise AssertionError("a deal was imagined")


def test_the_partner_may_be_another_than_the_two_others() -> None:
    company = Company("simple", "partner")

    assert ["simple", "partner", "simple"] == [company.at(seat) for seat in Seat if seat is not ME]
    assert ["master"] * 3 == [Company("master").at(seat) for seat in Seat if seat is not ME]
    match = new_match("online", Seat.THREE, "5", company=company)
    while match.deal.turn is not None:
        match = act(match, bots()["simple"].choose(match.deal.view(ME), Random(0)).action, company)
    for before, seat, action in history(match.deal):
        if seat is not ME:
            name = "partner" if seat is ME.partner else "simple"
            assert action == bots()[name].choose(before.view(seat), draw(before)).action
