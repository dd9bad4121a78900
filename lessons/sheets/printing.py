"""From a sheet to paper: a PDF, or a picture of each page. Typst sets it, the extra `print`."""

from __future__ import annotations

import json
from importlib import import_module
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any

from lessons.components.table.scene import Overlays
from lessons.i18n import Speech
from lessons.sheets.drawn import Data
from lessons.sheets.paper import BARE, data, shown
from lessons.sheets.sheet import Moment, Sheet

HOME = Path(__file__).parent
TEMPLATES = HOME / "templates"
FONTS = HOME / "fonts"
PIXELS = 110  # to the inch: what a screen needs to look a page over


class PrintingUnavailable(RuntimeError):
    """What sets and prints is not installed here: the extra `print`."""


def pdf(sheet: Sheet) -> bytes:
    """Return the sheet as a PDF, the same each time.

    Raises PrintingUnavailable, and ValueError for a link that is too long for its square.
    """
    (found,) = _set(sheet, format="pdf", timestamp=0)
    return found


def pages(sheet: Sheet, pixels: int = PIXELS) -> list[bytes]:
    """Return a picture (PNG) of each page, so many pixels to the inch; raises as `pdf` does."""
    return _set(sheet, format="png", ppi=pixels)


def picture(moment: Moment, title: str, ask: str, said: Speech, over: Overlays = BARE) -> bytes:
    """Return a position as a picture to send around (PNG, 1200 by 630), the hands that lie open face up.

    `title` and `ask` are a teacher's own words; the arrows and the lit cards of `over` are laid over the
    table. Raises PrintingUnavailable.
    """
    return _typeset("picture", shown(moment, title, ask, said, over), format="png", ppi=72)[0]


def is_set_here() -> bool:
    """Return whether what sets pictures and paper is installed."""
    return find_spec("typst") is not None


def square_of(link: str, quiet: int = 2) -> str:
    """Return a link as a square that telephones read: an SVG, dark on white, with `quiet` modules around it.

    Raises PrintingUnavailable, and ValueError for a link that is too long.
    """
    drawn = BytesIO()
    made = _module("segno").make(link, micro=False)
    made.save(drawn, kind="svg", xmldecl=False, border=quiet, light="#fff", omitsize=True)
    return drawn.getvalue().decode()


def _set(sheet: Sheet, **how: Any) -> list[bytes]:
    square = square_of(sheet.link) if sheet.link else ""
    return _typeset(sheet.kind, data(sheet, square), **how)


def _typeset(template: str, values: Data, **how: Any) -> list[bytes]:
    typst = _module("typst")
    # As JSON, so that no text becomes code; from a folder of templates only, so that code could read nothing.
    found = typst.compile(
        TEMPLATES / f"{template}.typ",
        root=TEMPLATES,
        font_paths=[FONTS],
        ignore_system_fonts=True,
        sys_inputs={"sheet": json.dumps(values)},
        **how,
    )
    return found if isinstance(found, list) else [found]


def _module(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError as missing:
        raise PrintingUnavailable(name) from missing
