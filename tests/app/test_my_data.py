"""A learner's data in his own hands, in every language: a code, another's code, a file, and an end of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from lessons.components.my_data import exported, time_of_day
from lessons.i18n import Digits, languages, speech
from lessons.learner import Move, learner_of, move_of, secret
from lessons.progress import StoreUnavailable, close_stores, open_store
from lessons.progress.codes import WINDOW, WRONG
from lessons.progress.store import Store
from lessons.school import open_shelf
from tests.app.screen import Screen, plain, text
from tests.app.test_settings import choose
from tests.unit.progress.making import answered, done

ME, OTHER = "learner00001", "learner00002"
NOW = datetime(2026, 3, 1, 12, 20, tzinfo=UTC)

each_language = pytest.mark.parametrize("lang", languages())


@pytest.fixture(autouse=True)
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """A school of its own, a browser that is known there, and a clock that stands still."""
    monkeypatch.setenv("BALOOT_DATABASE_URL", f"sqlite:///{tmp_path}/school.db")
    monkeypatch.setattr("lessons.components.learner.learner_of", lambda _: ME)
    monkeypatch.setattr("lessons.components.my_data.now", lambda: NOW)
    yield open_store()
    close_stores()


def theirs(store: Store) -> str:
    """The code of another learner, who has done something."""
    store.record(OTHER, answered("theirs"))
    return store.new_code(OTHER, secret(), NOW)


def write(screen: Screen, code: str) -> None:
    """Type a code that another device was given."""
    screen.at.text_input(key="my_typed").set_value(code)  # a form sends what was typed with the press
    screen.press("look_up")


def ticket(screen: Screen) -> tuple[Move, str] | None:
    """What the browser is told to hand in, and what the page that comes is told; None if nothing."""
    for element in screen.at.main:
        if element.type == "bidi_component" and element.proto.component_name == "baloot_moving":
            data = json.loads(element.proto.json)
            return move_of(data["ticket"]), data["done"]
    return None


def code_shown(screen: Screen) -> str | None:
    found = screen.found(".//p[@class='my-code']")
    return text(found[0]) if found else None


def told(screen: Screen) -> list[str]:
    """What the page tells after a press."""
    return [text(one) for one in screen.found(".//p[@role='status']")]


# --- what is kept ---------------------------------------------------------------------------------------


@each_language
def test_the_page_tells_what_is_kept_and_offers_everything(lang: str) -> None:
    screen = Screen(lang, "settings")
    said = speech(lang)

    assert screen.says(said.ui("my-data.about"))
    assert {"make_code", "look_up", "forget"} <= screen.keys
    assert "export" in {one.key for one in screen.at.main if one.type == "download_button"}
    assert [] == told(screen)


@each_language
def test_a_browser_without_cookies_is_told_and_offered_what_works(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lessons.components.learner.learner_of", learner_of)
    screen = Screen(lang, "settings")

    assert [plain(speech(lang).ui("my-data.guest"))] == told(screen)
    assert {"make_code", "forget"} <= screen.keys
    assert "look_up" not in screen.keys


@each_language
def test_without_the_store_the_settings_are_there_all_the_same(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Screen(lang, "settings")

    def fail(*_: object) -> Store:
        raise StoreUnavailable("the disk is full")

    monkeypatch.setattr("lessons.components.learner.open_store", fail)
    screen.press("make_code")

    lost = plain(speech(lang).ui("my-data.unavailable"))
    assert [lost, lost] == told(screen)
    choose(screen, "suits", "four")
    assert [lost] == told(screen)


# --- a code of one's own --------------------------------------------------------------------------------


@each_language
def test_a_code_is_shown_once_and_leads_to_this_learner(lang: str, store: Store) -> None:
    screen = Screen(lang, "settings")
    said = speech(lang)
    screen.press("make_code")

    code = code_shown(screen)
    assert code is not None
    assert ME == store.learner_of_code(code, "somebody", secret(), NOW)
    assert screen.says(said.ui("my-code.once"))
    screen.press("code_noted")
    assert code_shown(screen) is None
    assert code_shown(Screen(lang, "settings")) is None


@each_language
def test_a_new_code_replaces_the_one_before_and_the_page_says_so_first(lang: str, store: Store) -> None:
    before = store.new_code(ME, secret(), NOW)
    screen = Screen(lang, "settings")
    assert screen.says(speech(lang).ui("my-code.replaces"))

    screen.press("make_code")

    assert code_shown(screen) not in (None, before)
    assert store.learner_of_code(before, "somebody", secret(), NOW) is None


# --- the code of another device -------------------------------------------------------------------------


@each_language
def test_a_browser_in_which_nothing_was_done_goes_on_at_once(lang: str, store: Store) -> None:
    screen = Screen(lang, "settings")

    write(screen, f" {theirs(store).lower().replace('-', ' ')} ")

    assert (Move(ME, OTHER, takes_along=False), "moved") == ticket(screen)


def test_boards_that_were_kept_in_the_browser_go_along_unasked(store: Store) -> None:
    open_shelf().keep("a board", "", "online", ME, NOW)
    screen = Screen("ar", "settings")

    write(screen, theirs(store))

    assert (Move(ME, OTHER, takes_along=True), "moved") == ticket(screen)


@pytest.mark.parametrize("way", ["together", "apart", "not"])
@each_language
def test_what_was_done_in_the_browser_goes_along_if_the_learner_says_so(
    lang: str, way: str, store: Store
) -> None:
    for number in range(3):
        store.record(ME, answered(f"mine:{number}"))
    screen = Screen(lang, "settings")
    said = speech(lang)

    write(screen, theirs(store))
    assert [plain(said.ui("my-other.has-done", n=3))] == told(screen)
    assert screen.says(said.ui("my-other.no-code"))
    assert ticket(screen) is None

    screen.press(f"move_{way}")
    expected = {"together": True, "apart": False}
    assert ticket(screen) == (None if way == "not" else (Move(ME, OTHER, expected[way]), "moved"))
    if way == "not":
        assert "look_up" in screen.keys
    assert 3 == len(store.events(ME)), "what goes along goes when the ticket is handed in"


@each_language
def test_a_code_that_leads_nowhere_says_why(lang: str, store: Store) -> None:
    screen = Screen(lang, "settings")
    own = store.new_code(ME, secret(), NOW)
    for typed, word in {"": "not-a-code", "4KQ7": "not-a-code", "0" * 12: "nobody", own: "own"}.items():
        write(screen, typed)

        assert [plain(speech(lang).ui(f"my-other.{word}"))] == told(screen)
        assert ticket(screen) is None


@each_language
def test_who_guesses_is_told_until_when_to_wait(
    lang: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = theirs(store)
    screen = Screen(lang, "settings")
    said = speech(lang)
    for number in range(WRONG):
        write(screen, f"{number:012}")
        assert [plain(said.ui("my-other.nobody"))] == told(screen)

    write(screen, code)

    until = time_of_day(NOW + WINDOW, said)
    assert [plain(said.ui("my-other.wait", time=until))] == told(screen)
    assert "3:35" in told(screen)[0], "in the Gulf, where the browser does not say"
    assert ticket(screen) is None
    monkeypatch.setattr("lessons.components.my_data.now", lambda: NOW + WINDOW + timedelta(seconds=1))
    write(screen, code)
    assert ticket(screen) is not None


def test_the_time_is_the_readers_and_in_his_digits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("streamlit.runtime.context.ContextProxy.timezone", "Africa/Tunis")
    said = speech("ar", None, Digits.ARABIC_INDIC)

    assert "١:٠٥ مساءً" == plain(time_of_day(datetime(2026, 3, 1, 12, 5, tzinfo=UTC), said)).translate(
        {0x200F: None, 0x2068: None, 0x2069: None}
    )
    assert "12:05 a.m." == plain(time_of_day(datetime(2026, 3, 1, 23, 5, tzinfo=UTC), speech("en")))
    monkeypatch.setattr("streamlit.runtime.context.ContextProxy.timezone", "../../etc/passwd")
    assert "3:05 p.m." == plain(time_of_day(datetime(2026, 3, 1, 12, 5, tzinfo=UTC), speech("en")))


# --- taken along, and deleted ---------------------------------------------------------------------------


def test_the_file_has_everything_that_was_done_and_nobody_elses(store: Store) -> None:
    store.record(ME, answered("mine", choice="KS"))
    store.record(ME, done("read"))
    theirs(store)

    kept = json.loads(exported(ME))

    assert ["mine", "read"] == sorted(event["token"] for event in kept["events"])
    assert "KS" in {event.get("choice") for event in kept["events"]}
    assert ["play.ruff"] == [one["rule"] for one in kept["memory"]]
    assert ME == kept["learner"]


@each_language
def test_everything_is_deleted_but_not_without_asking(lang: str, store: Store) -> None:
    store.record(ME, answered("mine"))
    store.new_code(ME, secret(), NOW)
    theirs(store)
    screen = Screen(lang, "settings")
    said = speech(lang)

    screen.press("forget")
    assert [plain(said.ui("my-forget.sure"))] == told(screen)
    screen.press("forget_no")
    assert ["mine"] == [event.token for event in store.events(ME)]
    screen.press("forget")
    screen.press("forget_yes")

    kept = store.export(ME)
    assert ([], [], False, None) == (kept["events"], kept["memory"], kept["has_code"], kept["made_at"])
    assert ["theirs"] == [event.token for event in store.events(OTHER)]
    handed = ticket(screen)
    assert handed is not None
    assert (ME, False, "forgotten") == (handed[0].source, handed[0].takes_along, handed[1])
    assert handed[0].target not in (ME, OTHER)


@each_language
def test_a_tab_without_a_cookie_begins_anew_as_well(
    lang: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lessons.components.learner.learner_of", learner_of)
    screen = Screen(lang, "settings")
    guest = screen.at.session_state["guest"]
    store.record(guest, answered("mine"))

    screen.press("forget")
    screen.press("forget_yes")

    assert () == store.events(guest)
    assert guest != screen.at.session_state["guest"]
    assert ticket(screen) is None
    assert plain(speech(lang).ui("my-done.forgotten")) in told(screen)


@pytest.mark.parametrize("word", ["moved", "forgotten"])
@each_language
def test_the_page_that_begins_anew_tells_once_what_was_done(lang: str, word: str) -> None:
    screen = Screen(lang, "settings", data=word)

    assert [plain(speech(lang).ui(f"my-done.{word}"))] == told(screen)
    assert ["my-data"] == screen.arrives
    screen.run()
    assert [] == told(screen)


@each_language
@pytest.mark.parametrize("word", ["expired", "foreign", "unavailable", "other", "anything else"])
def test_what_stood_in_the_way_is_told_in_words(lang: str, word: str) -> None:
    screen = Screen(lang, "settings")
    screen.at.session_state["move_failed"] = word
    screen.run()

    said = speech(lang)
    assert [plain(said.find(f"my-failed.{word}") or said.ui("my-failed.other"))] == told(screen)
