"""Why, below an answer: the sentences, and on demand the clauses with their wording and where to read on."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from engine import Reason, Seat, Verdict
from engine.rulebook import Rulebook
from lessons.components.markup import el, join
from lessons.components.table.choices import clause_link, clauses_in_words, lesson_link
from lessons.i18n import Speech


def because(rulings: Iterable[Verdict | Reason], rules: Rulebook, me: Seat, said: Speech) -> Markup:
    """Return the markup of why an answer is right: each sentence once, then the clauses.

    A ruling says why it was ruled so; a reason by itself is the rule and its value here.
    """
    told = sentences(rulings, me, said)
    return join(*(el("p", text) for text in told), source(told.values(), rules, said))


def sentences(rulings: Iterable[Verdict | Reason], me: Seat, said: Speech) -> dict[str, Verdict | Reason]:
    """Return what rulings say, each sentence once: why it was ruled so, or the rule and its value here."""
    return {
        said.because(one, me=me) if isinstance(one, Verdict) else said.statement(one.rule): one
        for one in rulings
    }


def source(rulings: Iterable[Verdict | Reason], rules: Rulebook, said: Speech) -> Markup:
    """Return the clauses rulings rest on, folded up: each once, with links to its rulebook and its lesson."""
    rows: dict[str, str] = {}
    links: dict[str, str] = {}
    for one in rulings:
        reason = one.reason if isinstance(one, Verdict) else one
        rows |= dict(clauses_in_words(reason, rules, said))
        if link := clause_link(reason, said):
            links.setdefault(f"./{link}", said.ui("read-clause"))
        if link := lesson_link(reason, rules, said):
            links.setdefault(f"./{link}", said.ui("to-its-lesson"))
    if not rows:
        return Markup("")
    return el(
        "details",
        el("summary", said.ui("clause")),
        *(el("p", el("b", ref), ": ", wording, class_="clause") for ref, wording in rows.items()),
        el(
            "p", *(el("a", words, href=link, target="_self") for link, words in links.items()), class_="links"
        ),
        class_="source",
    )
