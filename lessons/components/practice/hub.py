"""All the ways to practise: what waits, what is done, how well each topic is known."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

import streamlit as st
from markupsafe import Markup

from engine.rulebook import Rulebook
from lessons.components.document import words
from lessons.components.learner import now, rules_now
from lessons.components.markup import el
from lessons.components.navigation import carried
from lessons.components.practice.focus import lead_focus
from lessons.components.practice.sitting import (
    Sitting,
    answers_in,
    answers_of,
    begin_run,
    known_of,
    left_open,
    run_of_id,
    show,
    show_mode,
    start_of,
)
from lessons.components.within import draw_way_to
from lessons.i18n import Speech
from lessons.practising import (
    MODES,
    Known,
    Manner,
    Mode,
    Standing,
    begin,
    best,
    counted,
    following,
    result,
    standing,
)

BUYING = "lessons/pages/buying.py"


def draw_hub() -> None:
    """Draw every way to practise under the rulebook that is learned."""
    rules = rules_now()
    said, known, at = words(rules), known_of(rules), now()
    st.title(said.ui("practise-page"), anchor=False)
    st.html(el("p", said.ui("practice-lead"), class_="lead"))
    st.html(el("p", said.ui("practice-rulebook", rulebook=said.rulebook(rules)), class_="under"))
    lead_focus("", "title")
    if (left := left_open(rules)) is not None:
        _draw_left(left, said)
    with st.container(key="practice_modes"):
        for mode in MODES.values():
            if not mode.topics(rules):
                _draw_mode(mode, known, rules, at, said)
    _draw_buying(said)
    draw_way_to(said)
    for mode in MODES.values():
        if mode.topics(rules):
            _draw_topics(mode, standing(rules, known.cards, at), rules, said)


def _draw_buying(said: Speech) -> None:
    """The way to where any hand can be tried in the auction."""
    with st.container(key="practice_buying", border=True, horizontal=True, vertical_alignment="center"):
        st.html(el("p", said.ui("buying-about")))
        st.page_link(BUYING, label=said.ui("buying-page"), query_params=carried(said))


def _draw_left(left: Sitting, said: Speech) -> None:
    """The run that was left in the middle."""
    run = left.run
    name = said.ui(f"practice-topic-{run.topic}" if run.topic else f"practice-{run.mode.name}")
    with st.container(key="practice_left", border=True, horizontal=True, vertical_alignment="center"):
        told = said.ui("practice-go-on.at", mode=name, n=left.following, of=len(run.items))
        st.html(el("p", told))
        st.button(said.ui("practice-go-on"), key="go_on", type="primary", on_click=show, args=(run,))


def _draw_mode(mode: Mode, known: Known, rules: Rulebook, at: datetime, said: Speech) -> None:
    """A large button: what it is, and how it stands. Where there is nothing to ask it rests."""
    label = f"**{said.ui(f'practice-{mode.name}')}**  \n{_about(mode, known, rules, at, said)}"
    is_taught = mode.manner is Manner.TEACHING
    st.button(
        label,
        key=f"mode_{mode.name}",
        icon=f":material/{mode.icon}:",
        width="stretch",
        disabled=not begin(mode, start_of(mode, "", known, rules, at)).items,
        # Where the first press counts, what it is about comes before.
        on_click=begin_run if is_taught else show_mode,
        args=(mode,),
    )


def _about(mode: Mode, known: Known, rules: Rulebook, at: datetime, said: Speech) -> str:
    """How a mode stands: how much waits, how far today's is, the best so far."""
    if mode.shared is not None and (run := run_of_id(mode.shared(rules, at))) is not None:
        done = counted(run, answers_of(run))
        of = len(run.items)
        if len(done) == of:
            right = result(run, done.values()).right
            return said.ui(f"practice-{mode.name}.done", right=right, of=of)
        if done:
            return said.ui(f"practice-{mode.name}.begun", n=following(run, done.values()), of=of)
    n = mode.questions if mode.waits is None else mode.waits(known, rules, at)
    told = said.ui(f"practice-{mode.name}.about", n=n, seconds=mode.seconds)
    if mode.seconds and (most := best(answers_in(mode, rules))):
        return f"{told} {said.ui(f'practice-{mode.name}.best', n=most)}"
    return told


def _draw_topics(mode: Mode, known: Mapping[str, Standing], rules: Rulebook, said: Speech) -> None:
    """The topics, each with how well it is known."""
    st.header(said.ui("practice-topics"), anchor=False)
    st.html(el("p", said.ui("practice-topics-lead"), class_="under"))
    with st.container(key="practice_topics"):
        for topic in mode.topics(rules):
            stands = known[topic]
            with st.container(key=f"topic_card_{topic}"):
                label = f"**{said.ui(f'practice-topic-{topic}')}**  \n{_known(stands, said)}"
                st.button(
                    label, key=f"topic_{topic}", width="stretch", on_click=begin_run, args=(mode, topic)
                )
                st.html(_bar(stands))


def _known(stands: Standing, said: Speech) -> str:
    of = stands.known + stands.met + stands.new
    if of == stands.new:
        return said.ui("practice-known.new", of=of)
    known = said.ui("practice-known", known=stands.known, of=of)
    return said.ui("practice-known.met", known=known, n=stands.met) if stands.met else known


def _bar(stands: Standing) -> Markup:
    """What is known and met of a topic as a bar; its words say the same."""
    parts = (("known", stands.known), ("met", stands.met), ("new", stands.new))
    return el(
        "div",
        *(el("i", class_=name, style=f"flex-grow: {n}") for name, n in parts if n),
        class_="known-bar",
        aria_hidden="true",
    )
