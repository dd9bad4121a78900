"""An assignment in browsers: a teacher sets it, a pupil works on his phone, the results tell."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from engine import load, to_link
from lessons.assigning import by_rule, results
from lessons.i18n import speech
from lessons.school import open_assignments
from tests.app.learner import hand
from tests.app.screen import plain
from tests.e2e.driver import PAGE_SECONDS, PHONE, address, at_rest
from tests.e2e.homework import handed_out
from tests.e2e.test_axe import RUNS, violations

Open = Callable[[str], Page]
BOOK = load("online")
AR = speech("ar", BOOK)
HOSTILE = "<img src=x onerror=\"document.title='hacked'\">"
START = hand("online", "7").turns[0][0]
QUESTIONS = 3


@pytest.fixture
def phone(browser: Browser, app_url: str) -> Iterator[Page]:
    """A pupil's phone, beside the teacher's page."""
    context = browser.new_context(base_url=app_url, viewport=PHONE, locale="ar", reduced_motion="reduce")
    context.set_default_timeout(PAGE_SECONDS * 1000)
    yield context.new_page()
    context.close()


def key(page: Page, name: str) -> Locator:
    return page.locator(f".st-key-{name} button")


def choose(page: Page, field: str, name: str) -> None:
    """Choose in a select box by what is typed."""
    box = page.locator(f".st-key-{field} input")
    box.click()
    box.fill(name)
    page.get_by_role("option", name=name, exact=True).click()
    at_rest(page)


def way(page: Page, name: str) -> None:
    page.locator(".st-key-assign_what").get_by_role("radio", name=AR.ui(f"assign-{name}")).click()
    at_rest(page)


def add(page: Page, n: int) -> None:
    key(page, "assign_add").click()
    expect(page.locator(f".st-key-assign_drop_{n}")).to_be_visible()
    at_rest(page)


def put_together(page: Page) -> str:
    """Set a lesson, a quiz of three and a hand; returns the pupils' link."""
    title = page.locator(".st-key-assign_title input")
    title.fill("واجب الدق")
    title.press("Enter")
    at_rest(page)
    add(page, 0)
    way(page, "quiz")
    choose(page, f"assign_kind_{BOOK.id}", plain(AR.ui("quiz-who_eats")))
    page.locator(".st-key-assign_count").get_by_role("radio", name="3", exact=True).click()
    at_rest(page)
    add(page, 1)
    way(page, "hand")
    page.locator(".st-key-assign_text textarea").fill(f"http://somewhere/play?hand={to_link(START)}")
    add(page, 2)
    key(page, "assign_make").click()
    expect(page.locator(".class-code")).to_be_visible()
    at_rest(page)
    return page.get_by_test_id("stCode").inner_text().strip()


def test_a_teacher_sets_it_a_pupil_works_on_his_phone_and_the_table_and_the_bars_tell(
    open_page: Open, page: Page, phone: Page, tmp_path: Path
) -> None:
    open_page(address("assign", "ar"))
    link = put_together(page)
    assert "teach=" in page.url
    assert "teach" not in link

    phone.goto(link)
    at_rest(phone)
    expect(phone.locator(".assign-seen")).to_have_text(AR.ui("assign-seen"))
    name = phone.locator(".st-key-assign_name input")
    name.fill("نورة")
    name.press("Enter")
    at_rest(phone)
    key(phone, "assign_join").click()
    key(phone, "assign_go_2").click()
    for n in range(1, QUESTIONS + 1):
        expect(phone.locator(f'[class*="st-key-option_open_"][class*="-{n}_0"] button')).to_be_visible()
        at_rest(phone)
        phone.locator(f'[class*="st-key-option_open_"][class*="-{n}_0"] button').click()
        expect(key(phone, f"on_{n}")).to_be_visible()
        at_rest(phone)
        key(phone, f"on_{n}").click()
    expect(phone.locator(".result")).to_be_visible()
    phone.get_by_role("link", name=AR.ui("assign-back")).first.click()
    expect(phone.locator(".st-key-assign_item_done_2")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")

    id, _, right = page.url.partition("teach=")[2].partition("&")[0].partition(".")
    made, works = open_assignments().of_teacher(id, right), open_assignments().work(id, right)
    (came,) = results(made, works)
    quiz = came.outcomes[1]
    assert (QUESTIONS, QUESTIONS) == (quiz.done, quiz.asked)
    row = page.locator(".sheet tbody tr")
    expect(row).to_contain_text("نورة")
    expect(row).to_contain_text(AR.ui("assign-cell-right", right=quiz.right, asked=quiz.asked))
    for tally in by_rule(made, works):
        told = AR.ui("assign-missed.count", n=tally.missed, of=tally.asked)
        # what was all right is folded up
        assert plain(told) == plain(page.locator(f'[data-rule="{tally.rule}"] .count').text_content() or "")
    with page.expect_download() as download:
        key(page, "assign_csv").click()
    file = tmp_path / "sheet.csv"
    download.value.save_as(file)
    (_, sheet) = csv.reader(file.read_text("utf-8-sig").splitlines())
    assert "نورة" == sheet[1]
    assert [str(QUESTIONS), str(QUESTIONS), str(quiz.right)] == sheet[6:9]


def joined(page: Page, lang: str) -> None:
    page.locator(".st-key-assign_name input").fill(f"<b>{lang}</b>")
    page.keyboard.press("Tab")
    at_rest(page)
    key(page, "assign_join").click()
    expect(key(page, "assign_go_1")).to_be_visible()
    at_rest(page)


@pytest.mark.parametrize(("lang", "viewport", "color_scheme"), RUNS, indirect=["viewport"])
def test_axe_finds_nothing_to_mend_and_names_and_titles_are_text(
    open_page: Open, page: Page, lang: str
) -> None:
    made, right = handed_out(BOOK.id, HOSTILE, START, ("سعد", "<script>1</script>", "=1+1"))
    open_page(f"{address('assign', lang)}&teach={made.id}.{right}")
    expect(page.locator(".sheet")).to_contain_text("<script>1</script>")
    expect(page.locator(".assign-title")).to_contain_text(HOSTILE)
    page.locator(".assign-rules summary").click()
    assert [] == list(violations(page))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    open_page(f"{address('assign', lang)}&assignment={made.shown}")
    expect(page.locator(".assign-title")).to_contain_text(HOSTILE)
    assert [] == list(violations(page))
    joined(page, lang)
    assert [] == list(violations(page))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert 0 == page.locator(".st-key-assign :is(img, script)").count()
    assert "hacked" not in page.title()
