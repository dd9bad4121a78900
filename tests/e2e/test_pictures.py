"""Pictures of a few parts of the pages, to trip over when an upgrade of the framework moves them.

A picture is compared small and grey, so that another version of the browser's fonts does not matter, and a
part that has lost its place, its direction or its colour does. `BALOOT_PICTURES=new` takes them anew: look at
them.
"""

from __future__ import annotations

import io
import os
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Page, expect

from lessons.i18n import languages
from tests.app.learner import with_a_refusal
from tests.e2e.driver import DESKTOP, PHONE, Table, address

PICTURES = Path(__file__).with_name("pictures")
SMALL = 6  # times smaller than taken
MOST = 7.0  # the mean difference in grey, of 255, that is still the same picture
Open = Callable[[str], Page]

# What is taken: the page, and the part of it.
PARTS = {
    "header": ("home", ".st-key-header"),
    "choice": ("settings", ".st-key-row_digits"),
    "rulebook": ("settings", ".st-key-row_rulebook"),
    "selectbox": ("set-up", "[data-testid=stSelectbox] >> nth=0"),
    "expander": ("set-up", "[data-testid=stExpander]"),
    "tabs": ("rulebooks", "[data-testid=stTabs] [role=tablist]"),
    "felt": ("table", ".felt"),
    "hand": ("table", ".hand"),
}


def path(name: str, lang: str) -> str:
    match, _, _ = with_a_refusal("online", tricks=1)
    return {
        "home": address("", lang),
        "settings": address("settings", lang),
        "set-up": address("play", lang),
        "rulebooks": address("rulebooks", lang),
        "table": address("play", lang, match),
    }[name]


def small(picture: Image.Image) -> Image.Image:
    """A picture as it is compared."""
    size = max(1, picture.width // SMALL), max(1, picture.height // SMALL)
    return picture.convert("L").resize(size, Image.Resampling.BOX)


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean difference in grey; another size is no difference of a few pixels."""
    if max(abs(one.width - other.width), abs(one.height - other.height)) > 2:
        return 255.0
    return ImageStat.Stat(ImageChops.difference(one, other.resize(one.size))).mean[0]


@pytest.fixture
def color_scheme(request: pytest.FixtureRequest) -> Literal["light", "dark"]:
    return request.param


@pytest.mark.parametrize("color_scheme", ["light"], indirect=True)
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"], indirect=True)
@pytest.mark.parametrize("lang", languages())
def test_the_parts_look_as_they_did(
    open_page: Open, page: Page, request: pytest.FixtureRequest, lang: str
) -> None:
    device = "phone" if request.node.callspec.params["viewport"] is PHONE else "desktop"
    changed: dict[str, float] = {}
    shown = ""
    for part, (name, selector) in PARTS.items():
        if name != shown:
            page = open_page(path(name, lang))
            shown = name
        if name == "table":
            table = Table(page)
            expect(table.board).to_have_attribute("data-seq", table.link)
            table.dressed()
        element = page.locator(selector)
        expect(element).to_be_visible()
        page.wait_for_function("document.fonts.size > 2 && document.fonts.status === 'loaded'")
        page.wait_for_timeout(400)  # a font that has just come is drawn in the next frames
        taken = small(Image.open(io.BytesIO(element.screenshot(animations="disabled"))))
        file = PICTURES / f"{part}-{lang}-{device}.png"
        if os.environ.get("BALOOT_PICTURES") == "new":
            file.parent.mkdir(exist_ok=True)
            taken.save(file, optimize=True)
        with Image.open(file) as kept:
            if (found := difference(kept, taken)) > MOST:
                changed[part] = round(found, 1)

    assert changed == {}


def test_a_part_that_has_moved_would_be_seen() -> None:
    with (
        Image.open(PICTURES / "header-ar-desktop.png") as kept,
        Image.open(PICTURES / "header-en-desktop.png") as mirrored,
    ):
        assert difference(kept, kept) == 0
        assert difference(kept, mirrored) > MOST
