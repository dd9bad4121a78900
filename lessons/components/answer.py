"""What each call may come to: the best one and why, a table, and how the imagined deals end as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import streamlit as st
from markupsafe import Markup

from engine import Call
from engine.bots.advice import advise
from engine.bots.odds import Odds, odds
from engine.solver import is_compiled
from lessons.buying import Asked, deals_for, shown_first
from lessons.components.markup import el
from lessons.components.odds import Mark, odds_table, why
from lessons.i18n import Speech

KEPT = "buying_odds"  # in the session: the last answer, with its question
BARS = 15  # an odd number: the one in the middle is for deals that end level


def draw_answer(question: Asked, said: Speech) -> None:
    """Draw the answer to a whole question; it is reckoned once as long as the question stays the same."""
    found = _odds(question, said)
    advice, round = advise(found), question.view().round
    best = advice.best.call
    mark, name = _marks(best, said), said.ui("buying-ask")
    st.html(
        el(
            "section",
            el("p", el("b", said.ui("buying-say", call=said.call(best, round))), class_="buying-say"),
            el("p", why(advice, round, said)),
            class_="panel good",
            role="status",
        )
    )
    first = shown_first(found)
    st.html(odds_table(first, best, round, mark, name, said))
    st.html(_picture(first, round, said))
    if len(first) < len(found):
        with st.expander(said.ui("buying-every"), key="buying_every"):
            st.html(odds_table(found, best, round, mark, name, said))
    st.html(el("p", said.ui("buying-note", deals=advice.best.deals), class_="under"))


def _odds(question: Asked, said: Speech) -> tuple[Odds, ...]:
    """The odds, with a bar while they are reckoned. The same question has the same ones for everybody."""
    token = f"{question.rules.id} {sorted(question.address().items())} {is_compiled()}"
    kept = st.session_state.get(KEPT)
    if kept is None or kept[0] != token:
        view, bar = question.view(), st.empty()

        def tell(share: float) -> None:
            bar.html(_bar(share, said))

        tell(0)
        kept = token, odds(view, Random(token), deals_for(view, is_compiled()), tell)
        st.session_state[KEPT] = kept
        bar.empty()
    return kept[1]


def _bar(share: float, said: Speech) -> Markup:
    percent = str(round(100 * share))
    done = el("i", style=f"width: {percent}%")
    bar = el(
        "div",
        done,
        class_="buying-bar",
        role="progressbar",
        aria_valuenow=percent,
        aria_valuemin="0",
        aria_valuemax="100",
        aria_label=said.ui("buying-thinking"),
    )
    return el("div", el("p", said.ui("buying-thinking")), bar)


def _marks(best: Call, said: Speech) -> Mark:
    """A word beside the best call."""
    mark = el("span", said.ui("buying-best"), class_="buying-best")
    return lambda call: mark if call == best else Markup("")


def _picture(rows: Sequence[Odds], round_: int, said: Speech) -> Markup:
    """A row of bars for each call, all on one scale: losses at the left of the line, gains at its right."""
    widest = max(1, *(abs(gain) for one in rows for gain in one.gains))
    strips = (
        el("div", el("span", said.call(one.call, round_)), _strip(one, widest, round_, said), class_="row")
        for one in rows
    )
    ends = el(
        "div", el("span"), el("div", _ends(widest, said), class_="ends"), class_="row", aria_hidden="true"
    )
    title = el("h2", said.ui("buying-picture"))
    return el(
        "section",
        title,
        el("p", said.ui("buying-scale"), class_="under"),
        *strips,
        ends,
        class_="buying-picture",
    )


def _strip(one: Odds, widest: int, round_: int, said: Speech) -> Markup:
    counts = bars(one.gains, widest)
    highest = max(counts)
    drawn = (
        el("i", class_=_side(place), style=f"height: {round(100 * n / highest)}%" if n else "height: 0")
        for place, n in enumerate(counts)
    )
    ours, theirs = sum(gain > 0 for gain in one.gains), sum(gain < 0 for gain in one.gains)
    told = said.ui(
        "buying-picture-of",
        call=said.call(one.call, round_),
        ours=ours,
        theirs=theirs,
        level=one.deals - ours - theirs,
    )
    return el("div", *drawn, class_="bars", role="img", aria_label=told)


def bars(gains: Sequence[int], widest: int) -> list[int]:
    """Return how many of the deals fall to each bar; those that end level have the middle one to themselves.

    >>> bars([-16, 0, 1, 16], 16)
    [1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1]
    """
    counts, half = [0] * BARS, BARS // 2
    for gain in gains:
        far = -(-abs(gain) * half // widest)  # rounded up: a single point is no level deal
        counts[half + (far if gain > 0 else -far)] += 1
    return counts


def _side(place: int) -> str:
    half = BARS // 2
    return "level" if place == half else "ours" if place > half else "theirs"


def _ends(widest: int, said: Speech) -> Markup:
    """What the two ends of the scale stand for: so many points more for them, or for us."""
    them, us = (f"{said.ui(side)} +{said.number(widest)}" for side in ("them", "us"))
    return el("span", el("bdi", them)) + el("span", said.number(0)) + el("span", el("bdi", us))
