"""An assignment with pupils who have answered, for browsers and pictures to look at."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from engine import Match, load
from lessons.board import Study, study_to_link
from lessons.progress import Answered, open_store
from lessons.quiz import fitting
from lessons.school import Assignment, HandItem, LessonItem, QuizItem, open_assignments, token_of_item
from lessons.syllabus import course

KIND = "which_legal"
QUESTIONS = 5


def handed_out(rulebook: str, title: str, hand: Match, names: Iterable[str]) -> tuple[Assignment, str]:
    """Set a lesson, a quiz and a hand, and let pupils of these names answer, the first of them worst.

    Returns the assignment and its teacher's secret.
    """
    items = (
        LessonItem(course(load(rulebook))[3].slug),
        QuizItem(KIND, QUESTIONS),
        HandItem(study_to_link(Study.of(hand)), title),
    )
    assignments, now = open_assignments(), datetime.now(UTC)
    made, right = assignments.hand_out(title, rulebook, items, now)
    for place, name in enumerate(names):
        learner = f"pupil{made.code}{place}"
        assignments.join(made.code, learner, name, now)
        for n, rule in enumerate(fitting(load(rulebook))[KIND][:QUESTIONS], 1):
            token = f"{token_of_item(made.code, 2)}:{n}"
            facts = (token, datetime.now(UTC), rulebook, rule, KIND, {}, "x")
            is_right = n <= place + 1
            kept = Answered(*facts, right=is_right, hints=0, seconds=3, where="practice:assigned")
            open_store().record(learner, kept)
    return made, right
