"""Memory: the grade follows from behaviour, and a card only from the answers."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import timedelta, timezone
from typing import Any

import pytest
from fsrs import Rating
from hypothesis import given
from hypothesis import strategies as st

from lessons.progress import Answered, Card, Event, due, forecast, grade, remember, retrievability
from lessons.progress.memory import FAST, FAST_FOR, LONGEST, fold, read, written
from lessons.quiz import every_kind
from tests.unit.progress.histories import histories
from tests.unit.progress.making import DAY, NOON, answered

GRADES: dict[str, tuple[Rating, dict[str, Any]]] = {
    "wrong": (Rating.Again, {"right": False}),
    "wrong and fast": (Rating.Again, {"right": False, "seconds": 1.0}),
    "wrong after a hint": (Rating.Again, {"right": False, "hints": 1}),
    "right after a hint": (Rating.Hard, {"hints": 1}),
    "right after all the hints, and fast": (Rating.Hard, {"hints": 3, "seconds": 1.0}),
    "right": (Rating.Good, {"seconds": FAST}),
    "right and fast": (Rating.Easy, {"seconds": FAST - 0.1}),
    "right, and nobody measured": (Rating.Good, {"seconds": 0.0}),
}


@pytest.mark.parametrize(("expected", "facts"), GRADES.values(), ids=GRADES)
def test_a_grade_follows_from_behaviour(expected: Rating, facts: dict[str, Any]) -> None:
    assert expected is grade(answered("one", **facts))


def test_fast_is_slower_where_there_is_more_to_read() -> None:
    for kind, fast in FAST_FOR.items():
        assert kind in every_kind()
        assert fast > FAST
        assert Rating.Easy is grade(answered("one", kind=kind, seconds=fast - 0.1))
        assert Rating.Good is grade(answered("one", kind=kind, seconds=float(fast)))


def learn(*answers: Answered) -> Card:
    """The card after these answers."""
    card = None
    for each in answers:
        card = remember(card, each)
    assert card is not None
    return card


def test_who_knows_it_better_is_asked_later() -> None:
    one = answered("one")
    wrong, hinted, right, fast = (
        learn(each).due
        for each in (replace(one, right=False), replace(one, hints=1), one, replace(one, seconds=1.0))
    )
    assert NOON < wrong < hinted < right < fast


def test_each_day_it_is_known_it_is_asked_later_and_never_later_than_a_year() -> None:
    card, gaps = None, []
    for n in range(20):
        card = remember(card, answered(str(n), NOON if card is None else card.due))
        assert card.last_review
        gaps.append(card.due - card.last_review)

    assert sorted(gaps) == gaps
    assert LONGEST * DAY == gaps[-1]


def test_ten_fast_answers_in_a_minute_are_worth_one() -> None:
    once = learn(answered("0", seconds=1.0))
    often = learn(*(answered(str(n), NOON + timedelta(seconds=6 * n), seconds=1.0) for n in range(10)))

    assert once.due <= often.due < once.due + DAY
    assert often.due < learn(answered("0", seconds=1.0), answered("1", NOON + DAY, seconds=1.0)).due


def test_what_was_forgotten_is_asked_soon() -> None:
    known = learn(answered("0", seconds=1.0), answered("1", NOON + 8 * DAY, seconds=1.0))
    forgotten = remember(known, answered("2", known.due, right=False))

    assert known.due < forgotten.due <= known.due + timedelta(minutes=10)


def test_a_card_given_is_not_changed() -> None:
    card = learn(answered("0"))
    before = written(card)
    remember(card, answered("1", NOON + DAY))

    assert before == written(card)


@given(histories())
def test_a_card_survives_json(events: list[Event]) -> None:
    for card in fold(event for event in events if isinstance(event, Answered)).values():
        assert card == read(json.loads(json.dumps(written(card))))


@given(histories(), st.randoms(use_true_random=False))
def test_a_fold_does_not_depend_on_the_order_in_which_answers_came(events: list[Event], rng: Any) -> None:
    answers = [event for event in events if isinstance(event, Answered)]
    expected = fold(answers)
    rng.shuffle(answers)

    assert expected == fold(answers)


def at(card_due: timedelta) -> Card:
    return Card(card_id=0, due=NOON + card_due)


def test_what_is_due_comes_with_the_longest_overdue_first() -> None:
    cards = {"now": at(0 * DAY), "long ago": at(-5 * DAY), "tomorrow": at(DAY), "yesterday": at(-DAY)}

    assert ("long ago", "yesterday", "now") == due(cards, NOON)


def test_a_forecast_counts_the_days_of_the_zone_it_is_asked_in() -> None:
    cards = {"overdue": at(-5 * DAY), "tonight": at(timedelta(hours=11)), "in three days": at(3 * DAY)}

    assert (2, 0, 0, 1) == forecast(cards, NOON, days=4)
    assert (2, 0, 0) == forecast(cards, NOON, days=3)
    assert (1, 1, 0, 1) == forecast(cards, NOON.astimezone(timezone(timedelta(hours=3))), days=4)
    assert () == forecast(cards, NOON, days=0)


def test_a_memory_fades() -> None:
    card = learn(answered("0"))
    likely = [retrievability(card, NOON + days * DAY) for days in (0, 2, 20, 200)]

    assert 1.0 == likely[0]
    assert sorted(likely, reverse=True) == likely
    assert 0 < likely[-1] < 0.7
    assert 0 == retrievability(at(DAY), NOON)
