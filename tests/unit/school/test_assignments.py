"""An assignment in the store: who may do what, and what is seen of whom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

import pytest
from sqlalchemy import text

from lessons.progress import Event, TooManyAttempts, open_store
from lessons.progress.codes import WRONG
from lessons.progress.store import Store
from lessons.school import (
    Assignment,
    ClassFull,
    HandItem,
    Item,
    LessonItem,
    NoName,
    NoSuchAssignment,
    NotAPupil,
    Pupil,
    QuizItem,
    Work,
    WrongSecret,
    token_of_item,
    token_within,
)
from lessons.school.assignments import KEPT, Assignments
from lessons.school.items import LONGEST_LINK, MOST_ITEMS, MOST_QUESTIONS
from tests.unit.progress.making import NOON, answered, done
from tests.unit.school.conftest import SECRET

NOBODYS = "ZZZ-ZZZ"
MINUTE = timedelta(minutes=1)
ITEMS = (LessonItem("ruffing"), QuizItem("who_eats", 3), HandItem("link", "يد"))


@dataclass(frozen=True)
class Homework:
    """An assignment that was handed out, and its teacher."""

    assignments: Assignments
    made: Assignment
    right: str

    @property
    def store(self) -> Store:
        return Store(self.assignments._database)

    def join(self, learner: str, name: str = "سعد", now: datetime = NOON) -> str:
        return self.assignments.join(self.made.shown, learner, name, now)[1]

    def work(self) -> tuple[Work, ...]:
        return self.assignments.work(self.made.id, self.right)

    def events(self) -> dict[str, list[str]]:
        return {one.pupil.name: [event.token for event in one.events] for one in self.work()}

    def token(self, n: int = 1, number: int = 2) -> str:
        return f"{token_of_item(self.made.code, number)}:{n}"


@pytest.fixture(scope="session")
def assignments(new_url: Callable[[], str]) -> Assignments:
    """What many tests share, each with an assignment of its own."""
    return Assignments(open_store(new_url()).database, SECRET)


@pytest.fixture
def homework(assignments: Assignments) -> Homework:
    """An assignment nobody has joined."""
    return Homework(assignments, *assignments.hand_out("الدق", "online", ITEMS, NOON))


# --- what is set ----------------------------------------------------------------------------------------


def test_what_was_set_is_found_by_its_code_and_by_its_teacher(homework: Homework, learner: str) -> None:
    found = homework.assignments.find(homework.made.shown.lower(), learner, learner, NOON)

    assert homework.made == found == homework.assignments.of_teacher(homework.made.id, homework.right)
    assert ("الدق", "online", ITEMS) == (found.title, found.rulebook, found.items)


def test_a_title_is_cleaned_and_has_to_be_there(assignments: Assignments) -> None:
    made, _ = assignments.hand_out("  <b>\u202e الدق\n ", "online", ITEMS, NOON)
    assert "<b> الدق" == made.title
    with pytest.raises(NoName):
        assignments.hand_out("\u202e ", "online", ITEMS, NOON)


@pytest.mark.parametrize(
    "items",
    [
        (),
        (LessonItem("ruffing"),) * (MOST_ITEMS + 1),
        (QuizItem("who_eats", 0),),
        (QuizItem("who_eats", MOST_QUESTIONS + 1),),
        (HandItem("x" * (LONGEST_LINK + 1)),),
    ],
    ids=["nothing", "too much", "no question", "too many questions", "too long a hand"],
)
def test_what_cannot_be_set_is_not(assignments: Assignments, items: tuple[Item, ...]) -> None:
    with pytest.raises(ValueError, match="too"):
        assignments.hand_out("الدق", "online", items, NOON)


@pytest.mark.parametrize("right", ["", "guessed"])
def test_without_the_secret_nothing_is_seen_or_forgotten(
    homework: Homework, learner: str, right: str
) -> None:
    homework.join(learner)
    other, others_right = homework.assignments.hand_out("غيره", "online", ITEMS, NOON)
    for given in (right, homework.made.code, others_right):
        for ask in (homework.assignments.of_teacher, homework.assignments.work, homework.assignments.forget):
            with pytest.raises(WrongSecret):
                ask(homework.made.id, given)
    with pytest.raises(WrongSecret):
        homework.assignments.work("another", homework.right)
    assert () == homework.assignments.work(other.id, others_right)
    assert 1 == len(homework.work())


def test_only_a_hash_of_the_secret_is_kept(homework: Homework) -> None:
    with homework.assignments._database.reading() as connection:
        rows = connection.execute(text("SELECT * FROM assignments")).all()
    assert rows
    assert not [row for row in rows if homework.right in map(str, row)]


# --- who works on it ------------------------------------------------------------------------------------


def test_a_pupil_joins_under_a_clean_name_and_may_change_it_but_not_when_he_came(
    homework: Homework, learner: str
) -> None:
    assert "Saleh" == homework.join(learner, "  Sa\u202eleh ")
    assert "صالح" == homework.join(learner, "صالح", NOON + MINUTE)

    assert (Work(Pupil(1, "صالح"), NOON, ()),) == homework.work()


def test_nobody_joins_without_a_name_or_what_there_is_not(homework: Homework, learner: str) -> None:
    with pytest.raises(NoName):
        homework.join(learner, "\u202e ")
    for typed in (NOBODYS, "", "4KQ", "4KQ7-M2XD-9TBA"):
        with pytest.raises(NoSuchAssignment):
            homework.assignments.join(typed, learner, "سعد", NOON)
        with pytest.raises(NotAPupil):
            homework.assignments.own_work(typed, learner)
    assert () == homework.work()


def test_there_is_an_end_to_the_room(
    homework: Homework, learner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lessons.school.assignments.MOST_PUPILS", 1)
    homework.join(learner)
    with pytest.raises(ClassFull):
        homework.join(f"{learner}b")
    assert "نورة" == homework.join(learner, "نورة")


def test_wrong_codes_are_limited_and_who_has_joined_is_let_in_all_the_same(
    homework: Homework, learner: str
) -> None:
    homework.join(f"{learner}b")
    for one in (learner, f"{learner}b"):
        for _ in range(WRONG):
            with pytest.raises(NoSuchAssignment):
                homework.assignments.find(NOBODYS, one, one, NOON)
    with pytest.raises(TooManyAttempts):
        homework.join(learner)

    assert homework.made == homework.assignments.find(homework.made.code, f"{learner}b", f"{learner}b", NOON)


# --- what is seen ---------------------------------------------------------------------------------------


def test_only_what_belongs_to_it_and_was_done_since_is_seen(homework: Homework, learner: str) -> None:
    homework.join(learner, now=NOON)
    other, _ = homework.assignments.hand_out("غيره", "online", ITEMS, NOON)
    own: list[Event] = [
        answered(homework.token(), NOON),
        done(token_within(homework.made.code, 1, "step:online:ruffing:must"), NOON + MINUTE),
    ]
    others = [
        answered(homework.token(2), NOON - MINUTE),
        answered("elsewhere:1", NOON + MINUTE),
        answered(f"{token_of_item(other.code, 2)}:1", NOON + MINUTE),
        answered(f"assigned.{homework.made.code}X.2:1", NOON + MINUTE),
        done("step:online:ruffing:must", NOON + MINUTE),
    ]
    for event in (*others, *own, *own):
        homework.store.record(learner, event)
    homework.store.record(f"{learner}b", answered(homework.token(), NOON + MINUTE))

    assert (Work(Pupil(1, "سعد"), NOON, tuple(own)),) == homework.work()
    assert (homework.made, homework.work()[0]) == homework.assignments.own_work(homework.made.code, learner)


def test_a_pupil_sees_his_own_work_alone(homework: Homework, learner: str) -> None:
    for n, one in enumerate((learner, f"{learner}b")):
        homework.join(one, f"p{n}", NOON + n * MINUTE)
        homework.store.record(one, answered(homework.token(n + 1), NOON + 2 * MINUTE))

    _, work = homework.assignments.own_work(homework.made.code, f"{learner}b")

    assert (Pupil(2, "p1"), [homework.token(2)]) == (work.pupil, [event.token for event in work.events])


# --- the end --------------------------------------------------------------------------------------------


def test_what_nobody_joined_for_long_is_forgotten_and_what_was_learned_stays(
    homework: Homework, learner: str
) -> None:
    homework.join(learner, now=NOON + KEPT / 2)
    homework.store.record(learner, answered(homework.token(), NOON + KEPT / 2))
    homework.assignments.hand_out("غيره", "online", ITEMS, NOON + KEPT)
    assert {"سعد": [homework.token()]} == homework.events()

    homework.assignments.hand_out("غيره", "online", ITEMS, NOON + KEPT * 2)

    with pytest.raises(WrongSecret):
        homework.work()
    with pytest.raises(NotAPupil):
        homework.assignments.own_work(homework.made.code, learner)
    assert [homework.token()] == [event.token for event in homework.store.events(learner)]


def test_a_teacher_may_forget_it_at_once(homework: Homework, learner: str) -> None:
    homework.join(learner)
    homework.assignments.forget(homework.made.id, homework.right)
    with pytest.raises(WrongSecret):
        homework.work()
    with pytest.raises(NoSuchAssignment):
        homework.join(learner)


def test_who_is_forgotten_is_gone_from_his_assignments(homework: Homework, learner: str) -> None:
    homework.join(learner)
    (told,) = homework.store.export(learner)["assignments"]
    assert {"title": "الدق", "name": "سعد", "joined_at": NOON.isoformat()} == told

    homework.store.forget(learner)

    assert () == homework.work()


def test_a_browser_that_goes_on_as_another_learner_keeps_its_work(homework: Homework, learner: str) -> None:
    homework.join(learner)
    homework.store.record(learner, answered(homework.token(), NOON))

    homework.store.merge(learner, f"{learner}b")

    assert {"سعد": [homework.token()]} == homework.events()
    assert homework.assignments.own_work(homework.made.code, f"{learner}b")[1].events
