"""The teacher's page of an assignment: how to hand it out, what goes wrong most, and pupil by pupil."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from urllib.parse import urlencode

import streamlit as st
from markupsafe import Markup

from engine import load
from engine.rulebook import Rulebook
from lessons.assigning import Outcome, Result, Tally, by_rule, results
from lessons.components.assign.asked import FORGOTTEN, TEACH, draw_gone, draw_title
from lessons.components.assign.named import name_of
from lessons.components.copying import draw_copy
from lessons.components.document import words
from lessons.components.markup import el, join, scrolled, unmarked
from lessons.components.square import square
from lessons.components.table.choices import clause_link, lesson_link
from lessons.components.within import CODE, PAGE
from lessons.i18n import Speech
from lessons.progress import StoreUnavailable
from lessons.school import (
    Assignment,
    HandItem,
    Item,
    LessonItem,
    WrongSecret,
    open_assignments,
    sheet_of,
    type_of,
)

EVERY = 3  # seconds between two looks at the log


def draw_assignment(right: tuple[str, str], said: Speech) -> None:
    """Draw an assignment for its teacher; for anybody else, that it is not his."""
    try:
        found = open_assignments().of_teacher(*right)
    except WrongSecret:
        draw_gone("assign-wrong-secret", said)
        st.page_link(PAGE, label=said.ui("assign-new"), query_params={"lang": said.language})
        return
    own = words(load(found.rulebook))
    _draw_head(found, own)
    _draw_results(right, own)
    with st.expander(said.ui("assign-forget"), icon=":material/delete:", key="assign_forgetting"):
        st.html(el("p", said.ui("assign-forget.sure")))
        st.button(said.ui("assign-forget.yes"), key="assign_forget", on_click=_forget, args=(right,))


def _forget(right: tuple[str, str]) -> None:
    """Forget it; where that cannot be done the page says why when it is drawn."""
    with suppress(StoreUnavailable, WrongSecret):
        open_assignments().forget(*right)
        st.query_params.pop(TEACH, None)
        st.session_state[FORGOTTEN] = True


def _draw_head(assignment: Assignment, own: Speech) -> None:
    """What it is, and how the pupils come to it."""
    draw_title(assignment.title, own)
    items = (el("li", name_of(item, own)) for item in assignment.items)
    rulebook = own.ui("assign-rulebook", rulebook=own.rulebook(load(assignment.rulebook)))
    st.html(join(el("ol", *items, class_="assign-items"), el("p", rulebook, class_="under")))
    code = el("p", el("bdi", assignment.shown, dir="ltr", lang="en"), class_="class-code")
    link = _link(assignment, own)
    scanned = square(link, own.ui("share-square-assignment")) or ""
    st.html(el("div", el("p", own.ui("assign-code"), class_="setting"), code, scanned, class_="class-head"))
    st.caption(own.ui("assign-link"))
    st.code(link, language=None, wrap_lines=True)
    draw_copy(link, own.ui("share-copy-link"), own, "copy_assignment")
    st.caption(f"{own.ui('assign-own')} {own.ui('assign-kept')}")


def _link(assignment: Assignment, said: Speech) -> str:
    """The address to hand out: the assignment, and never the teacher's right over it."""
    page = str(st.context.url or "").partition("?")[0]
    return f"{page}?{urlencode({'lang': said.language, CODE: assignment.shown})}"


@st.fragment(run_every=EVERY)
def _draw_results(right: tuple[str, str], own: Speech) -> None:
    """What came of it, looked at again every few seconds."""
    try:
        assignment, works = open_assignments().of_teacher(*right), open_assignments().work(*right)
    except (StoreUnavailable, WrongSecret):
        st.caption(own.ui("assign-unavailable"))
        return
    st.html(el("p", own.ui("assign-pupils", n=len(works)), class_="setting", role="status"))
    if not works:
        return
    found, rules = results(assignment, works), load(assignment.rulebook)
    st.header(own.ui("assign-missed"), anchor=False)
    st.html(_missed(by_rule(assignment, works), rules, own))
    st.header(own.ui("assign-results"), anchor=False)
    st.html(scrolled(_table(assignment, found, own), own.ui("assign-results")))
    st.download_button(
        own.ui("assign-csv"), csv_of(assignment, found, own), "assignment.csv", "text/csv", key="assign_csv"
    )


# --- rule by rule ---------------------------------------------------------------------------------------


def _missed(tallies: Sequence[Tally], rules: Rulebook, own: Speech) -> Markup:
    """A bar for each rule, what was wrong of it first; those that were all right are folded up."""
    wrong = [one for one in tallies if one.missed]
    if not wrong:
        told = el("p", own.ui("assign-missed.none" if tallies else "assign-missed.unasked"))
    else:
        told = el("p", own.ui("assign-missed.most", rule=own.rule(wrong[0].rule)), class_="told-of")
    right = [one for one in tallies if not one.missed]
    folded = el("details", el("summary", own.ui("assign-rules")), _bars(right, rules, own)) if right else ""
    return el("div", told, _bars(wrong, rules, own), folded, class_="assign-rules")


def _bars(tallies: Sequence[Tally], rules: Rulebook, own: Speech) -> Markup:
    most = max((one.asked for one in tallies), default=1)
    return el("ol", *(_bar(one, most, rules, own) for one in tallies)) if tallies else Markup("")


def _bar(tally: Tally, most: int, rules: Rulebook, own: Speech) -> Markup:
    """A rule: how often it was wrong and right, as a bar and in words, and where it is taught."""
    parts = (("wrong", tally.missed), ("well", tally.right))
    bar = el(
        "span",
        *(el("i", class_=name, style=f"inline-size:{100 * n / most:.1f}%") for name, n in parts if n),
        class_="share",
        aria_hidden="true",
    )
    told = own.ui("assign-missed.count", n=tally.missed, of=tally.asked)
    head = el("span", el("b", own.rule(tally.rule)), el("span", told, class_="count"), class_="head")
    return el("li", head, bar, _taught(tally.rule, rules, own), data_rule=tally.rule)


def _taught(rule: str, rules: Rulebook, own: Speech) -> Markup:
    """The way to the lesson that teaches a rule, else to its clause."""
    if rule not in rules.sources:
        return Markup("")
    reason = rules.reason(rule)
    for link, name in (
        (lesson_link(reason, rules, own), "to-its-lesson"),
        (clause_link(reason, own), "read-clause"),
    ):
        if link:
            return el("a", own.ui(name), href=f"./{link}", target="_self")
    return Markup("")


# --- pupil by pupil -------------------------------------------------------------------------------------


def _table(assignment: Assignment, found: Sequence[Result], own: Speech) -> Markup:
    heads = [
        own.ui("assign-column", n=n, what=own.ui(f"assign-{type_of(item)}"))
        for n, item in enumerate(assignment.items, 1)
    ]
    head = el("tr", *(el("th", text, scope="col") for text in (own.ui("assign-name"), *heads)))
    rows = (
        el(
            "tr",
            el("th", el("bdi", one.pupil.name), scope="row"),
            *(_cell(outcome, own) for outcome in one.outcomes),
        )
        for one in found
    )
    return el("table", el("thead", head), el("tbody", *rows), class_="sheet")


def _cell(outcome: Outcome, own: Speech) -> Markup:
    if not outcome.done and not outcome.asked:
        return el("td", own.ui("assign-cell-new"), class_="new")
    if outcome.is_done:
        told = own.ui("assign-cell-done")
    else:
        told = own.ui("progress-of", n=outcome.done, of=outcome.of)
    more = ""
    if outcome.asked:
        more = own.ui("assign-cell-right", right=outcome.right, asked=outcome.asked)
    elif outcome.points is not None:
        more = own.ui("assign-cell-points", ours=outcome.points[0], theirs=outcome.points[1])
    return el("td", told, el("span", more, class_="ref"), class_="done" if outcome.is_done else None)


def csv_of(assignment: Assignment, found: Sequence[Result], said: Speech) -> str:
    """Return the results as a sheet: a row for each pupil, some numbers for each item."""
    heads = [said.ui("assign-number"), said.ui("assign-name")]
    for n, item in enumerate(assignment.items, 1):
        column = said.ui("assign-column", n=n, what=name_of(item, said))
        heads += [said.ui(f"assign-csv.{name}", item=column) for name in _figures_of(item)]
    rows = (
        [
            one.pupil.number,
            one.pupil.name,
            *(
                figure
                for outcome, item in zip(one.outcomes, assignment.items, strict=True)
                for figure in _figures(outcome, item)
            ),
        ]
        for one in found
    )
    return sheet_of(rows, [unmarked(head) for head in heads])


def _figures_of(item: Item) -> tuple[str, ...]:
    """The names of the figures that a sheet has of an item."""
    match item:
        case HandItem():
            return ("done", "ours", "theirs")
        case LessonItem():
            return ("done", "of", "right", "asked")
        case _:
            return ("asked", "of", "right")


def _figures(outcome: Outcome, item: Item) -> list[str | int]:
    ours, theirs = outcome.points or ("", "")
    every: dict[str, str | int] = {
        "done": outcome.done,
        "of": outcome.of,
        "right": outcome.right,
        "asked": outcome.asked,
        "ours": ours,
        "theirs": theirs,
    }
    return [every[name] for name in _figures_of(item)]
