"""The pupil's page in a browser: joining, following, answering, by keyboard, and with the line cut."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from engine import Phase
from engine.seats import SEATS
from lessons.board import MAIN, Mark, Place, Study, study_to_link
from lessons.components.board.live import options_of, state_of
from lessons.i18n import speech
from lessons.school import Class, ask_of, open_classes
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


ALL = frozenset(SEATS)  # every hand lies open
STUDY = Study.of(hand("online", "7").end, title="قبل القطع")
# The first card of a trick of which there is a choice: what the class is asked about.
ASKED = next(
    n
    for n in range(STUDY.lines[MAIN].last)
    if STUDY.deal(Place(MAIN, n)).phase is Phase.PLAY and len(options_of(STUDY.deal(Place(MAIN, n)), ALL)) > 2
)
FIRST, SECOND, *_ = options_of(STUDY.deal(Place(MAIN, ASKED)), ALL)
SAID = str(STUDY.next(Place(MAIN, ASKED)))  # what was done there
ASK = Mark(note="شف الأكلة", ask="وش تلعب؟")


class Teacher:
    """Whoever moves the board of a class."""

    def __init__(self) -> None:
        self.classes = open_classes()
        self.made, self.right = self.classes.open_class(datetime.now(UTC))
        self.version = 0

    def shows(self, step: int, mark: Mark = ASK, title: str = "") -> None:
        """Show a step of the hand; at one of them the class is asked."""
        study = replace(STUDY, title=title or STUDY.title).marked(Place(MAIN, ASKED), mark)
        state, now = state_of(study, Place(MAIN, step), ALL), datetime.now(UTC)
        self.version = self.classes.move(self.made.id, self.right, state, self.version, now)

    def answers(self) -> list[tuple[str, str]]:
        return [(one.pupil.name, one.choice) for one in self.classes.answers(self.made.id, self.right)]


@pytest.fixture
def teacher() -> Teacher:
    return Teacher()


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
    teacher.shows(ASKED - 1)
    open_page(address("class", "ar"))
    join(page, teacher.made, "  سعد\u202e ")
    title(page).to_have_text("قبل القطع")
    expect(page.locator(".follow-who")).to_contain_text("سعد")
    expect(page.locator(".follow-table .board")).to_have_attribute("data-seq", str(ASKED - 1))
    page.evaluate(COUNT_RUNS)

    teacher.shows(ASKED, title="القطع")

    title(page).to_have_text("القطع")
    expect(page.locator(".follow-table .board")).to_have_attribute("data-seq", str(ASKED))
    expect(page.locator(".follow-note")).to_have_text(ASK.note)
    expect(page.locator(".follow-aloud")).to_contain_text(ASK.ask)
    for choice in (FIRST, SECOND):
        option(page, choice).click()
        expect(option(page, choice)).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".follow-state")).to_have_text(AR.ui("class-change"))
    assert [("سعد", SECOND)] == teacher.answers()

    teacher.shows(ASKED + 1)

    expect(page.locator(".follow-state")).to_have_text(AR.ui("class-closed"))
    expect(option(page, SAID)).to_contain_text(AR.ui("class-right"))
    expect(option(page, SECOND)).to_contain_text(AR.ui("class-yours"))
    option(page, FIRST).click(force=True)
    expect(option(page, FIRST)).to_have_attribute("aria-pressed", "false")
    assert [("سعد", SECOND)] == teacher.answers()
    assert 0 == page.evaluate("window.runs")


def test_by_keyboard_alone_and_known_again_after_a_reload(
    open_page: Open, page: Page, teacher: Teacher
) -> None:
    teacher.shows(ASKED)
    open_page(address("class", "ar") + f"&code={teacher.made.shown}")
    page.locator(".follow-join [name=code]").focus()
    page.keyboard.press("Tab")
    page.keyboard.type("نورة")
    page.keyboard.press("Enter")
    expect(page.locator(".follow-title")).to_be_focused()
    expect(option(page, FIRST)).to_be_visible()
    page.keyboard.press("Tab")
    expect(option(page, FIRST)).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(option(page, SECOND)).to_have_attribute("aria-pressed", "true")
    teacher.shows(ASKED, title="السؤال نفسه")
    title(page).to_have_text("السؤال نفسه")
    expect(option(page, SECOND)).to_be_focused()

    page.reload()

    title(page).to_have_text("السؤال نفسه")
    expect(option(page, SECOND)).to_have_attribute("aria-pressed", "true")
    assert [("نورة", SECOND)] == teacher.answers()


def test_a_wrong_code_is_told_and_nothing_is_lost(open_page: Open, page: Page, teacher: Teacher) -> None:
    open_page(address("class", "ar"))
    page.locator(".follow-join [name=code]").fill("zzz-zzz")
    page.locator(".follow-join [name=name]").fill("سعد")
    page.locator(".follow-main").click()
    expect(page.locator(".follow-join [role=alert]")).to_have_text(AR.ui("class-refused.nobody"))
    expect(page.locator(".follow-join [name=code]")).to_be_focused()
    join(page, teacher.made, "سعد")
    title(page).to_have_text(AR.ui("class-table"))  # nothing is shown yet
    page.locator(".follow-leave").click()
    expect(page.locator(".follow-join")).to_be_visible()


def test_a_cut_line_is_told_and_comes_back_by_itself(open_page: Open, page: Page, teacher: Teacher) -> None:
    teacher.shows(ASKED - 1)
    open_page(address("class", "ar"))
    join(page, teacher.made)
    title(page).to_have_text("قبل القطع")

    page.context.set_offline(True)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # so that the open line is cut too
    expect(page.locator(".follow-line")).to_have_text(AR.ui("class-lost"))
    teacher.shows(ASKED, title="القطع")
    page.context.set_offline(False)

    title(page).to_have_text("القطع")
    expect(page.locator(".follow-line")).to_be_hidden()


def test_where_no_events_come_through_the_board_is_asked_for(
    open_page: Open, page: Page, teacher: Teacher
) -> None:
    page.route(f"**/live/{teacher.made.shown}?*", lambda route: route.abort())
    teacher.shows(ASKED - 1)
    open_page(address("class", "ar"))
    join(page, teacher.made)
    title(page).to_have_text("قبل القطع")
    teacher.shows(ASKED, title="القطع")
    title(page).to_have_text("القطع")
    expect(page.locator(".follow-line")).to_be_hidden()


def test_the_other_language_and_the_end(open_page: Open, page: Page, teacher: Teacher) -> None:
    teacher.shows(ASKED)
    open_page(address("class", "ar"))
    join(page, teacher.made)
    title(page).to_have_text("قبل القطع")
    page.locator(".st-key-lang_en button").click()
    expect(page.locator(".follow-state")).to_have_text(speech("en").ui("class-open"))
    expect(page.locator(".follow-table .board")).to_have_attribute("lang", "en")
    teacher.classes.end(teacher.made.id, teacher.right, datetime.now(UTC))
    expect(page.locator(".follow-line")).to_have_text(speech("en").ui("class-over"))
    option(page, FIRST).click()
    expect(page.locator(".follow-state")).to_have_text(speech("en").ui("class-unasked"))


def test_no_text_of_a_teacher_or_a_pupil_is_markup(open_page: Open, page: Page, teacher: Teacher) -> None:
    teacher.shows(ASKED, Mark(note=HOSTILE, ask=HOSTILE), title=HOSTILE)
    open_page(address("class", "ar"))
    join(page, teacher.made, "<img src=x>")
    title(page).to_have_text(HOSTILE)
    expect(page.locator(".follow-note")).to_have_text(HOSTILE)
    expect(page.locator(".follow-ask legend")).to_have_text(HOSTILE)
    expect(page.locator(".follow-who")).to_contain_text("<img src=x>")
    option(page, FIRST).click()
    expect(option(page, FIRST)).to_have_attribute("aria-pressed", "true")
    for part in (".follow-title", ".follow-note", ".follow-ask", ".follow-me", ".follow-aloud"):
        assert 0 == page.locator(f"{part} :is(img, script)").count()
    assert "hacked" != page.title()
    assert [("<img src=x>", FIRST)] == teacher.answers()


def test_a_hostile_name_is_text_on_the_teachers_board_too(
    open_page: Open, page: Page, teacher: Teacher
) -> None:
    study = STUDY.marked(Place(MAIN, ASKED), ASK)
    teacher.shows(ASKED)
    ask = ask_of(teacher.classes.board(teacher.made.id, teacher.right).state)
    assert ask is not None
    for n, name in enumerate(("<script>1</script>", "<img src=x onerror=1>", "=1+1")):
        teacher.classes.join(teacher.made.code, f"pupil{n:09}", name, datetime.now(UTC))
        teacher.classes.answer(teacher.made.code, f"pupil{n:09}", ask.id, FIRST, datetime.now(UTC))
    asked = {"study": study_to_link(study), "at": f"{ASKED}", "teach": f"{teacher.made.id}.{teacher.right}"}

    open_page(f"{address('board', 'ar')}&{urlencode(asked)}")

    sheet = page.locator(".sheet").filter(has_text="=1+1")
    expect(sheet).to_contain_text("<script>1</script>")
    expect(sheet).to_contain_text("<img src=x onerror=1>")
    assert 0 == sheet.locator(":is(img, script)").count()


@pytest.mark.parametrize(("lang", "viewport", "color_scheme"), RUNS, indirect=["viewport"])
def test_axe_finds_nothing_to_mend(open_page: Open, page: Page, teacher: Teacher, lang: str) -> None:
    teacher.shows(ASKED)
    open_page(address("class", lang))
    expect(page.locator(".follow-main")).to_have_text(speech(lang).ui("class-join"))
    assert [] == list(violations(page))
    join(page, teacher.made)
    expect(page.locator(".follow-table .board")).to_have_attribute("data-seq", str(ASKED))
    option(page, FIRST).click()
    expect(option(page, FIRST)).to_have_attribute("aria-pressed", "true")
    at_rest(page)
    assert [] == list(violations(page))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
