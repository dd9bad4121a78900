"""A word of the glossary in running text: pressed, it tells what it means.

A button and what it opens, both of them part of the sentence. The browser does the rest: it opens and
closes, by touch and by keys, says so to a screen reader, and Escape or a press beside it ends it.
"""

from __future__ import annotations

from markupsafe import Markup

from lessons.components.markup import el
from lessons.components.navigation import address
from lessons.glossary import terms
from lessons.i18n import Speech


def term_tip(key: str, shown_text: str, said: Speech, place: str = "") -> Markup:
    """Return the markup of a term as `shown_text`, with its meaning and the way to the glossary.

    KeyError for no such term. Where a page has the same term twice, `place` tells the two apart.
    """
    term = terms()[key]
    id = f"tip-{key}{place}"
    tip = el(
        "span",
        el("b", term.word(said)),
        el("span", term.meaning(said), class_="means"),
        el("a", said.ui("tip-more"), href=address("glossary", said, term=key), target="_self"),
        class_="tip-says",
        id=id,
        popover="auto",
    )
    return el("span", el("button", shown_text, type="button", popovertarget=id), tip, class_="tip")
