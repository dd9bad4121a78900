"""What came of a run: in words, by topic, what to look at again, where it is explained, what to do next."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import streamlit as st
from markupsafe import Markup
from streamlit.components.v2 import component

from lessons.components.markup import el, join
from lessons.components.navigation import carried
from lessons.components.practice.sitting import Sitting, answers_in, begin_run, leave, show
from lessons.components.practice.wording import answer_to, chosen, question_of, told
from lessons.components.road import LESSON
from lessons.components.within import draw_way_back
from lessons.i18n import Speech
from lessons.i18n.text import isolate
from lessons.practising import ASSIGNED, GULF, MODES, Manner, Result, best, result
from lessons.prose import words as words_of_lesson
from lessons.syllabus import lessons, teaching

_print = component(
    "baloot_print",
    html='<button type="button" class="print"></button>',
    js=(Path(__file__).parent / "print.js").read_text(encoding="utf-8"),
    isolate_styles=False,
)


def draw_result(sitting: Sitting, said: Speech) -> None:
    """Draw what came of a run that is over."""
    came = result(sitting.run, sitting.answers.values())
    with st.container(key="result"):
        st.html(el("section", *_sheet(sitting, came, said), class_="result"))
    if sitting.run.mode.manner is Manner.SILENT:
        _print(key="print", data={"label": said.ui("practice-print")})
    _draw_next(sitting, came, said)
    _draw_wrong(sitting, came, said)
    _draw_lessons(sitting, came, said)


def _sheet(sitting: Sitting, came: Result, said: Speech) -> list[Markup]:
    """What is printed: the score, what it was of and when, and the table by topic."""
    run = sitting.run
    score = said.ui("practice-score", right=came.right, of=came.of)
    parts = [
        el("p", score, class_="score"),
        el("p", said.ui("practice-praise", level=level(came)), class_="praise"),
    ]
    if run.mode.seconds:
        parts.append(_record(sitting, came, said))
    if run.mode.shared is not None:
        parts.append(el("p", said.ui("practice-daily-after")))
    facts = [
        (said.ui("rulebook"), said.rulebook(run.rules)),
        (said.ui("practice-date"), isolate(said.final(f"{run.at.astimezone(GULF):%Y-%m-%d}"))),
    ]
    if run.mode.manner is Manner.SILENT:
        title = join(said.ui("app-title"), " · ", said.ui(f"practice-{run.mode.name}"))
        name = join(said.ui("practice-name"), ": ", "." * 40)
        parts[:0] = [el("p", title, class_="on-paper"), el("p", name, class_="on-paper")]
        facts.append((said.ui("practice-time"), in_words(came.took, said)))
    parts.append(el("dl", *(el("div", el("dt", name), el("dd", value)) for name, value in facts)))
    if len(came.topics) > 1:
        parts.append(_by_topic(came, said))
    return parts


def level(came: Result) -> str:
    """Return how good a result is, as its words call it."""
    if not came.of:
        return "none"
    steps = ((1.0, "all"), (0.8, "most"), (0.5, "half"), (0.0, "some"))
    return next(name for share, name in steps if came.share >= share)


def _record(sitting: Sitting, came: Result, said: Speech) -> Markup:
    """The best of all races; whether this one is it."""
    run = sitting.run
    everything = answers_in(run.mode, run.rules)
    before = best(one for one in everything if one.at < run.at)
    if came.right > before:
        return el("p", said.ui("practice-record"), class_="record")
    most = best(everything)
    return el("p", said.ui(f"practice-{run.mode.name}.best", n=most)) if most else Markup("")


def _by_topic(came: Result, said: Speech) -> Markup:
    head = (el("th", said.ui(f"practice-{name}-head"), scope="col") for name in ("topic", "right", "of"))
    rows = (
        el(
            "tr",
            el("td", said.ui(f"practice-topic-{topic}")),
            *(el("td", el("bdi", said.number(n)), class_="num") for n in counts),
        )
        for topic, counts in came.topics.items()
    )
    caption = el("caption", said.ui("practice-by-topic"))
    return el("table", caption, el("thead", el("tr", *head)), el("tbody", *rows), class_="sheet")


def in_words(took: timedelta, said: Speech) -> str:
    """Return a length of time in minutes and seconds; a part of nothing is left out."""
    minutes, seconds = divmod(int(took.total_seconds()), 60)
    parts = {"minutes": minutes, "seconds": seconds}
    shown = [name for name, n in parts.items() if n] or ["seconds"]
    return said.listed([said.ui(f"practice-time.{name}", n=parts[name]) for name in shown])


# --- what is below it -------------------------------------------------------------------------------------


def _draw_next(sitting: Sitting, came: Result, said: Speech) -> None:
    """What to do next."""
    run = sitting.run
    with st.container(key="practice_next", horizontal=True, vertical_alignment="center"):
        if run.mode.name == ASSIGNED.name:
            draw_way_back(said)
        elif run.mode.shared is None:
            st.button(
                said.ui("practice-again"),
                key="again",
                type="secondary" if came.wrong else "primary",
                on_click=begin_run,
                args=(run.mode, run.topic),
            )
        if came.wrong and "mistakes" in MODES:
            st.button(
                said.ui("practice-retry"),
                key="retry",
                type="primary",
                on_click=begin_run,
                args=(MODES["mistakes"],),
            )
        st.button(said.ui("practice-all"), key="to_all", type="tertiary", on_click=leave)


def _draw_wrong(sitting: Sitting, came: Result, said: Speech) -> None:
    """Every question that was not right: what was asked and answered, and the way to see it explained."""
    if not came.wrong:
        return
    run = sitting.run
    st.header(said.ui("practice-to-look-at"), anchor=False)
    with st.container(key="missed"):
        for n, answer in came.wrong.items():
            question = question_of(run, answer)
            with st.container(key=f"missed_{n}"):
                st.html(
                    el(
                        "div",
                        el("b", said.line(question.prompt, question.me)),
                        el("p", told("practice-yours", chosen(run, answer, said), said), class_="yours"),
                        el("p", told("practice-right-one", answer_to(run, answer, said), said)),
                        class_="missed",
                    )
                )
                label = said.ui("practice-look", n=n)
                st.button(label, key=f"look_{n}", type="tertiary", on_click=show, args=(run, n))


def _draw_lessons(sitting: Sitting, came: Result, said: Speech) -> None:
    """The lessons that teach what went wrong, each once."""
    rules = sitting.run.rules
    taught = teaching(rules)
    slugs = dict.fromkeys(taught[one.rule] for one in came.wrong.values() if one.rule in taught)
    if not slugs:
        return
    st.header(said.ui("practice-lessons"), anchor=False)
    with st.container(key="practice_lessons"):
        for slug in slugs:
            title = words_of_lesson(lessons()[slug], said.language).title
            st.page_link(
                LESSON,
                label=title,
                query_params=carried(said) | {"lesson": slug},
                icon=":material/school:",
            )
