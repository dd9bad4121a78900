"""A run on the page, question by question."""

from __future__ import annotations

from functools import partial

import streamlit as st
from markupsafe import Markup

from lessons.components.document import words
from lessons.components.learner import now, rules_now
from lessons.components.markup import el
from lessons.components.practice.clock import draw_clock
from lessons.components.practice.focus import lead_focus, part_of
from lessons.components.practice.result import draw_result
from lessons.components.practice.sitting import (
    ELSEWHERE,
    Sitting,
    begin_run,
    is_unkept,
    keep,
    known_of,
    leave,
    show,
    start_of,
)
from lessons.components.practice.wording import answer_to, chosen, question_of, told
from lessons.components.question import Asking, First, draw_question
from lessons.i18n import Speech
from lessons.practising import Manner, Mode, Run, begin, result
from lessons.progress import Answered, number_of, run_of, token_of
from lessons.quiz import Question


def draw_intro(mode: Mode, topic: str, run: str, said: Speech) -> None:
    """Draw what a mode is about and the way into it: nothing has begun yet."""
    rules = rules_now()
    topic = topic if topic in mode.topics(rules) else next(iter(mode.topics(rules)), "")
    planned = begin(mode, start_of(mode, topic, known_of(rules), rules, now(), run))
    _draw_head(mode, topic, said)
    lead_focus(mode.name, "title")
    if not planned.items:
        st.html(el("p", said.ui("practice-nothing"), class_="lead"))
        st.html(el("p", said.ui("practice-nothing.text"), class_="under"))
        st.button(said.ui("practice-all"), key="to_all", type="primary", on_click=leave)
        return
    lines = [said.ui(f"practice-{mode.name}.about", n=len(planned.items), seconds=mode.seconds)]
    lines += [text for text in [said.find(f"practice-{mode.name}.rules")] if text]
    lines.append(said.ui("practice-rulebook", rulebook=said.rulebook(rules)))
    st.html(el("div", *(el("p", text) for text in lines), class_="intro"))
    st.button(
        said.ui("practice-begin"), key="begin", type="primary", on_click=begin_run, args=(mode, topic, run)
    )


def draw_run(sitting: Sitting) -> None:
    """Draw the question where the learner is, or the result."""
    run = sitting.run
    said = words(run.rules)
    _draw_head(run.mode, run.topic, said)
    if is_unkept(run):
        st.html(el("p", said.ui("practice-unkept"), class_="panel refused", role="status"))
    if sitting.n is None:
        draw_result(sitting, said)
        lead_focus(run.id, "result")
        return
    if run.mode.seconds and not sitting.is_over:
        draw_clock(run, now(), said)
    note = el("div", _note(sitting, said), role="status")
    st.html(el("div", _marks(sitting, sitting.n, said), note, class_="turn-head"))
    asking = asking_of(sitting, sitting.n)
    with st.container(key="turn"):
        draw_question(asking, said)
    _draw_ways(sitting, sitting.n, asking, said)
    lead_focus(asking.token, part_of(asking))


def _draw_head(mode: Mode, topic: str, said: Speech) -> None:
    """The way back to all of practice, and what this is."""
    name = said.ui(f"practice-topic-{topic}" if topic else f"practice-{mode.name}")
    with st.container(key="practice_head"):
        st.button(
            said.ui("practice-all"),
            key="leave",
            type="tertiary",
            icon=":material/apps:",
            on_click=leave,
        )
        st.title(name, anchor=False)


def _marks(sitting: Sitting, n: int, said: Speech) -> Markup:
    """Which question this is of how many; against the clock, how many were right so far."""
    run = sitting.run
    if run.mode.seconds and not sitting.is_over:
        right = result(run, sitting.answers.values()).right
        return el("p", said.ui("practice-right-so-far", n=right), class_="count")
    marks = (el("li", class_=_mark(sitting, place, n)) for place in range(1, len(run.items) + 1))
    told = said.ui("question-of", n=n, of=len(run.items))
    return el("div", el("ol", *marks, class_="dots", aria_hidden="true"), el("span", told), class_="steps")


def _mark(sitting: Sitting, place: int, n: int) -> str | None:
    if place == n:
        return "here"
    answer = sitting.answers.get(place)
    if answer is None:
        return None
    is_told = sitting.is_over or sitting.run.mode.manner is not Manner.SILENT
    return "missed" if is_told and not answer.right else "done"


def _note(sitting: Sitting, said: Speech) -> Markup:
    """What became of the answer before: that it was right, or that another tab had answered first."""
    run, last = sitting.run, sitting.answers.get(sitting.following - 1)
    elsewhere = st.session_state.get(ELSEWHERE, "")
    kept = sitting.answers.get(number_of(elsewhere)) if run_of(elsewhere) == run.id else None
    is_taught = run.mode.manner is Manner.TEACHING
    if kept is not None and number_of(elsewhere) == (sitting.n if is_taught else sitting.following - 1):
        return el("p", told("practice-other-tab", chosen(run, kept, said), said), class_="turn-note")
    if run.mode.manner is not Manner.QUICK or last is None or sitting.is_over:
        return Markup("")
    if last.right:
        return el("p", said.ui("practice-last-right"), class_="turn-note was-right")
    return el(
        "p", told("practice-last-wrong", answer_to(run, last, said), said), class_="turn-note was-wrong"
    )


def _draw_ways(sitting: Sitting, n: int, asking: Asking, said: Speech) -> None:
    """The way on, where an answer is explained before; once all is answered, to the result."""
    run = sitting.run
    if not asking.chosen:
        return
    is_done = asking.is_over or sitting.is_over
    label = "practice-see-result" if sitting.is_over else "next-question" if is_done else "practice-leave"
    with st.container(key="practice_ways"):
        st.button(
            said.ui(label),
            key=f"on_{n}",
            type="primary" if is_done else "tertiary",
            on_click=show,
            args=(run, None if sitting.is_over else n + 1),
        )


# --- one question -----------------------------------------------------------------------------------------


def asking_of(sitting: Sitting, n: int) -> Asking:
    """Return the nth question put to the learner, with what was answered to it before, here or elsewhere."""
    run, kept = sitting.run, sitting.answers.get(n)
    question = run.question(n) if kept is None else question_of(run, kept)
    asking = Asking(
        token_of(run.id, n),
        question,
        run.rules,
        partial(_answer, run, n, question),
        helps=run.mode.manner is Manner.TEACHING,
    )
    if kept is not None and asking.chosen[:1] != [kept.choice]:
        asking.state.update(chosen=[kept.choice], hints=kept.hints)
    return asking


def _answer(run: Run, n: int, question: Question, first: First) -> None:
    """Keep an answer, if it comes in time; where another tab was first, that one counts and is shown."""
    at = now()
    if run.is_late(at):
        return
    answered = Answered(
        token=first.token,
        at=at,
        rulebook=run.rules.id,
        rule=question.rule,
        kind=question.kind,
        position=question.position,
        choice=first.choice,
        right=first.is_right,
        hints=first.hints,
        seconds=round(first.seconds, 1),
        where=run.mode.where,
    )
    st.session_state[ELSEWHERE] = "" if keep(answered) == answered else first.token
    if run.mode.manner is Manner.TEACHING:
        show(run, n)
