"""Laws of practice: a run is the same whoever plans it, and where it stands follows from its answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.rulebook import Rulebook
from lessons.practising import (
    MODES,
    RUN,
    Known,
    Manner,
    Mode,
    Run,
    Start,
    askable,
    assigned,
    began,
    begin,
    best,
    counted,
    daily_run,
    following,
    is_over,
    reopened,
    result,
    standing,
    topic_of,
    topics,
    unfinished,
    waiting,
)
from lessons.practising.modes import QUICK
from lessons.progress import Answered, Event, close_stores, open_store, token_of
from lessons.progress.store import Store
from lessons.quiz import about, ask, drilling, every_kind, fitting
from tests.strategies import BOOKS, book

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
SECOND, HOUR, DAY = timedelta(seconds=1), timedelta(hours=1), timedelta(days=1)
ME = "somebody"

each_rulebook = pytest.mark.parametrize("id", BOOKS)
each_mode = pytest.mark.parametrize("name", MODES)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    yield open_store(f"sqlite:///{tmp_path}/school.db")
    close_stores()


def planned(mode: Mode, rules: Rulebook, run: str = "seed", at: datetime = NOON, **more: Known) -> Run:
    """A run of a mode, about the first topic where there are topics."""
    topic = next(iter(mode.topics(rules)), "")
    return begin(mode, Start(rules, run, at, topic, more.get("known") or mistaken(rules)))


def answer(run: Run, n: int, right: bool = True, at: datetime | None = None) -> Answered:
    """An answer to the nth question, a second after the one before."""
    question = run.question(n)
    wrong = next(option.id for option in question.options if option.id != question.answer)
    return Answered(
        token=token_of(run.id, n),
        at=at or run.at + n * SECOND / 2,
        rulebook=run.rules.id,
        rule=question.rule,
        kind=question.kind,
        position=question.position,
        choice=question.answer if right else wrong,
        right=right,
        hints=0,
        seconds=9.0,
        where=run.mode.where,
    )


def mistaken(rules: Rulebook) -> Known:
    """Somebody who answered a few questions wrong."""
    wrong = []
    for n, rule in enumerate(list(drilling(rules))[:3], 1):
        question = about(rule, rules, str(n))
        facts = (f"before:{n}", NOON - DAY, rules.id, rule, question.kind, question.position, "")
        wrong.append(Answered(*facts, right=False, hints=4, seconds=3.0, where="lesson:some"))
    return Known(mistakes=tuple(wrong))


# --- the same questions -----------------------------------------------------------------------------------


@each_rulebook
@each_mode
def test_the_same_seed_asks_the_same_questions_and_another_seed_others(name: str, id: str) -> None:
    rules, mode = book(id), MODES[name]
    one, again, other = (planned(mode, rules, seed) for seed in ("a", "a", "b"))

    assert one == again
    assert one.items
    assert len(one.items) <= mode.questions
    assert [one.question(n) for n in (1, 2)] == [again.question(n) for n in (1, 2)]
    if name != "mistakes":
        assert [q.position for q in questions(one)] != [q.position for q in questions(other)]


def questions(run: Run) -> list:
    return [run.question(n) for n in range(1, min(len(run.items), 12) + 1)]


@each_rulebook
@each_mode
def test_a_run_that_was_kept_is_the_same_when_it_is_read_again(name: str, id: str) -> None:
    run = planned(MODES[name], book(id))

    assert run == reopened(began(run), book(id))
    assert reopened(began(run), book(next(other for other in BOOKS if other != id))) is None


@each_rulebook
@each_mode
def test_every_question_is_about_what_its_plan_says(name: str, id: str) -> None:
    run = planned(MODES[name], book(id))

    for item, question in zip(run.items, questions(run), strict=False):
        assert (item.rule, item.kind) == (question.rule, question.kind)
    topic = run.topic
    assert not topic or {topic} == {topic_of(item.rule) for item in run.items}


def test_a_question_that_the_school_asks_no_more_is_replaced_by_one_of_its_rule() -> None:
    run = planned(MODES["exam"], book(BOOKS[0]))
    event = began(run)
    event.facts["items"][0]["kind"] = "no_such_kind"
    event.facts["items"][1] |= {"rule": "no.rule", "kind": "no_such_kind"}
    changed = reopened(event, run.rules)

    assert changed is not None
    assert run.items[0].rule == changed.question(1).rule
    assert changed.question(2).rule in drilling(run.rules)


@each_mode
def test_an_id_of_a_run_can_stand_in_an_address(name: str) -> None:
    shared = MODES[name].shared
    assert shared is None or RUN.fullmatch(shared(book(BOOKS[0]), NOON))


# --- topics -----------------------------------------------------------------------------------------------


@each_rulebook
def test_the_topics_are_the_sections_of_the_rules_that_are_drilled(id: str) -> None:
    rules = book(id)
    found = topics(rules)

    assert set(drilling(rules)) == {rule for keys in found.values() for rule in keys}
    assert all(topic == topic_of(rule) for topic, keys in found.items() for rule in keys)
    order = list(dict.fromkeys(map(topic_of, rules.sources)))
    assert list(found) == [topic for topic in order if topic in found]


@each_rulebook
def test_a_topic_that_is_none_has_no_questions(id: str) -> None:
    assert begin(MODES["topic"], Start(book(id), "seed", NOON, "weather")).items == ()


def test_a_rule_is_met_when_it_was_answered_and_known_once_it_need_not_be_asked_for_days(
    store: Store,
) -> None:
    rules = book(BOOKS[0])
    topic, keys = next(iter(topics(rules).items()))
    before = standing(rules, {}, NOON)[topic]

    assert (0, 0, len(keys)) == (before.known, before.met, before.new)
    for n, at in enumerate((NOON, NOON + HOUR), 1):
        question = about(keys[0], rules, str(n))
        facts = (f"x:{n}", at, rules.id, keys[0], question.kind, question.position, question.answer)
        store.record(ME, Answered(*facts, right=True, hints=0, seconds=9, where="lesson:some"))
        now = standing(rules, store.cards(ME, rules.id), at)[topic]
        assert (n - 1, 2 - n, len(keys) - 1) == (now.known, now.met, now.new)
    later = standing(rules, store.cards(ME, rules.id), NOON + 400 * DAY)[topic]
    assert (0, 1) == (later.known, later.met)


# --- each mode --------------------------------------------------------------------------------------------


@each_rulebook
def test_the_challenge_is_the_same_for_everybody_on_a_day_and_another_one_the_day_after(id: str) -> None:
    rules, mode = book(id), MODES["daily"]

    def today(at: datetime, known: Known) -> list:
        assert mode.shared is not None
        return questions(begin(mode, Start(rules, mode.shared(rules, at), at, known=known)))

    one = today(NOON, Known())
    assert 5 == len(one)
    assert one == today(NOON + 8 * HOUR, mistaken(rules))
    assert one != today(NOON + DAY, Known())
    assert len({topic_of(question.rule) for question in one}) == min(5, len(topics(rules)))


def test_a_day_begins_at_midnight_in_the_gulf_and_is_of_one_rulebook() -> None:
    one, other = book(BOOKS[0]), book(BOOKS[1])
    evening = datetime(2026, 3, 1, 20, 59, tzinfo=UTC)

    assert daily_run(one, NOON) == daily_run(one, evening)
    assert daily_run(one, evening) != daily_run(one, evening + timedelta(minutes=1))
    assert daily_run(one, NOON) != daily_run(other, NOON)


@each_rulebook
@given(seed=st.integers(0, 10_000))
def test_an_exam_spreads_over_all_topics(id: str, seed: int) -> None:
    rules = book(id)
    run = begin(MODES["exam"], Start(rules, str(seed), NOON))
    by_topic = Counter(topic_of(item.rule) for item in run.items)

    assert 20 == len(run.items)
    assert set(topics(rules)) == set(by_topic)
    assert max(by_topic.values()) - min(by_topic.values()) <= 1
    assert Manner.SILENT is run.mode.manner


@each_rulebook
def test_a_review_asks_what_is_due_first_and_nothing_else_while_something_is(store: Store, id: str) -> None:
    rules = book(id)
    keys = list(drilling(rules))[:12]
    for n, rule in enumerate(keys, 1):
        question = about(rule, rules, str(n))
        facts = (f"x:{n}", NOON - n * HOUR, rules.id, rule, question.kind, question.position, "")
        store.record(ME, Answered(*facts, right=n % 3 == 0, hints=0, seconds=9, where="lesson:some"))
    known = Known(store.cards(ME, rules.id))
    due = store.due(ME, rules.id, NOON)

    run = begin(MODES["review"], Start(rules, "seed", NOON, known=known))

    assert due == waiting(known, rules, NOON)
    assert list(due)[: MODES["review"].questions] == [item.rule for item in run.items]


@each_rulebook
def test_a_review_with_nothing_due_asks_the_weakest_and_what_was_never_asked(store: Store, id: str) -> None:
    rules = book(id)
    strong, weak, *rest = drilling(rules)
    for rule, hours in ((strong, 1), (weak, 1), (strong, 5)):
        question = about(rule, rules, rule)
        facts = (f"{rule}{hours}", NOON + hours * HOUR, rules.id, rule, question.kind, question.position, "")
        store.record(ME, Answered(*facts, right=True, hints=0, seconds=9, where="lesson:some"))
    at = NOON + HOUR + timedelta(minutes=5)
    known = Known(store.cards(ME, rules.id))
    assert () == waiting(known, rules, at)

    items = [item.rule for item in begin(MODES["review"], Start(rules, "s", at, known=known)).items]

    assert weak == items[0]
    assert strong == items[2]
    assert set(items) - {weak, strong} <= set(rest)
    assert len(items) == len(set(items)) == MODES["review"].questions


@each_rulebook
def test_mistakes_are_asked_again_at_their_positions_until_they_are_right(store: Store, id: str) -> None:
    rules, mode = book(id), MODES["mistakes"]
    for one in mistaken(rules).mistakes:
        store.record(ME, one)

    def run(seed: str) -> Run:
        return planned(mode, rules, seed, known=Known(mistakes=store.mistakes(ME, rules.id)))

    first = run("first")
    assert [one.position for one in store.mistakes(ME, rules.id)] == [q.position for q in questions(first)]
    store.record(ME, answer(first, 1, right=True, at=NOON + SECOND))
    store.record(ME, answer(first, 2, right=False, at=NOON + 2 * SECOND))

    again = run("again").items
    assert [first.items[1], first.items[2]] == list(again)


def test_a_mistake_that_no_kind_knows_any_more_is_passed_over() -> None:
    rules = book(BOOKS[0])
    one, *rest = mistaken(rules).mistakes
    gone = Answered(*("gone:1", NOON, rules.id, one.rule, "no_such_kind", {}, "", False, 0, 1.0, "x"))
    odd = Answered(*("odd:1", NOON, rules.id, one.rule, one.kind, {"no": "such"}, "", False, 0, 1.0, "x"))
    known = Known(mistakes=(gone, odd, *rest))

    assert (odd, *rest) == askable(known.mistakes, rules)
    assert [other.position for other in rest] == [
        item.position for item in planned(MODES["mistakes"], rules, known=known).items
    ]


@each_rulebook
def test_a_drill_is_of_quick_kinds_and_lasts_a_minute(id: str) -> None:
    run = planned(MODES["drill"], book(id))

    assert {item.kind for item in run.items} <= set(QUICK)
    assert len({item.kind for item in run.items}) >= 3
    assert run.deadline == NOON + timedelta(seconds=60)
    assert not run.is_late(NOON + 60 * SECOND)
    assert run.is_late(NOON + 61 * SECOND)


def test_every_quick_kind_is_a_kind() -> None:
    assert set(QUICK) <= set(every_kind())


# --- where a run stands -----------------------------------------------------------------------------------


@each_rulebook
@each_mode
def test_a_run_goes_on_after_any_part_of_it_was_answered(store: Store, name: str, id: str) -> None:
    """Whatever was answered, and by whichever session: the store is all that the next one needs."""
    run = planned(MODES[name], book(id))
    store.record(ME, began(run))
    for n in range(1, len(run.items) + 1):
        event = store.event(ME, run.id)
        found = reopened(event, run.rules)
        answers = store.run(ME, run.id)
        assert run == found
        assert n == following(found, answers)
        assert not is_over(found, answers, run.at)
        assert store.record(ME, answer(found, n, right=n % 2 == 0))
        assert not store.record(ME, answer(found, n, right=True, at=NOON + SECOND)), "it counts once"

    answers = store.run(ME, run.id)
    came = result(run, answers)
    assert is_over(run, answers, run.at)
    assert len(run.items) + 1 == following(run, answers)
    assert (len(run.items) // 2, len(run.items)) == (came.right, came.of)
    assert (came.right, came.of) == tuple(map(sum, zip(*came.topics.values(), strict=True)))
    assert list(range(1, came.of + 1, 2)) == list(came.wrong)
    assert came.took == came.of * SECOND / 2


@given(answered=st.sets(st.integers(1, 20)))
def test_the_next_question_is_the_first_that_was_not_answered(answered: set[int]) -> None:
    run = begin(MODES["exam"], Start(book(BOOKS[0]), "seed", NOON))
    answers = [answer(run, n) for n in answered]

    assert answered == set(counted(run, answers))
    assert min(set(range(1, 22)) - answered) == following(run, answers)
    assert (len(answered) == 20) is is_over(run, answers, NOON + DAY)


def test_what_is_answered_late_does_not_count() -> None:
    run = planned(MODES["drill"], book(BOOKS[0]))
    answers = [answer(run, 1), answer(run, 2, at=run.at + 60 * SECOND), answer(run, 3, at=run.at + HOUR)]

    assert {1, 2} == set(counted(run, answers))
    assert (2, 2) == (result(run, answers).right, result(run, answers).of)
    assert is_over(run, answers, run.at + 61 * SECOND)
    assert not is_over(run, answers, run.at + 60 * SECOND)


def test_the_answers_of_another_run_do_not_count() -> None:
    run, other = (planned(MODES["exam"], book(BOOKS[0]), seed) for seed in ("a", "b"))

    assert {} == counted(run, [answer(other, 1), answer(other, 2)])


def test_the_best_of_many_runs_is_the_one_with_the_most_right_answers() -> None:
    one, other = (planned(MODES["drill"], book(BOOKS[0]), seed) for seed in ("a", "b"))
    answers = [answer(one, 1), answer(one, 2, right=False), answer(other, 1), answer(other, 2)]

    assert 2 == best(answers)
    assert 0 == best([])


def test_a_run_that_was_left_is_found_again_unless_it_is_over_or_was_never_answered() -> None:
    rules = book(BOOKS[0])
    exam, later = planned(MODES["exam"], rules, "exam"), planned(MODES["topic"], rules, "later", NOON + HOUR)
    drill = planned(MODES["drill"], rules, "drill", NOON + 2 * HOUR)
    events: list[Event] = [began(exam), answer(exam, 1), began(later)]

    assert exam == unfinished(events, rules, NOON + HOUR)
    assert unfinished([], rules, NOON) is None
    assert unfinished(events[:1], rules, NOON) is None
    assert later == unfinished([*events, answer(later, 1)], rules, NOON + HOUR)
    done = [answer(exam, n) for n in range(1, 21)]
    assert unfinished([*events, *done], rules, NOON + HOUR) is None
    late = [*events, began(drill), answer(drill, 1)]
    assert drill == unfinished(late, rules, NOON + 2 * HOUR)
    assert unfinished(late, rules, NOON + 3 * HOUR) is None


def test_an_event_that_begins_something_else_begins_no_run() -> None:
    run = planned(MODES["exam"], book(BOOKS[0]))
    event = began(run)

    for other in ({"facts": {}}, {"where": "exercise"}, {"facts": {**event.facts, "mode": "chess"}}):
        assert reopened(replace(event, **other), run.rules) is None


def test_what_was_answered_is_the_same_question_when_it_is_asked_again() -> None:
    run = planned(MODES["exam"], book(BOOKS[0]))
    for n in range(1, 21):
        kept = answer(run, n)
        assert run.question(n) == ask(kept.kind, run.rules, kept.position)


@each_rulebook
def test_what_a_teacher_set_asks_everybody_the_same_of_one_kind(id: str) -> None:
    rules = book(id)
    for kind, drilled in fitting(rules).items():
        mode = assigned(kind, 4)
        run, again = (begin(mode, Start(rules, "assigned.4KQ7M2.1", at)) for at in (NOON, NOON + DAY))
        assert run.items == again.items
        assert [kind] * 4 == [item.kind for item in run.items]
        assert min(4, len(drilled)) == len({item.rule for item in run.items})
        assert run.items == reopened(began(run), rules).items
    assert mode.name not in MODES
    assert begin(assigned("weather", 4), Start(rules, "seed", NOON)).items == ()
