"""What a card brings, for a learner who asks: the best first, who is a candidate, what is costly."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine import Card, Match, Phase, rulebooks
from engine.bots import warm_up
from engine.bots.simple import Pick, playable
from lessons.coach import CLOSE, COSTLY, Weighed, has_choice, weigh
from lessons.practice import ME, draw
from tests.app.learner import hand

pytestmark = pytest.mark.xdist_group("solver")
warm_up()

ACE, TEN, KING, SEVEN = map(Card.parse, ("AS", "TS", "KS", "7S"))


def weighed(*averages: float, thumb: Card = ACE) -> Weighed:
    return Weighed(dict(zip((ACE, TEN, KING, SEVEN), averages, strict=False)), 20, Pick(thumb, "lead_master"))


def turns(rulebook: str) -> Iterator[Match]:
    """The learner's turns with a choice of cards in one hand."""
    return (match for match, _ in hand(rulebook, "1").turns if has_choice(match.deal.view(ME)))


def test_a_card_is_costly_from_twelve_points_on() -> None:
    found = weighed(50, 50 - COSTLY + 0.1, 50 - COSTLY)

    assert [False, False, True] == [found.is_costly(card) for card in found.averages]
    assert COSTLY == found.cost(KING)


def test_the_candidates_are_the_two_best_and_a_third_that_is_close() -> None:
    assert (ACE, TEN) == weighed(50, 20).candidates
    assert (ACE, TEN, KING) == weighed(50, 49, 50 - CLOSE, 44).candidates
    assert (ACE, TEN) == weighed(50, 49, 50 - CLOSE - 0.1, 43).candidates


def test_the_rule_of_thumb_is_doubted_where_its_card_falls_behind() -> None:
    assert weighed(50, 48, thumb=TEN).thumb_is_good
    assert not weighed(50, 46, thumb=TEN).thumb_is_good


@pytest.mark.parametrize("rulebook", rulebooks())
def test_every_playable_card_is_weighed_the_best_first_and_the_same_when_asked_again(rulebook: str) -> None:
    for match in turns(rulebook):
        view = match.deal.view(ME)
        found = weigh(view, draw(match.deal))

        assert set(playable(view)) == set(found.averages)
        assert sorted(found.averages.values(), reverse=True) == list(found.averages.values())
        assert found == weigh(view, draw(match.deal))
        assert found.thumb.card in found.averages


def test_there_is_a_choice_only_in_the_play_with_more_than_one_card() -> None:
    for match, _ in hand("online", "1").turns:
        view = match.deal.view(ME)
        expected = match.deal.phase is Phase.PLAY and len(playable(view)) > 1
        assert expected == has_choice(view)
