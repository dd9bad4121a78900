"""A study: going along its lines, leaving them, and what is put on a step."""

from __future__ import annotations

from random import Random

import pytest

from engine import Deal, Match, Phase, Play, Seat, load, rulebooks, shuffled
from engine.deal import IllegalAction
from lessons.board import MAIN, Mark, Place, Study
from tests.unit.board.studies import random_study


@pytest.fixture
def study() -> Study:
    """A hand of `online` whose first trick is played."""
    rng, rules = Random(3), load("online")
    while True:
        deal = Deal.start(rules, Seat.THREE, shuffled(rng))
        while deal.phase is not Phase.OVER and len(deal.tricks) < 2:
            deal = deal.after(deal.legal()[-1 if deal.phase is Phase.AUCTION else 0])
        if deal.phase is Phase.PLAY:
            return Study.of(Match.start(rules, Seat.THREE, deal.pack).with_deal(deal))


def a_choice(study: Study) -> tuple[Place, Play, Play]:
    """A place of the main line where there was a choice: the card played there, and one that was not."""
    for step in range(study.lines[MAIN].last):
        deal, done = study.deal(Place(MAIN, step)), study.next(Place(MAIN, step))
        others = [one for one in deal.legal() if isinstance(one, Play) and one != done and one.saying is None]
        if isinstance(done, Play) and others:
            return Place(MAIN, step), done, others[0]
    raise AssertionError


def test_every_place_of_the_main_line_is_the_deal_as_it_stood(study: Study) -> None:
    deal = study.deal(Place(MAIN, 0))
    for step, action in enumerate(study.lines[MAIN].actions):
        assert deal == study.deal(Place(MAIN, step))
        assert action == study.next(Place(MAIN, step))
        deal = deal.after(action)
    assert study.next(Place(MAIN, len(deal.actions))) is None


def test_what_the_line_goes_on_with_is_followed(study: Study) -> None:
    place, done, _ = a_choice(study)

    assert (study, Place(MAIN, place.step + 1)) == study.playing(place, done)


def test_another_card_begins_a_what_if_and_the_main_line_stays(study: Study) -> None:
    place, _, other = a_choice(study)

    branched, there = study.playing(place, other)

    assert Place("a", place.step + 1) == there
    assert study.lines[MAIN] == branched.lines[MAIN]
    assert ("a",) == branched.leaving(place)
    assert study.deal(place).after(other) == branched.deal(there)
    assert branched.deal(Place("a", place.step - 1)) == study.deal(Place(MAIN, place.step - 1))


def test_the_same_what_if_is_not_begun_twice(study: Study) -> None:
    place, _, other = a_choice(study)
    branched, there = study.playing(place, other)

    assert (branched, there) == branched.playing(place, other)


def test_at_its_end_a_line_grows(study: Study) -> None:
    end = Place(MAIN, study.lines[MAIN].last)
    action = study.deal(end).legal()[0]

    grown, there = study.playing(end, action)

    assert {MAIN} == set(grown.lines)
    assert Place(MAIN, end.step + 1) == there


def test_what_the_rules_refuse_is_refused(study: Study) -> None:
    place, _, _ = a_choice(study)
    held = study.deal(place).hands[study.deal(place).turn or Seat.ZERO]
    foreign = next(card for hand in study.deal(place).hands for card in hand if card not in held)

    with pytest.raises(IllegalAction):
        study.playing(place, Play(foreign))


def test_what_is_put_on_the_step_where_a_what_if_leaves_is_the_same_on_both(study: Study) -> None:
    place, _, other = a_choice(study)
    branched, _ = study.playing(place, other)
    mark = Mark(note="look")

    noted = branched.marked(Place("a", place.step), mark)

    assert mark == noted.mark(place) == noted.mark(Place("a", place.step))
    assert branched == noted.marked(place, Mark())


def test_a_what_if_goes_with_those_that_leave_it(study: Study) -> None:
    place, _, other = a_choice(study)
    branched, there = study.playing(place, other)
    while True:
        deal = branched.deal(there)
        first, *others = [action for action in deal.legal() if isinstance(action, Play)]
        branched, onward = branched.playing(there, first)
        if others:
            branched, deeper = branched.playing(there, others[0])
            break
        there = onward
    assert deeper.line == "b"

    assert {MAIN} == set(branched.marked(deeper, Mark(note="deep")).without("a").lines)
    assert {MAIN, "a"} == set(branched.without("b").lines)
    assert {} == dict(branched.marked(deeper, Mark(note="deep")).without("a").marks)


@pytest.mark.parametrize("id", rulebooks())
def test_every_place_of_a_study_can_be_reached_from_the_start(id: str) -> None:
    rng = Random(id)
    for _ in range(6):
        study = random_study(rng, id)
        for place in study.places():
            deal = study.deal(Place(MAIN, 0))
            for action in study.actions(place):
                deal = deal.after(action)
            assert deal == study.deal(place)
            assert place.step == len(deal.actions)
            assert study.owner(place) == place
