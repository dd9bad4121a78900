"""A link as a square that telephones read, on a page."""

from __future__ import annotations

from base64 import b64encode
from functools import lru_cache

from markupsafe import Markup

from lessons.components.markup import el
from lessons.sheets import PrintingUnavailable, square_of

QUIET = 4  # modules of white around it, by which it is found


@lru_cache(maxsize=64)
def square(link: str, name: str) -> Markup | None:
    """Return the markup of a link's square, dark on white whatever the page; `name` is said for it.

    None where nothing here makes squares (the extra `print`), or where the link is too long for one.
    """
    try:
        drawn = square_of(link, QUIET)
    except (PrintingUnavailable, ValueError):
        return None
    source = f"data:image/svg+xml;base64,{b64encode(drawn.encode()).decode()}"
    return el("p", el("img", src=source, alt=name), class_="square")
