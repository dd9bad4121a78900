"""The store, on both databases: what is kept is found again as it was."""

from __future__ import annotations

import json
from datetime import UTC, date, timedelta, timezone

from sqlalchemy import inspect, text

from lessons.progress import Event
from lessons.progress.events import written
from lessons.progress.memory import fold
from lessons.progress.store import Store
from tests.unit.progress.making import DAY, NOON, answered, began, done, folds

HOUR = timedelta(hours=1)
POSITION = {"trick": ["KS", "9S"], "open": {"1": ["7H"]}, "note": "حكم ♠", "points": 16.5, "dealer": None}


def keep(store: Store, learner: str, *events: Event) -> None:
    """Record some events, none of which was there."""
    for event in events:
        assert store.record(learner, event)


def test_what_is_kept_is_read_again_as_it_was(store: Store, learner: str) -> None:
    events = (
        began("exam", NOON, where="examination", questions=20, seed="a"),
        answered("exam:1", NOON + HOUR, position=POSITION, right=False, hints=2, seconds=0.25),
        done("online:cards:ranks", NOON + 2 * HOUR),
    )
    keep(store, learner, *events)

    assert events == store.events(learner)
    assert {UTC} == {event.at.tzinfo for event in store.events(learner)}
    assert events[-1] == store.last(learner)


def test_a_time_of_another_zone_is_the_same_moment(store: Store, learner: str) -> None:
    there = (NOON + timedelta(microseconds=1)).astimezone(timezone(timedelta(hours=-9)))
    keep(store, learner, answered("one", there))

    assert NOON + timedelta(microseconds=1) == store.events(learner)[0].at
    assert store.events(learner) == store.events(learner, since=there)
    assert () == store.events(learner, since=there + timedelta(microseconds=1))


def test_a_token_is_accepted_once_for_each_learner(store: Store, learner: str) -> None:
    keep(store, learner, answered("exam:1"))

    assert not store.record(learner, answered("exam:1"))
    assert not store.record(learner, answered("exam:1", NOON + DAY, right=False))
    assert not store.record(learner, done("exam:1"))
    assert (answered("exam:1"),) == store.events(learner)
    assert store.record(f"{learner}'s friend", answered("exam:1"))


def test_an_event_is_found_by_its_token(store: Store, learner: str) -> None:
    keep(store, learner, began("exam"), answered("exam:1"), done("online:cards:ranks"))

    assert began("exam") == store.event(learner, "exam")
    assert answered("exam:1") == store.event(learner, "exam:1")
    assert store.event(learner, "exam:2") is None
    assert store.event(f"{learner}'s friend", "exam") is None


def test_who_has_done_nothing_has_nothing(store: Store, learner: str) -> None:
    assert () == store.events(learner) == store.answers(learner) == store.run(learner, "exam")
    assert (
        () == store.mistakes(learner, "online") == store.due(learner, "online", NOON) == store.days(learner)
    )
    assert {} == store.cards(learner, "online") == store.steps_done(learner, "online")
    assert store.last(learner) is None
    assert not store.has_code(learner)
    nothing = {"events": [], "memory": [], "classes": [], "boards": [], "assignments": []}
    assert {"learner": learner, "made_at": None, "has_code": False} | nothing == store.export(learner)


def test_events_come_in_their_order_however_they_came(store: Store, learner: str) -> None:
    given = [
        answered(token, NOON + n * HOUR) for n, token in ((2, "a"), (0, "b"), (0, "a:1"), (0, "Z"), (1, "ج"))
    ]
    keep(store, learner, *given)

    assert ["Z", "a:1", "b", "ج", "a"] == [event.token for event in store.events(learner)]
    assert "a" == getattr(store.last(learner), "token", None)


def test_events_are_asked_by_what_they_are(store: Store, learner: str) -> None:
    keep(
        store,
        learner,
        began("b", NOON, where="drill"),
        answered("a1", NOON + HOUR, where="drill"),
        answered("a2", NOON + 2 * HOUR, kind="legal", rule="play.follow"),
        answered("a3", NOON + 3 * HOUR, rulebook="house"),
        done("d", NOON + 4 * HOUR),
    )

    def tokens(events: tuple[Event, ...]) -> str:
        return " ".join(event.token for event in events)

    assert "b a1 a2 a3 d" == tokens(store.events(learner))
    assert "b a1" == tokens(store.events(learner, where="drill"))
    assert "a3 d" == tokens(store.events(learner, since=NOON + 3 * HOUR))
    assert "a3" == tokens(store.events(learner, rulebook="house"))
    assert "a1 a2 a3" == tokens(store.answers(learner))
    assert "a1" == tokens(store.answers(learner, where="drill"))
    assert "a2" == tokens(store.answers(learner, kind="legal"))
    assert "a2" == tokens(store.answers(learner, rule="play.follow"))
    assert "a1" == tokens(store.answers(learner, rulebook="online", kind="who_eats", rule="play.ruff"))
    assert "a2 a3" == tokens(store.answers(learner, since=NOON + 2 * HOUR))


def test_a_run_has_its_answers_by_their_numbers(store: Store, learner: str) -> None:
    for n in (10, 2, 1):
        keep(store, learner, answered(f"exam:{n}", NOON - n * HOUR))
    keep(store, learner, began("exam"), answered("exam2:1"), answered("exam:b:1"), done("exam:3"))

    assert ["exam:1", "exam:2", "exam:10"] == [each.token for each in store.run(learner, "exam")]
    assert ["exam:b:1"] == [each.token for each in store.run(learner, "exam:b")]


def test_a_mistake_lasts_until_the_same_question_is_answered_right(store: Store, learner: str) -> None:
    one, two, three = ({"trick": [card]} for card in ("KS", "9S", "7S"))
    keep(
        store,
        learner,
        answered("1", NOON, right=False, position=one),
        answered("2", NOON + HOUR, right=False, position=two),
        answered("3", NOON + 2 * HOUR, right=True, position=three),
        answered("4", NOON + 3 * HOUR, right=False, position=one, choice="9S"),
        answered("5", NOON, right=False, position=three),  # before it was right
        answered("6", NOON + 9 * HOUR, right=True, position=one, kind="legal"),
        answered("7", NOON + 9 * HOUR, right=True, position=one, rulebook="house"),
    )
    assert ["4", "2"] == [each.token for each in store.mistakes(learner, "online")]

    keep(store, learner, answered("8", NOON + 10 * HOUR, position=one))
    assert ["2"] == [each.token for each in store.mistakes(learner, "online")]
    assert () == store.mistakes(learner, "house")

    keep(store, learner, answered("9", NOON + 11 * HOUR, right=False, position=one))
    assert ["9", "2"] == [each.token for each in store.mistakes(learner, "online")]


def test_a_step_is_done_since_it_was_done_first(store: Store, learner: str) -> None:
    keep(store, learner, done("1", NOON + HOUR), done("2", NOON), done("3", NOON, step="suits"))
    keep(store, learner, done("4", NOON + DAY, lesson="tricks", step="follow"))

    assert {"cards": {"ranks": NOON, "suits": NOON}, "tricks": {"follow": NOON + DAY}} == (
        store.steps_done(learner, "online")
    )
    assert {} == store.steps_done(learner, "house")


def test_a_day_is_one_of_the_zone_that_is_asked_for(store: Store, learner: str) -> None:
    night = NOON + 10 * HOUR  # 22:00 in UTC, the next day in Riyadh
    keep(store, learner, answered("1", night), answered("2", NOON), done("3", NOON + 3 * DAY))
    keep(store, learner, began("4", NOON + 9 * DAY))  # nothing was learned yet

    assert (date(2026, 3, 1), date(2026, 3, 4)) == store.days(learner)
    assert (date(2026, 3, 1), date(2026, 3, 2), date(2026, 3, 4)) == (
        store.days(learner, timezone(timedelta(hours=3)))
    )


def test_what_is_remembered_is_kept_by_rulebook_and_rule(store: Store, learner: str) -> None:
    answers = (
        answered("1", seconds=1.0),
        answered("2", rule="play.winner"),
        answered("3", rule="play.follow", right=False),
        answered("4", rulebook="house", right=False),
    )
    keep(store, learner, *answers)
    expected = fold(answers)

    assert ["play.follow", "play.ruff", "play.winner"] == list(store.cards(learner, "online"))
    assert {"play.ruff": expected["house", "play.ruff"]} == store.cards(learner, "house")
    assert expected["online", "play.winner"] == store.cards(learner, "online")["play.winner"]
    assert () == store.due(learner, "online", NOON)
    assert ("play.follow", "play.winner") == store.due(learner, "online", NOON + HOUR)
    assert ("play.follow", "play.winner", "play.ruff") == store.due(learner, "online", NOON + 30 * DAY)


def test_an_export_has_everything(store: Store, learner: str) -> None:
    events = (
        began("b", NOON, seed="a"),
        answered("a", NOON + HOUR, position=POSITION),
        done("d", NOON + DAY),
    )
    keep(store, learner, *events)
    store.new_code(learner, "secret", NOON)
    exported = json.loads(json.dumps(store.export(learner)))

    assert {"learner": learner, "made_at": NOON.isoformat(), "has_code": True} == {
        name: exported[name] for name in ("learner", "made_at", "has_code")
    }
    assert [written(event) for event in events] == exported["events"]
    assert [("online", "play.ruff")] == [(each["rulebook"], each["rule"]) for each in exported["memory"]]
    assert folds(store, learner)


def rows(store: Store) -> list[str]:
    """Every row of every table."""
    with store._database.reading() as connection:
        tables = inspect(connection).get_table_names()
        assert {"learners", "events", "memory", "attempts"} <= set(tables)
        return [str(row) for name in tables for row in connection.execute(text(f"SELECT * FROM {name}"))]


def test_who_is_forgotten_leaves_nothing_and_others_keep_all(new_store: Store) -> None:
    for learner in ("one who stays", "one who goes"):
        keep(new_store, learner, began("b"), answered("a"), done("d"))
        new_store.new_code(learner, "secret", NOON)
        new_store.learner_of_code("0000-0000-0000", learner, "secret", NOON)
    stays = [row for row in rows(new_store) if "one who stays" in row]
    assert 5 == len(stays) == len([row for row in rows(new_store) if "one who goes" in row])
    new_store.forget("one who goes")

    assert [] == [row for row in rows(new_store) if "one who goes" in row]
    assert stays == [row for row in rows(new_store) if "one who stays" in row]
    new_store.forget("one who goes")  # there is nobody: nothing happens
    assert new_store.record("one who goes", answered("a")), "a new life"


def test_a_memory_can_be_folded_anew(store: Store, learner: str) -> None:
    keep(store, learner, answered("1"), answered("2", NOON + DAY, rule="play.winner"))
    before = store.export(learner)
    with store._database._engine.begin() as connection:
        connection.execute(text("DELETE FROM memory WHERE learner = :learner"), {"learner": learner})
    assert {} == store.cards(learner, "online")
    store.rebuild(learner)
    store.rebuild("nobody")

    assert before == store.export(learner)


class TestMerging:
    """Two learners become one."""

    def test_what_a_browser_had_done_goes_along(self, store: Store, learner: str) -> None:
        source = f"{learner} elsewhere"
        keep(store, learner, answered("same", NOON, right=False), answered("own", NOON + 2 * DAY))
        keep(store, source, answered("same", NOON + HOUR), answered("new", NOON + DAY), done("step", NOON))

        assert 2 == store.merge(source, learner)
        assert [("same", False), ("new", True), ("own", True)] == [
            (each.token, each.right) for each in store.answers(learner)
        ]
        assert {"cards": {"ranks": NOON}} == store.steps_done(learner, "online")
        assert folds(store, learner)
        assert not store.record(learner, answered("new"))

    def test_who_went_over_leaves_nothing_behind(self, store: Store, learner: str) -> None:
        source = f"{learner} elsewhere"
        keep(store, learner, answered("1"))
        keep(store, source, answered("2"))
        store.merge(source, learner)

        assert () == store.events(source)
        assert store.export(source)["made_at"] is None
        assert 0 == store.merge(source, learner)

    def test_who_has_a_code_is_kept_as_well(self, store: Store, learner: str) -> None:
        source = f"{learner} elsewhere"
        keep(store, learner, answered("1"))
        keep(store, source, answered("2"))
        store.new_code(source, "secret", NOON)

        assert 1 == store.merge(source, learner)
        assert ["2"] == [event.token for event in store.events(source)]
        assert 0 == store.merge(source, learner)
        assert 2 == len(store.events(learner))

    def test_nobody_is_merged_into_himself_or_lost(self, store: Store, learner: str) -> None:
        keep(store, learner, answered("1"))

        assert 0 == store.merge(learner, learner)
        assert 0 == store.merge("nobody", learner)
        assert 1 == len(store.events(learner))

    def test_one_who_had_done_nothing_gets_all(self, store: Store, learner: str) -> None:
        keep(store, learner, answered("1"))

        assert 1 == store.merge(learner, f"{learner} new")
        assert folds(store, f"{learner} new")
        assert 1 == len(store.events(f"{learner} new"))
