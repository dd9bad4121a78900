"""From a sheet to paper: a PDF, or a picture of each page. Typst sets it, the extra `print`."""

from __future__ import annotations

import json
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any

from lessons.sheets.paper import data
from lessons.sheets.sheet import Sheet

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


def _set(sheet: Sheet, **how: Any) -> list[bytes]:
    typst = _module("typst")
    square = _square(sheet.link) if sheet.link else ""
    # As JSON, so that no text becomes code; from a folder of templates only, so that code could read nothing.
    found = typst.compile(
        TEMPLATES / f"{sheet.kind}.typ",
        root=TEMPLATES,
        font_paths=[FONTS],
        ignore_system_fonts=True,
        sys_inputs={"sheet": json.dumps(data(sheet, square))},
        **how,
    )
    return found if isinstance(found, list) else [found]


def _square(link: str) -> str:
    """The address as a square that telephones read."""
    picture = BytesIO()
    _module("segno").make(link, micro=False).save(picture, kind="svg", xmldecl=False, border=2)
    return picture.getvalue().decode()


def _module(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError as missing:
        raise PrintingUnavailable(name) from missing
