"""A teacher's lesson in the browser: a deal asked for, notes, a what-if, a class, answers, paper."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Locator, Page, expect

from engine import Phase, Suit, load
from lessons.board import MAIN, Place, Study, study_from_link
from lessons.i18n import speech
from tests.e2e.driver import DESKTOP, HELD, PAGE_SECONDS, PHONE, at_rest
from tests.e2e.presses import presses, watched_page

Open = Callable[[str], Page]
AR = speech("ar", load("online"))
HOSTILE = "<img src=x onerror=\"document.title='hacked'\">"


def key(page: Page, name: str) -> Locator:
    return page.locator(f".st-key-{name}")


def unfold(page: Page, name: str) -> None:
    """Open what is folded, unless it is open."""
    opened = key(page, name).locator("details[open]")
    if opened.count() == 0:
        click_for(page, key(page, name).locator("summary").first, opened.first)


def press(page: Page, name: str) -> None:
    key(page, name).locator("button").click(delay=HELD)
    at_rest(page)


def press_for(page: Page, name: str, wanted: Locator) -> None:
    """Press a button, and wait for what it brings."""
    click_for(page, key(page, name).locator("button"), wanted)


def click_for(page: Page, pressed: Locator, wanted: Locator) -> None:
    """Click, and wait for what it brings."""
    pressed.click(delay=HELD)
    expect(wanted).to_be_attached()
    at_rest(page)


def study_of(page: Page) -> tuple[Study, str]:
    """The board as its address has it."""
    found = page.evaluate("[...new URL(location.href).searchParams]")
    asked = dict(found)
    return study_from_link(asked["study"]), asked["at"]


def step(page: Page, name: str) -> None:
    """Press a button of the table, and wait until the board has gone there."""
    play(page, page.locator(f'.board [data-act="{name}"]'))


def play(page: Page, which: Locator) -> None:
    """Press what leads on, and wait until the board has gone."""
    before = study_of(page)[1]
    which.click(delay=HELD)
    page.wait_for_function("at => new URL(location.href).searchParams.get('at') !== at", arg=before)
    at_rest(page)
    expect(page.locator(".board:not([aria-busy])")).to_be_attached()


def write(page: Page, note: str, ask: str = "") -> None:
    """Put words on the step where the board stands."""
    unfold(page, "board_words")
    at = study_of(page)[1]
    key(page, f"note_{at}").locator("textarea").fill(note)
    key(page, f"ask_{at}").locator("input").fill(ask)
    key(page, f"ask_{at}").locator("input").press("Tab")
    at_rest(page)
    press(page, "keep_words")
    expect(page.locator(".panel.note")).to_contain_text(note.splitlines()[0])


def choose(page: Page, name: str, option: str) -> None:
    page.locator(f'[class*="st-key-{name}"] input').click()
    page.get_by_role("option", name=option, exact=True).click()
    at_rest(page)


@contextmanager
def telephone(browser: Browser, url: str) -> Iterator[Page]:
    context = browser.new_context(
        base_url=url, viewport=PHONE, has_touch=True, is_mobile=True, locale="ar", reduced_motion="reduce"
    )
    context.set_default_timeout(PAGE_SECONDS * 1000)
    try:
        page = watched_page(context)
        try:
            yield page
        except (AssertionError, Error) as failed:
            failed.add_note("\n".join(presses(page)))
            raise
    finally:
        context.close()


@pytest.mark.timeout(300)
@pytest.mark.parametrize("viewport", [DESKTOP], indirect=True)
def test_a_lesson_from_the_deal_to_the_answers_of_the_class(
    open_page: Open, browser: Browser, app_url: str
) -> None:
    page = open_page("/board?lang=ar")
    choose(page, "board_new_contract", AR.ui("board-contract.hokum", suit=AR.suit_shown(Suit.HEARTS)))
    press(page, "board_add")
    press_for(page, "board_deal", page.locator(".board"))
    study, begins = study_of(page)
    deal = study.deal(Place(MAIN, int(begins)))
    assert deal.phase is Phase.PLAY
    assert any({"KH", "QH"} <= set(map(str, hand)) for hand in deal.hands)

    # the first trick, then a note, a question with its answer, and a what-if beside it
    for _ in range(3):
        unfold(page, "board_try")
        play(page, key(page, "board_actions").locator("button").last)
    write(page, HOSTILE)
    step(page, "step:back")
    write(page, "شوف وين الحكم", "وش يلعب هنا؟")
    unfold(page, "board_try")
    play(page, key(page, "board_actions").locator("button").first)
    study, at = study_of(page)
    if len(study.lines) > 1:
        assert at.startswith("a.")
        step(page, "line:")
    while study_of(page)[1] != str(int(begins) + 2):
        step(page, "step:back")
    assert page.evaluate("document.title") != "hacked"

    unfold(page, "board_class")
    press(page, "class_open")
    code = page.locator(".class-code").inner_text()
    with telephone(browser, app_url) as pupil:
        pupil.goto(f"/class?lang=ar&code={code}")
        pupil.locator(".follow-join [name=name]").fill("سارة")
        pupil.locator(".follow-main").click()
        expect(pupil.locator(".follow-class .board")).to_be_visible()
        pupil.locator(".follow-option").first.click()
        expect(page.locator(".class-answers .row b").first).to_have_text("1")

        step(page, "step:next")
        expect(pupil.locator(".follow-option").first).to_have_attribute("aria-disabled", "true")
        assert pupil.evaluate("document.title") != "hacked"

    with page.expect_download() as download:
        key(page, "class_csv").locator("button").click()
    sheet = list(csv.reader(Path(download.value.path()).read_text(encoding="utf-8-sig").splitlines()))
    assert ["1", "سارة", "وش يلعب هنا؟"] == sheet[1][:3]


@pytest.mark.timeout(200)
def test_a_worksheet_is_made_and_saved(open_page: Open) -> None:
    page = open_page("/board?lang=ar")
    press_for(page, "board_deal", page.locator(".board"))
    unfold(page, "board_print")
    press_for(page, "print_make", key(page, "print_save"))

    with page.expect_download() as download:
        key(page, "print_save").locator("button").click()
    assert Path(download.value.path()).read_bytes().startswith(b"%PDF")
    expect(page.get_by_test_id("stImage")).to_be_visible()


@pytest.mark.parametrize("lang", ["ar", "en"])
def test_a_board_comes_back_after_a_refresh_and_in_another_tab(open_page: Open, lang: str) -> None:
    page = open_page(f"/board?lang={lang}")
    press_for(page, "board_deal", page.locator(".board"))
    unfold(page, "board_try")
    play(page, key(page, "board_actions").locator("button").first)
    before = study_of(page)

    page.reload()
    expect(page.locator(".board")).to_be_visible()
    at_rest(page)
    assert before == study_of(page)
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator(".board")).to_be_visible()
    at_rest(other)
    assert before == study_of(other)
