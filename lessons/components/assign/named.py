"""The items of an assignment in words, and the hands among them."""

from __future__ import annotations

from functools import lru_cache

from engine import Match, NotationError, Phase
from lessons.board import MAIN, Place, Study, study_from_link
from lessons.i18n import Speech
from lessons.prose import words as words_of_lesson
from lessons.school import HandItem, Item, LessonItem, QuizItem
from lessons.syllabus import lessons


def name_of(item: Item, said: Speech) -> str:
    """Return what an item is called; one that the school no longer has is called so."""
    gone = said.ui("assign-item-gone")
    match item:
        case LessonItem(slug):
            lesson = lessons().get(slug)
            return gone if lesson is None else words_of_lesson(lesson, said.language).title
        case QuizItem(kind, count):
            name = said.find(f"quiz-{kind}")
            return gone if name is None else said.ui("assign-item-quiz", kind=name, n=count)
        case HandItem(_, ""):
            return said.ui("assign-item-hand.untitled")
        case HandItem(_, title):
            return said.ui("assign-item-hand", title=title)


@lru_cache(maxsize=256)
def hand_of(item: HandItem) -> Match:
    """Return the hand as it is set to be played. Raises NotationError."""
    return start_of(study_from_link(item.link))


def start_of(study: Study) -> Match:
    """Return a board's hand where it opens, else where it stands; one that is over, from the deal on."""
    match = study.at(Place(MAIN, study.begins or study.lines[MAIN].last))
    return study.at(Place(MAIN, 0)) if is_over(match) else match


def goes_on(match: Match, item: HandItem) -> bool:
    """Return whether a match is the hand of an item, played on from where it was set."""
    try:
        start = hand_of(item).deal
    except NotationError:
        return False
    deal = match.deal
    is_dealt = (deal.rules, deal.dealer, deal.pack) == (start.rules, start.dealer, start.pack)
    return is_dealt and deal.actions[: len(start.actions)] == start.actions


def is_over(match: Match) -> bool:
    """Return whether the deal under way is over."""
    return match.deal.phase is Phase.OVER
