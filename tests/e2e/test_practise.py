"""Practice in a browser: by keyboard alone, against the clock, on paper, and looked at by axe."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.driver import PHONE, address, at_rest
from tests.e2e.test_axe import RUNS, violations

Open = Callable[[str], Page]
EXAM = 20


def key(page: Page, name: str) -> Locator:
    return page.locator(f".st-key-{name} button")


def options(page: Page) -> Locator:
    return page.locator('[class*="st-key-option_open_"] button')


def begin(page: Page, mode: str) -> None:
    key(page, f"mode_{mode}").click()
    key(page, "begin").click()
    expect(options(page).first).to_be_visible()


def sit_exam(page: Page) -> None:
    """Answer everything, always the first option."""
    begin(page, "exam")
    for n in range(1, EXAM + 1):
        expect(page.locator(".turn-head")).to_contain_text(re.compile(rf"\b{n}\b.*\b{EXAM}\b"))
        at_rest(page)  # the head comes first: below it may still be the options of the question before
        options(page).first.click()
    expect(page.locator(".result")).to_be_visible()
    at_rest(page)


def test_a_run_is_gone_through_by_keyboard_alone(open_page: Open) -> None:
    page = open_page(address("practise", "ar"))
    key(page, "topic_cards").focus()
    for _ in range(3):
        page.keyboard.press("Enter")
        expect(page.locator(".prompt:focus")).to_have_count(1)
        expect(page.locator(".prompt")).to_have_count(1)  # the question before has gone
        expect(page.locator(".feedback .panel")).to_have_count(0)
        page.keyboard.press("Tab")
        expect(options(page).first).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(".feedback .panel").first).to_be_visible()
        expect(page.locator("button:focus")).to_have_count(1)  # another option, or the way on
        page.locator(".st-key-practice_ways button").focus()


def test_the_server_has_the_clock_that_counts(open_page: Open, page: Page) -> None:
    """A browser that is ahead asks early, and is told how much is left."""
    page.clock.install()
    open_page(address("practise", "en"))
    begin(page, "drill")
    timer = page.locator(".clock [role=timer]")
    expect(timer).to_have_text(re.compile(r"^(1:00|0:5\d)$"))

    page.clock.fast_forward(30_000)
    expect(timer).to_have_text(re.compile(r"^0:[12]\d$"))
    expect(page.locator(".clock [role=status]")).to_have_text(re.compile("30|29"))
    page.clock.fast_forward(31_000)

    expect(timer).to_have_text(re.compile(r"^0:[345]\d$"))
    expect(page.locator(".result")).to_have_count(0)
    options(page).first.click()
    expect(page.locator(".turn-head .turn-note")).to_be_visible()


def test_on_paper_there_is_the_result_and_nothing_else(open_page: Open) -> None:
    page = open_page(address("practise", "ar"))
    sit_exam(page)
    page.evaluate("window.print = () => { window.printed = true }")
    page.locator("button.print").click()
    assert page.evaluate("window.printed")

    page.emulate_media(media="print")

    shown = page.locator("button:visible, a:visible, h1:visible, h2:visible").all_inner_texts()
    assert shown == []
    expect(page.locator(".result table")).to_be_visible()
    expect(page.locator(".on-paper").first).to_be_visible()


@pytest.mark.parametrize("viewport", [PHONE], ids=["phone"], indirect=True)
def test_a_phone_shows_all_of_it_without_scrolling_sideways(open_page: Open) -> None:
    page = open_page(address("practise", "ar"))
    sit_exam(page)
    wide = "document.querySelector('[data-testid=stMain]').scrollWidth"
    assert page.evaluate(wide) <= PHONE["width"]
    key(page, "leave").click()
    expect(key(page, "mode_exam")).to_be_visible()
    assert page.evaluate(wide) <= PHONE["width"]


@pytest.mark.parametrize(("lang", "viewport", "color_scheme"), RUNS, indirect=["viewport", "color_scheme"])
def test_axe_finds_nothing(open_page: Open, lang: str) -> None:
    found: dict[str, list[str]] = {}
    page = open_page(address("practise", lang))
    expect(key(page, "topic_cards")).to_be_visible()
    found["hub"] = list(violations(page))
    key(page, "topic_cards").click()
    expect(options(page).first).to_be_visible()
    options(page).first.click()
    expect(page.locator(".feedback .panel").first).to_be_visible()
    at_rest(page)
    found["answered"] = list(violations(page))
    key(page, "leave").click()
    expect(key(page, "go_on")).to_be_visible()
    found["left"] = list(violations(page))
    key(page, "mode_drill").click()
    expect(key(page, "begin")).to_be_visible()
    found["before"] = list(violations(page))
    key(page, "begin").click()
    expect(options(page).first).to_be_visible()
    options(page).first.click()
    expect(page.locator(".turn-head .turn-note")).to_be_visible()
    at_rest(page)
    found["race"] = list(violations(page))
    key(page, "leave").click()
    sit_exam(page)
    found["result"] = list(violations(page))

    assert {name: lines for name, lines in found.items() if lines} == {}
