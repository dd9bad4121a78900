"""A board handed out, in a browser: kept, opened on a telephone by its link, and within another page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from threading import Thread
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Frame, Locator, Page, expect

from lessons.board import MAIN, Mark, Place, Study, study_to_link
from lessons.i18n import speech
from lessons.progress.codes import LENGTH
from tests.app.learner import hand
from tests.e2e.driver import DESKTOP, PAGE_SECONDS, address, at_rest
from tests.e2e.test_board import key, press, press_for, telephone, unfold

Open = Callable[[str], Page]
AR = speech("ar")
HOSTILE = "<img src=x onerror=\"document.title='hacked'\">"
NOTE = "".join(Random("note").choices("ابتجدرسشصعفقلمنهوي", k=600))  # no short link holds it
STUDY = replace(Study.of(hand("online", "7").end), title=HOSTILE).marked(Place(MAIN, 2), Mark(note=NOTE))
AT = 12


def link_in(page: Page, name: str) -> str:
    """What stands there to be copied."""
    return key(page, name).get_by_test_id("stCode").inner_text().strip()


def goes_on(board: Locator) -> None:
    """Step on in a board, wherever it stands."""
    before = board.get_attribute("data-seq") or ""
    board.locator('[data-act="step:next"]').click()
    expect(board).not_to_have_attribute("data-seq", before)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("viewport", [DESKTOP], indirect=True)
def test_a_kept_board_is_opened_by_its_link_on_a_telephone_and_in_another_page(
    open_page: Open, browser: Browser, app_url: str
) -> None:
    page = open_page(f"{address('board', 'ar')}&study={study_to_link(STUDY)}&at={AT}")
    unfold(page, "board_file")
    press_for(page, "keep_board", page.locator(".board-code"))
    goes_on(page.locator(".board"))  # the address stays the code, and the link is to the step
    expect(key(page, "board_link").get_by_test_id("stCode")).to_contain_text(f"at={AT + 1}")
    link = link_in(page, "board_link")
    asked = parse_qs(urlsplit(link).query)
    assert {"lang": ["ar"], "at": [str(AT + 1)]} == {name: asked[name] for name in asked if name != "kept"}
    assert LENGTH == len(asked["kept"][0])
    assert asked["kept"] == parse_qs(urlsplit(page.url).query)["kept"]
    expect(page.get_by_alt_text(AR.ui("share-square-board"))).to_be_visible()

    with telephone(browser, app_url) as phone:
        phone.goto(link)
        expect(phone.locator(".board")).to_be_visible()
        at_rest(phone)
        goes_on(phone.locator(".board"))
        expect(phone.locator(".board-title")).to_have_text(HOSTILE)
        assert "hacked" != phone.title()

    unfold(page, "board_embed")
    with another_site(link_in(page, "board_embed")) as elsewhere:
        within(browser, elsewhere)

    # on the list, and off it
    page.goto(address("board", "ar"))
    at_rest(page)
    expect(page.locator(".shelf-board a")).to_have_text(HOSTILE)
    press(page, f"take_off_{asked['kept'][0]}")
    expect(page.locator(".shelf-board")).to_have_count(0)
    assert "hacked" != page.title()
    page.goto(link)
    expect(page.get_by_text(AR.ui("share-none"))).to_be_visible()


@contextmanager
def another_site(body: str) -> Iterator[str]:
    """Serve a page on another site than the app's, and yield its address."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}/"  # the app is at 127.0.0.1
        server.shutdown()


def within(browser: Browser, elsewhere: str) -> None:
    """Step through the board in a page of another site."""
    context = browser.new_context(viewport=DESKTOP, locale="en")
    context.set_default_timeout(PAGE_SECONDS * 1000)
    page = context.new_page()
    page.goto(elsewhere)
    frame = page.frame_locator("iframe")
    expect(frame.locator(".board")).to_be_visible()
    goes_on(frame.locator(".board"))
    goes_on(frame.locator(".board"))
    for gone in (
        ".st-key-header",
        '[class*="st-key-board_file"]',
        ".st-key-board_class",
        "textarea",
    ):
        expect(frame.locator(gone).filter(visible=True)).to_have_count(0)
    assert [] == [one.title() for one in page.frames if "hacked" in one.title()]
    assert fits(page.frames[1])
    context.close()


def fits(frame: Frame) -> bool:
    """Whether nothing of the board has to be scrolled to sideways."""
    return frame.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
