"""The odds of calls in words: a table of what each may come to, and why one is better than another."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from markupsafe import Markup

from engine import Call
from engine.bots.advice import Advice
from engine.bots.odds import Odds
from lessons.components.markup import el, scrolled
from lessons.i18n import Speech

Mark = Callable[[Call], Markup]  # what stands beside a call


def odds_table(rows: Sequence[Odds], best: Call, round_: int, mark: Mark, name: str, said: Speech) -> Markup:
    """Return a row for each call, the best one lit: how often it is made, and what it writes.

    `round_` is the auction's, by which a call is said; `name` tells what the table is to whoever listens.
    """
    names = ("buying-call", "buying-chance", "us", "them", "buying-kaboot")
    first, *others = (said.ui(name) for name in names)
    heads = (el("th", first, scope="col"), *(el("th", one, scope="col", class_="num") for one in others))
    body = (_row(one, best, round_, mark, said) for one in rows)
    table = el("table", el("thead", el("tr", *heads)), el("tbody", *body), class_="sheet buying-sheet")
    return scrolled(table, name)


def _row(one: Odds, best: Call, round_: int, mark: Mark, said: Speech) -> Markup:
    nobody = one.deals - len(one.ours) - len(one.theirs)
    buyers = said.ui("buying-buyers", ours=len(one.ours), theirs=len(one.theirs), nobody=nobody)
    chance = said.ui("buying-none") if one.chance is None else _percent(one.chance, said)
    numbers = (said.number(round(one.us)), said.number(round(one.them)))
    name = el(
        "th", said.call(one.call, round_), mark(one.call), el("span", buyers, class_="ref"), scope="row"
    )
    cells = (el("td", cell, class_="num") for cell in (chance, *numbers, _percent(one.kaboot, said)))
    return el("tr", name, *cells, class_="asked" if one.call == best else None)


def _percent(share: float, said: Speech) -> str:
    return said.ui("progress-percent", n=round(100 * share))


def why(advice: Advice, round_: int, said: Speech) -> str:
    """Return what decides for the best call, in a sentence."""
    best, other = advice.best, advice.other
    counted = other if advice.why == "fails" else best
    return said.ui(
        f"buying-why-{advice.why}",
        best=said.call(best.call, round_),
        other=said.call(other.call, round_),
        made=counted.made,
        ours=len(counted.ours),
        kaboot=round(best.kaboot * best.deals),
        deals=best.deals,
        lost=len(best.theirs) - best.theirs_made,
        theirs=len(best.theirs),
        more=max(1, round(best.gain - other.gain)),
    )
