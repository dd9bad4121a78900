"""Progress: what is known, what comes next, how it goes; each in words, drawn, and in numbers.

This page alone loads what makes tables and figures.
"""

from __future__ import annotations

import streamlit as st

from engine import rulebooks
from lessons import charts, tables
from lessons.components.document import open_document, words
from lessons.components.figure import draw_figure, draw_numbers, numbers, tiles
from lessons.components.learner import learner, now, rules_now, store
from lessons.components.markup import el
from lessons.components.moving import DONE
from lessons.components.navigation import carried
from lessons.components.road import LESSON, progress, to_go_on
from lessons.components.session import carry
from lessons.practising import GULF
from lessons.progress import Answered, StoreUnavailable, streak
from lessons.prose import words as words_of_lesson

PRACTISE, SETTINGS = "lessons/pages/practise.py", "lessons/pages/settings.py"
ALL = ""  # in place of one rulebook
MOST_KINDS = 8

said = open_document()
carry()
rules, at = rules_now(), now()


def draw_empty() -> None:
    """Nothing was done yet: the way to the first lesson."""
    with st.container(key="progress_empty", border=True):
        st.header(said.ui("progress-empty"), anchor=False)
        st.html(el("p", said.ui("progress-empty.text")))
        row = to_go_on(rules)
        if row is not None:
            title = words_of_lesson(row.lesson, said.language).title
            if st.button(
                words(rules).ui("progress-first-lesson", title=title), key="first_lesson", type="primary"
            ):
                asked = {"lesson": row.lesson.slug, "step": row.at}
                st.switch_page(LESSON, query_params=carried(said) | asked)


def draw_tiles(frame: tables.Frame, ahead: tables.Frame, days_running: int) -> None:
    """How it stands, in a few numbers."""
    rows = progress(rules)
    facts = {
        "progress-streak": said.ui("progress-streak.value", n=days_running),
        "progress-answered": said.ui("progress-answered.value", n=len(frame)),
        "progress-right": share(frame["right"].mean()) if len(frame) else "",
        "progress-due": said.ui("progress-due.value", n=int(ahead["due"].iloc[0])),
        "progress-lessons": said.ui("progress-of", n=sum(row.is_done for row in rows), of=len(rows)),
    }
    st.html(tiles({said.ui(name): value for name, value in facts.items() if value}))


def choose_book(ids: list[str]) -> list[str]:
    """The rulebooks to tell about: all that were practised, or one of them."""
    if len(ids) < 2:
        return ids
    chosen = st.segmented_control(
        said.ui("progress-about"),
        [ALL, *ids],
        format_func=lambda id: charts.book_name(id, said) if id else said.ui("progress-about.all"),
        default=ALL,
        required=True,
        key="progress_book",
    )
    return [chosen] if chosen else ids


# --- one part after another -------------------------------------------------------------------------------


def draw_known(knows: tables.Frame) -> None:
    """What is known, by topic and rulebook."""
    title = open_part("known")
    best = knows.loc[knows["share"].idxmax()]
    told = said.ui("progress-known.none")
    if best["known"]:
        settled = said.ui("progress-settled", n=int(knows["known"].sum()), of=int(knows["of"].sum()))
        topic = said.ui(f"practice-topic-{best['topic']}")
        told = said.ui("progress-known.best", settled=settled, topic=topic)
    many = knows["rulebook"].nunique() > 1
    rows = [
        (
            " · ".join(
                [said.ui(f"practice-topic-{row['topic']}")] + [charts.book_name(row["rulebook"], said)] * many
            ),
            [said.number(int(row[name])) for name in ("known", "met", "of")],
        )
        for row in tables.rows_of(knows)
    ]
    heads = heads_of("progress-topic", "progress-head-known", "progress-head-met", "progress-head-of")
    draw_figure(charts.heat_map(knows, said), title, told, charts.STILL, "known")
    draw_numbers(numbers(heads, rows, title), said, "known")


def draw_coming(ahead: tables.Frame, is_due_here: bool) -> None:
    """What falls due, day by day; the way to review it leads to the rulebook that is learned."""
    title = open_part("coming")
    today, all_days = int(ahead["due"].iloc[0]), int(ahead["due"].sum())
    if not all_days:
        st.html(el("p", said.ui("progress-coming.none")))
        return
    first = charts.day_name(ahead[ahead["due"] > 0]["day"].iloc[0], said)
    told = said.ui("progress-coming.today", n=today) if today else said.ui("progress-coming.first", day=first)
    rows = [
        (charts.day_name(row["day"], said), [said.number(int(row["due"]))])
        for row in tables.rows_of(ahead)
        if row["due"]
    ]
    table = numbers(heads_of("progress-head-day", "progress-head-due"), rows, title)
    draw_figure(charts.coming(ahead, said), title, told, charts.STILL, "coming")
    draw_numbers(table, said, "coming")
    if is_due_here:
        link_to_practice("progress-to-review", "review")


def draw_over_time(frame: tables.Frame) -> None:
    """How many were right and how long they took, over time."""
    title = open_part("over-time", is_explained=False)
    times = tables.over_time(frame)
    if len(times) < 2:
        st.html(el("p", said.ui("progress-one-day")))
        return
    begun, lately = tables.halves(frame)
    told = said.ui("progress-rightness.about", first=share(begun.share), last=share(lately.share))
    draw_line(charts.rightness(times, said), "rightness", told)
    if times["seconds"].count() > 1 and begun.seconds and lately.seconds:
        told = said.ui("progress-speed.about", first=seconds(begun.seconds), last=seconds(lately.seconds))
        draw_line(charts.speed(times, said), "speed", told)
    rows = [
        (
            charts.day_name(row["day"], said),
            [said.number(row["answers"]), share(row["share"]), seconds(row["seconds"])],
        )
        for row in tables.rows_of(times)
    ]
    first = "progress-head-week" if tables.is_long(frame) else "progress-head-day"
    ids = (first, *(f"progress-head-{name}" for name in ("answers", "right", "seconds")))
    draw_numbers(numbers(heads_of(*ids), rows, title), said, "over_time")


def draw_line(figure: object, name: str, told: str) -> None:
    """One of the lines through time."""
    title = said.ui(f"progress-{name}")
    st.subheader(title, anchor=False)
    draw_figure(figure, title, told, charts.STILL, name)


def draw_missed(frame: tables.Frame, is_here: bool) -> None:
    """The kinds of question that are worth more time."""
    title = open_part("missed", is_explained=False)
    kinds = tables.by_kind(frame).head(MOST_KINDS)
    if kinds.empty:
        st.html(el("p", said.ui("progress-missed.none")))
        return
    most = kinds.iloc[0]
    told = said.ui(
        "progress-missed.about",
        kind=charts.kind_name(most["kind"], said),
        n=int(most["missed"]),
        of=int(most["answers"]),
    )
    rows = [
        (charts.kind_name(row["kind"], said), [said.number(int(row[name])) for name in ("missed", "answers")])
        for row in tables.rows_of(kinds)
    ]
    heads = heads_of("progress-head-kind", "progress-head-missed", "progress-head-answers")
    table = numbers(heads, rows, title)
    draw_figure(charts.missed(kinds, said), title, told, charts.STILL, "missed")
    draw_numbers(table, said, "missed")
    if is_here:
        link_to_practice("progress-to-mistakes", "mistakes")


def draw_books(frame: tables.Frame, knows: tables.Frame) -> None:
    """The rulebooks, one by one."""
    title = open_part("books", is_explained=False)
    rows = [
        (
            charts.book_name(row["rulebook"], said),
            [
                said.number(row["answers"]),
                share(row["right"] / row["answers"]) if row["answers"] else "",
                said.ui("progress-of", n=row["known"], of=row["of"]),
            ],
        )
        for row in tables.rows_of(tables.by_rulebook(frame, knows))
    ]
    heads = heads_of(
        *("progress-about", "progress-head-answers", "progress-head-right", "progress-head-known")
    )
    st.html(numbers(heads, rows, title))


def open_part(name: str, is_explained: bool = True) -> str:
    """Begin a part of the page; returns its title."""
    title = said.ui(f"progress-{name}")
    st.header(title, anchor=False)
    if is_explained:
        st.html(el("p", said.ui(f"progress-{name}.about"), class_="under"))
    return title


def heads_of(*ids: str) -> list[str]:
    """The heads of a table's columns."""
    return [said.ui(id) for id in ids]


def share(of_one: float) -> str:
    """A share as a percentage."""
    return charts.percent(of_one, said)


def seconds(n: float) -> str:
    """So many seconds in words; nothing where nobody measured."""
    return said.ui("practice-time.seconds", n=round(n)) if n == n else ""


def link_to_practice(id: str, mode: str) -> None:
    """The way to practise what was just told."""
    st.page_link(
        PRACTISE,
        label=said.ui(id),
        icon=":material/fitness_center:",
        query_params=carried(said) | {"mode": mode},
    )


def draw_all(answered: tuple[Answered, ...], cards: tables.Cards, days_running: int) -> None:
    """Everything there is to tell of who has done something."""
    chosen = choose_book([id for id in rulebooks() if cards[id]])
    everything, everywhere = tables.answers(answered, GULF), tables.known(cards, at)
    own = {id: cards[id] for id in chosen}
    frame = everything[everything["rulebook"].isin(chosen)]
    ahead = tables.ahead(own, at, GULF)
    draw_tiles(frame, ahead, days_running)
    if frame.empty:
        st.html(el("p", said.ui("progress-empty.text")))
        link_to_practice("practise-page", "")
        return
    draw_known(everywhere[everywhere["rulebook"].isin(chosen)])
    here = {id: cards[id] for id in chosen if id == rules.id}
    draw_coming(ahead, bool(tables.ahead(here, at, GULF)["due"].iloc[0]))
    draw_over_time(frame)
    draw_missed(frame, rules.id in set(frame[~frame["right"]]["rulebook"]))
    if everywhere["rulebook"].nunique() > 1:
        draw_books(everything, everywhere)


with st.container(key="progress"):
    st.title(said.ui("progress-page"), anchor=False)
    st.html(el("p", said.ui("progress-lead"), class_="lead"))
    try:
        days = store().days(learner(), GULF)
        answered = store().answers(learner())
        cards = {id: store().cards(learner(), id) for id in rulebooks()}
    except StoreUnavailable:
        st.html(el("p", said.ui("progress-unavailable"), class_="panel refused", role="status"))
    else:
        if days:
            draw_all(answered, cards, streak(days, at.astimezone(GULF).date()))
        else:
            draw_empty()
        st.page_link(
            SETTINGS,
            label=said.ui("progress-to-my-data"),
            icon=":material/badge:",
            query_params=carried(said) | {DONE: "here"},
        )
