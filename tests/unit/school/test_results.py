"""Laws of the results: what a teacher is shown is what the log says, of his pupils, since they joined."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from itertools import count
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import load
from lessons.assigning import Outcome, Tally, by_rule, outcomes, results
from lessons.progress import Answered, Began, Done, Event, open_store
from lessons.progress.store import Store
from lessons.school import (
    Assignment,
    HandItem,
    LessonItem,
    QuizItem,
    token_of_item,
    token_within,
)
from lessons.school.assignments import Assignments
from lessons.syllabus import lessons, place_of, steps
from tests.unit.progress.making import NOON, answered, played
from tests.unit.school.conftest import SECRET

SLUG, KIND, COUNT = "ruffing", "who_eats", 3
ITEMS = (LessonItem(SLUG), QuizItem(KIND, COUNT), HandItem("link"), QuizItem("card_value", 1))
STEPS = [step.id for step in steps(lessons()[SLUG], load("online"))]
RULES = ("play.ruff", "play.winner")
NUMBERS = count(1)
HOUR = timedelta(hours=1)
FEW = settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])

Made = tuple[Event, int | None]  # an event, and the number of the item it counts for


@pytest.fixture(scope="session")
def assignments(new_url: Callable[[], str]) -> Assignments:
    return Assignments(open_store(new_url()).database, SECRET)


@st.composite
def deeds(draw: st.DrawFn, code: str) -> list[Made]:
    """What a pupil may do: what belongs to an assignment, and what looks much like it."""
    makers = [_in_lesson, _step, _in_quiz, _hand, _beside]
    made = [draw(st.sampled_from(makers))(draw, code) for _ in range(draw(st.integers(0, 12)))]
    found = {event.token: (event, item) for event, item in made}  # a token counts once
    return list(found.values())


def _at(draw: st.DrawFn):
    return NOON + HOUR * draw(st.integers(-2, 3))


def _counts(event: Event, item: int | None) -> Made:
    return event, item if event.at >= NOON else None


def _answer(draw: st.DrawFn, token: str, **facts: object) -> Answered:
    right, rule = draw(st.booleans()), draw(st.sampled_from(RULES))
    return answered(token, _at(draw), right=right, rule=rule, **facts)


def _in_lesson(draw: st.DrawFn, code: str) -> Made:
    where, book = (
        draw(st.sampled_from([place_of(SLUG), place_of("kaboot")])),
        draw(st.sampled_from(["online", "house"])),
    )
    token = token_within(code, 1, f"lesson:{book}:{SLUG}:{draw(st.sampled_from(STEPS))}")
    event = _answer(draw, f"{token}:{draw(st.integers(1, 3))}", where=where, rulebook=book)
    return _counts(event, 1 if (where, book) == (place_of(SLUG), "online") else None)


def _step(draw: st.DrawFn, code: str) -> Made:
    slug, step = draw(st.sampled_from([SLUG, "kaboot"])), draw(st.sampled_from([*STEPS, "gone"]))
    token = token_within(code, draw(st.sampled_from([1, 2, 9])), f"step:online:{slug}:{step}")
    event = Done(token, _at(draw), "online", slug, step)
    is_of = token.startswith(token_within(code, 1, "")) and slug == SLUG and step in STEPS
    return _counts(event, 1 if is_of else None)


def _in_quiz(draw: st.DrawFn, code: str) -> Made:
    number, n = draw(st.sampled_from([2, 4, 9])), draw(st.integers(0, COUNT + 1))
    kind, book = (
        draw(st.sampled_from([KIND, KIND, "card_value"])),
        draw(st.sampled_from(["online", "house"])),
    )
    event = _answer(draw, f"{token_of_item(code, number)}:{n}", kind=kind, rulebook=book)
    item = ITEMS[number - 1] if number < 9 else None
    is_of = isinstance(item, QuizItem) and item.kind == kind and 1 <= n <= item.count and book == "online"
    return _counts(event, number if is_of else None)


def _hand(draw: st.DrawFn, code: str) -> Made:
    number = draw(st.sampled_from([1, 3]))
    event = played(token_of_item(code, number), _at(draw))
    return _counts(event, 3 if number == 3 else None)


def _beside(draw: st.DrawFn, code: str) -> Made:
    token = draw(
        st.sampled_from(
            [
                f"assigned.{code}",
                f"assigned.{code}0.2:1",
                "assigned.OTHER1.2:1",
                f"lesson:online:{SLUG}:{STEPS[0]}",
                f"x:assigned.{code}.2:1",
            ]
        )
    )
    if draw(st.booleans()):
        return Began(token, _at(draw), "online", "practice:assigned", {}), None
    return _answer(draw, token, where=place_of(SLUG)), None


def expected(deeds: list[Made]) -> tuple[Outcome, ...]:
    """The outcomes as whoever made the deeds knows them."""
    found: list[Outcome] = []
    for number, (done, of) in enumerate([(None, len(STEPS)), (None, COUNT), (None, 1), (None, 1)], 1):
        own = [event for event, item in deeds if item == number]
        answers = [event for event in own if isinstance(event, Answered)]
        done = len({one.step for one in own if isinstance(one, Done)}) if number == 1 else len(own)
        points = (16, 10) if number == 3 and own else None
        found.append(Outcome(done, of, sum(one.right for one in answers), len(answers), points))
    return tuple(found)


@FEW
@given(data=st.data(), rng=st.randoms(use_true_random=False))
def test_what_is_shown_is_what_the_log_says(
    assignments: Assignments, data: st.DataObject, rng: Random
) -> None:
    made, right = assignments.hand_out("الدق", "online", ITEMS, NOON)
    store = Store(assignments._database)
    pupils = {f"result{next(NUMBERS)}": data.draw(deeds(made.code)) for _ in range(2)}
    stranger = data.draw(deeds(made.code))
    for learner in pupils:
        assignments.join(made.code, learner, learner[-9:], NOON)
    log = [(learner, event) for learner, own in pupils.items() for event, _ in own]
    log += [(f"stranger{next(NUMBERS)}", event) for event, _ in stranger]
    log += rng.choices(log, k=3) if log else []  # whatever is pressed twice
    rng.shuffle(log)
    for learner, event in log:
        store.record(learner, event)

    works = assignments.work(made.id, right)

    assert [expected(own) for _, own in sorted(pupils.items())] == [
        one.outcomes for one in sorted(results(made, works), key=lambda one: one.pupil.name)
    ]
    counted = [e for own in pupils.values() for e, item in own if item and isinstance(e, Answered)]
    asked, rights = Counter(one.rule for one in counted), Counter(one.rule for one in counted if one.right)
    assert {(rule, rights[rule], n) for rule, n in asked.items()} == {
        (one.rule, one.right, one.asked) for one in by_rule(made, works)
    }
    for learner, own in pupils.items():
        assert expected(own) == outcomes(made, assignments.own_work(made.code, learner)[1].events)


def test_what_is_wrong_most_often_stands_first(assignments: Assignments) -> None:
    made, right = assignments.hand_out("الدق", "online", (QuizItem(KIND, 9),), NOON)
    assignments.join(made.code, "first-wrong", "سعد", NOON)
    wrong = {"play.ruff": 2, "play.winner": 1, "play.follow": 1}
    asked = ["play.ruff", "play.ruff", "play.winner", "play.winner", "play.follow", "cards.order_plain"]
    for n, rule in enumerate(asked, 1):
        wrong[rule] = wrong.get(rule, 0) - 1
        event = answered(f"{token_of_item(made.code, 1)}:{n}", rule=rule, right=wrong[rule] < 0)
        Store(assignments._database).record("first-wrong", event)

    assert (
        Tally("play.ruff", 0, 2),
        Tally("play.follow", 0, 1),
        Tally("play.winner", 1, 2),
        Tally("cards.order_plain", 1, 1),
    ) == by_rule(made, assignments.work(made.id, right))


def test_an_event_given_twice_is_counted_once() -> None:
    made = Assignment("id", "4KQ7M2", "الدق", "online", ITEMS, NOON)
    event = answered(f"{token_of_item(made.code, 2)}:1", right=False)

    assert Outcome(1, COUNT, 0, 1) == outcomes(made, [event, replace(event), event])[1]
