"""What the other players did, in words, each with the rule of thumb it followed."""

from __future__ import annotations

from collections.abc import Iterable

import streamlit as st

from engine import Deal, Declare, Seat
from engine.projects import identify
from lessons.components.markup import el
from lessons.i18n import Speech
from lessons.practice import Told


def draw_told(rows: Iterable[Told], deal: Deal, me: Seat, said: Speech) -> None:
    """Draw a line for each thing done: who, what, why."""
    direction = deal.rules.table.direction
    mode = None if deal.contract is None else deal.contract.mode
    for row in rows:
        who = said.ui(f"seat-short-{said.place(row.seat, me, direction)}")
        what = said.action(row.action, row.round, mode)
        why = "" if row.choice is None else said.thumb(row.choice.because, me=me)
        reason = el("span", why, class_="why") if why else ""
        st.html(el("p", el("b", who), ": ", what, reason, class_="told"))


def projects_in_words(action: Declare, deal: Deal, said: Speech) -> str:
    """Return the projects a player may declare, each by its name with its cards."""
    assert deal.contract is not None
    found = [identify(part, deal.contract.mode, deal.rules) for part in action.projects]
    return said.listed(
        [f"{said.project(project.name)} ({said.cards(project.cards)})" for project in found if project]
    )
