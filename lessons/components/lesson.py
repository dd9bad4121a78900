"""The steps of a lesson on the page: words, a table to look at, something to try, a quiz, five rulebooks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import streamlit as st
from markupsafe import Markup

from engine import Trick, load, rulebooks
from engine.asked import AskError
from engine.rulebook import Rulebook
from lessons.components.because import because
from lessons.components.document import words as words_of
from lessons.components.learner import learner, now, record, store
from lessons.components.markup import el
from lessons.components.prose import prose
from lessons.components.question import Asking, First, draw_question, draw_scene, draw_shown
from lessons.components.question.shown import cards_scene, laid, orders, points_overlay, table_scene
from lessons.components.table.pointing import pointed
from lessons.components.table.scene import Ladder, Overlays
from lessons.components.within import kept_as
from lessons.i18n import Speech
from lessons.progress import Answered, StoreUnavailable
from lessons.prose import Words
from lessons.quiz import TableShown, about, ask, drilling, fitting, make
from lessons.quiz.moment import moment
from lessons.quiz.question import Question
from lessons.syllabus import Contrast, Lesson, Look, Quiz, Read, Step, Try, place_of


def draw_step(step: Step, lesson: Lesson, told: Words, rules: Rulebook, said: Speech) -> bool:
    """Draw a step; returns whether what it asks for is done."""
    if text := told.sections.get(step.id):
        st.html(prose(text, rules, said))
    token = kept_as(f"lesson:{rules.id}:{lesson.slug}:{step.id}")
    match step:
        case Read():
            draw_read(step, token, rules, said)
            return True
        case Look():
            draw_look(step, token, rules, said)
            return True
        case Try():
            return draw_try(ask(step.ask, rules, step.position), token, lesson, rules, said)
        case Quiz():
            return draw_quiz(step, token, lesson, rules, said)
        case Contrast():
            draw_contrast(step, said)
            return True


def draw_read(step: Read, key: str, rules: Rulebook, said: Speech) -> None:
    """Draw the picture beside the words: cards in a row, orders of cards."""
    row = (Ladder("", tuple((str(card), "") for card in step.cards)),) if step.cards else ()
    if rows := (*row, *orders(step.ladders, rules, said)):
        draw_scene(cards_scene(rows, key), said, key)


def draw_look(step: Look, key: str, rules: Rulebook, said: Speech) -> None:
    """Draw a table to look at; where it is stepped, the trick card by card."""
    shown, me = moment(rules, step.position)
    trick = shown.trick
    if step.stepped and trick is not None:
        shown = replace(shown, trick=Trick(trick.leader, trick.cards[: _at(key, len(trick.cards))]))
    scene = table_scene(shown, me, key, rules, said)
    cards = [one.card for one in scene.middle.laid] + [one.card for one in scene.hand]
    over = Overlays() if not step.points else points_overlay(_cards(shown), shown.contract, rules, said)
    lit = tuple(str(card) for card in step.lit if str(card) in cards)
    over = replace(over, lit=lit, arrows=step.arrows, pointed=pointed(step.arrows, said))
    scene = replace(scene, overlays=over)
    if shown.trick is not None and shown.trick.cards and shown.contract is not None:
        marked = laid(shown.trick, shown.contract, me, rules, said, wins=True)
        scene = replace(scene, middle=replace(scene.middle, laid=marked))
    draw_scene(scene, said, key)
    if step.stepped and trick is not None:
        _draw_steps(key, len(trick.cards), said)


def _cards(shown: TableShown):
    return [*(() if shown.trick is None else shown.trick.cards), *shown.hand]


def _at(key: str, last: int) -> int:
    return min(int(st.session_state.get(f"at:{key}", 1)), last)


def _draw_steps(key: str, last: int, said: Speech) -> None:
    at = _at(key, last)

    def go(to: int) -> None:
        st.session_state[f"at:{key}"] = to

    with st.container(key="frames", horizontal=True, horizontal_alignment="center"):
        for name, to in (("back", at - 1), ("next", at + 1)):
            st.button(
                said.ui(f"step-{name}"),
                key=f"frame_{name}",
                disabled=not 1 <= to <= last,
                on_click=go,
                args=(to,),
            )


# --- asking -----------------------------------------------------------------------------------------------


def keep_answer(question: Question, rules: Rulebook, where: str) -> Callable[[First], None]:
    """Return what keeps the first answer to a question."""

    def keep(first: First) -> None:
        record(
            Answered(
                token=first.token,
                at=now(),
                rulebook=rules.id,
                rule=question.rule,
                kind=question.kind,
                position=question.position,
                choice=first.choice,
                right=first.is_right,
                hints=first.hints,
                seconds=round(first.seconds, 1),
                where=where,
            )
        )

    return keep


def kept_answers(lesson: Lesson, rules: Rulebook) -> dict[str, str]:
    """Return what was answered in a lesson before, in any tab or on any day: the choice, by its token."""
    try:
        answers = store().answers(learner(), rulebook=rules.id, where=place_of(lesson.slug))
    except StoreUnavailable:
        return {}
    return {answer.token: answer.choice for answer in answers}


def draw_try(question: Question, token: str, lesson: Lesson, rules: Rulebook, said: Speech) -> bool:
    """Draw one question as far as it was answered, today or before; returns whether it is over."""
    asking = Asking(token, question, rules, keep_answer(question, rules, place_of(lesson.slug)))
    if not asking.chosen and (choice := kept_answers(lesson, rules).get(token)) is not None:
        asking.recall(choice)
    draw_question(asking, said)
    return asking.is_over


def draw_quiz(step: Quiz, token: str, lesson: Lesson, rules: Rulebook, said: Speech) -> bool:
    """Draw the question of a quiz that is due; returns whether all are over."""
    if f"place:{token}" not in st.session_state:  # where he stopped: at the last question that was answered
        answered = sum(kept.startswith(f"{token}:") for kept in kept_answers(lesson, rules))
        st.session_state[f"place:{token}"] = max(1, min(answered, step.count))
    place = int(st.session_state[f"place:{token}"])
    st.html(el("p", said.ui("question-of", n=place, of=step.count), class_="count"))
    seed = f"lesson:{rules.id}:{lesson.slug}:{step.seed or step.id}:{place}"
    question = quiz_question(step, rules, seed)
    is_over = draw_try(question, f"{token}:{place}", lesson, rules, said)
    if is_over and place < step.count:
        st.button(
            said.ui("next-question"),
            key=f"next_question_{place}",
            type="primary",
            on_click=partial(st.session_state.__setitem__, f"place:{token}", place + 1),
        )
    return is_over and place >= step.count


def quiz_question(step: Quiz, rules: Rulebook, seed: str) -> Question:
    """Return the question a seed makes for a quiz step: its rules in turn, of its kinds if it names some."""
    known = [rule for rule in step.rules if _kinds(step, rule, rules)]
    place = int(seed.rpartition(":")[2])
    rule = known[(place - 1) % len(known)]
    if not step.ask:
        return about(rule, rules, seed)
    kinds = _kinds(step, rule, rules)
    return make(kinds[(place - 1) // len(known) % len(kinds)], rules, seed, rule)


def _kinds(step: Quiz, rule: str, rules: Rulebook) -> tuple[str, ...]:
    if not step.ask:
        return drilling(rules).get(rule, ())
    return tuple(kind for kind in step.ask if rule in fitting(rules).get(kind, ()))


# --- five rulebooks ---------------------------------------------------------------------------------------


def draw_contrast(step: Contrast, said: Speech) -> None:
    """Draw one position under every rulebook: what is asked, and each rulebook's answer with its reason."""
    answers = contrast(step)
    rules, question = answers[0]
    own = words_of(rules)
    asking = Asking(f"contrast:{step.id}", question, rules, lambda _: None)
    for place, shown in enumerate(question.shown):
        draw_shown(shown, asking, f"{asking.token}:{place}", own)
    st.html(el("h2", own.line(question.prompt, question.me), class_="prompt"))
    st.html(el("div", *(_answer(one, rules, said) for rules, one in answers), class_="contrast"))


def contrast(step: Contrast) -> tuple[tuple[Rulebook, Question], ...]:
    """Return the question under every rulebook in which the position can be."""
    found: list[tuple[Rulebook, Question]] = []
    for id in rulebooks():
        rules = load(id)
        if step.ask in fitting(rules):
            try:
                found.append((rules, ask(step.ask, rules, step.position)))
            except AskError:
                continue
    return tuple(found)


def _answer(question: Question, rules: Rulebook, said: Speech) -> Markup:
    own = words_of(rules)
    return el(
        "section",
        el("h3", own.rulebook(rules)),
        el("p", own.line(question.right.label, question.me), class_="answer"),
        because(question.because, rules, question.me, own),
        class_="panel",
        lang=said.tag,
    )
