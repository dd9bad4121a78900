"""What a browser gets first, how much of it, and what it shows when there is nothing to show."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from engine import dump, to_link
from lessons.components.document import PAGES
from lessons.i18n import DEFAULT, language, languages, speech
from lessons.server.head import PAPER, page_title
from tests.e2e.driver import PHONE, Table, address, at_rest, running_app
from tests.e2e.test_trouble import on_the_table

LANGUAGES = languages()
MOST = 1_300_000  # bytes that a page may take over the wire, with nothing kept from before
Open = Callable[[str], Page]

each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_scheme = pytest.mark.parametrize("color_scheme", ["light", "dark"])

# Kept from before the first script of a page runs: what each frame showed.
WATCH = """
window.frames_seen = [];
const look = () => {
  const root = document.documentElement;
  const shown = [root, document.body, document.querySelector('[data-testid=stApp]')].filter(Boolean);
  const colours = shown.map((one) => getComputedStyle(one).backgroundColor);
  const solid = colours.filter((colour) => colour !== 'rgba(0, 0, 0, 0)');
  if (document.body) window.frames_seen.push([root.dir, root.lang, ...new Set(solid)].join(' '));
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def paper(repo: Path, scheme: str) -> str:
    """The colour of the page in a scheme, as a browser writes it."""
    light, dark = PAPER.findall((repo / "lessons/static/tokens.css").read_text("utf-8"))[:2]
    red, green, blue = (int({"light": light, "dark": dark}[scheme][at : at + 2], 16) for at in (1, 3, 5))
    return f"rgb({red}, {green}, {blue})"


# --- the first frame ------------------------------------------------------------------------------------


@each_language
@each_scheme
def test_before_any_script_the_page_has_its_language_its_direction_and_its_paper(
    page: Page, repo: Path, lang: str, color_scheme: str
) -> None:
    page.route("**/static/js/**", lambda route: route.abort())

    page.goto(f"/play?lang={lang}", wait_until="load")

    root = page.locator("html")
    expect(root).to_have_attribute("dir", language(lang).direction)
    expect(root).to_have_attribute("lang", language(lang).tag)
    expect(root).to_have_css("background-color", paper(repo, color_scheme))
    expect(page).to_have_title(page_title(speech(lang), "play"))


@each_language
@each_scheme
def test_no_frame_is_turned_round_or_flashes(
    page: Page, open_page: Open, repo: Path, lang: str, color_scheme: str
) -> None:
    page.add_init_script(WATCH)

    open_page(f"/?lang={lang}")

    seen = set(page.evaluate("window.frames_seen"))
    assert seen == {f"{language(lang).direction} {language(lang).tag} {paper(repo, color_scheme)}"}


@each_language
def test_the_title_stays_what_it_was_served_with(open_page: Open, lang: str) -> None:
    for one in PAGES:
        page = open_page(f"/{one.path}?lang={lang}")
        expect(page).to_have_title(page_title(speech(lang), one.path))


# --- how much it is -------------------------------------------------------------------------------------


@dataclass  # no slots: Playwright hangs its own things on it
class Wire:
    """What came over the wire for a page: the addresses, and the bytes of each answer and frame."""

    addresses: dict[str, str] = field(default_factory=dict)
    answers: dict[str, float] = field(default_factory=dict)
    frames: float = 0

    def listen(self, page: Page) -> None:
        """Count from now on, with nothing kept from before."""
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.loadingFinished", self._answered)
        for direction in ("Received", "Sent"):
            session.on(f"Network.webSocketFrame{direction}", self._framed)

    def _asked(self, event: dict[str, Any]) -> None:
        self.addresses[event["requestId"]] = event["request"]["url"]

    def _answered(self, event: dict[str, Any]) -> None:
        self.answers[event["requestId"]] = event["encodedDataLength"]

    def _framed(self, event: dict[str, Any]) -> None:
        # Before they were packed, so it is rather less; a binary frame is told in base 64.
        frame = event["response"]
        self.frames += len(frame["payloadData"]) * (0.75 if frame["opcode"] == 2 else 1)

    @property
    def total(self) -> int:
        return int(sum(self.answers.values()) + self.frames)

    def largest(self) -> list[tuple[int, str]]:
        """What takes the most, for a failed comparison to show."""
        sizes = [(int(size), self.addresses.get(id, "")) for id, size in self.answers.items()]
        return sorted(sizes, reverse=True)[:8]


def test_a_page_is_small_enough_for_a_phone(page: Page, open_page: Open) -> None:
    for path in ("/", address("play", DEFAULT, on_the_table())):
        wire = Wire()
        wire.listen(page)

        open_page(path)
        page.wait_for_load_state("networkidle")

        assert wire.total <= MOST, (path, wire.total, wire.largest())
        assert not [address for address in wire.addresses.values() if "plotly" in address.lower()]
        page = page.context.new_page()
        open_page = _opener(page)


def _opener(page: Page) -> Open:
    def go(path: str) -> Page:
        page.goto(path, wait_until="domcontentloaded")
        at_rest(page)
        return page

    return go


def test_streamlit_finds_its_server_at_once(page: Page, open_page: Open) -> None:
    answers: list[str] = []
    page.on("response", lambda answer: answers.append(f"{answer.status} {answer.url}"))

    open_page("/play")

    assert [answer for answer in answers if not answer.startswith("2")] == []


# --- no such page, a fault, no connection ---------------------------------------------------------------


@each_language
def test_an_address_that_there_is_not_leads_home(page: Page, lang: str) -> None:
    said = speech(lang)
    answer = page.goto(f"/nothing/here?lang={lang}")

    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading")).to_have_text(said.ui("site-missing"))
    assert (
        page.evaluate("getComputedStyle(document.querySelector('.go')).backgroundColor") != "rgba(0, 0, 0, 0)"
    )
    page.get_by_role("link").click()
    at_rest(page)
    expect(page).to_have_title(page_title(said, ""))
    expect(page.locator("html")).to_have_attribute("lang", language(lang).tag)


BROKEN = """
import streamlit as st

def fail(where):
    raise ZeroDivisionError("a detail that nobody may read, " + where)

st.title("Drawn before it broke")
if "calm" not in st.query_params:
    fail("in the page")
st.button("press", key="press", on_click=fail, args=("at a press",))

@st.fragment
def part():
    if st.button("part", key="part"):
        fail("in a part")

part()
"""
SERVER = """
import streamlit as st
from lessons.server.app import parts

app = st.App({script!r}, **parts())
"""


@pytest.fixture(scope="module")
def broken_url(tmp_path_factory: pytest.TempPathFactory, browser: Browser):
    """The address of a school whose only page breaks, as a real page could; beside it, its log."""
    del browser  # it is stopped after the app
    folder = tmp_path_factory.mktemp("broken")
    script = folder / "broken.py"
    script.write_text(BROKEN)
    server = folder / "server.py"
    server.write_text(SERVER.format(script=str(script)))
    with running_app(folder / "log", script=server) as url:
        yield url, folder / "log"


@each_language
@pytest.mark.parametrize("press", ["", "press", "part"], ids=["page", "press", "part"])
def test_a_page_that_breaks_says_so_kindly_and_shows_no_detail(
    browser: Browser, broken_url: tuple[str, Path], lang: str, press: str
) -> None:
    url, log = broken_url
    said, link = speech(lang), to_link(on_the_table())
    page = browser.new_page(viewport=PHONE, locale=lang)
    before = len(log.read_text("utf-8"))
    page.goto(f"{url}/?lang={lang}&hand={link}{'&calm=1' if press else ''}")
    at_rest(page)
    if press:
        page.locator(f".st-key-{press} button").click()

    fault = page.get_by_role("alert")
    expect(fault).to_contain_text(said.ui("site-fault"))
    expect(fault).to_contain_text(said.ui("site-fault.hand"))
    shown = page.locator("body").inner_text()
    assert "ZeroDivisionError" not in shown
    assert "detail" not in shown
    assert page.get_by_test_id("stException").count() == 0
    if press != "part":
        expect(page.get_by_text("Drawn before it broke")).to_be_hidden()
    assert "ZeroDivisionError" in log.read_text("utf-8")[before:]
    again, home = fault.get_by_role("link").all()
    assert f"hand={link}" in str(again.get_attribute("href"))
    assert home.get_attribute("href") == f"./?lang={lang}"
    page.close()


@each_language
def test_without_a_connection_the_readers_own_words_and_no_others(
    browser: Browser, tmp_path: Path, lang: str
) -> None:
    page = browser.new_page(viewport=PHONE, locale=lang)
    with running_app(tmp_path / "log") as url:
        page.goto(url + address("play", lang, on_the_table()))
        at_rest(page)
        notice = page.locator("#connection")
        expect(notice).to_be_hidden()
        shown = page.url

    expect(notice).to_have_text(speech(lang).ui("site-connection-lost"))
    page.wait_for_timeout(6000)  # by then Streamlit would have opened its dialog
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text=notice.inner_text())).to_be_visible()
    assert page.url == shown
    assert Table(page).text == dump(on_the_table())
    page.close()


# --- no word of Streamlit's -----------------------------------------------------------------------------

LATIN = re.compile("[A-Za-z]{2,}")
LABELS = """
() => [...document.querySelectorAll('body *')].flatMap((one) =>
  ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription', 'aria-description']
    .map((name) => one.getAttribute(name)).filter(Boolean))
"""
TEXTS = """
() => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const inside = texts.currentNode.parentElement;
    // Icons are written as ligatures and hidden from screen readers; a match as text is in no language.
    if (inside.closest('script, style, noscript, [data-testid=stIconMaterial], [data-testid=stExpanderIcon], '
      + 'code, pre, textarea')) continue;
    if (inside.closest('[lang]').lang !== document.documentElement.lang) continue; // a word of another tongue
    found.push(texts.currentNode.data.trim());
  }
  return found.filter(Boolean);
}
"""


def foreign(page: Page) -> list[str]:
    """What a page in a language without Latin letters says in them, but for the names of languages."""
    allowed = {language(id).name for id in LANGUAGES}
    said = [*page.evaluate(LABELS), *page.evaluate(TEXTS)]
    return [text for text in said if set(LATIN.findall(text)) - allowed]


@pytest.mark.parametrize("path", [page.path for page in PAGES], ids=lambda path: path or "home")
def test_an_arabic_page_has_no_english_word(open_page: Open, path: str) -> None:
    page = open_page(f"/{path}?lang={DEFAULT}")
    page.wait_for_timeout(500)  # what a page adds once it rests

    assert foreign(page) == []


def test_an_arabic_table_has_no_english_word(open_page: Open) -> None:
    page = open_page(address("play", DEFAULT, on_the_table()))
    page.wait_for_timeout(500)

    assert foreign(page) == []


def test_a_list_and_a_field_speak_the_language_and_turn_with_it(open_page: Open) -> None:
    page = open_page(f"/play?lang={DEFAULT}")
    box = page.get_by_test_id("stSelectbox").first
    box.locator("input").click()
    expect(page.get_by_role("listbox")).to_be_visible()
    expect(page.locator("[data-live-announcer]")).to_contain_text(re.compile("[؀-ۿ]"))
    assert foreign(page) == []
    page.keyboard.press("Escape")
    field = page.get_by_test_id("stTextInput").locator("input").first
    field.fill("7")
    hint = page.get_by_test_id("InputInstructions").first
    expect(hint).to_contain_text(speech(DEFAULT).ui("widget-enter"))
    assert foreign(page) == []
    field.press("Enter")
    at_rest(page)

    page.locator(".st-key-lang_en button").click()

    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(box.locator("button")).to_have_attribute("aria-label", speech("en").ui("widget-open"))
