"""A class in the store: who may do what, and what is kept."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from sqlalchemy import text

from lessons.progress import StoreUnavailable, TooManyAttempts
from lessons.progress.codes import WRONG, WRONG_OF_ALL
from lessons.progress.store import Store
from lessons.school import (
    ClassEnded,
    ClassFull,
    MovedMeanwhile,
    NoName,
    NoSuchClass,
    NotAPupil,
    NotOpen,
    Pupil,
    WrongSecret,
    ask_of,
)
from lessons.school.classes import KEPT, Classes
from tests.unit.progress.making import NOON
from tests.unit.school.conftest import SECRET, Lesson

NOBODYS = "ZZZ-ZZZ"


def asking(id: str = "q1", is_open: bool = True, options: tuple[str, ...] = ("KS", "9H")) -> str:
    return json.dumps({"ask": {"id": id, "open": is_open, "options": options}, "more": "سبيت"})


# --- the board ------------------------------------------------------------------------------------------


def test_a_new_class_has_a_code_to_be_said_and_an_empty_board(lesson: Lesson, learner: str) -> None:
    board = lesson.classes.follow(lesson.made.shown.lower(), learner, learner, NOON)

    assert 7 == len(lesson.made.shown)
    assert "-" == lesson.made.shown[3]
    assert (lesson.made.id, 0, "{}", False) == (board.class_id, board.version, board.state, board.has_ended)
    assert lesson.made == lesson.classes.class_of(lesson.made.id, lesson.right)


def test_each_move_has_the_next_version(lesson: Lesson, learner: str) -> None:
    assert [1, 2, 3] == [lesson.move(f'{{"n": {n}}}', n) for n in range(3)]

    board = lesson.classes.board(lesson.made.id, lesson.right)
    assert (3, '{"n": 2}') == (board.version, board.state)
    assert board == lesson.classes.follow(lesson.made.code, learner, learner, NOON)


def test_who_has_not_seen_the_board_as_it_stands_does_not_move_it(lesson: Lesson) -> None:
    lesson.move("first", 0)
    for expected in (0, 2):
        with pytest.raises(MovedMeanwhile) as refused:
            lesson.move("second", expected)
        assert 1 == refused.value.version
    assert "first" == lesson.classes.board(lesson.made.id, lesson.right).state


def test_of_two_tabs_that_move_at_once_one_is_refused(lesson: Lesson) -> None:
    def move(n: int) -> bool:
        try:
            return lesson.move(str(n), 0) == 1
        except MovedMeanwhile:
            return False

    with ThreadPoolExecutor(6) as threads:
        assert 1 == sum(threads.map(move, range(6)))


@pytest.mark.parametrize("right", ["", "guessed"])
def test_without_the_secret_nothing_is_moved_ended_or_told(lesson: Lesson, learner: str, right: str) -> None:
    lesson.join(learner)
    classes, id = lesson.classes, lesson.made.id
    for what in (
        lambda: classes.move(id, right, "mine", 0, NOON),
        lambda: classes.end(id, right, NOON),
        lambda: classes.answers(id, right),
        lambda: classes.pupils(id, right),
        lambda: classes.board(id, right),
        lambda: classes.class_of(id, right),
        lambda: classes.move("another", lesson.right, "mine", 0, NOON),
        lambda: classes.move(id, lesson.made.code, "mine", 0, NOON),
    ):
        with pytest.raises(WrongSecret):
            what()
    assert 0 == classes.board(id, lesson.right).version


def test_the_secret_of_one_class_moves_no_other(lesson: Lesson) -> None:
    other, _ = lesson.classes.open_class(NOON)
    with pytest.raises(WrongSecret):
        lesson.classes.move(other.id, lesson.right, "mine", 0, NOON)


def test_only_a_hash_of_the_secret_is_kept(lesson: Lesson) -> None:
    with lesson.classes._database.reading() as connection:
        rows = connection.execute(text("SELECT * FROM classes")).all()
    assert rows
    assert not [row for row in rows if lesson.right in map(str, row)]


def test_a_board_that_goes_on_for_ever_is_not_kept(lesson: Lesson) -> None:
    with pytest.raises(ValueError, match="long"):
        lesson.move("x" * 600_000, 0)


# --- who follows ----------------------------------------------------------------------------------------


def test_a_pupil_joins_under_a_clean_name_and_may_change_it(lesson: Lesson, learner: str) -> None:
    assert "Saleh" == lesson.join(learner, "  Sa\u202eleh ")
    assert "سعد" == lesson.join(f"{learner}b")
    assert "صالح" == lesson.join(learner, "صالح")

    joined = lesson.classes.pupils(lesson.made.id, lesson.right)
    assert {"صالح", "سعد"} == {pupil.name for pupil in joined}
    assert [1, 2] == [pupil.number for pupil in joined]


def test_nobody_joins_without_a_name_or_into_no_class(lesson: Lesson, learner: str) -> None:
    with pytest.raises(NoName):
        lesson.join(learner, "\u202e ")
    for typed in (NOBODYS, "", "4KQ", "4KQ7-M2XD-9TBA"):
        with pytest.raises(NoSuchClass):
            lesson.classes.join(typed, learner, "سعد", NOON)
    assert () == lesson.classes.pupils(lesson.made.id, lesson.right)


def test_a_class_has_an_end_to_its_room(
    lesson: Lesson, learner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lessons.school.classes.MOST_PUPILS", 2)
    lesson.join(learner)
    lesson.join(f"{learner}b")
    with pytest.raises(ClassFull):
        lesson.join(f"{learner}c")
    assert "نورة" == lesson.join(learner, "نورة")


def guess(classes: Classes, learner: str, minutes: float = 0) -> None:
    with pytest.raises(NoSuchClass):
        classes.follow(NOBODYS, learner, learner, NOON + timedelta(minutes=minutes))


def test_wrong_join_codes_are_limited_as_a_learners_are(lesson: Lesson, learner: str) -> None:
    for _ in range(WRONG):
        guess(lesson.classes, learner)
    for typed in (NOBODYS, lesson.made.code):
        with pytest.raises(TooManyAttempts):
            lesson.classes.follow(typed, learner, learner, NOON)
    with pytest.raises(TooManyAttempts):
        lesson.join(learner)

    assert lesson.classes.follow(lesson.made.code, None, "another", NOON)
    guess(lesson.classes, learner, 15)


def test_guesses_at_both_kinds_of_code_count_together(lesson: Lesson, learner: str) -> None:
    store = Store(lesson.classes._database)
    for _ in range(WRONG):
        guess(lesson.classes, learner)
    with pytest.raises(TooManyAttempts):
        store.learner_of_code("ZZZZ-ZZZZ-ZZZZ", learner, SECRET, NOON)


def test_who_has_joined_is_let_in_however_many_guess(lesson: Lesson, learner: str) -> None:
    lesson.join(learner)
    for _ in range(WRONG):
        guess(lesson.classes, learner)

    assert WRONG < WRONG_OF_ALL
    assert lesson.made.id == lesson.classes.follow(lesson.made.code, learner, learner, NOON).class_id


# --- answers --------------------------------------------------------------------------------------------


def test_the_last_answer_counts_until_the_question_is_closed(lesson: Lesson, learner: str) -> None:
    lesson.join(learner)
    lesson.move(asking(), 0)
    for choice in ("KS", "9H"):
        lesson.classes.answer(lesson.made.code, learner, "q1", choice, NOON)
        assert choice == lesson.classes.answer_of(lesson.made.code, learner)
    lesson.move(asking(is_open=False), 1)
    with pytest.raises(NotOpen):
        lesson.classes.answer(lesson.made.code, learner, "q1", "KS", NOON)

    assert [("سعد", "q1", "9H")] == lesson.answers()
    assert "9H" == lesson.classes.answer_of(lesson.made.code, learner)


@pytest.mark.parametrize(
    "state", ["{}", "no JSON", "[]", '{"ask": null}', '{"ask": {"id": 1, "open": true}}']
)
def test_what_is_not_asked_is_not_answered(lesson: Lesson, learner: str, state: str) -> None:
    lesson.join(learner)
    lesson.move(state, 0)
    assert ask_of(state) is None
    with pytest.raises(NotOpen):
        lesson.classes.answer(lesson.made.code, learner, "q1", "KS", NOON)
    assert lesson.classes.answer_of(lesson.made.code, learner) is None


def test_only_this_question_and_only_its_options_are_answered(lesson: Lesson, learner: str) -> None:
    lesson.join(learner)
    lesson.move(asking(), 0)
    for ask, choice in (("q2", "KS"), ("q1", "<script>"), ("q1", ""), ("", "KS")):
        with pytest.raises(NotOpen):
            lesson.classes.answer(lesson.made.code, learner, ask, choice, NOON)
    with pytest.raises(NotAPupil):
        lesson.classes.answer(lesson.made.code, f"{learner}b", "q1", "KS", NOON)
    with pytest.raises(NotAPupil):
        lesson.classes.answer_of(NOBODYS, learner)
    assert [] == lesson.answers()


def test_answers_that_come_at_once_are_all_kept(lesson: Lesson, learner: str) -> None:
    many = [f"{learner}-{n}" for n in range(20)]
    for n, one in enumerate(many):
        lesson.join(one, f"p{n}")
    lesson.move(asking(), 0)

    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda one: lesson.classes.answer(lesson.made.code, one, "q1", "KS", NOON), many))

    assert sorted((f"p{n}", "q1", "KS") for n in range(20)) == sorted(lesson.answers())
    only = lesson.classes.answers(lesson.made.id, lesson.right, "q2")
    assert () == only


# --- the end --------------------------------------------------------------------------------------------


def test_once_it_is_over_the_board_stands(lesson: Lesson, learner: str) -> None:
    lesson.join(learner)
    lesson.move(asking(), 0)
    for _ in range(2):
        lesson.classes.end(lesson.made.id, lesson.right, NOON)

    board = lesson.classes.follow(lesson.made.code, learner, learner, NOON)
    assert (2, True) == (board.version, board.has_ended)
    with pytest.raises(ClassEnded):
        lesson.move("more", 2)
    with pytest.raises(ClassEnded):
        lesson.join(f"{learner}b")
    with pytest.raises(ClassEnded):
        lesson.classes.answer(lesson.made.code, learner, "q1", "KS", NOON)


def test_a_class_that_has_stood_still_for_long_is_forgotten(lesson: Lesson, learner: str) -> None:
    lesson.join(learner)
    lesson.move(asking(), 0, NOON + timedelta(days=1))
    lesson.classes.answer(lesson.made.code, learner, "q1", "KS", NOON)
    lesson.classes.forget_old(NOON + KEPT)
    assert [("سعد", "q1", "KS")] == lesson.answers()

    lesson.classes.open_class(NOON + KEPT + timedelta(days=1))

    with pytest.raises(WrongSecret):
        lesson.answers()
    with lesson.classes._database.reading() as connection:
        for table in ("boards", "pupils", "replies"):
            own = text(f"SELECT count(*) FROM {table} WHERE class_id = :id")
            assert 0 == connection.scalar(own, {"id": lesson.made.id})


def test_who_is_forgotten_is_gone_from_his_classes(lesson: Lesson, learner: str) -> None:
    store = Store(lesson.classes._database)
    lesson.join(learner)
    lesson.move(asking(), 0)
    lesson.classes.answer(lesson.made.code, learner, "q1", "KS", NOON)
    (told,) = store.export(learner)["classes"]
    assert ("سعد", [("q1", "KS")]) == (
        told["name"],
        [(each["ask"], each["choice"]) for each in told["answers"]],
    )

    store.forget(learner)

    assert [] == lesson.answers()
    assert () == lesson.classes.pupils(lesson.made.id, lesson.right)


def test_a_browser_that_goes_on_as_another_learner_stays_in_class(lesson: Lesson, learner: str) -> None:
    lesson.join(learner)
    lesson.move(asking(), 0)
    lesson.classes.answer(lesson.made.code, learner, "q1", "KS", NOON)

    Store(lesson.classes._database).merge(learner, f"{learner}b")

    assert [("سعد", "q1", "KS")] == lesson.answers()
    assert "KS" == lesson.classes.answer_of(lesson.made.code, f"{learner}b")
    assert (Pupil(1, "سعد"),) == lesson.classes.pupils(lesson.made.id, lesson.right)


# --- what is newer --------------------------------------------------------------------------------------


def test_only_boards_that_were_moved_are_newer(lesson: Lesson) -> None:
    other, _ = lesson.classes.open_class(NOON)
    lesson.move("here", 0)

    (newer,) = lesson.classes.newer({lesson.made.id: 0, other.id: 0, "none": 0})

    assert (lesson.made.id, 1, "here") == (newer.class_id, newer.version, newer.state)
    assert () == lesson.classes.newer({lesson.made.id: 1})
    assert () == lesson.classes.newer({})


def test_a_move_is_heard_where_the_database_calls(lesson: Lesson) -> None:
    ear = lesson.classes.ear()
    if ear is None:  # SQLite calls nobody
        return
    assert not ear.wait(0.01)
    lesson.move("here", 0)
    assert ear.wait(10)
    assert not ear.wait(0.01)
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    lesson.classes._database.write(lambda connection: connection.execute(text(cut)))
    with pytest.raises(StoreUnavailable):
        ear.wait(10)
