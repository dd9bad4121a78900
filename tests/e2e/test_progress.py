"""In a real browser: figures that read like the page around them, and a learner who changes his browser."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Literal
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, Page, expect

from engine import load
from lessons.i18n import languages, speech
from lessons.learner import COOKIE, cookie_of, learner_of
from lessons.progress import Answered, open_store
from lessons.quiz import drilling
from tests.e2e.driver import DESKTOP, PHONE, at_rest
from tests.e2e.test_axe import violations
from tests.e2e.test_first_paint import foreign

Open = Callable[[str], Page]

each_language = pytest.mark.parametrize("lang", languages())


def learner_with_a_week() -> str:
    """Somebody who has practised for a week under two rulebooks."""
    who, now = uuid4().hex, datetime.now(UTC)
    for rulebook in ("online", "coinche"):
        drilled = drilling(load(rulebook))
        for n, rule in enumerate(list(drilled)[:28]):
            at = now - timedelta(days=6 - n % 7, minutes=n)
            facts = (f"{rulebook}:{n}", at, rulebook, rule, drilled[rule][0], {"n": n}, "x")
            open_store().record(who, Answered(*facts, n % 4 > 0, 0, 5 + n % 7, "practice:review"))
    return who


def be(page: Page, learner: str, url: str) -> None:
    """Make a browser this learner's."""
    value = cookie_of(learner, is_secure=False).partition(";")[0].partition("=")[2]
    page.context.add_cookies([{"name": COOKIE, "value": value, "url": url}])


def is_now(page: Page) -> str | None:
    """Whose browser it is."""
    cookies = {str(one.get("name")): str(one.get("value")) for one in page.context.cookies()}
    return learner_of(cookies)


# --- the figures ----------------------------------------------------------------------------------------

# Words that are not wholly within their figure, or that lie over one another.
AMISS = """() => [...document.querySelectorAll('.js-plotly-plot')].flatMap(plot => {
  const all = plot.getBoundingClientRect();
  const words = [...plot.querySelectorAll('text')].filter(one => one.textContent.trim());
  const boxes = words.map(one => [one.textContent, one.getBoundingClientRect()]);
  const within = ([, box]) => box.left >= all.left - 1 && box.right <= all.right + 1;
  const over = ([, a], [, b]) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 4 && b.top < a.bottom - 4;
  return [
    ...boxes.filter(one => !within(one)).map(([text]) => `beyond: ${text}`),
    ...boxes.flatMap((one, at) => boxes.slice(at + 1).filter(other => over(one, other))
      .map(other => `${one[0]} over ${other[0]}`)),
  ];
})"""


@pytest.fixture
def color_scheme(request: pytest.FixtureRequest) -> Literal["light", "dark"]:
    return getattr(request, "param", "light")


@pytest.mark.parametrize(
    ("lang", "viewport", "color_scheme"),
    [("ar", PHONE, "dark"), ("ar", DESKTOP, "light"), ("en", PHONE, "light"), ("en", DESKTOP, "dark")],
    ids=["ar-phone-dark", "ar-desktop-light", "en-phone-light", "en-desktop-dark"],
    indirect=["viewport", "color_scheme"],
)
def test_figures_have_room_for_their_words_in_the_readers_language_and_colours(
    page: Page, open_page: Open, app_url: str, lang: str
) -> None:
    be(page, learner_with_a_week(), app_url)
    open_page(f"/progress?lang={lang}")
    expect(page.locator(".js-plotly-plot .main-svg").first).to_be_visible()
    expect(page.locator(".js-plotly-plot")).to_have_count(5)
    for summary in page.get_by_test_id("stExpander").locator("summary").all():
        summary.click()
    expect(page.locator("table.sheet").last).to_be_visible()
    page.wait_for_timeout(500)

    assert [] == page.evaluate(AMISS)
    ink = page.evaluate("getComputedStyle(document.querySelector('[data-testid=stApp]')).color")
    fill = "[...document.querySelectorAll('.js-plotly-plot text')].map(one => getComputedStyle(one).fill)"
    assert {ink} == set(page.evaluate(fill))
    assert page.locator(".modebar").count() == 0
    assert page.evaluate("document.querySelector('[data-testid=stMain]').scrollWidth") <= DESKTOP["width"]
    if lang == "ar":
        assert [] == foreign(page)
    assert [] == list(violations(page))


# --- another browser ------------------------------------------------------------------------------------


@each_language
def test_a_code_makes_another_browser_the_learners(
    page: Page, open_page: Open, browser: Browser, app_url: str, lang: str
) -> None:
    who, said = learner_with_a_week(), speech(lang)
    be(page, who, app_url)
    open_page(f"/settings?lang={lang}")
    page.locator(".st-key-make_code button").click()
    expect(page.locator(".my-code")).to_be_visible()
    code = page.locator(".my-code").inner_text()

    other = browser.new_page(base_url=app_url, locale=lang)
    other.goto(f"/settings?lang={lang}")
    at_rest(other)
    assert is_now(other) not in (None, who)
    field = other.locator(".st-key-my_typed input")
    field.fill(code.lower())
    field.press("Enter")

    expect(other.locator("#my-data")).to_have_text(said.ui("my-done.moved"))
    expect(other.locator("#my-data")).to_be_in_viewport()
    assert who == is_now(other)
    other.context.close()


def test_who_deletes_everything_is_somebody_new(page: Page, open_page: Open, app_url: str) -> None:
    who = learner_with_a_week()
    be(page, who, app_url)
    open_page("/settings?lang=ar")
    page.locator(".st-key-forget button").click()
    page.locator(".st-key-forget_yes button").click()

    expect(page.locator("#my-data")).to_have_text(speech("ar").ui("my-done.forgotten"))
    assert is_now(page) not in (None, who)
    assert () == open_store().events(who)


def test_a_browser_that_changed_meanwhile_is_told_and_stays_who_it_is(
    page: Page, open_page: Open, app_url: str
) -> None:
    be(page, uuid4().hex, app_url)
    open_page("/settings?lang=en")
    page.locator(".st-key-forget button").click()
    expect(page.locator(".st-key-forget_yes button")).to_be_visible()
    somebody = uuid4().hex
    be(page, somebody, app_url)

    page.locator(".st-key-forget_yes button").click()

    expect(page.locator(".st-key-my_data .panel")).to_have_text(speech("en").ui("my-failed.foreign"))
    assert somebody == is_now(page)
