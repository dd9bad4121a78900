"""What a rulebook says, among what others say and what people take it for."""

from __future__ import annotations

import pytest

from engine.choices import Always
from engine.rulebook import Rulebook
from lessons.i18n import Line, languages, speech
from lessons.quiz import ask, fitting
from lessons.quiz.drawing.rivals import rivals
from tests.strategies import BOOKS, book


@pytest.mark.parametrize("id", BOOKS)
def test_it_asks_about_every_rule_that_could_be_otherwise_and_no_two_values_sound_alike(id: str) -> None:
    rules = book(id)
    drilled = fitting(rules)["what_it_says"]
    assert len(drilled) >= 30
    for rule in drilled:
        assert not isinstance(rules.value(rule), Always)
        known = rivals(rule, rules)
        assert next(iter(known.values())) == rules.value(rule)
        for language in languages():
            said = [speech(language, rules).value(rule, value) for value in known.values()]
            assert len(said) == len(set(said)) >= 2, (rule, said)


def test_what_another_rulebook_says_is_told_by_its_name_though_it_has_another_key_there() -> None:
    def book_of(rule: str, id: str) -> str | None:
        among = list(rivals(rule, book("online")))
        option = ask("what_it_says", book("online"), {"rule": rule, "among": among}).option(id)
        assert option is not None
        assert isinstance(option.why, Line)
        named = option.why.facts.get("book")
        return named.id if isinstance(named, Rulebook) else None

    assert "house" == book_of("play.ruff", "any")
    assert "primer" == book_of("play.ruff", "free")
    assert "coinche" == book_of("scoring.rounding_hokum", "five_up")
    assert book_of("projects.sra", "4") is None
