"""The pupil's page in a browser: joining, following, answering, by keyboard, and with the line cut."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine import load
from lessons.components.table import board_data
from lessons.components.table.staging import show_scene
from lessons.i18n import speech
from lessons.practice import ME
from lessons.school import Class, open_classes
from lessons.settings import Settings
from tests.app.learner import hand
from tests.e2e.driver import PHONE, address, at_rest
from tests.e2e.test_axe import RUNS, violations

Open = Callable[[str], Page]
HOSTILE = "<img src=x onerror=\"document.title='hacked'\">"
AR = speech("ar")
# Counts how often Streamlit's script begins or ends.
COUNT_RUNS = """() => {
  window.runs = 0;
  new MutationObserver(() => { window.runs += 1; })
    .observe(document.querySelector('[data-testid=stApp]'), { attributeFilter: ['data-test-script-state'] });
}"""


class Teacher:
    """Whoever moves the board of a class."""

    def __init__(self) -> None:
        self.classes = open_classes()
        self.made, self.right = self.classes.open_class(datetime.now(UTC))
        self.version = 0

    def shows(self, **state: Any) -> None:
        written = json.dumps(state, ensure_ascii=False)
        now = datetime.now(UTC)
        self.version = self.classes.move(self.made.id, self.right, written, self.version, now)

    def answers(self) -> list[tuple[str, str]]:
        return [(one.pupil.name, one.choice) for one in self.classes.answers(self.made.id, self.right)]


@pytest.fixture
def teacher() -> Teacher:
    return Teacher()


def table(lang: str, turn: int) -> dict[str, object]:
    """What the browser is sent of a hand, after so many of the learner's turns."""
    match = hand("online", "7").turns[turn][0]
    said = speech(lang, load("online"))
    scene = show_scene(match, match.deal, (), ME, f"board-{turn}", said)
    return board_data(scene, Settings(language=lang), said)


def question(is_open: bool = True, revealed: str | None = None, text: str = "من ياكل؟") -> dict[str, Any]:
    return {
        "id": "q1",
        "open": is_open,
        "options": ["أنا", "خويّ", "الخصم"],
        "text": text,
        "revealed": revealed,
    }


def join(page: Page, made: Class, name: str = "سعد") -> None:
    page.locator(".follow-join [name=code]").fill(made.shown)
    page.locator(".follow-join [name=name]").fill(name)
    page.locator(".follow-main").click()
    expect(page.locator(".follow-class")).to_be_visible()


def title(page: Page) -> Any:
    return expect(page.locator(".follow-title"))


def option(page: Page, choice: str) -> Any:
    return page.locator(f'.follow-option[data-choice="{choice}"]')


@pytest.mark.parametrize("viewport", [PHONE], ids=["phone"], indirect=True)
def test_a_pupil_joins_follows_and_answers_and_streamlit_is_not_asked(
    open_page: Open, page: Page, teacher: Teacher
) -> None:
    teacher.shows(title="قبل القطع", board=table("ar", 2))
    open_page(address("class", "ar"))
    join(page, teacher.made, "  سعد\u202e ")
    title(page).to_have_text("قبل القطع")
    expect(page.locator(".follow-who")).to_contain_text("سعد")
    expect(page.locator(".follow-table .board")).to_have_attribute("data-seq", "board-2")
    page.evaluate(COUNT_RUNS)

    teacher.shows(title="القطع", note="شف الأكلة", board=table("ar", 3), ask=question())

    title(page).to_have_text("القطع")
    expect(page.locator(".follow-table .board")).to_have_attribute("data-seq", "board-3")
    expect(page.locator(".follow-note")).to_have_text("شف الأكلة")
    expect(page.locator(".follow-aloud")).to_contain_text("من ياكل؟")
    for choice in ("أنا", "خويّ"):
        option(page, choice).click()
        expect(option(page, choice)).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".follow-state")).to_have_text(AR.ui("class-change"))
    assert [("سعد", "خويّ")] == teacher.answers()

    teacher.shows(title="القطع", ask=question(is_open=False, revealed="الخصم"))

    expect(page.locator(".follow-state")).to_have_text(AR.ui("class-closed"))
    expect(option(page, "الخصم")).to_contain_text(AR.ui("class-right"))
    expect(option(page, "خويّ")).to_contain_text(AR.ui("class-yours"))
    option(page, "أنا").click(force=True)
    expect(option(page, "أنا")).to_have_attribute("aria-pressed", "false")
    assert [("سعد", "خويّ")] == teacher.answers()
    expect(page.locator(".follow-table")).to_be_hidden()
    assert 0 == page.evaluate("window.runs")


def test_by_keyboard_alone_and_known_again_after_a_reload(
    open_page: Open, page: Page, teacher: Teacher
) -> None:
    teacher.shows(title="السؤال", ask=question())
    open_page(address("class", "ar") + f"&code={teacher.made.shown}")
    page.locator(".follow-join [name=code]").focus()
    page.keyboard.press("Tab")
    page.keyboard.type("نورة")
    page.keyboard.press("Enter")
    expect(page.locator(".follow-title")).to_be_focused()
    expect(option(page, "أنا")).to_be_visible()
    page.keyboard.press("Tab")
    while page.evaluate("document.activeElement.dataset.choice") != "خويّ":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(option(page, "خويّ")).to_have_attribute("aria-pressed", "true")
    teacher.shows(title="السؤال نفسه", ask=question())
    title(page).to_have_text("السؤال نفسه")
    expect(option(page, "خويّ")).to_be_focused()

    page.reload()

    title(page).to_have_text("السؤال نفسه")
    expect(option(page, "خويّ")).to_have_attribute("aria-pressed", "true")
    assert [("نورة", "خويّ")] == teacher.answers()


def test_a_wrong_code_is_told_and_nothing_is_lost(open_page: Open, page: Page, teacher: Teacher) -> None:
    open_page(address("class", "ar"))
    page.locator(".follow-join [name=code]").fill("zzz-zzz")
    page.locator(".follow-join [name=name]").fill("سعد")
    page.locator(".follow-main").click()
    expect(page.locator(".follow-join [role=alert]")).to_have_text(AR.ui("class-refused.nobody"))
    expect(page.locator(".follow-join [name=code]")).to_be_focused()
    join(page, teacher.made, "سعد")
    page.locator(".follow-leave").click()
    expect(page.locator(".follow-join")).to_be_visible()


def test_a_cut_line_is_told_and_comes_back_by_itself(open_page: Open, page: Page, teacher: Teacher) -> None:
    teacher.shows(title="قبل")
    open_page(address("class", "ar"))
    join(page, teacher.made)
    title(page).to_have_text("قبل")

    page.context.set_offline(True)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # so that the open line is cut too
    expect(page.locator(".follow-line")).to_have_text(AR.ui("class-lost"))
    teacher.shows(title="بعد")
    page.context.set_offline(False)

    title(page).to_have_text("بعد")
    expect(page.locator(".follow-line")).to_be_hidden()


def test_where_no_events_come_through_the_board_is_asked_for(
    open_page: Open, page: Page, teacher: Teacher
) -> None:
    page.route(f"**/live/{teacher.made.shown}?*", lambda route: route.abort())
    teacher.shows(title="قبل")
    open_page(address("class", "ar"))
    join(page, teacher.made)
    title(page).to_have_text("قبل")
    teacher.shows(title="بعد")
    title(page).to_have_text("بعد")
    expect(page.locator(".follow-line")).to_be_hidden()


def test_the_other_language_and_the_end(open_page: Open, page: Page, teacher: Teacher) -> None:
    teacher.shows(title="1", ask=question())
    open_page(address("class", "ar"))
    join(page, teacher.made)
    title(page).to_have_text("1")
    page.locator(".st-key-lang_en button").click()
    expect(page.locator(".follow-state")).to_have_text(speech("en").ui("class-open"))
    teacher.classes.end(teacher.made.id, teacher.right, datetime.now(UTC))
    expect(page.locator(".follow-line")).to_have_text(speech("en").ui("class-over"))
    option(page, "أنا").click()
    expect(page.locator(".follow-state")).to_have_text(speech("en").ui("class-unasked"))


def test_no_text_of_a_teacher_or_a_pupil_is_markup(open_page: Open, page: Page, teacher: Teacher) -> None:
    ask = question(text=HOSTILE) | {"options": [HOSTILE, "x\"'>"], "revealed": HOSTILE}
    teacher.shows(title=HOSTILE, note=HOSTILE, ask=ask)
    open_page(address("class", "ar"))
    join(page, teacher.made, "<img src=x>")
    title(page).to_have_text(HOSTILE)
    expect(page.locator(".follow-who")).to_contain_text("<img src=x>")
    page.locator(".follow-option").first.click()
    expect(page.locator(".follow-option").first).to_have_attribute("aria-pressed", "true")
    assert 0 == page.locator(".follow img").count()
    assert "hacked" != page.title()
    assert [("<img src=x>", HOSTILE)] == teacher.answers()


@pytest.mark.parametrize(("lang", "viewport", "color_scheme"), RUNS, indirect=["viewport"])
def test_axe_finds_nothing_to_mend(open_page: Open, page: Page, teacher: Teacher, lang: str) -> None:
    teacher.shows(title="القطع", note="شف الأكلة", board=table(lang, 3), ask=question())
    open_page(address("class", lang))
    assert [] == list(violations(page))
    join(page, teacher.made)
    expect(page.locator(".follow-table .board")).to_have_attribute("data-seq", "board-3")
    option(page, "أنا").click()
    expect(option(page, "أنا")).to_have_attribute("aria-pressed", "true")
    at_rest(page)
    assert [] == list(violations(page))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
