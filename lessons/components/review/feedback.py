"""What an answer to a choice that is made again consists of, whether it is a card or a call."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from lessons.components.markup import el, join
from lessons.i18n import Speech

TOLD = ""  # chosen by whoever asked to be told


def answer(text: str, beside: Iterable[str], ruling: Markup, *, is_good: bool) -> Markup:
    """Return what the choice is, what there is to say beside it, and the clauses it rests on."""
    kind = "panel good" if is_good else "panel"
    told = (el("p", line) for line in beside if line)
    return el("div", el("p", text, class_="answer"), *told, ruling, class_=kind)


def marks(is_good: bool, done: str, said: Speech) -> Markup:
    """Return a tick beside what is good, and the word beside what was done in the hand."""
    tick = el("span", "✓", class_="tick", role="img", aria_label=said.ui("review-numbers.good"))
    return join(tick if is_good else "", el("span", done, class_="was-played") if done else "")
