"""What an objection ends in (tournament:3.1, house:6.1), and the third warning (tournament:9.5 to 9.7)."""

from __future__ import annotations

import pytest

from engine.asked import AskError
from lessons.i18n import Line
from lessons.quiz import Question, ask, fitting
from tests.strategies import BOOKS, book

RULES = {
    (True, False): "penalties.right_hidden",
    (True, True): "penalties.right_exposed",
    (False, False): "penalties.wrong_hidden",
    (False, True): "penalties.wrong_exposed",
}


def objection(rulebook: str, right: bool, exposed: bool, request: str = "tasjeel") -> Question:
    """Seat 2 holds a spade after one was led; throwing the heart is a revoke, the spade is none."""
    position = {
        "rule": RULES[right, exposed],
        "contract": {"mode": "sun", "buyer": 0},
        "leader": 1,
        "trick": ["KS"],
        "hand": ["7S", "9H"],
        "card": "9H" if right else "7S",
        "objector": 3,
        "request": request,
        "exposed": exposed,
    }
    return ask("referee_ruling", book(rulebook), position)


@pytest.mark.parametrize(
    ("right", "exposed", "tournament", "house"),
    [
        (True, False, "granted", "granted"),
        (True, True, "takweesh", "granted"),
        (False, False, "refused", "refused"),
        (False, True, "against_exposer", "refused"),
    ],
)
def test_exposed_cards_cost_the_objector_his_right_before_the_referee_only(
    right: bool, exposed: bool, tournament: str, house: str
) -> None:
    assert tournament == objection("tournament", right, exposed).answer
    assert house == objection("house", right, exposed).answer


def test_a_takweesh_that_was_asked_for_is_offered_once() -> None:
    for exposed in (True, False):
        offered = {option.id for option in objection("tournament", True, exposed, "takweesh").options}
        assert len(offered & {"granted", "takweesh"}) == 1


def test_only_the_qaid_can_be_called_without_a_referee() -> None:
    with pytest.raises(AskError):
        objection("house", True, False, "takweesh")


@pytest.mark.parametrize(
    ("given", "more"), [([0, 0], "3"), ([1, 0], "2"), ([0, 2], "1"), ([1, 1], "1"), ([3, 1], "1")]
)
def test_warnings_are_counted_by_side_and_from_the_third_on_each_is_recorded(
    given: list[int], more: str
) -> None:
    position = {"rule": "penalties.warnings", "warnings": given}
    assert more == ask("referee_ruling", book("tournament"), position).answer


def test_counting_by_player_and_counting_anew_are_told_apart() -> None:
    def why(given: list[int], id: str) -> str:
        position = {"rule": "penalties.warnings", "warnings": given}
        option = ask("referee_ruling", book("tournament"), position).option(id)
        assert option is not None
        assert isinstance(option.why, Line)
        return option.why.id

    assert why([1, 1], "2").endswith("by-team")
    assert why([2, 2], "3").endswith("no-new-start")


def test_it_is_not_asked_where_an_illegal_card_cannot_be_played() -> None:
    asked = {id for id in BOOKS if "referee_ruling" in fitting(book(id))}
    assert {"house", "tournament"} == asked
