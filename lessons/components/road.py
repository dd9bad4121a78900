"""The way through the course: which lesson and step a learner is at, what he has done, what comes next."""

from __future__ import annotations

from dataclasses import dataclass

import streamlit as st

from engine.rulebook import Rulebook
from lessons.components.learner import learner, now, record, store
from lessons.components.markup import el
from lessons.components.navigation import carried
from lessons.components.within import draw_way_back, kept_as
from lessons.i18n import Speech
from lessons.progress import Done, StoreUnavailable
from lessons.prose import Words, words
from lessons.syllabus import Lesson, Step, course, lessons, steps

LEARN, LESSON = "lessons/pages/learn.py", "lessons/pages/lesson.py"
BUYING = "lessons/pages/buying.py"
ON_BUYING = frozenset({"buy-sun", "buy-hokum", "tn-bidding"})  # after these any hand is worth trying
FINISHED = "end"  # in the address: past the last step


@dataclass(frozen=True, slots=True)
class Walk:
    """A learner in a lesson: its steps under his rulebook, and the one he is at; the end is past them."""

    lesson: Lesson
    words: Words
    steps: tuple[Step, ...]
    place: int
    rules: Rulebook

    @property
    def step(self) -> Step | None:
        """The step he is at; None at the end."""
        return self.steps[self.place] if self.place < len(self.steps) else None


def walk_of(rules: Rulebook, said: Speech) -> Walk | None:
    """Return where the address leads; None if it names no lesson of this rulebook's."""
    lesson = lessons().get(st.query_params.get("lesson", ""))
    if lesson is None or not (taken := steps(lesson, rules)):
        return None
    asked = st.query_params.get("step", "")
    ids = [step.id for step in taken]
    place = len(ids) if asked == FINISHED else ids.index(asked) if asked in ids else 0
    return Walk(lesson, words(lesson, said.language), taken, place, rules)


def go_on(walk: Walk, is_done: bool) -> None:
    """Go to the next step; one that is done is kept before."""
    step = walk.step
    if step is not None and is_done:
        token = kept_as(f"step:{walk.rules.id}:{walk.lesson.slug}:{step.id}")
        record(Done(token, now(), walk.rules.id, walk.lesson.slug, step.id))
    _go(walk, walk.place + 1)


def step_back(walk: Walk) -> None:
    """Go back a step."""
    _go(walk, max(0, walk.place - 1))


def _go(walk: Walk, place: int) -> None:
    st.query_params["step"] = walk.steps[place].id if place < len(walk.steps) else FINISHED


@dataclass(frozen=True, slots=True)
class Progress:
    """A lesson and how far it is done: steps of how many, and the first one that is not."""

    lesson: Lesson
    done: int
    of: int
    at: str  # the step to go on with; the first once all are done

    @property
    def is_done(self) -> bool:
        return self.done == self.of


def progress(rules: Rulebook) -> tuple[Progress, ...]:
    """Return every lesson of a rulebook's road with how far the learner is."""
    try:
        kept = store().steps_done(learner(), rules.id)
    except StoreUnavailable:
        kept = {}
    rows: list[Progress] = []
    for lesson in course(rules):
        ids = [step.id for step in steps(lesson, rules)]
        missing = [id for id in ids if id not in kept.get(lesson.slug, {})]
        rows.append(Progress(lesson, len(ids) - len(missing), len(ids), (missing or ids)[0]))
    return tuple(rows)


def to_go_on(rules: Rulebook) -> Progress | None:
    """Return where to go on: the lesson last worked at if it is not done, else the first that is not."""
    rows = progress(rules)
    started = {row.lesson.slug: row for row in rows if row.done and not row.is_done}
    try:
        kept = store().steps_done(learner(), rules.id)
    except StoreUnavailable:
        kept = {}
    latest = max(started, key=lambda slug: max(kept[slug].values()), default=None)
    if latest is not None:
        return started[latest]
    return next((row for row in rows if not row.is_done), None)


def next_lesson(walk: Walk) -> Lesson | None:
    """Return the lesson after this one on its road."""
    after = [one for one in course(walk.rules) if one.order > walk.lesson.order]
    return after[0] if after else None


def draw_head(walk: Walk, said: Speech) -> None:
    """The lesson's place on the road, and a mark for every step."""
    marks = (
        el("li", class_="done" if place < walk.place else "here" if place == walk.place else None)
        for place in range(len(walk.steps))
    )
    told = said.ui("step-of", n=min(walk.place + 1, len(walk.steps)), of=len(walk.steps))
    with st.container(key="lesson_head", horizontal=True, vertical_alignment="center"):
        st.page_link(LEARN, label=said.ui("learn-page"), query_params=carried(said), icon=":material/route:")
        st.html(
            el("div", el("ol", *marks, class_="dots", aria_hidden="true"), el("span", told), class_="steps")
        )


def draw_finished(walk: Walk, following: Lesson | None, said: Speech) -> None:
    """The end of a lesson: what was learned, and where to go on."""
    st.title(said.ui("lesson-done"), anchor=False)
    st.html(el("p", said.ui("lesson-done.text", title=walk.words.title), class_="lead"))
    draw_way_back(said)
    with st.container(key="after_lesson", horizontal=True):
        if following is not None:
            title = words(following, said.language).title
            if st.button(said.ui("lesson-following", title=title), key="following", type="primary"):
                st.switch_page(LESSON, query_params=carried(said) | {"lesson": following.slug})
        if walk.lesson.slug in ON_BUYING:
            st.page_link(BUYING, label=said.ui("buying-page"), query_params=carried(said))
        st.page_link(LEARN, label=said.ui("learn-page"), query_params=carried(said))
