"""An assignment used: set, joined, worked on, looked at; in every language, with a real store."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from io import StringIO
from pathlib import Path

import pytest

from engine import dump, load, to_link
from lessons.assigning import results
from lessons.board import MAIN, Place, Study, dump_study, study_to_link
from lessons.components.assign.named import hand_of, name_of, start_of
from lessons.components.assign.results import csv_of
from lessons.components.square import square
from lessons.i18n import languages, speech
from lessons.practice import advance
from lessons.progress import Answered, Played, StoreUnavailable, close_stores, open_store
from lessons.progress.codes import WRONG
from lessons.quiz import fitting
from lessons.school import (
    Assignment,
    HandItem,
    LessonItem,
    QuizItem,
    Work,
    open_assignments,
    token_of_item,
    token_within,
)
from lessons.syllabus import course, lessons, place_of, steps
from tests.app.learner import first_hand, key_of
from tests.app.screen import Screen, plain, text
from tests.app.test_practise import answer

ME, OTHER = "learner00001", "learner00002"
NOW = datetime.now(UTC)
BOOK = load("online")
SLUG, KIND, COUNT = course(BOOK)[0].slug, "who_eats", 3
HAND = first_hand("online", lambda hand: len(hand.turns) > 8)
START = HAND.turns[-2][0]  # with two cards to play
ITEMS = (LessonItem(SLUG), QuizItem(KIND, COUNT), HandItem(study_to_link(Study.of(START))))
HOSTILE = "<b>♠</b>"

each_language = pytest.mark.parametrize("lang", languages())


@pytest.fixture(autouse=True)
def school(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A school of its own, and a browser that is known there."""
    monkeypatch.setenv("BALOOT_DATABASE_URL", f"sqlite:///{tmp_path}/school.db")
    monkeypatch.setattr("lessons.components.learner.learner_of", lambda _: ME)
    yield
    close_stores()


@dataclass(frozen=True)
class Set:
    """An assignment that was handed out, and its teacher's right."""

    made: Assignment
    right: str

    def teacher(self, lang: str, right: str = "") -> Screen:
        teach = f"{self.made.id}.{right or self.right}"
        return Screen(lang, "assign", quoting=QUOTED, teach=teach)

    def pupil(self, lang: str) -> Screen:
        return Screen(lang, "assign", quoting=QUOTED, assignment=self.made.shown)

    def join(self, learner: str = ME, name: str = "♠") -> None:
        open_assignments().join(self.made.code, learner, name, NOW - timedelta(hours=1))

    def works(self) -> tuple[Work, ...]:
        return open_assignments().work(self.made.id, self.right)

    def answer(self, right: bool, n: int = 1, learner: str = ME, rule: str = "play.winner") -> None:
        """Answer the nth question of the quiz."""
        facts = (f"{token_of_item(self.made.code, 2)}:{n}", NOW, BOOK.id, rule, KIND, {}, "x")
        kept = Answered(*facts, right=right, hints=0, seconds=1, where="practice:assigned")
        assert open_store().record(learner, kept)


QUOTED = {"b", "K", "A"}


@pytest.fixture
def handed_out() -> Set:
    return Set(*open_assignments().hand_out(HOSTILE, BOOK.id, ITEMS, NOW))


def headings(screen: Screen) -> list[str]:
    return [text(one) for one in screen.found(".//h1[@class='assign-title']")]


# --- setting --------------------------------------------------------------------------------------------


def put_together(lang: str, title: str = HOSTILE) -> Screen:
    screen = Screen(lang, "assign", quoting={*QUOTED, "baloot"})
    screen.choose(f"assign_lesson_{BOOK.id}", SLUG)
    screen.press("assign_add")
    screen.at.segmented_control(key="assign_what").set_value("quiz")
    screen.run()
    screen.choose(f"assign_kind_{BOOK.id}", KIND)
    screen.at.segmented_control(key="assign_count").set_value(COUNT)
    screen.run()
    screen.press("assign_add")
    screen.at.segmented_control(key="assign_what").set_value("hand")
    screen.run()
    screen.write("assign_text", to_link(START))
    screen.press("assign_add")
    screen.write("assign_title", title)
    return screen


def names(screen: Screen) -> list[str]:
    return [text(one) for one in screen.found(".//ol[@class='assign-items']/li")]


@each_language
def test_a_teacher_sets_a_lesson_a_quiz_and_a_hand_and_gets_two_addresses(lang: str) -> None:
    screen = put_together(lang)
    screen.quoting = QUOTED

    screen.press("assign_make")

    id, _, right = screen.at.query_params["teach"].partition(".")
    made = open_assignments().of_teacher(id, right)
    assert (HOSTILE, BOOK.id, ITEMS) == (made.title, made.rulebook, made.items)
    assert [HOSTILE] == headings(screen)
    assert [plain(name_of(item, speech(lang, BOOK))) for item in ITEMS] == names(screen)
    (link,) = [code.value for code in screen.at.code]
    assert f"assignment={made.shown}" in link
    (img,) = screen.found(".//p[@class='square']/img")
    assert str(img.get("src")) in (square(link, "") or "")
    assert right not in link
    assert "teach" not in link


@each_language
def test_what_was_added_can_be_removed_and_nothing_is_no_assignment(lang: str) -> None:
    screen, said = put_together(lang), speech(lang, BOOK)
    for n in (2, 1, 0):
        screen.press(f"assign_drop_{n}")
    assert screen.says(said.ui("assign-added.none"))

    screen.press("assign_make")

    assert [said.ui("assign-make.empty")] == screen.alerts()
    assert "teach" not in screen.at.query_params


@each_language
def test_a_title_has_to_be_there(lang: str) -> None:
    screen = put_together(lang, "  ")
    screen.press("assign_make")
    assert [speech(lang).ui("assign-make.untitled")] == screen.alerts()


@each_language
@pytest.mark.parametrize("pasted", ["", "hello-there", "baloot 1\n"])
def test_a_hand_that_cannot_be_read_is_told_and_kept_in_its_field(lang: str, pasted: str) -> None:
    screen = Screen(lang, "assign", quoting={"baloot", "rulebook"})
    screen.at.segmented_control(key="assign_what").set_value("hand")
    screen.run()
    screen.write("assign_text", pasted)
    screen.press("assign_add")
    assert 1 == len(screen.alerts())
    assert pasted == screen.at.text_area(key="assign_text").value
    screen.write("assign_text", dump_study(Study.of(START)))
    screen.press("assign_add")
    assert "assign_drop_0" in screen.keys


@each_language
def test_another_rulebook_has_its_own_lessons_and_questions(lang: str) -> None:
    screen, own = Screen(lang, "assign"), load("coinche")
    screen.choose("assign_book", own.id)
    screen.press("assign_add")
    screen.at.segmented_control(key="assign_what").set_value("quiz")
    screen.run()
    screen.press("assign_add")
    said = speech(lang, own)
    first = (LessonItem(course(own)[0].slug), QuizItem(next(iter(fitting(own))), 5))
    found = [text(one) for one in screen.found(".//p[@class='item']/span")]
    assert [plain(name_of(item, said)) for item in first] == found


# --- who may see it -------------------------------------------------------------------------------------


@each_language
def test_a_wrong_secret_gets_a_clear_page_and_no_name(lang: str, handed_out: Set) -> None:
    handed_out.join()
    for right in ("guessed", handed_out.made.code):
        screen = handed_out.teacher(lang, right)
        assert [plain(speech(lang).ui("assign-wrong-secret"))] == headings(screen)
        assert not screen.says("♠")
        assert "assign_forget" not in screen.keys


@each_language
def test_a_pupil_never_sees_the_results(lang: str, handed_out: Set) -> None:
    handed_out.join(OTHER, "♥♥")
    handed_out.answer(right=False, learner=OTHER)
    before = handed_out.pupil(lang)
    handed_out.join()
    handed_out.answer(right=True)
    after = handed_out.pupil(lang)
    for screen in (before, after):
        assert not screen.says("♥")
        assert not screen.says(speech(lang, BOOK).rule("play.winner"))
        assert [] == screen.tables()
        assert [] == [one for one in screen.at.main if one.type == "download_button"]


@each_language
def test_a_code_that_leads_nowhere_gets_a_clear_page_and_is_guessed_once(lang: str, handed_out: Set) -> None:
    said = speech(lang)
    screen = Screen(lang, "assign", quoting={"ZZZ"}, assignment="ZZZ-ZZZ")
    for _ in range(WRONG + 1):
        assert [plain(said.ui("assign-nobody"))] == headings(screen)
        screen.run()
    screen.at.text_input(key="assign_typed").set_value(handed_out.made.shown.lower())
    screen.quoting = QUOTED
    screen.press("assign_open")
    assert "assign_join" in screen.keys


@each_language
def test_who_guesses_too_often_is_told_to_wait(lang: str) -> None:
    for n in range(WRONG + 1):
        screen = Screen(lang, "assign", quoting={"ZZZ", "ZZ"}, assignment=f"ZZZ-ZZ{n}")
    assert screen.says(speech(lang).ui("assign-wait"))


@each_language
def test_where_the_store_is_away_it_is_told(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def away() -> None:
        raise StoreUnavailable

    for part in ("working", "results", "making"):
        monkeypatch.setattr(f"lessons.components.assign.{part}.open_assignments", away)
    for asked in ({"teach": "a.b"}, {"assignment": "4KQ-7M2"}):
        screen = Screen(lang, "assign", **asked)
        assert screen.says(speech(lang).ui("assign-unavailable"))
    screen = put_together(lang)
    screen.press("assign_make")
    assert [speech(lang).ui("assign-unavailable")] == screen.alerts()
    assert "assign_drop_2" in screen.keys


# --- working on it --------------------------------------------------------------------------------------


@each_language
def test_a_pupil_is_told_who_sees_what_before_he_joins(lang: str, handed_out: Set) -> None:
    screen, said = handed_out.pupil(lang), speech(lang, BOOK)
    assert screen.says(said.ui("assign-seen"))
    assert [HOSTILE] == headings(screen)

    screen.press("assign_join")
    assert [said.ui("assign-your-name.none")] == screen.alerts()
    screen.write("assign_name", HOSTILE)
    screen.press("assign_join")

    assert screen.says(said.ui("assign-as", name=HOSTILE))
    assert {"assign_go_1", "assign_go_2", "assign_go_3"} <= screen.keys
    assert [HOSTILE] == [work.pupil.name for work in handed_out.works()]
    shown = handed_out.teacher(lang)
    assert HOSTILE in [row[0] for row in shown.tables()[0]]


@each_language
def test_a_quiz_is_begun_once_and_its_answers_are_counted(lang: str, handed_out: Set) -> None:
    handed_out.join()
    screen = handed_out.pupil(lang)
    screen.press("assign_go_2")
    run = token_of_item(handed_out.made.code, 2)
    assert run == screen.at.query_params["run"]

    for n in range(1, COUNT + 1):
        screen = Screen(lang, "practise", run=run, assignment=handed_out.made.shown, item="2")
        answer(screen, n, right=n == 1)

    (result,) = results(handed_out.made, handed_out.works())
    assert (COUNT, 1, COUNT) == (
        result.outcomes[1].done,
        result.outcomes[1].right,
        result.outcomes[1].asked,
    )
    assert speech(lang, BOOK).ui("assign-back") in [
        one.label for one in screen.at.main if one.type == "page_link"
    ]


@each_language
def test_a_lesson_done_before_is_done_again_for_the_assignment(lang: str, handed_out: Set) -> None:
    ids = [step.id for step in steps(lessons()[SLUG], BOOK)]
    plainly = Screen(lang, "lesson", lesson=SLUG, step=ids[0])
    plainly.press("on_0")
    handed_out.join()

    within = Screen(lang, "lesson", lesson=SLUG, step=ids[0], assignment=handed_out.made.shown, item="1")
    within.press("on_0")

    token = f"step:{BOOK.id}:{SLUG}:{ids[0]}"
    kept = [event.token for event in open_store().events(ME)]
    assert [token, token_within(handed_out.made.code, 1, token)] == kept
    (result,) = results(handed_out.made, handed_out.works())
    assert (1, len(ids)) == (result.outcomes[0].done, result.outcomes[0].of)
    assert handed_out.made.shown == within.at.query_params["assignment"]


def play_on(lang: str, handed_out: Set) -> Screen:
    """Open the hand of the assignment and play it to its end."""
    asked = {"assignment": handed_out.made.shown, "item": "3"}
    screen = Screen(lang, "play", hand=to_link(hand_of(ITEMS[2])), **asked)
    for _, action in HAND.turns[-2:]:
        screen.press(key_of(action))
    return screen


def test_a_hand_is_played_from_where_its_board_opens_and_one_that_is_over_from_the_deal_on() -> None:
    whole = Study.of(HAND.end)
    assert START.deal.actions == start_of(Study.of(START)).deal.actions
    assert () == start_of(whole).deal.actions
    assert whole.actions(Place(MAIN, 5)) == start_of(replace(whole, begins=5)).deal.actions


@each_language
def test_a_hand_under_way_goes_on_where_it_is_and_another_is_left_for_it(lang: str, handed_out: Set) -> None:
    handed_out.join()
    begun = START.after(HAND.turns[-2][1])
    other = first_hand("online", lambda hand: hand.end.deal.pack != START.deal.pack).turns[0][0]
    for hand, expected in ((to_link(begun), advance(begun)), (to_link(other), START), ("broken", START)):
        screen = Screen(lang, "assign", quoting=QUOTED, assignment=handed_out.made.shown, hand=hand)
        screen.press("assign_go_3")
        assert dump(expected) == screen.text


@each_language
def test_a_hand_is_done_once_it_is_played_to_its_end(lang: str, handed_out: Set) -> None:
    handed_out.join()
    screen = play_on(lang, handed_out)

    assert screen.says(speech(lang, BOOK).ui("assign-hand-over"))
    (event,) = open_store().events(ME)
    assert isinstance(event, Played)
    screen.run()
    assert 1 == len(open_store().events(ME))
    (result,) = results(handed_out.made, handed_out.works())
    assert result.outcomes[2].is_done
    assert tuple(event.facts["points"]) == result.outcomes[2].points


@each_language
def test_another_hand_or_one_of_who_has_not_joined_is_not_counted(lang: str, handed_out: Set) -> None:
    play_on(lang, handed_out)
    assert () == open_store().events(ME)
    handed_out.join()
    another = first_hand("online", lambda hand: hand.end.deal.pack != START.deal.pack)
    for item in ("2", "3", "9"):
        asked = {"assignment": handed_out.made.shown, "item": item}
        hand = another.end if item == "3" else HAND.end
        screen = Screen(lang, "play", hand=to_link(hand), **asked)
        assert not screen.says(speech(lang, BOOK).ui("assign-hand-over"))
    assert () == open_store().events(ME)


# --- what came of it ------------------------------------------------------------------------------------


@each_language
def test_the_teacher_sees_pupil_by_pupil_and_rule_by_rule_what_went_wrong(lang: str, handed_out: Set) -> None:
    handed_out.join()
    handed_out.join(OTHER, "♥")
    for n, right in enumerate((True, False, False), 1):
        handed_out.answer(right, n)
        handed_out.answer(right=True, n=n, learner=OTHER, rule="play.ruff")
    where = {"where": place_of(SLUG), "seconds": 1.0, "hints": 0}
    token = token_within(handed_out.made.code, 1, f"lesson:{BOOK.id}:{SLUG}:x")
    facts = (token, NOW, BOOK.id, "play.ruff", KIND, {}, "x")
    open_store().record(OTHER, Answered(*facts, right=False, **where))

    screen, said = handed_out.teacher(lang), speech(lang, BOOK)

    rows = [
        (one.get("data-rule"), next(text(part) for part in one.iterfind(".//span[@class='count']")))
        for one in screen.found(".//div[@class='assign-rules']/ol/li")
    ]
    assert [
        ("play.winner", plain(said.ui("assign-missed.count", n=2, of=3))),
        ("play.ruff", plain(said.ui("assign-missed.count", n=1, of=4))),
    ] == [(rule, plain(told)) for rule, told in rows]
    assert screen.found(".//div[@class='assign-rules']//a")
    (table,) = screen.tables()
    right = plain(said.ui("assign-cell-right", right=1, asked=3))
    assert ["♠", "♥"] == [row[0] for row in table[1:]]
    assert right in plain(table[1][2])


def test_the_sheet_has_a_row_for_each_pupil_and_runs_no_formula(handed_out: Set) -> None:
    handed_out.join(ME, "=1+1")
    handed_out.answer(right=False)
    found = results(handed_out.made, handed_out.works())

    for lang in languages():
        rows = list(csv.reader(StringIO(csv_of(handed_out.made, found, speech(lang, BOOK))[1:])))
        of = str(len(steps(lessons()[SLUG], BOOK)))
        assert ["1", "'=1+1", "0", of, "0", "0", "1", "3", "0", "0", "", ""] == rows[1]
        assert len(rows[0]) == len(rows[1])
        assert not [head for head in rows[0] if "\u2068" in head]


@each_language
def test_a_teacher_may_delete_it(lang: str, handed_out: Set) -> None:
    handed_out.join()
    screen = handed_out.teacher(lang)
    screen.press("assign_forget")
    assert "teach" not in screen.at.query_params
    assert "assign_make" in screen.keys
    assert [plain(speech(lang).ui("assign-wrong-secret"))] == headings(handed_out.teacher(lang))
