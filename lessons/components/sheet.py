"""The written score (النشرة): a deal's ledger read out line by line, and the match deal by deal."""

from __future__ import annotations

import streamlit as st
from markupsafe import Markup

from engine import Match, Score, Seat, Step, score
from engine.ledger import Entry
from lessons.components.markup import el, join
from lessons.i18n import Speech

STEPS = (Step.COUNT, Step.WEIGH, Step.TIEBREAK, Step.WRITE)


def draw_ledger(scored: Score, me: Seat, said: Speech) -> None:
    """Draw the ledger step by step: card points, totals of the deal, what is written."""
    rows = [_step(step, scored, me, said) for step in STEPS if scored.ledger.at(step)]
    st.html(_table(said.ui("sheet-line"), rows, said))


def _table(title: str, rows: list[Markup], said: Speech) -> Markup:
    """A table with a column for us and one for them."""
    head = [el("th", title, scope="col")]
    head += [el("th", said.ui(side), scope="col", class_="num") for side in ("us", "them")]
    return el("table", el("thead", el("tr", *head)), el("tbody", *rows), class_="sheet")


def _row(text: object, ours: int | None, theirs: int | None, said: Speech, kind: str | None = None) -> Markup:
    numbers = (
        el("td", "" if amount is None else el("bdi", said.number(amount)), class_="num")
        for amount in (ours, theirs)
    )
    return el("tr", el("td", text), *numbers, class_=kind)


def _step(step: Step, scored: Score, me: Seat, said: Speech) -> Markup:
    ledger = scored.ledger
    head = el("tr", el("td", said.ui(f"sheet-step-{step}"), colspan=3), class_="head")
    lines = (_line(entry, me, said) for entry in ledger.at(step))
    ours, theirs = ledger.total(step, me.team), ledger.total(step, me.team.other)
    return join(head, *lines, _row(said.ui("total"), ours, theirs, said, "sum"))


def _line(entry: Entry, me: Seat, said: Speech) -> Markup:
    refs = said.listed([said.clause_ref(id) for id in entry.reason.clauses[:2]])
    mine = entry.team is me.team
    text = join(said.entry(entry, me=me), el("span", refs, class_="ref"))
    return _row(text, entry.amount if mine else None, None if mine else entry.amount, said)


def draw_match_sheet(match: Match, me: Seat, said: Speech) -> None:
    """Draw the match as players write it: a line a deal, the totals below."""
    rows: list[Markup] = []
    for number, deal in enumerate(match.deals, 1):
        title = said.ui("deal-number", n=number)
        scored = score(deal)
        if scored is not None:
            rows.append(_row(title, scored.points[me.team], scored.points[me.team.other], said))
        elif deal.ending is not None:
            note = el("span", said.ending(deal.ending, me=me), class_="ref")
            rows.append(_row(join(title, note), 0, 0, said))
    totals = match.standing().totals
    total = said.ui("total-of-target", target=match.target)
    rows.append(_row(total, totals[me.team], totals[me.team.other], said, "sum"))
    st.html(_table(said.ui("sheet-match"), rows, said))
