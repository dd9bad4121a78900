"""Long pages in a real browser: a link leads to its place, and a word in the text tells what it means."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from lessons.i18n import languages, speech
from tests.e2e.driver import DESKTOP, PHONE, address, at_rest

LANGUAGES = languages()
Open = Callable[[str], Page]
CLAUSE = "&book=tournament&clause=9.4"
# Where a word may stand on a screen when it is pressed.
PLACES = ("start", "center", "end")

each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_size = pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"], indirect=True)


def apart(one: Locator, other: Locator) -> bool:
    """Whether two elements lie on the screen without covering each other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


@each_size
@each_language
def test_a_link_to_a_clause_lands_on_it(open_page: Open, lang: str) -> None:
    page = open_page(address("rulebooks", lang) + CLAUSE)

    clause = page.locator("#clause-9\\.4")
    expect(clause).to_be_in_viewport(ratio=1)
    expect(clause).to_be_focused()


@each_size
@each_language
def test_a_link_to_a_term_lands_on_it_until_something_else_is_looked_for(open_page: Open, lang: str) -> None:
    page = open_page(address("glossary", lang) + "&term=takweesh")
    expect(page.locator("#term-takweesh")).to_be_in_viewport(ratio=1)

    field = page.locator(".st-key-glossary_search input")
    field.fill("atout")
    field.press("Enter")

    expect(page.locator("#term-takweesh")).to_have_count(0)
    expect(page.locator("#term-trump")).to_be_visible()
    expect(page).to_have_url(re.compile(r"[?&]q=atout"))
    assert "term=" not in page.url


@each_size
@each_language
def test_the_way_to_a_part_is_pressed_or_walked_with_the_keys(open_page: Open, lang: str) -> None:
    page = open_page(address("rulebooks", lang))
    links = page.locator(".contents:visible a")
    links.first.hover()  # waits until the page has settled

    for number, press in enumerate((lambda link: link.press("Enter"), lambda link: link.click()), 3):
        link = links.nth(number)
        press(link)
        part = page.locator(f"[id='{str(link.get_attribute('href')).removeprefix('#')}']")
        expect(part).to_be_in_viewport(ratio=1)
        at_rest(page)
        expect(part).to_be_in_viewport(ratio=1)


@each_size
@each_language
def test_a_word_in_the_text_opens_by_a_press_and_covers_nothing_of_itself(open_page: Open, lang: str) -> None:
    page = open_page(address("rulebooks", lang))
    word, tip = page.locator(".tip > button").first, page.locator(".tip-says").first
    expect(tip).to_be_hidden()

    for place in PLACES:
        word.evaluate("(word, block) => word.scrollIntoView({ block })", place)
        word.click()
        expect(tip).to_be_in_viewport(ratio=1)
        expect(tip).to_contain_text(speech(lang).say("glossary-stated"))
        assert apart(word, tip)
        word.click()
        expect(tip).to_be_hidden()
    word.click()
    page.locator("h1").first.click()
    expect(tip).to_be_hidden()


@each_language
def test_a_word_in_the_text_opens_by_keys_and_leads_to_the_glossary(open_page: Open, lang: str) -> None:
    page = open_page(address("rulebooks", lang))
    word, tip = page.locator(".tip > button").first, page.locator(".tip-says").first

    word.press("Enter")
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    expect(word).to_be_focused()
    word.press("Space")
    page.keyboard.press("Tab")
    expect(tip.locator("a")).to_be_focused()
    page.keyboard.press("Enter")

    expect(page.locator("#term-stated")).to_be_in_viewport(ratio=1)
    expect(page).to_have_url(re.compile(rf"/glossary\?.*lang={lang}"))
