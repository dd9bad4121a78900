"""Keeps what was pressed on a page, whether a click came of it, and what moved: a failed test tells it.

With `BALOOT_SLOW=5` in the environment the browser computes five times as slowly, as on an old laptop.
"""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import BrowserContext, Error, Page

SCRIPT = Path(__file__).with_suffix(".js")
SLOW = float(os.environ.get("BALOOT_SLOW", "1"))


def watched_page(context: BrowserContext) -> Page:
    """Return a new page on which all that is pressed and all that moves is kept."""
    context.add_init_script(path=SCRIPT)
    page = context.new_page()
    if SLOW > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    return page


def presses(page: Page) -> list[str]:
    """Return what was pressed and what moved since the page was loaded, the newest last."""
    try:
        return page.evaluate("window.presses?.() ?? []")
    except Error:  # a page that crashed or was closed tells nothing
        return []
