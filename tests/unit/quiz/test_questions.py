"""Laws of every kind of question, under every rulebook that it fits."""

from __future__ import annotations

import pytest

from engine.asked import AskError
from lessons.quiz import about, drilling, every_kind, fitting, make
from tests.questions import faults
from tests.strategies import BOOKS, book

SEEDS = 6  # of each rule key; tests/bench/many_questions.py asks thousands
ALOUD = 2  # of these with every sentence said
ASKED = [(kind, id) for id in BOOKS for kind in fitting(book(id))]


@pytest.mark.parametrize(("kind", "id"), ASKED, ids=lambda one: one)
def test_every_question_is_sound_and_drills_the_rule_it_was_drawn_for(kind: str, id: str) -> None:
    rules = book(id)
    for rule in fitting(rules)[kind]:
        assert rule in rules.sources
        for seed in range(SEEDS):
            question = make(kind, rules, str(seed), rule)
            assert (kind, rule) == (question.kind, question.rule), seed
            found = list(faults(question, rules, aloud=seed < ALOUD))
            assert [] == found, (seed, question.position)


@pytest.mark.parametrize(("kind", "id"), ASKED, ids=lambda one: one)
def test_a_seed_makes_the_same_question_and_other_seeds_make_others(kind: str, id: str) -> None:
    rules = book(id)
    assert make(kind, rules, "a") == make(kind, rules, "a")
    made = [make(kind, rules, str(seed)) for seed in range(24)]
    assert len({str(question.position) for question in made}) > 1
    places = {[option.id for option in q.options].index(q.answer) for q in made}
    assert len(places) > 1, "always the same place is right"


@pytest.mark.parametrize("kind", every_kind())
def test_every_kind_fits_some_rulebook_and_refuses_an_empty_position(kind: str) -> None:
    fits = [id for id in BOOKS if kind in fitting(book(id))]
    assert fits
    with pytest.raises(AskError):
        every_kind()[kind].ask(book(fits[0]), {})


@pytest.mark.parametrize("id", BOOKS)
def test_a_rule_is_asked_about_by_one_of_the_kinds_that_drill_it(id: str) -> None:
    rules = book(id)
    for rule, names in drilling(rules).items():
        question = about(rule, rules, "seed")
        assert rule == question.rule
        assert question.kind in names


def test_a_kind_is_not_asked_where_it_does_not_fit() -> None:
    with pytest.raises(ValueError, match="does not ask"):
        make("who_eats", book(BOOKS[0]), "1", "match.targets")
    with pytest.raises(KeyError):
        about("no.rule", book(BOOKS[0]), "1")
