"""In a real browser: what a reader chooses is kept, the page turns without a wrong frame, the header fits."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect

from engine import dump
from lessons.components.navigation import PAGES, SHOWN
from lessons.i18n import language, languages, speech
from tests.app.learner import choice
from tests.e2e.driver import Table, address, at_rest
from tests.e2e.test_hand import on_the_table

LANGUAGES = languages()
Open = Callable[[str], Page]

each_language = pytest.mark.parametrize("lang", LANGUAGES)
WIDTHS = (360, 390, 768, 1280)
NARROW: ViewportSize = {"width": 360, "height": 740}


def choose(page: Page, name: str, place: int) -> None:
    """Choose on the settings page by the place of a choice, from the beginning of the row."""
    group = page.locator(f".st-key-set_{name}").get_by_role("radio")
    group.nth(place).click(force=True)
    expect(group.nth(place)).to_be_checked()
    at_rest(page)


def settings(open_page: Open, lang: str) -> Page:
    """The settings page, once all of it and the header have come."""
    page = open_page(f"/settings?lang={lang}")
    expect(page.locator(".kept")).to_be_visible()
    expect(page.locator(".site-nav a[aria-current]")).to_be_visible()
    return page


def cookie(context: BrowserContext) -> str:
    """What the browser keeps of the settings."""
    return next((str(one.get("value")) for one in context.cookies() if one.get("name") == "settings"), "")


def is_kept(page: Page, choice: str) -> None:
    """Wait until a choice is in the browser's cookie."""
    page.wait_for_function("choice => document.cookie.includes(choice)", arg=choice)


def looks(page: Page, **expected: str) -> None:
    """Wait until the document looks so: its language, direction, suits and cards."""
    for name, value in expected.items():
        expect(page.locator("html")).to_have_attribute(name.replace("_", "-"), value)


# --- kept -----------------------------------------------------------------------------------------------


def test_what_is_chosen_outlives_a_reload_and_reaches_a_new_tab(open_page: Open) -> None:
    page = settings(open_page, "en")
    assert cookie(page.context) == ""

    choose(page, "suits", 1)
    choose(page, "cards", 1)
    choose(page, "rulebook", 2)
    expected = {"lang": "en", "dir": "ltr", "data_suits": "four", "data_cards": "large"}
    looks(page, **expected)
    is_kept(page, "suits:four")

    page.reload()
    at_rest(page)
    looks(page, **expected)
    expect(page.locator(".st-key-set_rulebook").get_by_role("radio").nth(2)).to_be_checked()

    tab = page.context.new_page()
    tab.goto("/settings")  # no language in the address: the cookie's
    at_rest(tab)
    looks(tab, **expected)


def test_an_older_tab_does_not_write_over_what_a_newer_one_chose(open_page: Open) -> None:
    older = settings(open_page, "en")
    choose(older, "suits", 1)
    newer = older.context.new_page()
    newer.goto("/settings?lang=en")
    at_rest(newer)
    choose(newer, "sound", 1)
    is_kept(newer, "sound:on")

    older.locator(".site-nav a[href*='play']").click()
    expect(older.locator(".st-key-start")).to_be_visible()
    at_rest(older)

    assert "sound:on" in cookie(older.context)


def test_a_colour_for_each_suit_is_seen_at_once(open_page: Open) -> None:
    page = settings(open_page, "ar")
    colours = (
        "() => [...document.querySelectorAll('.sample .face')].map(card => getComputedStyle(card).color)"
    )
    assert len(set(page.evaluate(colours))) == 2

    choose(page, "suits", 1)

    expect(page.locator("html")).to_have_attribute("data-suits", "four")
    assert len(set(page.evaluate(colours))) == 4


def test_a_setting_is_chosen_with_the_keyboard_alone(open_page: Open) -> None:
    page = settings(open_page, "ar")
    group = page.locator(".st-key-set_digits").get_by_role("radio")
    group.first.focus()

    page.keyboard.press("ArrowLeft")  # onwards, from right to left
    page.keyboard.press("Space")

    expect(group.nth(1)).to_be_checked()
    at_rest(page)
    is_kept(page, "digits:arabic_indic")


# --- the language, live ---------------------------------------------------------------------------------

# Counts the frames in which Arabic stands in a page from left to right, or English in one from right to left.
# Names of languages stand in their own letters everywhere.
WATCH = """() => {
  window.wrong = 0;
  const own = '[class*=st-key-lang_], .st-key-set_language, .st-key-doc, [translate=no], style';
  const look = () => {
    const main = document.querySelector('[data-testid=stMain]');
    const shadows = [...main.querySelectorAll('*')].map(one => one.shadowRoot).filter(Boolean);
    let arabic = 0, english = 0;
    for (const root of [main, ...shadows]) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest(own)) continue;
        if (/[\\u0620-\\u065f]/.test(text.data)) arabic++;
        else if (/[a-z]{3}/i.test(text.data)) english++;
      }
    }
    if (document.documentElement.dir === 'ltr' ? arabic : english) window.wrong++;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


@pytest.mark.parametrize("where", ["play", "settings", "rulebooks"])
def test_another_language_keeps_hand_and_place_and_never_shows_a_wrong_frame(
    open_page: Open, where: str
) -> None:
    page = open_page(address(where, "ar", on_the_table()))
    main = page.get_by_test_id("stMain")
    expect(page.locator("h1, .board").first).to_be_visible()
    page.wait_for_timeout(500)  # for what lies below to make the page long enough to scroll
    main.evaluate("main => { main.scrollTop = 60 }")
    place = main.evaluate("main => main.scrollTop")
    page.evaluate(WATCH)

    for lang in ("en", "ar"):
        page.locator(f".st-key-lang_{lang} button").evaluate("button => button.click()")  # without scrolling
        expect(page.locator("html")).to_have_attribute("dir", language(lang).direction)
        at_rest(page)
        page.wait_for_timeout(300)

        assert page.evaluate("window.wrong") <= 2
        assert abs(main.evaluate("main => main.scrollTop") - place) <= 2
        assert Table(page).text == dump(on_the_table())
        assert f"/{where}" in page.url


def test_the_language_chosen_among_the_settings_turns_the_page_too(open_page: Open) -> None:
    page = settings(open_page, "ar")
    page.evaluate(WATCH)

    choose(page, "language", 1)
    expect(page.locator("html")).to_have_attribute("dir", "ltr")
    page.wait_for_timeout(300)

    assert page.evaluate("window.wrong") <= 2
    is_kept(page, "language:en")


# --- the header -----------------------------------------------------------------------------------------

# Whatever of the header is narrower or lower than a finger, or not wholly on the screen.
AMISS = """() => [...document.querySelectorAll('.st-key-header :is(a, button)')].flatMap(one => {
  const box = one.getBoundingClientRect(), words = one.textContent;
  const small = box.height < 43.5 || box.width < 43.5;
  const row = one.closest('.site-nav'); // more pages than fit are scrolled to within it
  const beyond = !(row && row.scrollWidth > row.clientWidth) && (box.left < 0 || box.right > innerWidth);
  return small || beyond ? [`${words}: ${JSON.stringify(box)}`] : [];
})"""
ONE_ROW = """() => new Set([...document.querySelectorAll('.st-key-header :is(a, button)')].map(one => {
  const box = one.getBoundingClientRect();
  return Math.round((box.top + box.bottom) / 20);
})).size"""


@each_language
def test_the_header_fits_every_width_in_one_row_and_every_target_a_finger(open_page: Open, lang: str) -> None:
    page = open_page(f"/?lang={lang}")
    expect(page.locator(".site-brand[aria-current]")).to_be_visible()
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 740})
        page.wait_for_timeout(150)

        assert page.evaluate(AMISS) == [], width
        assert page.evaluate(ONE_ROW) == 1, width
        wide = page.evaluate("document.querySelector('[data-testid=stMain]').scrollWidth")
        assert wide <= width


@pytest.mark.parametrize("viewport", [NARROW], indirect=True)
def test_more_pages_than_fit_are_scrolled_to_within_the_header(open_page: Open) -> None:
    page = settings(open_page, "ar")

    page.evaluate("""() => {
      const row = document.querySelector('.site-nav');
      for (let more = 0; more < 5; more++) row.prepend(row.firstElementChild.cloneNode(true));
    }""")

    assert page.evaluate("document.querySelector('[data-testid=stMain]').scrollWidth") <= 360
    assert page.locator(".site-nav").evaluate("row => row.scrollWidth > row.clientWidth")
    page.locator(".site-nav a").last.scroll_into_view_if_needed()
    expect(page.locator(".site-nav a").last).to_be_in_viewport(ratio=0.9)


@each_language
def test_the_page_that_is_shown_is_marked_in_the_header(open_page: Open, lang: str) -> None:
    page = open_page(f"/?lang={lang}")
    links = page.locator(".st-key-header a")
    for place, one in enumerate(page for page in PAGES if page.group in SHOWN):
        links.nth(place).click()
        expect(page.locator(".st-key-header a[aria-current=page]")).to_have_count(1)
        expect(links.nth(place)).to_have_attribute("aria-current", "page")
        assert page.url.split("?")[0].endswith(f"/{one.path}")
        assert f"lang={lang}" in page.url


def test_a_link_of_the_header_turns_the_page_that_stands_and_keeps_the_place_of_the_keyboard(
    open_page: Open,
) -> None:
    page = open_page("/?lang=ar")
    link = page.locator(".site-nav a[href*='glossary']")
    page.evaluate("window.stands = true")

    link.focus()
    page.keyboard.press("Enter")

    expect(link).to_have_attribute("aria-current", "page")
    expect(link).to_be_focused()
    assert page.evaluate("window.stands")
    page.go_back()
    expect(page.locator(".site-brand")).to_have_attribute("aria-current", "page")


def test_a_link_of_the_header_opens_in_a_new_tab_with_the_hand_as_it_stands(open_page: Open) -> None:
    page = open_page(address("play", "ar", on_the_table()))
    table = Table(page)
    table.act_as_simple()
    before = table.text

    with page.context.expect_page() as opened:
        page.locator(".site-nav a[href*='rulebooks']").click(modifiers=["ControlOrMeta"])

    other = Table(opened.value)
    expect(other.page.locator("h1")).to_be_visible()
    assert before == other.text == table.text


@each_language
def test_the_first_tab_leads_past_the_header(open_page: Open, lang: str) -> None:
    page = settings(open_page, lang)
    expect(page.locator(".st-key-settings [role=radio]").first).to_be_visible()

    page.keyboard.press("Tab")
    link = page.get_by_test_id("stSkipToContent")
    expect(link).to_be_focused()
    expect(link).to_have_text(speech(lang).ui("skip-to-content"))
    expect(link).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("[tabindex='-1']:focus")).to_have_count(1)
    page.keyboard.press("Tab")

    inside = "document.activeElement.closest('.st-key-settings') !== null"
    assert page.evaluate(inside)


def test_before_a_class_only_the_page_is_seen(open_page: Open) -> None:
    page = open_page("/rulebooks?lang=ar&view=projector")

    expect(page.locator("html")).to_have_attribute("data-view", "projector")
    expect(page.locator(".st-key-header")).to_have_count(0)
    expect(page.locator("h1")).to_be_visible()


# --- for everyone ---------------------------------------------------------------------------------------


@each_language
@pytest.mark.parametrize("color_scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["", "settings"])
def test_a_machine_finds_nothing_that_shuts_anyone_out(open_page: Open, lang: str, path: str) -> None:
    page = open_page(f"/{path}?lang={lang}")
    expect(page.locator("h1")).to_be_visible()

    found = Axe().run(page, context=".stMainBlockContainer", options={"runOnly": ["wcag2a", "wcag2aa"]})

    assert [
        (one["id"], [node["html"][:160] for node in one["nodes"]]) for one in found.response["violations"]
    ] == []


def test_the_first_hand_is_one_press_away_and_home_knows_it(open_page: Open) -> None:
    page = open_page("/?lang=ar")
    table = Table(page)

    table.button("first_hand").click()
    expect(page.locator(".board")).to_be_visible()
    at_rest(page)
    dealt = table.text
    page.locator(".site-brand").click()
    expect(page.locator(".stands")).to_be_visible()
    table.button("to_play").click()
    expect(page.locator(".board")).to_be_visible()

    assert table.text == dealt
    assert choice(table.match)
