"""The time for a card: what the environment says, and what is done when it is over."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine import View
from engine.bots import budget as told
from engine.bots import sampled, warm_up
from engine.bots.budget import USUAL, VARIABLE, budget
from engine.bots.sampled import AT_ONCE, PLAYED_ON, Sampled
from tests.unit.bots.tables import hokum, seen

pytestmark = pytest.mark.xdist_group("solver")
LEADING = "AH KH 9D 8D QC 7C"
GONE = ["0:7H 8H 9H TH", "1:7D TD AD KD"]


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    budget.cache_clear()
    yield
    budget.cache_clear()


def a_view() -> View:
    return seen(LEADING, "0:", hokum("S"), tricks=GONE)


@pytest.mark.parametrize(("given", "seconds"), [(None, USUAL / 1000), ("250", 0.25), ("40", 0.04)])
def test_the_environment_names_the_time(
    given: str | None, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    if given is None:
        monkeypatch.delenv(VARIABLE)
    else:
        monkeypatch.setenv(VARIABLE, given)

    assert seconds == budget()


@pytest.mark.parametrize("given", ["", "0", "-5", "fast", "1.5"])
def test_a_time_that_is_none_is_told(given: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, given)

    with pytest.raises(ValueError, match=VARIABLE):
        told.budget()


def test_when_the_time_is_over_the_deals_weighed_so_far_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    warm_up()
    weighed: list[int] = []
    solve = sampled.solve_worlds

    def counted(rules: object, contract: object, trick: object, worlds: list[object]) -> object:
        weighed.append(len(worlds))
        return solve(rules, contract, trick, worlds)  # type: ignore[arg-type]

    monkeypatch.setattr(sampled, "solve_worlds", counted)
    bot = Sampled("test", worlds=3 * AT_ONCE)

    monkeypatch.setattr("engine.bots.budget.budget", lambda: 0.0)
    in_haste = bot.averages(a_view(), Random(1))
    assert [AT_ONCE] == weighed

    monkeypatch.setattr("engine.bots.budget.budget", lambda: 60.0)
    weighed.clear()
    assert bot.averages(a_view(), Random(1)).keys() == in_haste.keys()
    assert 3 * AT_ONCE == sum(weighed)


def test_more_deals_are_played_on_than_solved_and_those_solved_are_among_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    warm_up()
    solved: list[object] = []
    played: list[object] = []
    solve, play_on = sampled.solve_worlds, sampled.played_on

    def noted_solve(rules: object, contract: object, trick: object, worlds: list[object]) -> object:
        solved.extend(worlds)
        return solve(rules, contract, trick, worlds)  # type: ignore[arg-type]

    def noted_play(view: object, worlds: list[object], cards: object) -> object:
        played.extend(worlds)
        return play_on(view, worlds, cards)  # type: ignore[arg-type]

    monkeypatch.setattr(sampled, "solve_worlds", noted_solve)
    monkeypatch.setattr(sampled, "played_on", noted_play)
    monkeypatch.setattr("engine.bots.budget.budget", lambda: 60.0)
    bot, view = Sampled("test", worlds=10, by_habit=True), a_view()

    bot.averages(view, Random(1))

    assert len(solved) == bot.count(view)
    assert len(played) == PLAYED_ON * 10
    assert played[: len(solved)] == solved
