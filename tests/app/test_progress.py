"""The progress page as a learner meets it, in every language, with a real store."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from unittest.mock import patch

import pytest

from engine import load, rulebooks
from lessons.i18n import Digits, Speech, languages, speech
from lessons.progress import Answered, Done, StoreUnavailable, close_stores, open_store
from lessons.progress.store import Store
from lessons.quiz import drilling
from lessons.settings import COOKIE, Settings
from tests.app.screen import Screen, plain, text

ME = "learner00001"
NOW = datetime.now(UTC)
DAY = timedelta(days=1)

each_language = pytest.mark.parametrize("lang", languages())


@pytest.fixture(autouse=True)
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """A school of its own, and a browser that is known there."""
    monkeypatch.setenv("BALOOT_DATABASE_URL", f"sqlite:///{tmp_path}/school.db")
    monkeypatch.setattr("lessons.components.learner.learner_of", lambda _: ME)
    yield open_store()
    close_stores()


def practise(store: Store, rulebook: str, days: int, questions: int = 6) -> list[Answered]:
    """Answer a few questions on each of the last days, every third not right."""
    kept: list[Answered] = []
    drilled = drilling(load(rulebook))
    rules = list(drilled)
    for n in range(days * questions):
        rule = rules[n * 7 % len(rules)]
        kept.append(
            Answered(
                *(f"{rulebook}:{n + 1}", NOW - (days - 1 - n // questions) * DAY, rulebook, rule),
                *(drilled[rule][0], {"n": n}, "x"),
                right=n % 3 > 0,
                hints=0,
                seconds=4 + n % 9,
                where="practice:review",
            )
        )
        assert store.record(ME, kept[-1])
    return kept


def figures(screen: Screen) -> list[str]:
    """The titles of the figures on the page."""
    return [one.proto.alt for one in screen.at.main if one.type == "plotly_chart"]


def headings(screen: Screen) -> list[str]:
    return [one.value for one in (*screen.at.header, *screen.at.subheader)]


def tile(screen: Screen, name: str) -> str:
    """What stands below a name at the top."""
    (values,) = screen.found(".//dl[@class='tiles']")
    return {text(one[0]): text(one[1]) for one in values}[name]


def links(screen: Screen) -> list[str]:
    return [one.label for one in screen.at.main if one.type == "page_link"]


def whole(said: Speech) -> list[str]:
    """The titles of all figures."""
    names = ("known", "coming", "rightness", "speed", "missed")
    return [said.ui(f"progress-{name}") for name in names]


# --- before anything was done ---------------------------------------------------------------------------


@each_language
def test_who_has_done_nothing_is_led_to_the_first_lesson(lang: str) -> None:
    screen = Screen(lang, "progress")
    said = speech(lang)

    assert [said.ui("progress-empty")] == headings(screen)
    assert [] == figures(screen) == screen.tables()
    screen.press("first_lesson")
    assert screen.at.query_params["lesson"]
    assert "on_0" in screen.keys


@each_language
def test_who_has_only_read_sees_his_days_and_the_way_to_questions(lang: str, store: Store) -> None:
    store.record(ME, Done("step", NOW, "online", "cards", "ranks"))
    screen = Screen(lang, "progress")
    said = speech(lang)

    assert plain(said.ui("progress-streak.value", n=1)) == tile(screen, said.ui("progress-streak"))
    assert [] == figures(screen)
    assert said.ui("practise-page") in links(screen)


# --- after some practice --------------------------------------------------------------------------------


@each_language
def test_all_there_is_to_know_is_drawn_said_and_counted(lang: str, store: Store) -> None:
    kept = practise(store, "online", days=5)
    screen = Screen(lang, "progress")
    said = speech(lang)

    assert whole(said) == figures(screen)
    assert plain(said.ui("progress-streak.value", n=5)) == tile(screen, said.ui("progress-streak"))
    assert plain(said.ui("progress-answered.value", n=30)) == tile(screen, said.ui("progress-answered"))
    assert plain(said.ui("progress-percent", n=67)) == tile(screen, said.ui("progress-right"))
    topics, due, days, missed = screen.tables()
    assert [str(len(drilling(load("online"))))] == [str(sum(int(row[3]) for row in topics[1:]))]
    assert len(due) > 1
    assert ["6"] * 5 == [row[1] for row in days[1:]]
    assert sum(not one.right for one in kept) >= sum(int(row[1]) for row in missed[1:]) > 0
    assert said.ui("progress-to-mistakes") in links(screen)
    assert "progress_book" not in {group.key for group in screen.at.segmented_control}


@each_language
def test_one_day_is_told_without_lines_through_time(lang: str, store: Store) -> None:
    practise(store, "online", days=1)
    screen = Screen(lang, "progress")
    said = speech(lang)

    assert screen.says(said.ui("progress-one-day"))
    assert not {said.ui("progress-rightness"), said.ui("progress-speed")} & set(figures(screen))


@each_language
def test_each_rulebook_can_be_looked_at_alone(lang: str, store: Store) -> None:
    for rulebook in rulebooks():
        practise(store, rulebook, days=2, questions=3)
    screen = Screen(lang, "progress")
    said = speech(lang)
    books = screen.tables()[-1]
    assert len(rulebooks()) == len(books) - 1
    assert plain(said.ui("progress-answered.value", n=30)) == tile(screen, said.ui("progress-answered"))

    screen.at.segmented_control(key="progress_book").select("coinche")
    screen.run()

    assert plain(said.ui("progress-answered.value", n=6)) == tile(screen, said.ui("progress-answered"))
    assert len(drilling(load("coinche"))) == sum(int(row[3]) for row in screen.tables()[0][1:])
    assert books == screen.tables()[-1]


def test_the_ways_to_practise_are_those_of_the_rulebook_that_is_learned(store: Store) -> None:
    practise(store, "house", days=3)
    said = speech("en")
    ways = {said.ui("progress-to-review"), said.ui("progress-to-mistakes")}

    assert not ways & set(links(Screen("en", "progress")))
    with patch(
        "streamlit.runtime.context.ContextProxy.cookies", {COOKIE: Settings("en", rulebook="house").written()}
    ):
        assert ways <= set(links(Screen("en", "progress")))


@each_language
def test_numbers_are_in_the_readers_digits(lang: str, store: Store) -> None:
    practise(store, "house", days=4)
    practise(store, "online", days=1)
    with patch(
        "streamlit.runtime.context.ContextProxy.cookies",
        {COOKIE: Settings(lang, Digits.ARABIC_INDIC).written()},
    ):
        screen = Screen(lang, "progress")

    assert len(screen.tables()) == 5


def test_nothing_missed_is_said_so(store: Store) -> None:
    (one, *_) = practise(store, "online", days=1, questions=1)
    store.forget(ME)
    store.record(ME, Answered(**{name: getattr(one, name) for name in one.__slots__} | {"right": True}))

    assert Screen("en", "progress").says(speech("en").ui("progress-missed.none"))


@each_language
def test_a_long_time_is_told_week_by_week(lang: str, store: Store) -> None:
    practise(store, "online", days=50, questions=1)

    days = Screen(lang, "progress").tables()[2]

    assert plain(speech(lang).ui("progress-head-week")) == days[0][0]
    assert ["7"] * 7 + ["1"] == [row[1] for row in days[1:]]


def test_another_learner_is_not_counted(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    practise(store, "online", days=2)
    monkeypatch.setattr("lessons.components.learner.learner_of", lambda _: "learner00002")

    assert "first_lesson" in Screen("ar", "progress").keys


@each_language
def test_without_the_store_the_page_says_so(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> Store:
        raise StoreUnavailable("the disk is full")

    monkeypatch.setattr("lessons.components.learner.open_store", fail)

    assert Screen(lang, "progress").says(speech(lang).ui("progress-unavailable"))


def test_the_page_leads_to_the_learners_data() -> None:
    assert speech("ar").ui("progress-to-my-data") in links(Screen("ar", "progress"))
    assert ["my-data"] == Screen("ar", "settings", data="here").arrives
