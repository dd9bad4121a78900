"""Laws of the store: the memory is the fold of the events, in whatever order and how often they come."""

from __future__ import annotations

from itertools import count
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from lessons.progress import Answered, Event
from lessons.progress.memory import fold
from lessons.progress.store import Store
from tests.unit.progress.histories import histories
from tests.unit.progress.making import folds

LEARNERS = count(1)
FEW = settings(max_examples=15)


@FEW
@given(events=histories(), rng=st.randoms(use_true_random=False))
def test_the_same_events_make_the_same_memory_in_any_order_and_with_any_doubles(
    store: Store, events: list[Event], rng: Random
) -> None:
    in_turn, mixed = f"law{next(LEARNERS)}", f"law{next(LEARNERS)}"
    doubled = events + rng.choices(events, k=3)
    rng.shuffle(doubled)

    assert [True] * len(events) == [store.record(in_turn, event) for event in events]
    accepted = [store.record(mixed, event) for event in doubled]

    assert len(events) == sum(accepted)
    expected = fold(event for event in events if isinstance(event, Answered))
    for learner in (in_turn, mixed):
        assert sorted(events, key=lambda event: (event.at, event.token)) == list(store.events(learner))
        for rulebook in ("online", "house"):
            assert {rule: card for (under, rule), card in expected.items() if under == rulebook} == (
                store.cards(learner, rulebook)
            )


@FEW
@given(events=histories())
def test_the_memory_is_the_fold_after_every_event(store: Store, events: list[Event]) -> None:
    learner = f"law{next(LEARNERS)}"
    for event in events:
        store.record(learner, event)
        assert folds(store, learner)


@FEW
@given(one=histories(), two=histories())
def test_two_merged_are_one_who_did_both(store: Store, one: list[Event], two: list[Event]) -> None:
    source, into, both = (f"law{next(LEARNERS)}" for _ in range(3))
    for event in two:
        store.record(source, event)
    for event in one:
        store.record(into, event)
    for event in (*one, *two):
        store.record(both, event)
    store.merge(source, into)

    assert store.events(both) == store.events(into)
    assert store.export(both)["memory"] == store.export(into)["memory"]
