"""The course against its promises: every step can be shown, every answer is the engine's, words are few."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest

from engine import load
from engine.rulebook import Rulebook
from lessons.components.lesson import contrast, quiz_question
from lessons.components.prose import prose
from lessons.glossary import terms
from lessons.i18n import Speech, language, languages, speech
from lessons.i18n.values import is_moot
from lessons.prose import MARK, told, words
from lessons.quiz import ask, drilling, fitting
from lessons.quiz.moment import moment
from lessons.syllabus import (
    Contrast,
    Lesson,
    Look,
    Quiz,
    Read,
    Step,
    Try,
    before,
    course,
    lessons,
    rulebooks_of,
    steps,
    teaching,
)
from tests.questions import LATIN, faults
from tests.strategies import OURS, SCHEMA

LESSONS = lessons()
LANGUAGES = languages()
MOST_WORDS = 60  # on a screen
WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)?")
TERM = re.compile(r"\[\[([^\]|]+)(?:\|([^\]]+))?\]\]")
TWICE = re.compile(r"\b([^\W\d_]+) \1\b")  # "the the": a term brings words that stand beside it
# A lesson is done on a phone in a few minutes.
MOST_STEPS = 12
each = pytest.mark.parametrize("slug", LESSONS)


def under(slug: str) -> Iterator[tuple[Lesson, Rulebook, Step]]:
    """Yield every step of a lesson under every rulebook that shows it."""
    lesson = LESSONS[slug]
    for rules in rulebooks_of(lesson):
        for step in steps(lesson, rules):
            yield lesson, rules, step


def with_terms(text: str, said: Speech) -> str:
    """A text with the words that its terms bring along."""
    return TERM.sub(lambda found: found[2] or terms()[found[1]].word(said), text)


def counted(text: str, rules: Rulebook) -> int:
    """The words of a text as one rulebook shows it; a card or a rule's value is one."""
    return len(WORD.findall(MARK.sub(" x ", told(text, rules))))


@each
def test_a_lesson_belongs_to_some_rulebook_and_has_few_steps(slug: str) -> None:
    assert rulebooks_of(LESSONS[slug])
    for rules in rulebooks_of(LESSONS[slug]):
        assert 1 <= len(steps(LESSONS[slug], rules)) <= MOST_STEPS


@each
def test_most_lessons_ask_the_learner_to_do_something(slug: str) -> None:
    for rules in rulebooks_of(LESSONS[slug]):
        taken = steps(LESSONS[slug], rules)
        asking = [step for step in taken if isinstance(step, Try | Quiz)]
        assert len(asking) * 3 >= len(taken), (rules.id, len(asking), len(taken))


@each
@pytest.mark.parametrize("id", LANGUAGES)
def test_every_language_has_every_section_and_no_other(slug: str, id: str) -> None:
    said = words(LESSONS[slug], id)
    assert said.title
    assert said.about
    assert [step.id for step in LESSONS[slug].steps] == list(said.sections)
    for step in LESSONS[slug].steps:
        assert said.sections[step.id] or not isinstance(step, Read | Look | Contrast), step.id


@each
@pytest.mark.parametrize("id", LANGUAGES)
def test_a_screen_is_short_and_can_be_read_under_every_rulebook(slug: str, id: str) -> None:
    said = words(LESSONS[slug], id)
    for _, rules, step in under(slug):
        text = said.sections[step.id]
        assert counted(text, rules) <= MOST_WORDS, (rules.id, step.id, counted(text, rules))
        shown = str(prose(text, rules, speech(id, rules))).replace("</", " </")
        assert not re.search(r"\{|\}|\[\[|\]\]|:::|\ue000", shown), shown
        if language(id).direction == "rtl":
            plain = re.sub("<[^>]*>", " ", shown)
            assert not LATIN.search(plain), (step.id, LATIN.findall(plain))
        else:
            plain = with_terms(told(text, rules), speech(id, rules))
            assert not TWICE.search(plain), (step.id, TWICE.findall(plain))


@each
def test_every_position_is_possible_and_every_question_is_sound(slug: str) -> None:
    for _, rules, step in under(slug):
        match step:
            case Look():
                moment(rules, step.position)
            case Try():
                assert [] == list(faults(ask(step.ask, rules, step.position), rules)), (rules.id, step.id)
            case Quiz():
                for seed in range(1, 2 * step.count + 1):
                    question = quiz_question(step, rules, f"test:{seed}")
                    assert question.rule in step.rules, (rules.id, step.id)
                for kind in step.ask:
                    assert any(kind in fitting(load(id)) for id in OURS), kind
            case Contrast():
                answers = [(book, question.answer) for book, question in contrast(step)]
                assert len(answers) > 1, step.id
                assert len({answer for _, answer in answers}) > 1, f"{step.id}: everybody says the same"
            case Read():
                pass


@each
def test_what_should_be_known_before_comes_before(slug: str) -> None:
    lesson = LESSONS[slug]
    assert slug not in before(lesson)
    for other in lesson.after:
        assert LESSONS[other].order < lesson.order
        assert LESSONS[other].road == lesson.road


@each
def test_a_lesson_teaches_rules_that_its_rulebooks_have(slug: str) -> None:
    lesson = LESSONS[slug]
    assert set(lesson.teaches) <= SCHEMA
    for rule in lesson.teaches:
        assert any(rule in rules.sources for rules in rulebooks_of(lesson)), rule


@each
@pytest.mark.parametrize("id", LANGUAGES)
def test_no_word_of_the_game_is_used_before_it_was_met(slug: str, id: str) -> None:
    lesson = LESSONS[slug]
    met = set(lesson.terms).union(*(LESSONS[one].terms for one in before(lesson)))
    said = words(lesson, id)
    for step, text in said.sections.items():
        used = {found["term"] for found in MARK.finditer(text) if found["term"]}
        assert used <= met, (step, used - met)


@pytest.mark.parametrize("id", OURS)
def test_the_course_leaves_no_rule_of_a_rulebook_untaught(id: str) -> None:
    rules = load(id)
    live = {rule for rule in rules.sources if not is_moot(rule, rules)}
    assert set() == live - set(teaching(rules))
    assert set() == live - set(drilling(rules))


def test_no_two_lessons_of_a_road_have_the_same_place_and_every_word_met_is_in_the_glossary() -> None:
    orders = [(one.road, one.order) for one in LESSONS.values()]
    assert len(orders) == len(set(orders))
    assert {term for one in LESSONS.values() for term in one.terms} <= set(terms())


@pytest.mark.parametrize(("id", "lang"), list(product(OURS, LANGUAGES)))
def test_every_lesson_of_a_road_has_a_title_of_its_own(id: str, lang: str) -> None:
    titles = [words(lesson, lang).title for lesson in course(load(id))]
    assert titles
    assert len(titles) == len(set(titles))
