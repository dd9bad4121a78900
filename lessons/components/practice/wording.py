"""An answer that was kept, in words again."""

from __future__ import annotations

from markupsafe import Markup

from lessons.components.markup import el, join
from lessons.i18n import Speech
from lessons.practising import Run
from lessons.progress import Answered, number_of
from lessons.quiz import Question, ask


def question_of(run: Run, answer: Answered) -> Question:
    """Return the question that was answered; where the school asks it no more, what it asks in its place."""
    try:
        return ask(answer.kind, run.rules, answer.position)
    except (KeyError, ValueError):
        return run.question(number_of(answer.token))


def chosen(run: Run, answer: Answered, said: Speech) -> str:
    """Return what was chosen, in words."""
    question = question_of(run, answer)
    option = question.option(answer.choice)
    return said.ui("practice-gave-up") if option is None else said.line(option.label, question.me)


def answer_to(run: Run, answer: Answered, said: Speech) -> str:
    """Return what would have been right, in words."""
    question = question_of(run, answer)
    return said.line(question.right.label, question.me)


def told(id: str, answer: str, said: Speech) -> Markup:
    """Return a few words and an answer after them, which keeps the direction of the language.

    Within the sentence it would be walled off, and what begins with a name or a card, walled off itself,
    would be taken for left to right.
    """
    return join(said.ui(id), " ", el("bdi", answer, dir=said.direction, class_="answer"))
