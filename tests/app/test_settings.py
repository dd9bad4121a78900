"""What a reader chooses for himself: it counts at once and everywhere, and the browser is told to keep it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from unittest.mock import patch

import pytest

from engine import rulebooks, to_link
from lessons.i18n import DEFAULT, Digits, languages, speech
from lessons.settings import COOKIE, CardSize, Settings, SuitColours, TableView, choices, read
from tests.app.learner import first_hand
from tests.app.screen import Screen, latin_digits
from tests.app.test_links import mid_hand

LANGUAGES = languages()
NAMES = [field.name for field in fields(Settings)]
RADIOS = ("rulebook", "level")  # with a line below each choice
EVERY = [(name, value) for name in NAMES for value in choices(name)]

each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_rulebook = pytest.mark.parametrize("rulebook", rulebooks())


def choose(screen: Screen, name: str, value: str) -> None:
    """Choose on the settings page."""
    if name in RADIOS:
        screen.at.radio(key=f"set_{name}").set_value(value)
    else:
        screen.at.segmented_control(key=f"set_{name}").select(value)
    screen.run()


def shown(screen: Screen, name: str) -> object:
    """What the control of a setting shows as chosen."""
    group = screen.at.radio if name in RADIOS else screen.at.segmented_control
    return group(key=f"set_{name}").value


def go(screen: Screen, page: str) -> None:
    """Go to another page."""
    screen.at.switch_page(f"lessons/pages/{page}.py")
    screen.run()


@contextmanager
def kept(cookie: str) -> Iterator[None]:
    """A browser that has kept this text: AppTest itself has no cookies."""
    with patch("streamlit.runtime.context.ContextProxy.cookies", {COOKIE: cookie}):
        yield


# --- choosing -----------------------------------------------------------------------------------------


@each_language
def test_every_setting_is_on_the_page_with_its_name_its_help_and_its_choices(lang: str) -> None:
    screen, said = Screen(lang, "settings"), speech(lang)

    for name in NAMES:
        assert screen.says(said.ui(f"set-{name}"))
        assert screen.says(said.ui(f"set-{name}.help"))
        assert shown(screen, name) in choices(name)


@pytest.mark.parametrize(("name", "value"), EVERY, ids=map(":".join, EVERY))
def test_a_choice_counts_at_once_and_is_sent_to_be_kept(name: str, value: str) -> None:
    screen = Screen("en", "settings")
    before = screen.sent["choice"]
    if shown(screen, name) == value:
        choose(screen, name, next(other for other in choices(name) if other != value))

    choose(screen, name, value)

    assert value == shown(screen, name)
    assert value == str(getattr(screen.settings, name))
    assert before < screen.sent["choice"]


def test_choices_add_up() -> None:
    screen = Screen("ar", "settings")
    wanted = Settings("ar", Digits.ARABIC_INDIC, "primer", SuitColours.FOUR, CardSize.LARGE)

    for name in ("digits", "rulebook", "suits", "cards"):
        choose(screen, name, str(getattr(wanted, name)))

    assert wanted == screen.settings
    assert ("four", "large") == (screen.sent["suits"], screen.sent["cards"])


def test_nothing_is_sent_to_be_kept_before_something_is_chosen() -> None:
    for page in ("home", "settings"):
        assert Screen("en", page).sent["choice"] == 0


@each_language
def test_the_language_chosen_on_the_page_is_the_one_of_every_page(lang: str) -> None:
    screen = Screen(lang, "settings")
    for other in [*(other for other in LANGUAGES if other != lang), lang]:
        choose(screen, "language", other)

        assert other == screen.at.query_params["lang"] == screen.lang
        assert other == shown(screen, "language")


def test_the_switch_in_the_header_and_the_setting_are_one_thing() -> None:
    screen = Screen("ar", "settings")

    screen.press("lang_en")

    assert shown(screen, "language") == "en"
    assert screen.settings.language == "en"


def test_the_plain_table_of_an_address_is_not_kept_and_gives_way_to_a_choice() -> None:
    screen = Screen("en", "settings")  # with `?ui=plain`
    assert shown(screen, "table") == TableView.PLAIN

    choose(screen, "suits", "four")
    assert screen.settings.table is TableView.DRAWN

    choose(screen, "table", "drawn")
    assert shown(screen, "table") == TableView.DRAWN


# --- what the browser kept ----------------------------------------------------------------------------


def test_what_the_browser_kept_counts_from_the_first_page_on() -> None:
    with kept("language:en.digits:arabic_indic.rulebook:house.suits:four"):
        screen = Screen("en", "settings")

        assert [shown(screen, name) for name in ("digits", "rulebook", "suits")] == [
            *("arabic_indic", "house", "four")
        ]
        assert screen.sent["suits"] == "four"


@each_language
def test_the_language_of_the_address_goes_over_the_one_kept(lang: str) -> None:
    for other in LANGUAGES:
        with kept(f"language:{other}"):
            assert Screen(lang, "home").lang == lang


@pytest.mark.parametrize("asked", ["", "fr", "../ar"])
def test_without_a_language_in_the_address_the_one_kept_counts(asked: str) -> None:
    with kept("language:en"):
        screen = Screen("en", "home")
        screen.at.query_params["lang"] = asked
        del screen.at.session_state["lang"]
        screen.run()

        assert screen.at.query_params["lang"] == "en"


NONSENSE = {
    "nothing": "",
    "a letter": "x",
    "no such choice": "suits:nine.digits",
    "another folder": "language:../ar",
    "markup": "table:<b>",
    "much of it": "…" * 5000,
}


@pytest.mark.parametrize("cookie", NONSENSE.values(), ids=NONSENSE)
def test_a_cookie_that_means_nothing_changes_nothing(cookie: str) -> None:
    with kept(cookie):
        screen = Screen(DEFAULT, "settings")

    assert shown(screen, "suits") == SuitColours.TWO
    assert read(cookie) == Settings()


# --- what a choice does -------------------------------------------------------------------------------


def test_the_check_of_digits_can_fail() -> None:
    assert latin_digits("لنا 26") == ["2", "6"]
    assert latin_digits("١٥٢ 10♠︎ ⁨9♥︎⁩ البند ⁨6.6⁩، J 9 A 10 K Q 8 7") == []


@each_language
@each_rulebook
def test_arabic_digits_are_everywhere_but_on_cards_and_clauses(lang: str, rulebook: str) -> None:
    """What is checked of every run is in `screen.Screen.check`."""
    end = first_hand(rulebook, lambda hand: len(hand.turns) > 8).end
    screen = Screen(lang, "settings", hand=to_link(mid_hand(rulebook)))
    choose(screen, "digits", Digits.ARABIC_INDIC)

    for page in ("home", "rulebooks", "glossary", "play"):
        go(screen, page)
    screen.at.session_state["hand"] = to_link(end)
    screen.run()

    assert screen.settings.digits is Digits.ARABIC_INDIC
    assert set("٠١٢٣٤٥٦٧٨٩") & {letter for row in screen.tables()[-1] for cell in row for letter in cell}


@each_language
def test_where_no_match_is_under_way_the_rulebook_chosen_comes_first(lang: str) -> None:
    for rulebook in rulebooks():
        screen = Screen(lang, "settings")
        choose(screen, "rulebook", rulebook)
        go(screen, "play")

        assert rulebook == screen.at.selectbox(key="rulebook").value
