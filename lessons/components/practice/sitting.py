"""The run under way: which one the address names, what is kept of it, and how it goes on.

The store is asked anew at each press, so that a refresh, another tab or a new server finds the run as it is.
Where the store is out of reach, what is done stays in the session.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta

import streamlit as st

from engine import UnknownRulebook, load
from engine.rulebook import Rulebook
from lessons.components.learner import learner, now, record, rules_now, store
from lessons.practising import (
    MODES,
    RUN,
    Known,
    Manner,
    Mode,
    Run,
    Start,
    began,
    begin,
    counted,
    following,
    is_over,
    reopened,
    unfinished,
)
from lessons.progress import Answered, Began, Event, StoreUnavailable, number_of, run_of
from lessons.progress.events import read, written

ASKED = ("mode", "topic", "run", "n")  # in the address
UNKEPT_EVENTS = "unkept_events"  # in the session: what the store could not take, as it is written
ELSEWHERE = "answered_elsewhere"  # in the session: the token of what another tab had answered before
RECENT = timedelta(days=2)  # so long a run that was left is offered again


@dataclass(frozen=True, slots=True)
class Sitting:
    """A run and how far the learner is with it. `n` is the question to show; None shows the result."""

    run: Run
    answers: dict[int, Answered]
    n: int | None
    is_over: bool

    @property
    def following(self) -> int:
        """The number of the first question that is not answered."""
        return following(self.run, self.answers.values())


def asked_mode() -> Mode | None:
    """Return the mode that the address names; None without one."""
    return MODES.get(st.query_params.get("mode", ""))


def current_sitting() -> Sitting | None:
    """Return the run that the address names, as far as it is; None for one that nobody began here."""
    run = run_of_id(st.query_params.get("run", ""))
    return None if run is None else _sitting(run, st.query_params.get("n", ""))


def _sitting(run: Run, asked: str) -> Sitting:
    answers = answers_of(run)
    over, first = is_over(run, answers, now()), following(run, answers)
    done = dict(counted(run, answers))
    # An answer is looked at again where answers are explained; in an examination only after it.
    if asked.isdecimal() and int(asked) in done and (over or run.mode.manner is Manner.TEACHING):
        return Sitting(run, done, int(asked), over)
    return Sitting(run, done, None if over else first, over)


# --- what is kept -----------------------------------------------------------------------------------------


def known_of(rules: Rulebook) -> Known:
    """Return what the learner knows of a rulebook; of a store out of reach, nothing."""
    try:
        return Known(store().cards(learner(), rules.id), store().mistakes(learner(), rules.id))
    except StoreUnavailable:
        return Known()


def run_of_id(id: str) -> Run | None:
    """Return a run that this learner began; None for any other."""
    event = _find(id) if RUN.fullmatch(id) else None
    if not isinstance(event, Began):
        return None
    try:
        return reopened(event, load(event.rulebook))
    except UnknownRulebook:
        return None


def answers_of(run: Run) -> tuple[Answered, ...]:
    """Return what was answered in a run, in order."""
    try:
        kept = store().run(learner(), run.id)
    except StoreUnavailable:
        kept = ()
    tokens = {one.token for one in kept}
    own = [one for one in _unkept() if isinstance(one, Answered) and one.token not in tokens]
    found = [*kept, *(one for one in own if run_of(one.token) == run.id)]
    return tuple(sorted(found, key=lambda one: number_of(one.token)))


def keep(event: Event) -> Event:
    """Keep an event; returns the one that is kept under its token, which another tab may have kept before."""
    if record(event):
        return event
    found = _find(event.token)
    if found is None:
        st.session_state.setdefault(UNKEPT_EVENTS, []).append(written(event))
    return found or event


def is_unkept(run: Run) -> bool:
    """Return whether something of a run could not be kept."""
    return any(run.id in (one.token, run_of(one.token)) for one in _unkept())


def left_open(rules: Rulebook) -> Sitting | None:
    """Return the run that the learner left lately without coming to its end; None if there is none."""
    try:
        events = store().events(learner(), rulebook=rules.id, since=now() - RECENT)
    except StoreUnavailable:
        return None
    run = unfinished(events, rules, now())
    return None if run is None else _sitting(run, "")


def answers_in(mode: Mode, rules: Rulebook) -> tuple[Answered, ...]:
    """Return all that was ever answered in a mode."""
    try:
        return store().answers(learner(), rulebook=rules.id, where=mode.where)
    except StoreUnavailable:
        return ()


def _find(token: str) -> Event | None:
    try:
        found = store().event(learner(), token)
    except StoreUnavailable:
        found = None
    return found or next((one for one in _unkept() if one.token == token), None)


def _unkept() -> list[Event]:
    return [read(one) for one in st.session_state.get(UNKEPT_EVENTS, [])]


# --- going on ---------------------------------------------------------------------------------------------


def start_of(mode: Mode, topic: str, known: Known, rules: Rulebook, at: datetime, asked: str = "") -> Start:
    """Return what a run begins from. Its id is everybody's where the mode has one, else asked for, or new."""
    own = asked if RUN.fullmatch(asked) else secrets.token_urlsafe(6)
    id = own if mode.shared is None else mode.shared(rules, at)
    return Start(rules, id, at, topic, known)


def begin_run(mode: Mode, topic: str = "", asked: str = "") -> None:
    """Begin a run of a mode and go to its first question; one that was begun before goes on where it is."""
    rules = rules_now()
    start = start_of(mode, topic, known_of(rules), rules, now(), asked)
    if run_of_id(start.run) is None:
        run = begin(mode, start)
        if run.items:
            keep(began(run))
    _write(mode=mode.name, topic=topic, run=start.run)


def show_mode(mode: Mode, topic: str = "") -> None:
    """Show what a mode is about before it begins."""
    _write(mode=mode.name, topic=topic)


def show(run: Run, n: int | None = None) -> None:
    """Show a question of a run; without a number, the next one or the result."""
    _write(mode=run.mode.name, topic=run.topic, run=run.id, n="" if n is None else str(n))


def leave() -> None:
    """Go back to all the ways to practise."""
    _write()


def _write(**asked: str) -> None:
    """Write into the address what is to be shown."""
    for name in ASKED:
        if value := asked.get(name, ""):
            st.query_params[name] = value
        else:
            st.query_params.pop(name, None)
