"""Every page in every language, under every rulebook: it runs, and says everything in that language.

What is checked of each run is in `screen.Screen.check`.
"""

from __future__ import annotations

import pytest

from engine import dump, load, rulebooks, to_link
from engine.choices import ContractScoring
from lessons.components.navigation import PAGES, SHOWN
from lessons.i18n import DEFAULT, languages, speech
from lessons.practice import ME
from tests.app.screen import Screen, foreign_words, plain, raw_ids, text
from tests.app.test_links import mid_hand

LANGUAGES = languages()
BOOKS = rulebooks()
NAMES = [page.file.removeprefix("lessons/pages/").removesuffix(".py") for page in PAGES]

each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_rulebook = pytest.mark.parametrize("rulebook", BOOKS)


def test_the_checks_of_a_text_can_fail() -> None:
    assert foreign_words("الصكّة لكم، K♠ online 6.6 English", "ar") == []
    assert foreign_words("الصكّة لكم match", "ar") == ["match"]
    assert foreign_words("Us 26, العربية", "en") == []
    assert foreign_words("Us لنا", "en") == ["لنا"]
    assert raw_ids("seat-short-me: You", "en") == ["seat-short-me"]
    assert raw_ids("The face-down cards", "en") == []


@each_language
@pytest.mark.parametrize("page", NAMES)
def test_every_page_opens(lang: str, page: str) -> None:
    screen = Screen(lang, page)

    assert screen.texts()
    assert {f"lang_{other}" for other in LANGUAGES if other != lang} <= screen.keys
    assert screen.at.query_params["lang"] == lang


@pytest.mark.parametrize("asked", ["", "fr", "../ar", "AR"])
def test_an_unknown_language_is_the_default(asked: str) -> None:
    screen = Screen(DEFAULT, "home")
    screen.at.query_params["lang"] = asked
    del screen.at.session_state["lang"]
    screen.run()

    assert screen.at.query_params["lang"] == DEFAULT


@each_language
@pytest.mark.parametrize("page", NAMES)
def test_the_other_language_is_one_press_away_and_so_is_the_way_back(lang: str, page: str) -> None:
    screen = Screen(lang, page)
    before = screen.texts()

    for other in [*(other for other in LANGUAGES if other != lang), lang]:
        screen.press(f"lang_{other}")
        assert screen.at.query_params["lang"] == other

    assert screen.texts() == before


@each_language
@pytest.mark.parametrize("page", NAMES)
def test_every_page_has_the_way_to_every_other_by_what_it_is_for(lang: str, page: str) -> None:
    screen, said = Screen(lang, page), speech(lang)

    header = [said.ui(f"{one.title}.short") for one in PAGES[1:] if one.group in SHOWN]
    assert [said.ui("app-title"), *header] == [link["label"] for link in screen.header]
    assert next(one.path for one in PAGES if one.file.endswith(f"/{page}.py")) == screen.sent["page"]


def test_before_a_class_nothing_but_the_page_is_shown() -> None:
    screen = Screen("ar", "rulebooks", view="projector")

    assert "lang_en" not in screen.keys
    assert [] == screen.header
    assert screen.sent["view"] == "projector"
    assert Screen("ar", "rulebooks", view="another").sent["view"] is None


@each_language
def test_home_leads_to_the_table_and_to_the_rulebooks(lang: str) -> None:
    home = Screen(lang, "home")
    assert {"first_hand", "to_play", "to_rulebooks", "to_settings"} <= home.keys
    for rulebook in BOOKS:
        assert home.says(speech(lang, load(rulebook)).rulebook(load(rulebook)))

    home.press("to_play")

    assert "start" in home.keys


def test_the_picture_on_home_is_light_and_silent() -> None:
    (fan,) = Screen("ar", "home").found(".//div[@class='fan']")

    assert fan.get("aria-hidden") == "true"
    assert [image.get("alt") for image in fan] == [""] * 5
    assert sum(len(image.get("src", "")) for image in fan) < 30_000


@each_language
def test_one_press_on_home_deals_the_first_hand(lang: str) -> None:
    home = Screen(lang, "home")

    home.press("first_hand")

    assert home.match.rules.id == BOOKS[0]
    assert home.match.deal.turn is ME
    assert "start" not in home.keys


@each_language
@each_rulebook
def test_home_tells_where_the_hand_under_way_stands_and_goes_on_with_it(lang: str, rulebook: str) -> None:
    match, own = mid_hand(rulebook), speech(lang, load(rulebook))
    home = Screen(lang, "home", hand=to_link(match))

    stands = [text(part) for part in home.found(".//p[@class='stands']/span")]

    assert [plain(own.rulebook(match.rules)), plain(own.ui("phase-play")), plain(own.ui("your-turn"))] == [
        *(stands[0], *stands[-2:])
    ]
    assert "first_hand" not in home.keys
    home.press("to_play")
    assert home.text == dump(match)


def test_a_broken_link_is_told_at_the_table_and_not_on_home() -> None:
    home = Screen("en", "home", hand="hello-there")

    assert home.found(".//p[@class='stands']") == []
    home.press("to_play")
    assert home.says(speech("en").ui("link-broken-title"))


@each_language
@each_rulebook
def test_home_deals_under_any_rulebook_and_opens_it_to_be_read(lang: str, rulebook: str) -> None:
    home = Screen(lang, "home")
    home.press(f"read_{rulebook}")
    assert home.at.selectbox(key="read_rulebook").value in (rulebook, home.name(rulebook))

    home = Screen(lang, "home")
    home.press(f"play_{rulebook}")
    assert home.match.rules.id == rulebook


@each_language
def test_a_hand_under_way_is_not_left_for_another_rulebook_without_asking(lang: str) -> None:
    match = mid_hand(BOOKS[0])
    home = Screen(lang, "home", hand=to_link(match))

    home.press(f"play_{BOOKS[1]}")
    assert home.text == dump(match)
    assert home.says(speech(lang).ui("home-leave"))
    home.press(f"stay_{BOOKS[1]}")
    assert home.text == dump(match)

    home = Screen(lang, "home", hand=to_link(match))
    home.press(f"play_{BOOKS[1]}")
    home.press(f"leave_{BOOKS[1]}")
    assert home.match.rules.id == BOOKS[1]


@each_language
@each_rulebook
def test_setting_up_offers_what_a_rulebook_lets_choose(lang: str, rulebook: str) -> None:
    rules = load(rulebook)
    screen = Screen(lang)
    screen.choose("rulebook", rulebook)

    dealer = BOOKS.index(rulebook) % 4
    key = f"dealer_{load(rulebook).table.direction}"
    screen.choose(key, screen.at.selectbox(key=key).options[dealer])
    groups = {group.key: group for group in screen.at.segmented_control}
    if "target" in groups:
        groups["target"].select(rules.match.targets[-1])
    if "scoring" in groups:
        groups["scoring"].select(ContractScoring.CONTREE)
    screen.press("start")

    assert rules == screen.match.rules
    assert dealer == screen.match.deal.dealer
    assert rules.match.targets[-1] == screen.match.target
    assert screen.match.scoring is (ContractScoring.CONTREE if "scoring" in groups else None)
    assert (len(rules.match.targets) > 1) is ("target" in groups)


def test_what_was_just_chosen_counts_even_if_the_page_has_not_answered_yet() -> None:
    """The browser sends the choice and the press together when the learner is quicker than the page."""
    screen = Screen("en")
    screen.at.selectbox(key="dealer_right").select_index(1)
    screen.at.selectbox(key="rulebook").select(screen.name("house"))
    screen.press("start")

    assert screen.match.rules.id == "house"
    assert screen.match.deal.dealer == 1


def test_the_same_seed_gives_the_same_hand_and_another_seed_another() -> None:
    hands = []
    for seed in ("7", "7", "8", "", ""):
        screen = Screen("ar")
        screen.write("seed", seed)
        screen.press("start")
        hands.append(screen.link)

    assert hands[0] == hands[1]
    assert len(set(hands[1:])) == 4


def test_the_text_of_an_element_has_no_direction_marks() -> None:
    (bar, *_) = Screen("en", "home").found(".//p[@class='book']/b")
    assert text(bar) == Screen("en").name(BOOKS[0])
