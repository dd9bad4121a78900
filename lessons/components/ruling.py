"""Why: a ruling as a sentence, with its clause below it."""

from __future__ import annotations

from collections.abc import Iterable

import streamlit as st
from markupsafe import Markup

from engine import Card, Reason, Seat, Verdict
from engine.reasons import Status
from engine.rulebook import Rulebook
from lessons.components.markup import el, join
from lessons.components.table import card_face
from lessons.i18n import Speech


def ruling(verdict: Verdict, me: Seat, rules: Rulebook, said: Speech, before: Markup | str = "") -> Markup:
    """Return the markup of a ruling: `before`, the sentence, the clauses."""
    kind = "good" if verdict.status is Status.ALLOWED else "refused"
    sentence = said.because(verdict, me=me)
    return el("div", before, sentence, clauses(verdict.reason, rules, said), class_=f"panel {kind}")


def clauses(reason: Reason, rules: Rulebook, said: Speech) -> Markup:
    """Return the markup of a reason's clauses: which, whether stated or inherited, and the wording."""
    basis = said.basis(reason.basis)
    return join(
        *(
            el("span", el("b", said.clause_ref(id)), f" ({basis}): ", said.clause(id, rules), class_="clause")
            for id in reason.clauses
        )
    )


def draw_what_may_i_do(
    rows: Iterable[tuple[Markup, Verdict]], me: Seat, rules: Rulebook, said: Speech
) -> None:
    """Draw every choice with its reason, what is allowed first; alike reasons are told once."""
    grouped: dict[tuple[str, Status, str], tuple[list[Markup], Verdict]] = {}
    for choice, verdict in rows:
        key = (verdict.reason.rule, verdict.status, said.because(verdict, me=me))
        grouped.setdefault(key, ([], verdict))[0].append(choice)
    order = sorted(grouped.values(), key=lambda row: row[1].status is not Status.ALLOWED)
    st.html(
        join(
            *(
                ruling(verdict, me, rules, said, el("div", *choices, class_="row"))
                for choices, verdict in order
            )
        )
    )


def small_card(card: Card, said: Speech) -> Markup:
    """Return a small card, to stand before its ruling."""
    return card_face(card, said, "small")


def word(text: str) -> Markup:
    """Return a call as a pill, to stand before its ruling."""
    return el("b", text, class_="word")
