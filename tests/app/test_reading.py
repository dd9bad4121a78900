"""The pages to read: the rulebooks, clause by clause and side by side, and the glossary."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine import load, rulebooks
from lessons.glossary import Group, terms
from lessons.i18n import languages, speech
from tests.app.screen import Screen, plain, text

LANGUAGES = languages()
BOOKS = rulebooks()

each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_rulebook = pytest.mark.parametrize("rulebook", BOOKS)


@each_language
@each_rulebook
def test_the_rulebooks_page_reads_out_every_clause(lang: str, rulebook: str) -> None:
    rules, own = load(rulebook), speech(lang, load(rulebook))
    screen = Screen(lang, "rulebooks")
    screen.choose("read_rulebook", rulebook)

    clauses = [text(found) for found in screen.found(".//article/p[@class='wording']")]

    assert sorted(plain(own.clause(id, rules)) for id in rules.clauses) == sorted(clauses)
    assert screen.says(own.rulebook_about(rules))
    assert rulebook == BOOKS[0] or rulebook == screen.at.query_params["book"]


@each_language
@pytest.mark.parametrize(("left", "right"), list(pairwise((*BOOKS, BOOKS[0]))))
def test_a_rulebook_is_read_beside_another(lang: str, left: str, right: str) -> None:
    screen = Screen(lang, "rulebooks", book=left)
    assert screen.found(".//p[@class='other']") == []

    screen.choose("beside_rulebook", right)

    heard = [text(found) for found in screen.found(".//p[@class='other']")]
    assert heard
    assert all(plain(screen.name(right)) in one for one in heard)
    assert right == screen.at.query_params["with"]
    assert len(heard) == len(
        Screen(lang, "rulebooks", book=left, **{"with": right}).found(".//p[@class='other']")
    )


@each_language
@pytest.mark.parametrize(("left", "right"), list(pairwise((*BOOKS, BOOKS[0]))))
def test_two_rulebooks_are_set_side_by_side(lang: str, left: str, right: str) -> None:
    screen = Screen(lang, "rulebooks")
    screen.choose("left_rulebook", left)
    screen.choose("right_rulebook", right)

    tables = screen.tables("sheet compare")
    rows = [row for _, *rows in tables for row in rows]

    assert all([screen.name(left), screen.name(right)] == head[1:] for head, *_ in tables)
    assert rows
    assert all(row[1] != row[2] for row in rows)
    screen.at.toggle(key="compare_all").set_value(True)
    screen.run()
    every = [row for _, *rows in screen.tables("sheet compare") for row in rows]
    assert len({*load(left).sources, *load(right).sources}) == len(every)


@each_language
def test_a_rulebook_does_not_differ_from_itself(lang: str) -> None:
    screen = Screen(lang, "rulebooks")
    screen.choose("right_rulebook", BOOKS[0])

    assert screen.tables("sheet compare") == []
    assert screen.says(speech(lang).ui("differences-count", n=0))


@each_language
def test_a_link_to_a_clause_opens_its_rulebook_there(lang: str) -> None:
    rules = load(BOOKS[-1])
    id = list(rules.clauses)[3]
    screen = Screen(lang, "rulebooks", book=rules.id, clause=id.partition(":")[2])

    (clause,) = screen.found(".//article[@class='clause asked']")

    assert plain(speech(lang, rules).clause(id, rules)) in text(clause)
    assert [clause.get("id")] == screen.arrives
    screen.choose("read_rulebook", BOOKS[0])
    assert screen.found(".//article[@class='clause asked']") == screen.arrives == []
    assert "clause" not in screen.at.query_params


def test_a_link_to_no_clause_opens_the_page_all_the_same() -> None:
    screen = Screen("ar", "rulebooks", book="<b>", clause="99")

    assert screen.found(".//article[@class='clause asked']") == screen.arrives == []
    assert screen.found(".//article")


@each_language
def test_the_glossary_has_every_term_with_its_words_in_every_tongue(lang: str) -> None:
    screen, said = Screen(lang, "glossary"), speech(lang)
    shown = {found.get("id"): found for found in screen.found(".//article")}

    assert {f"term-{key}" for key in terms()} == shown.keys()
    for key, term in terms().items():
        words = {word for tongue in term.words for word in term.words[tongue]}
        assert term.word(said) == text(shown[f"term-{key}"][0])
        assert all(word in text(shown[f"term-{key}"]) for word in words)
    heads = [text(found) for found in screen.found(".//section/h2")]
    assert [plain(said.ui(f"terms-group-{group}")) for group in Group] == heads


@each_language
@pytest.mark.parametrize("asked", ["atout", "ATOUT", "أتو"])
def test_a_word_is_looked_for_in_any_language_and_kept_in_the_address(lang: str, asked: str) -> None:
    screen = Screen(lang, "glossary")
    screen.write("glossary_search", asked)

    assert "term-trump" in [found.get("id") for found in screen.found(".//article")]
    assert len(screen.found(".//article")) < 10
    assert asked == screen.at.query_params["q"]
    again = Screen(lang, "glossary", q=asked)
    assert screen.texts() == again.texts()
    again.write("glossary_search", "")
    assert len(terms()) == len(again.found(".//article"))
    assert "q" not in again.at.query_params


@each_language
def test_a_word_that_is_not_there_is_said_not_to_be(lang: str) -> None:
    screen = Screen(lang, "glossary", q="?!")
    screen.write("glossary_search", {"ar": "خربوشة", "en": "xyzzy"}[lang])

    assert screen.found(".//article") == []
    (said,) = screen.found(".//p[@role='status']")
    assert plain(speech(lang).ui("terms-found", n=0)) == text(said)


@each_language
def test_a_link_to_a_term_opens_the_glossary_there(lang: str) -> None:
    screen = Screen(lang, "glossary", term="trump")

    (term,) = screen.found(".//article[@class='term asked']")
    assert ["term-trump"] == [term.get("id")] == screen.arrives
    screen.write("glossary_search", "atout")
    assert screen.found(".//article[@class='term asked']") == screen.arrives == []
    assert Screen(lang, "glossary", term="<b>").arrives == []
