"""Practice as a learner meets it, in every language, with a real store: whatever happens, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from unittest.mock import patch

import pytest

from engine import load, rulebooks
from lessons.i18n import Digits, Speech, languages, speech
from lessons.practising import MODES, Known, Run, Start, begin, counted, daily_run, reopened, topics
from lessons.progress import Answered, Began, StoreUnavailable, close_stores, open_store, token_of
from lessons.progress.store import Store
from lessons.prose import words
from lessons.quiz import about
from lessons.settings import COOKIE, Settings
from lessons.syllabus import lessons, teaching
from tests.app.screen import Screen, plain, text

ME, FRIEND = "learner00001", "learner00002"
BOOKS = rulebooks()
FIRST = load(BOOKS[0])
SECOND = timedelta(seconds=1)

each_language = pytest.mark.parametrize("lang", languages())
each_rulebook = pytest.mark.parametrize("rulebook", BOOKS)


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A school of its own, and a browser that is known there."""
    monkeypatch.setenv("BALOOT_DATABASE_URL", f"sqlite:///{tmp_path}/school.db")
    monkeypatch.setattr("lessons.components.learner.learner_of", lambda _: ME)
    yield
    close_stores()


@pytest.fixture
def store(_at_home: None) -> Store:
    return open_store()


class Clock:
    """The time of the page."""

    def __init__(self) -> None:
        self.at = datetime(2026, 3, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.at


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A clock that stands still until a test moves it."""
    clock = Clock()
    for place in ("hub", "sitting", "turns"):
        monkeypatch.setattr(f"lessons.components.practice.{place}.now", clock)
    return clock


# --- what a learner does ----------------------------------------------------------------------------------


def run_of(screen: Screen) -> Run:
    """The run that a tab shows, as it is kept."""
    event = open_store().event(ME, screen.at.query_params["run"])
    assert isinstance(event, Began)
    run = reopened(event, load(event.rulebook))
    assert run is not None
    return run


def answer(screen: Screen, n: int, right: bool = True) -> None:
    """Press the right option of the nth question, or a wrong one."""
    run = run_of(screen)
    options = run.question(n).options
    place = next(at for at, one in enumerate(options) if (one.id == run.question(n).answer) is right)
    screen.press(f"option_open_{token_of(run.id, n)}_{place}")


def answers(store: Store, screen: Screen, learner: str = ME) -> dict[int, Answered]:
    run = run_of(screen)
    return dict(counted(run, store.run(learner, run.id)))


def open_options(screen: Screen) -> set[str]:
    """The tokens of the questions that can be answered now."""
    opening = "option_open_"
    found = (key.removeprefix(opening) for key in screen.keys if key.startswith(opening))
    return {rest.rpartition("_")[0] for rest in found}


def reloaded(screen: Screen) -> Screen:
    """The same address in a new tab, of a server that was started again."""
    close_stores()
    asked = {name: value for name, value in screen.at.query_params.items() if name not in ("lang", "ui")}
    return Screen(screen.lang, "practise", **asked)


def said_by(screen: Screen) -> Speech:
    return speech(screen.lang, FIRST)


def panels(screen: Screen, kind: str) -> int:
    return len(screen.found(f".//div[@class='panel {kind}']"))


def scores(screen: Screen) -> list[str]:
    return [text(found) for found in screen.found(".//p[@class='score']")]


def begun(lang: str, mode: str) -> Screen:
    """A tab in which a run of a mode has begun."""
    screen = Screen(lang, "practise")
    screen.press(f"mode_{mode}")
    if "begin" in screen.keys:
        screen.press("begin")
    return screen


def keep_wrong(store: Store, n: int, at: datetime, learner: str = ME) -> list[Answered]:
    """Keep a few wrong answers of another day."""
    kept = []
    for number, rule in enumerate([rule for keys in topics(FIRST).values() for rule in keys][:n], 1):
        asked = about(rule, FIRST, str(number))
        facts = (f"old:{number}", at, FIRST.id, rule, asked.kind, asked.position, "")
        kept.append(Answered(*facts, right=False, hints=4, seconds=9, where="lesson:some"))
        assert store.record(learner, kept[-1])
    return kept


# --- all the ways -----------------------------------------------------------------------------------------


@each_language
@each_rulebook
def test_every_way_to_practise_and_every_topic_is_offered(lang: str, rulebook: str) -> None:
    cookie = Settings(lang, rulebook=rulebook).written()
    rules = load(rulebook)
    with patch("streamlit.runtime.context.ContextProxy.cookies", {COOKIE: cookie}):
        screen = Screen(lang, "practise")

        wanted = {f"mode_{name}" for name, mode in MODES.items() if not mode.topics(rules)}
        assert wanted | {f"topic_{topic}" for topic in topics(rules)} <= screen.keys
        assert screen.says(speech(lang, rules).rulebook(rules))
        disabled = {button.key for button in screen.at.button if button.disabled}
        assert {"mode_mistakes"} == disabled
        for key in sorted(wanted - disabled):
            screen.press(key)
            assert open_options(screen) or "begin" in screen.keys
            screen.press("leave")
        assert wanted <= screen.keys


@each_language
def test_numbers_are_in_the_readers_digits(lang: str) -> None:
    cookie = Settings(lang, Digits.ARABIC_INDIC).written()
    with patch("streamlit.runtime.context.ContextProxy.cookies", {COOKIE: cookie}):
        screen = begun(lang, "exam")
        for n in range(1, 21):
            answer(screen, n, right=n > 1)
        screen.press("look_1")


@each_language
def test_the_page_tells_what_is_due_and_what_waits_for_another_try(
    lang: str, store: Store, clock: Clock
) -> None:
    keep_wrong(store, 3, clock.at - timedelta(days=2))
    screen = Screen(lang, "practise")
    said = said_by(screen)

    assert screen.says(said.ui("practice-review.about", n=3))
    assert screen.says(said.ui("practice-mistakes.about", n=3))
    assert "mode_mistakes" not in {button.key for button in screen.at.button if button.disabled}


# --- the safe card ----------------------------------------------------------------------------------------


@each_language
def test_a_card_that_is_not_safe_may_be_made_good_but_the_first_counts(lang: str, store: Store) -> None:
    screen = begun(lang, "safe")
    answer(screen, 1, right=False)
    assert (1, 0) == (panels(screen, "refused"), panels(screen, "good"))
    assert screen.says(said_by(screen).ui("try-again"))

    answer(screen, 1)
    assert (0, 1) == (panels(screen, "refused"), panels(screen, "good"))
    assert [("safe_line", False)] == [(one.kind, one.right) for one in answers(store, screen).values()]


# --- a run by topic ---------------------------------------------------------------------------------------


@each_language
def test_a_wrong_answer_is_explained_and_a_right_one_goes_on_to_the_result(lang: str, store: Store) -> None:
    screen = Screen(lang, "practise")
    said = said_by(screen)
    screen.press("topic_play")
    assert "on_1" not in screen.keys

    answer(screen, 1, right=False)
    assert (1, 0) == (panels(screen, "refused"), panels(screen, "good"))
    assert screen.says(said.ui("practice-leave"))
    answer(screen, 1)
    assert 1 == panels(screen, "good")
    screen.press("on_1")
    assert (0, 0) == (panels(screen, "refused"), panels(screen, "good"))
    for n in range(2, 11):
        assert {token_of(run_of(screen).id, n)} == open_options(screen)
        answer(screen, n)
        assert 1 == panels(screen, "good")
        screen.press(f"on_{n}")

    assert [plain(said.ui("practice-score", right=9, of=10))] == scores(screen)
    assert [n > 1 for n in range(1, 11)] == [one.right for one in answers(store, screen).values()]
    assert {"again", "retry", "to_all", "look_1"} <= screen.keys
    assert "look_2" not in screen.keys
    screen.press("to_all")
    assert screen.says(said.ui("practice-mistakes.about", n=1))


@each_language
def test_a_run_goes_on_where_it_was_after_a_refresh_and_on_a_new_server(lang: str) -> None:
    screen = Screen(lang, "practise")
    screen.press("topic_cards")
    answer(screen, 1, right=False)

    again = reloaded(screen)
    assert 1 == panels(again, "refused")
    answer(again, 1)
    assert [False] == [one.right for one in answers(open_store(), again).values()], "the first one counts"
    again.press("on_1")

    third = reloaded(again)
    assert {token_of(run_of(third).id, 2)} == open_options(third)
    hub = Screen(lang, "practise")
    hub.press("go_on")
    assert {token_of(run_of(screen).id, 2)} == open_options(hub)


@each_language
def test_what_another_tab_answered_first_counts_and_is_shown(lang: str, store: Store) -> None:
    one = Screen(lang, "practise")
    one.press("topic_cards")
    other = reloaded(one)

    answer(one, 1, right=True)
    answer(other, 1, right=False)

    store = open_store()
    assert [True] == [kept.right for kept in answers(store, other).values()]
    assert 1 == panels(other, "good")
    assert other.says(plain(said_by(other).ui("practice-other-tab")))
    other.press("on_1")
    assert not other.says(plain(said_by(other).ui("practice-other-tab")))


def test_pressing_twice_counts_once(store: Store) -> None:
    screen = begun("ar", "exam")
    run = run_of(screen)
    key = f"option_open_{token_of(run.id, 1)}_0"
    button = screen.at.button(key=key)
    button.click()
    screen.run()
    button.click()
    screen.run()

    assert {1} == set(answers(store, screen))


# --- an examination ---------------------------------------------------------------------------------------


@each_language
def test_an_exam_tells_nothing_before_its_end_and_then_the_result(lang: str, store: Store) -> None:
    screen = Screen(lang, "practise")
    said = said_by(screen)
    screen.press("mode_exam")
    assert screen.says(said.ui("practice-exam.rules"))
    assert () == store.events(ME)
    screen.press("begin")
    for n in range(1, 21):
        if n == 11:
            screen = reloaded(screen)
        assert {token_of(run_of(screen).id, n)} == open_options(screen)
        assert not any(key.startswith(("help_", "option_right", "option_wrong")) for key in screen.keys)
        assert (0, 0) == (panels(screen, "refused"), panels(screen, "good"))
        answer(screen, n, right=n % 4 != 0)

    assert [plain(said.ui("practice-score", right=15, of=20))] == scores(screen)
    (table,) = screen.tables()
    assert [plain(said.ui(f"practice-topic-{topic}")) for topic in topics(FIRST)] == [
        row[0] for row in table[1:]
    ]
    assert (15, 20) == tuple(sum(int(row[at]) for row in table[1:]) for at in (1, 2))
    for word in ("practice-date", "practice-time", "practice-name"):
        assert screen.says(plain(said.ui(word)))
    assert screen.says(plain(said.rulebook(FIRST)))
    assert "baloot_print" in components(screen)

    again = reloaded(screen)
    assert scores(screen) == scores(again)
    assert {f"look_{n}" for n in range(4, 21, 4)} == {key for key in again.keys if key.startswith("look_")}
    again.press("look_4")
    assert (1, 1) == (panels(again, "refused"), panels(again, "good"))
    again.press("on_4")
    assert scores(screen) == scores(again)


def components(screen: Screen) -> set[str]:
    return {
        one.proto.component_name
        for one in screen.at.main
        if one.type == "bidi_component" and one.proto.component_name
    }


@each_language
def test_the_result_leads_to_the_lessons_of_what_went_wrong(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    slug = next(iter(lessons()))
    screen = Screen(lang, "practise")
    screen.press("topic_cards")
    missed = run_of(screen).question(2).rule
    monkeypatch.setattr(
        "lessons.components.practice.result.teaching", lambda rules: {**teaching(rules), missed: slug}
    )
    for n in range(1, 11):
        answer(screen, n, right=n != 2)
        screen.press(f"on_{n}")

    links = [link.label for link in screen.at.main if link.type == "page_link"]
    assert words(lessons()[slug], lang).title in links


# --- against the clock ------------------------------------------------------------------------------------


@each_language
def test_a_race_goes_on_at_once_until_its_time_is_up(lang: str, store: Store, clock: Clock) -> None:
    screen = begun(lang, "drill")
    said = said_by(screen)
    assert {"baloot_clock"} <= components(screen)

    clock.at += 20 * SECOND
    answer(screen, 1)
    assert screen.says(plain(said.ui("practice-last-right")))
    clock.at += 39 * SECOND
    answer(screen, 2, right=False)
    assert screen.says(plain(said.ui("practice-last-wrong")))
    assert {token_of(run_of(screen).id, 3)} == open_options(screen)
    clock.at += 2 * SECOND
    answer(screen, 3)

    assert {1, 2} == set(answers(store, screen)), "what comes late does not count"
    assert [plain(said.ui("practice-score", right=1, of=2))] == scores(screen)
    assert screen.says(said.ui("practice-record"))
    screen.press("to_all")
    assert screen.says(said.ui("practice-drill.best", n=1))


@each_language
def test_a_race_in_which_nothing_was_answered_ends_kindly(lang: str, clock: Clock) -> None:
    screen = begun(lang, "drill")
    clock.at += 61 * SECOND
    screen.run()

    assert screen.says(said_by(screen).ui("practice-praise", level="none"))
    assert "retry" not in screen.keys


# --- today's challenge ------------------------------------------------------------------------------------


@each_language
def test_the_challenge_is_one_a_day_and_the_same_for_a_friend(
    lang: str, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = begun(lang, "daily")
    said = said_by(screen)
    mine = [run_of(screen).question(n) for n in range(1, 6)]
    answer(screen, 1)
    hub = Screen(lang, "practise")
    assert hub.says(said.ui("practice-daily.begun", n=2, of=5))
    for n in range(1, 6):
        if n > 1:
            answer(screen, n)
        screen.press(f"on_{n}")
    assert "again" not in screen.keys
    assert screen.says(said.ui("practice-daily-after"))

    hub = Screen(lang, "practise")
    assert hub.says(said.ui("practice-daily.done", right=5, of=5))
    hub.press("mode_daily")
    assert scores(screen) == scores(hub)

    monkeypatch.setattr("lessons.components.learner.learner_of", lambda _: FRIEND)
    theirs = begun(lang, "daily")
    run = reopened(store.event(FRIEND, theirs.at.query_params["run"]), FIRST)
    assert mine == [run.question(n) for n in range(1, 6)]
    assert {f"{daily_run(FIRST, clock.at)}:1"} == open_options(theirs)

    clock.at += timedelta(days=1)
    assert Screen(lang, "practise").says(said.ui("practice-daily.about", n=5))


# --- what went wrong before -------------------------------------------------------------------------------


@each_language
def test_mistakes_are_asked_again_until_they_are_right(lang: str, store: Store, clock: Clock) -> None:
    kept = keep_wrong(store, 2, clock.at - timedelta(days=2))
    screen = begun(lang, "mistakes")

    run = run_of(screen)
    assert sorted(map(str, (one.position for one in kept))) == sorted(
        str(run.question(n).position) for n in (1, 2)
    )
    for n in (1, 2):
        clock.at += SECOND
        answer(screen, n)
        screen.press(f"on_{n}")

    assert () == store.mistakes(ME, FIRST.id)
    screen.press("to_all")
    assert screen.says(said_by(screen).ui("practice-mistakes.about", n=0))


def test_a_review_asks_what_is_due(store: Store, clock: Clock) -> None:
    kept = keep_wrong(store, 3, clock.at - timedelta(days=2))
    screen = begun("ar", "review")

    assert {one.rule for one in kept} == {item.rule for item in run_of(screen).items}


# --- addresses, and a store out of reach ------------------------------------------------------------------


@each_language
def test_a_link_to_a_mode_is_the_way_into_it(lang: str) -> None:
    screen = Screen(lang, "practise", mode="topic", topic="play")
    assert screen.says(said_by(screen).ui("practice-topic-play"))
    screen.press("begin")
    assert "play" == run_of(screen).topic


@each_language
def test_the_run_of_another_is_begun_anew_with_the_same_questions(lang: str) -> None:
    screen = Screen(lang, "practise", mode="exam", run="a-friends-run")
    assert set() == open_options(screen)
    screen.press("begin")

    run = run_of(screen)
    assert "a-friends-run" == run.id
    assert run.items == begin(MODES["exam"], Start(FIRST, run.id, run.at, known=Known())).items


@each_language
@pytest.mark.parametrize(
    "asked",
    [
        {"mode": "chess"},
        {"mode": "exam", "run": "<b>:1"},
        {"mode": "topic", "topic": "weather"},
        {"mode": "mistakes"},
        {"run": "no-such-run", "n": "3"},
    ],
    ids=str,
)
def test_an_address_that_names_nothing_leads_to_something(lang: str, asked: dict[str, str]) -> None:
    screen = Screen(lang, "practise", **asked)
    assert {"begin", "mode_exam", "to_all"} & screen.keys


def test_a_number_that_is_not_due_shows_the_question_that_is() -> None:
    for mode in ("exam", "review"):
        screen = begun("ar", mode)
        answer(screen, 1)
        for n in ("0", "7", "99", "-1", "x"):
            screen.at.query_params["n"] = n
            screen.run()
            assert {token_of(run_of(screen).id, 2)} == open_options(screen), (mode, n)


def no_store(*_: object) -> Store:
    raise StoreUnavailable("the disk is full")


@each_language
def test_without_a_store_a_run_lasts_as_long_as_the_tab(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lessons.components.learner.open_store", no_store)
    screen = Screen(lang, "practise")
    screen.press("mode_review")
    said = said_by(screen)

    for n in range(1, 11):
        token = next(iter(open_options(screen)))
        assert token.endswith(f":{n}")
        screen.press(f"option_open_{token}_0")
        screen.press(f"on_{n}")

    assert screen.says(said.ui("practice-unkept"))
    assert 1 == len(scores(screen))
