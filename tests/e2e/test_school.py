"""A learner's first days: three lessons, another device, a server that dies, and a store that knows."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from engine import load, rulebooks
from lessons.learner import COOKIE, learner_of
from lessons.progress import Answered, open_store
from lessons.progress.store import Store
from lessons.prose import words
from lessons.syllabus import Lesson, course, steps
from tests.e2e.driver import DESKTOP, PAGE_SECONDS, PHONE, at_rest, choose_rulebook, running_app

GULF = next(load(id) for id in rulebooks() if load(id).vocabulary == "gulf")
TUNISIAN = next(load(id) for id in rulebooks() if load(id).vocabulary == "tunisian")
CHOSEN = '[class*="st-key-option_wrong_"], [class*="st-key-option_right_"]'


def store() -> Store:
    """The store that the app under test writes to: it shares this process's state folder."""
    return open_store()


def learner(context: BrowserContext) -> str:
    """Who the cookie of a browser names."""
    found = learner_of({cookie["name"]: cookie["value"] for cookie in context.cookies()})
    assert found is not None, f"no {COOKIE}"
    return found


@contextmanager
def device(browser: Browser, url: str, lang: str, phone: bool, state: Path | None = None) -> Iterator[Page]:
    """Open a browser of its own, with what another has kept in `state` if that is there."""
    context = browser.new_context(
        base_url=url,
        viewport=PHONE if phone else DESKTOP,
        has_touch=phone,
        is_mobile=phone,
        locale=lang,
        reduced_motion="reduce",
        storage_state=state if state is not None and state.exists() else None,
    )
    context.set_default_timeout(PAGE_SECONDS * 1000)
    try:
        yield context.new_page()
        if state is not None:
            context.storage_state(path=state)
    finally:
        context.close()


def go(page: Page, path: str) -> None:
    page.goto(path, wait_until="domcontentloaded")
    at_rest(page)


def key(page: Page, name: str) -> Locator:
    return page.locator(f".st-key-{name} button")


def options(page: Page) -> Locator:
    return page.locator('[class*="st-key-option_open_"] button')


def answer(page: Page) -> None:
    """Try one option after another until the right one was found."""
    while True:
        left = options(page).count()
        assert left
        options(page).first.click()
        expect(options(page)).not_to_have_count(left)
        at_rest(page)
        if page.locator(".feedback .panel.good").count():
            return


def walk(page: Page, steps: int) -> None:
    """Go through a lesson from its first step to its end, doing what every step asks for."""
    for place in range(steps):
        on = page.locator(f".st-key-on_{place} button")
        expect(on).to_be_visible()
        at_rest(page)
        while page.locator(".st-key-question").count() and options(page).count():
            answer(page)
            following = page.locator('[class*="st-key-next_question"] button')
            if following.count():
                following.click()
                expect(options(page).first).to_be_visible()
        expect(on).to_have_attribute("kind", "primary")
        on.click()
        expect(on).to_have_count(0)  # until then a click would be for the step that is done
    expect(page).to_have_url(re.compile("step=end"))
    at_rest(page)


def through(page: Page, lesson: Lesson, steps: int) -> None:
    """Take a lesson from its first step."""
    expect(page.get_by_role("heading", name=words(lesson, "ar").title)).to_be_visible()
    walk(page, steps)


@pytest.mark.timeout(420)
def test_a_learner_takes_three_lessons_and_goes_on_where_he_stopped_on_any_device(
    browser: Browser, app_url: str, tmp_path: Path
) -> None:
    state = tmp_path / "phone.json"
    road = course(GULF)
    with device(browser, app_url, "ar", phone=True, state=state) as page:
        go(page, "/learn?lang=ar")
        key(page, "go_on").click()
        for number, lesson in enumerate(road[:3]):
            expect(page).to_have_url(re.compile(f"lesson={lesson.slug}"))
            at_rest(page)
            through(page, lesson, len(steps(lesson, GULF)))
            if number < 2:
                key(page, "following").click()
        who = learner(page.context)
    done = store().steps_done(who, GULF.id)
    assert {lesson.slug for lesson in road[:3]} == set(done)
    for lesson in road[:3]:
        assert {step.id for step in steps(lesson, GULF)} == set(done[lesson.slug])
    tomorrow = datetime.now(UTC) + timedelta(days=1)
    assert store().due(who, GULF.id, tomorrow)

    # The first Tunisian lesson, in English, by the same learner.
    with device(browser, app_url, "en", phone=True, state=state) as page:
        go(page, "/learn?lang=en")
        choose_rulebook(page, "Coinche (Tunisia)")
        first = course(TUNISIAN)[0]
        key(page, "go_on").click()
        expect(page).to_have_url(re.compile(f"lesson={first.slug}"))
        at_rest(page)
        expect(page.get_by_role("heading", name=words(first, "en").title)).to_be_visible()
        walk(page, len(steps(first, TUNISIAN)))
        go(page, "/learn?lang=en")
        choose_rulebook(page, "Online table")
        page.wait_for_function("id => document.cookie.includes(id)", arg=f"rulebook:{GULF.id}")  # kept
    assert first.slug in store().steps_done(who, TUNISIAN.id)

    # Something he learned a month ago is due by now.
    long_ago = datetime.now(UTC) - timedelta(days=30)
    store().record(who, _old_answer(long_ago))
    due = len(store().due(who, GULF.id, datetime.now(UTC)))
    assert due

    # The browser was closed: with its cookie it finds the place, and what is due.
    with device(browser, app_url, "ar", phone=True, state=state) as page:
        _finds_its_place(page, road[3], due)
        go(page, "/settings?lang=ar")
        key(page, "make_code").click()
        code = page.locator(".my-code").inner_text().strip()

    # And another browser finds both with the code.
    with device(browser, app_url, "ar", phone=False) as page:
        go(page, "/settings?lang=ar")
        assert learner(page.context) != who
        page.locator(".st-key-my_typed input").fill(code.lower().replace("-", " "))
        key(page, "look_up").click()
        expect(page.locator("#my-data")).to_be_visible()
        at_rest(page)
        assert learner(page.context) == who
        _finds_its_place(page, road[3], due)


def _old_answer(at: datetime) -> Answered:
    return Answered(
        token="old:1",
        at=at,
        rulebook=GULF.id,
        rule="match.targets",
        kind="match_end",
        position={},
        choice="us",
        right=True,
        hints=0,
        seconds=9,
        where="topic",
    )


def _finds_its_place(page: Page, lesson: Lesson, due: int) -> None:
    go(page, "/learn?lang=ar")
    expect(page.locator(".next-lesson h2")).to_have_text(words(lesson, "ar").title)
    go(page, "/?lang=ar")
    expect(key(page, "to_due")).to_be_visible()
    if due > 10:
        expect(key(page, "to_due")).to_contain_text(str(due))


@pytest.mark.timeout(300)
def test_what_was_confirmed_is_there_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    started: list[subprocess.Popen[bytes]] = []
    lesson = course(GULF)[1]
    path = f"/lesson?lang=ar&lesson={lesson.slug}&step=first"
    state = tmp_path / "state.json"
    with running_app(tmp_path / "first.log", started=started.append) as url:
        port = int(url.rpartition(":")[2])
        with device(browser, url, "ar", phone=False, state=state) as page:
            go(page, path)
            options(page).first.click()
            expect(page.locator(".feedback .panel").first).to_be_visible()
            chosen = page.locator(CHOSEN).first.inner_text()
            os.kill(started[0].pid, 9)
            started[0].wait()
            who = learner(page.context)
    kept = store().answers(who, rulebook=GULF.id)
    assert [f"lesson:{GULF.id}:{lesson.slug}:first"] == [one.token for one in kept]
    with (
        running_app(tmp_path / "second.log", port=port) as url,
        device(browser, url, "ar", phone=False, state=state) as page,
    ):
        go(page, path)
        expect(page.locator(".feedback .panel").first).to_be_visible()
        expect(page.locator(CHOSEN).first).to_have_text(chosen, use_inner_text=True)
        if options(page).count():
            answer(page)
    assert kept == store().answers(who, rulebook=GULF.id)


@pytest.mark.timeout(300)
def test_each_answer_counts_once_in_two_tabs_with_double_clicks_and_the_back_button(
    browser: Browser, app_url: str
) -> None:
    lesson = course(GULF)[1]
    path = f"/lesson?lang=ar&lesson={lesson.slug}&step=first"
    with device(browser, app_url, "ar", phone=False) as page:
        go(page, "/learn?lang=ar")
        go(page, path)
        other = page.context.new_page()
        go(other, path)
        options(page).first.dblclick()
        expect(page.locator(".feedback .panel").first).to_be_visible()
        options(other).last.click()  # it still shows the question as open
        expect(other.locator(".feedback .panel").first).to_be_visible()
        at_rest(other)
        who = learner(page.context)
        (first,) = store().answers(who, rulebook=GULF.id)

        if options(page).count():
            answer(page)
        page.locator('[class*="st-key-on_"] button').click()
        expect(page).to_have_url(re.compile("step=lead"))
        page.go_back()  # a lesson is one step of the browser's history
        expect(page).to_have_url(re.compile("/learn"))
        at_rest(page)
        go(page, path)
        expect(page.locator(".feedback .panel").first).to_be_visible()
        assert (first,) == store().answers(who, rulebook=GULF.id)
        done = store().steps_done(who, GULF.id)
        assert {lesson.slug: {"first"}} == {slug: set(ids) for slug, ids in done.items()}
