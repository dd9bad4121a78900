"""Starts the app, finds a browser, and plays: reads the match out of the address and presses the buttons.

The tests and `shots.py` both drive the app with this.
"""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import parse_qs, urlencode, urlsplit

from playwright.sync_api import Locator, Page, ViewportSize, expect

from engine import Action, Call, Card, Claim, Match, Object, Phase, Play, dump, from_link, to_link
from tests.app.learner import choice

HERE = Path(__file__).resolve().parent
REPO = HERE.parent.parent

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
SECRET = "a secret of the tests"
START_SECONDS = 60
PAGE_SECONDS = 30
HELD = 100  # milliseconds that a reader stays on what he presses
BROWSER_ARGS = [
    "--no-sandbox",  # CI runs as root, where Chromium refuses its sandbox
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
]


# --- the app and the browser ------------------------------------------------------------------------


class AppFailed(Exception):
    """The app did not start; the message has what it said."""


class NoBrowser(Exception):
    """There is no Chromium here; the message says how to get one."""


@contextmanager
def running_app(
    log: Path,
    script: Path | None = None,
    port: int | None = None,
    started: Callable[[subprocess.Popen[bytes]], object] = lambda _: None,
) -> Iterator[str]:
    """Start the app, its output in `log`; yield its address without a final slash, and stop it at the end.

    Another `script` of Streamlit's may be run instead, or a `port` chosen; `started` is given the process.
    """
    port = port or _free_port()
    url = f"http://127.0.0.1:{port}"
    command = [
        *(sys.executable, "-m", "streamlit", "run", str(script or "streamlit_app.py")),
        *("--server.address", "127.0.0.1"),
        *("--server.port", str(port)),
        *("--server.headless", "true"),
        *("--server.fileWatcherType", "none"),
    ]
    # A developer's own STREAMLIT_ variables would override the config under test.
    env = {name: value for name, value in os.environ.items() if not name.startswith("STREAMLIT_")}
    env["BALOOT_SECRET"] = SECRET  # or the app would keep one in the developer's home
    with log.open("wb") as output:
        app = subprocess.Popen(command, cwd=REPO, env=env, stdout=output, stderr=subprocess.STDOUT)
    started(app)
    try:
        deadline = time.monotonic() + START_SECONDS
        while not _healthy(url):
            if app.poll() is not None or time.monotonic() > deadline:
                state = "did not answer in time" if app.poll() is None else f"ended with {app.returncode}"
                raise AppFailed(f"The app {state}. Its output:\n{log.read_text('utf-8')}")
            time.sleep(0.1)
        yield url
    finally:
        app.terminate()
        try:
            app.wait(10)
        except subprocess.TimeoutExpired:
            app.kill()
            app.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def _healthy(url: str) -> bool:
    try:
        with urllib.request.urlopen(f"{url}/_stcore/health", timeout=2) as answer:
            return answer.status == 200
    except (urllib.error.URLError, OSError):
        return False


def find_browser() -> str:
    """Return the Chromium to drive: $BALOOT_BROWSER, or what find_browser.sh finds; raises NoBrowser."""
    found = subprocess.run(
        ["sh", HERE / "find_browser.sh"],
        env=os.environ | {"PYTHON": sys.executable},
        capture_output=True,
        text=True,
        check=False,
    )
    if found.returncode:
        raise NoBrowser(
            "The browser tests need a Chromium and found none: run `make test`, which installs one, or "
            "install your system's package `chromium`, or set BALOOT_BROWSER to a browser's path.\n"
            f"{found.stderr}"
        )
    return found.stdout.strip()


def at_rest(page: Page) -> None:
    """Wait until the app is connected and its script rests.

    Straight after a click the rerun may not have begun, so expect what the click brings, not only rest.
    """
    # Streamlit writes its state on the app's outermost element.
    app = page.get_by_test_id("stApp")
    expect(app).to_have_attribute("data-test-script-state", "notRunning")
    expect(app).to_have_attribute("data-test-connection-state", "CONNECTED")


# --- playing ----------------------------------------------------------------------------------------


def address(page: str, lang: str, match: Match | str | None = None) -> str:
    """Return the path of a page in a language, with a match under way or a link's word."""
    asked = {"lang": lang}
    if match is not None:
        asked["hand"] = match if isinstance(match, str) else to_link(match)
    return f"/{page}?{urlencode(asked)}"


def choose_rulebook(page: Page, name: str) -> None:
    """Choose a rulebook by its name in the first select box that is seen."""
    box = page.get_by_test_id("stSelectbox").filter(visible=True).first
    if box.locator("input").input_value() == name or name in box.inner_text():
        return
    box.locator("input").click()
    page.get_by_role("option", name=name, exact=True).click()
    at_rest(page)
    expect(page.get_by_role("option")).to_have_count(0)


@dataclass(frozen=True, slots=True)
class Table:
    """One reader's tab, at the table."""

    page: Page

    @property
    def link(self) -> str:
        """The match under way as the address has it; empty if there is none."""
        return parse_qs(urlsplit(self.page.url).query).get("hand", [""])[0]

    @property
    def match(self) -> Match:
        return from_link(self.link)

    @property
    def text(self) -> str:
        """The match under way as `.baloot` text, which a failed comparison can show."""
        return dump(self.match)

    @property
    def board(self) -> Locator:
        """The drawn table."""
        return self.page.locator(".board")

    def dressed(self) -> None:
        """Wait until every card has its face."""
        expect(self.board.locator("img").first).to_have_attribute("src", re.compile("^blob:"))
        expect(self.board.locator("img:not([src])")).to_have_count(0)
        self.board.locator("img").evaluate_all("all => Promise.all(all.map(one => one.decode()))")

    def button(self, key: str) -> Locator:
        """A button outside the drawn table."""
        return self.page.locator(f".st-key-{key} button")

    def card(self, card: Card) -> Locator:
        """A card of the hand."""
        return self.board.locator(f'.hand [data-card="{card}"]')

    def says(self, act: str) -> Locator:
        """The button at the table that does this."""
        return self.board.locator(f'[data-act="{act}"]')

    def cards(self) -> list[str]:
        """The cards of the hand, from the left."""
        expect(self.board).to_have_attribute("data-seq", self.link)
        return [
            str(card.get_attribute("data-card")) for card in self.board.locator(".hand [data-card]").all()
        ]

    def press(self, card: Card) -> None:
        """Press a card where it shows beside the next one, whether it may be played or not."""
        self.card(card).click(position={"x": 12, "y": 30}, force=True)

    def set_up(self, rulebook: str, seed: str) -> None:
        """Choose a rulebook by its name and a seed, and deal."""
        choose_rulebook(self.page, rulebook)
        field = self.page.get_by_test_id("stTextInput").locator("input")
        field.fill(seed)
        field.press("Enter")
        at_rest(self.page)
        self.changes(self.button("start").click)

    def act(self, action: Action) -> None:
        """Press what does this."""
        match action:
            case Play(card, None):
                return self.changes(lambda: self.press(card))
            case Call(_, _, bid) if bid is not None:
                bids = [call.bid for call in self.match.deal.legal() if isinstance(call, Call) and call.bid]
                self.board.locator(".height").nth(list(dict.fromkeys(bids)).index(bid)).click()
            case Claim() | Object():
                with_it = self.page.locator(f'[data-act="{action}"]')
                self.board.locator(".choice", has=with_it).locator("summary").click()
            case _:
                pass
        return self.changes(self.says(str(action)).click)

    def act_as_simple(self) -> None:
        self.act(choice(self.match))

    def play_on(self) -> None:
        """Play to the end of the deal."""
        while self.match.deal.phase is not Phase.OVER:
            self.act_as_simple()

    def changes(self, press: Callable[[], None]) -> None:
        """Press something that changes the match, and wait until the page shows what came of it."""
        before = self.link
        press()
        self.page.wait_for_url(lambda url: parse_qs(urlsplit(url).query).get("hand", [""])[0] != before)
        at_rest(self.page)
        expect(self.board).to_have_attribute("data-seq", self.link)
