"""The real app in a real browser.

`open_page("/some/path")` is what most tests want: it loads the page, waits until the script has run and
returns the Playwright page. Viewport, colour scheme and language are fixtures of their own, so a test
changes one by parametrising it:

    @pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"], indirect=True)
    def test_it_fits(open_page): ...
"""

from __future__ import annotations

import contextlib
import re
import tempfile
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Page,
    Route,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.e2e.driver import (
    BROWSER_ARGS,
    DESKTOP,
    PAGE_SECONDS,
    AppFailed,
    NoBrowser,
    at_rest,
    find_browser,
    running_app,
)
from tests.e2e.presses import presses, watched_page

HERE = Path(__file__).resolve().parent
LOG_KEY = pytest.StashKey[list[str]]()


# --- collection and failure reports -----------------------------------------------------------------


@pytest.hookimpl(tryfirst=True)  # before xdist reads the group
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything in this folder e2e, and keep it on one xdist worker: one app, one browser."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.e2e)
            item.add_marker(pytest.mark.xdist_group("e2e"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add a screenshot's path and what the browser said to the report of a failed test."""
    report = yield
    page = getattr(item, "funcargs", {}).get("page")
    if report.when == "call" and report.failed and isinstance(page, Page):
        lines = [f"url: {page.url}"]
        name = re.sub(r"[^\w.-]+", "_", item.nodeid)[-120:]
        picture = Path(tempfile.mkdtemp(prefix="baloot-e2e-")) / f"{name}.png"
        try:
            page.screenshot(path=picture, full_page=True)
            lines.append(f"screenshot: {picture}")
        except Error as error:
            lines.append(f"no screenshot: {error}")
        lines += item.stash.get(LOG_KEY, [])
        lines += presses(page)
        report.sections.append(("browser", "\n".join(lines)))
    return report


# --- the app and the browser ------------------------------------------------------------------------


@pytest.fixture(scope="session")
def app_log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that the app's output goes to; tracebacks that the browser hides are in it."""
    return tmp_path_factory.mktemp("app") / "streamlit.log"


@pytest.fixture(scope="session")
def app_url(app_log: Path) -> Iterator[str]:
    """The base URL, without a final slash, of the app, which runs for the whole session."""
    try:
        with running_app(app_log) as url:
            yield url
    except AppFailed as failed:
        pytest.fail(str(failed), pytrace=False)


@pytest.fixture(scope="session")
def browser_path() -> str:
    """The Chromium to drive: $BALOOT_BROWSER, or what find_browser.sh finds."""
    try:
        return find_browser()
    except NoBrowser as none:
        pytest.fail(str(none), pytrace=False)


@pytest.fixture(scope="session")
def browser(browser_path: str) -> Iterator[Browser]:
    """One headless Chromium for the whole session."""
    expect.set_options(timeout=PAGE_SECONDS * 1000)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser_path, headless=True, args=BROWSER_ARGS)
        yield chromium
        chromium.close()


@pytest.fixture
def viewport(request: pytest.FixtureRequest) -> ViewportSize:
    """Width and height of the page in CSS pixels; parametrise, indirectly, to change."""
    return getattr(request, "param", DESKTOP)


@pytest.fixture
def color_scheme() -> Literal["light", "dark"]:
    """What the system prefers, "light" or "dark"; parametrise to change."""
    return "light"


@pytest.fixture
def locale() -> str:
    """The browser's language; parametrise to change."""
    return "ar"


@pytest.fixture
def page(
    request: pytest.FixtureRequest,
    browser: Browser,
    app_url: str,
    viewport: ViewportSize,
    color_scheme: Literal["light", "dark"],
    locale: str,
) -> Iterator[Page]:
    """A new page in a context of its own: no cookies, no animation, and nothing but the app within reach."""
    log = request.node.stash[LOG_KEY] = []

    def block(route: Route) -> None:
        log.append(f"blocked: {route.request.url}")
        route.abort()

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            log.append(f"console {message.type}: {message.text} {message.location['url']}")

    context = browser.new_context(
        base_url=app_url,
        viewport=viewport,
        color_scheme=color_scheme,
        locale=locale,
        reduced_motion="reduce",
        service_workers="block",
    )
    context.set_default_timeout(PAGE_SECONDS * 1000)
    # Every address but the app's own is cut off, so a test never depends on the outside.
    context.route(re.compile(rf"^https?://(?!{re.escape(app_url.removeprefix('http://'))}/)"), block)
    page = watched_page(context)
    page.on("console", note)
    page.on("pageerror", lambda error: log.append(f"page error: {error}"))
    yield page
    with contextlib.suppress(Error):  # a crashed page cannot be closed; the test has said so already
        context.close()


@pytest.fixture
def settle(page: Page) -> Callable[[], None]:
    """Waits until the app is connected and its script rests.

    Straight after a click the rerun may not have begun, so expect what the click brings, not only rest.
    """

    def wait() -> None:
        at_rest(page)

    return wait


@pytest.fixture
def open_page(page: Page, settle: Callable[[], None]) -> Callable[[str], Page]:
    """Opens a path of the app, waits until it has settled and gives the page."""

    def go(path: str = "/") -> Page:
        page.goto(path, wait_until="domcontentloaded")
        settle()
        return page

    return go
