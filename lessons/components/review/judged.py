"""The learner's choices, judged once and kept: it takes a second, in which the page says how far it is."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock

import streamlit as st
from markupsafe import Markup

from engine import Deal
from engine.bots.review import Decision, Judged, decisions, review
from engine.solver import is_compiled
from lessons.components.markup import el
from lessons.i18n import Speech
from lessons.practice import ME

KEPT = 256
# By the link of the match, and whether the compiled solver answered: the plain one looks at fewer deals.
_known: OrderedDict[tuple[str, bool], tuple[Judged, ...]] = OrderedDict()
_guard = Lock()


def choices(deal: Deal) -> tuple[Decision, ...]:
    """Return what the learner could choose in a finished deal."""
    return decisions(deal, ME)


def judged(link: str, deal: Deal, said: Speech) -> tuple[Judged, ...]:
    """Return the learner's choices judged, in the order made; meanwhile the page says how far it is."""
    key = link, is_compiled()
    if (known := _known.get(key)) is not None:
        return known
    of, found = len(choices(deal)), list[Judged]()
    shown = st.empty()
    shown.html(_working(0, of, said))
    for one in review(deal, ME):
        found.append(one)
        shown.html(_working(len(found), of, said))
    shown.empty()
    with _guard:
        _known[key] = tuple(found)
        if len(_known) > KEPT:
            _known.popitem(last=False)
    return tuple(found)


def _working(n: int, of: int, said: Speech) -> Markup:
    text = said.ui("review-working", n=n, of=of)
    return el("div", el("p", text), el("progress", value=n, max=of, aria_label=text), class_="working")
