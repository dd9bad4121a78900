"""The first bytes of a page: Streamlit's HTML, made ours before the browser sees it.

Streamlit serves one English page, left to right, and puts everything right by scripts much later. Here it
gets the reader's language and direction, colours, title, icons and style sheets at once. If a later
Streamlit serves a page in which something is no longer found, that stays as it is and the log says so.
"""

from __future__ import annotations

import logging
import re
from functools import cache, lru_cache

from markupsafe import Markup

from lessons.components.markup import el
from lessons.i18n import language, languages, speech
from lessons.server.asked import Asked
from lessons.server.head import foot, opening, page_head, sheets

LOG = logging.getLogger(__name__)

# What of Streamlit's page is found, and what comes in its place: nothing, if it is empty.
COMMENT = re.compile(r"\s*<!--.*?-->", re.DOTALL)
HTML = re.compile(r"<html\b[^>]*>")
CHARSET = re.compile(r"<meta charset=[^>]*>")
BODY = re.compile(r"<body\b[^>]*>")
END = re.compile(r"</body>")
NO_SCRIPT = re.compile(r"<noscript>.*?</noscript>", re.DOTALL)
DROPPED = {
    "its title": re.compile(r"\s*<title>.*?</title>", re.DOTALL),
    "its icon": re.compile(r'\s*<link\s[^>]*rel="shortcut icon"[^>]*>'),
    "its font": re.compile(r'\s*<link\s[^>]*as="font"[^>]*>'),
    "its description for programs": re.compile(r'\s*<link\s[^>]*rel="service-desc"[^>]*>'),
}


def first_page(served: str, asked: Asked) -> str:
    """Return Streamlit's page as it is sent to this reader."""
    page, _ = _without_what_is_ours(served)
    for found, put in (
        (HTML, lambda _: opening(asked)),
        (CHARSET, lambda it: f"{it.group()}\n{page_head(asked)}"),
        (BODY, lambda it: f"{it.group()}\n{sheets('./')}\n{_no_script()}"),
        (END, lambda it: f"{foot()}\n{it.group()}"),
    ):
        page = found.sub(put, page, count=1)
    return page


def missing(served: str) -> list[str]:
    """Return what was expected of Streamlit's page and is not there; nothing with the Streamlit we know."""
    _, gone = _without_what_is_ours(served)
    landmarks = {"html": HTML, "charset": CHARSET, "body": BODY, "end": END}
    return [*gone, *(name for name, found in landmarks.items() if not found.search(served))]


@lru_cache(maxsize=4)
def _without_what_is_ours(served: str) -> tuple[str, list[str]]:
    page = COMMENT.sub("", served).lstrip()
    gone: list[str] = []
    for name, found in {**DROPPED, "its words for no script": NO_SCRIPT}.items():
        page, count = found.subn("", page)
        if not count:
            gone.append(name)
    if gone:
        LOG.warning("Streamlit's page has changed; not found in it: %s", ", ".join(gone))
    return page, gone


@cache
def _no_script() -> Markup:
    """What a browser without scripts shows, in every language."""
    lines = (
        el("p", speech(id).ui("site-no-script"), lang=language(id).tag, dir=language(id).direction)
        for id in languages()
    )
    return el("noscript", *lines)
