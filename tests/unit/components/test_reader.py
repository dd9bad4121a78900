"""A rulebook to be read: nothing of it is left out, and where another says otherwise is seen in place."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from engine import diff, load, rulebooks
from engine.reasons import Basis
from lessons.components.reader import Reader, book, clause_place, compared
from lessons.components.reader.outline import SECTIONS, elsewhere, is_held, moot, outline, resting
from lessons.components.tips import term_tip
from lessons.glossary import terms
from lessons.i18n import languages, speech
from tests.app.screen import GLYPH, plain, text

BOOKS = rulebooks()
LANGUAGES = languages()
PAIRS = list(pairwise((*BOOKS, BOOKS[0])))
each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_rulebook = pytest.mark.parametrize("id", BOOKS)


def drawn(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring("<body>" + GLYPH.sub(r"\1\2", markup) + "</body>")


def reader(lang: str, id: str, other: str = "", asked: str = "") -> Reader:
    rules, beside = load(id), load(other or id)
    return Reader(rules, speech(lang, rules), beside, speech(lang, beside), asked)


@each_rulebook
def test_every_clause_stands_in_one_section_in_the_order_of_the_book(id: str) -> None:
    rules, order = load(id), list(load(id).clauses)
    laid = outline(rules)

    assert sorted(order) == sorted(clause for clauses in laid.values() for clause in clauses)
    assert all(list(clauses) == sorted(clauses, key=order.index) for clauses in laid.values())
    assert list(laid) == [section for section in SECTIONS if section in laid]


def test_a_clause_no_rule_rests_on_stands_with_its_neighbours() -> None:
    assert "online:3.2" in outline(load("online"))["auction"]
    assert "online:10.1" in outline(load("online"))["match"]
    assert "tournament:9.8" in outline(load("tournament"))["penalties"]


@each_rulebook
def test_every_rule_of_a_rulebook_is_read_somewhere(id: str) -> None:
    rules = load(id)
    under = {rule for these in resting(rules).values() for rule in these}
    taken = {*elsewhere(rules, Basis.INHERITED), *elsewhere(rules, Basis.CUSTOMARY)}

    assert set(rules.sources) == under | taken | set(moot(rules))
    assert not set(moot(rules)) & (under | taken)


@each_language
@each_rulebook
def test_each_clause_has_its_wording_its_rules_and_our_readings(lang: str, id: str) -> None:
    read = reader(lang, id)
    own, root = read.own, drawn(book(read))
    shown = {found.get("id"): found for found in root.iter("article")}

    assert [clause_place(one) for ids in outline(read.rules).values() for one in ids] == list(shown)
    for clause, rests in resting(read.rules).items():
        article = shown[clause_place(clause)]
        lines = [text(line) for line in article.iter("li")]
        assert plain(own.clause(clause, read.rules)) in text(article)
        assert clause.partition(":")[2] in text(article[0])
        bases = [own.basis(read.rules.because(rule).basis) for rule in rests]
        assert lines == [
            plain(f"{own.rule(rule)}: {own.value_in(rule, read.rules)} {basis}")
            for rule, basis in zip(rests, bases, strict=True)
        ]
        for number in {read.rules.because(rule).reading for rule in rests} - {None}:
            assert plain(own.reading(number)) in text(article)


@each_language
@each_rulebook
def test_the_way_to_each_part_leads_there_and_headings_go_down_one_by_one(lang: str, id: str) -> None:
    for markup in (
        book(reader(lang, id)),
        compared(load(id), speech(lang), load("online"), speech(lang), True),
    ):
        root = drawn(markup)
        ids = [found.get("id") for found in root.iter() if found.get("id")]
        links = [found.get("href", "").removeprefix("#") for found in root.findall(".//nav/a")]

        assert links == [heading.get("id") for heading in root.iter("h2")]
        assert len(ids) == len(set(ids))
        levels = [found.tag for found in root.iter() if found.tag in ("h1", "h2", "h3", "h4")]
        assert levels[0] == "h2"
        assert set(levels) <= {"h2", "h3"}


@each_language
@each_rulebook
def test_what_is_inherited_leads_to_where_it_is_written(lang: str, id: str) -> None:
    read = reader(lang, id)
    root = drawn(book(read))
    links = [link.get("href", "") for link in root.findall(".//li/a")]
    away = [link for link in links if not link.startswith("#")]

    assert len(away) == len(elsewhere(read.rules, Basis.INHERITED))
    assert all(f"lang={lang}" in link and "book=online" in link and "clause=" in link for link in away)
    places = {found.get("id") for found in root.iter("article")}
    assert {link.removeprefix("#") for link in links if link.startswith("#")} <= places


@each_language
@pytest.mark.parametrize(("id", "other"), PAIRS)
def test_another_rulebook_is_heard_where_it_differs_and_nowhere_else(lang: str, id: str, other: str) -> None:
    read = reader(lang, id, other)
    root, name = drawn(book(read)), plain(read.theirs.rulebook(read.other))

    assert read.differing <= {row.rule for row in diff(read.rules, read.other)}
    for clause, rests in resting(read.rules).items():
        lines = root.findall(f".//article[@id='{clause_place(clause)}']/ul/li")
        for rule, line in zip(rests, lines, strict=True):
            heard = [text(found) for found in line.findall("p[@class='other']")]
            assert len(heard) == (rule in read.differing)
            for one in heard:
                assert name in one
                assert plain(read.theirs.value_in(rule, read.other)) in one or not is_held(rule, read.other)


@pytest.mark.parametrize(("id", "other"), PAIRS)
def test_what_only_the_other_rulebook_has_is_read_as_well(id: str, other: str) -> None:
    read = reader("en", id, other)
    (list_,) = drawn(book(read)).findall(".//ul[@class='clause']") or [ElementTree.Element("ul")]

    assert {rule for rule in read.other.sources if rule not in read.rules.sources} == set(read.beyond)
    assert {plain(read.theirs.rule(rule)) for rule in read.beyond} == {text(line[0]) for line in list_}


@each_rulebook
def test_a_rulebook_alone_has_nothing_marked(id: str) -> None:
    root = drawn(book(reader("ar", id)))

    assert root.findall(".//*[@class='other']") == root.findall(".//*[@class='clause asked']") == []


@each_language
@pytest.mark.parametrize(("left", "right"), PAIRS)
def test_side_by_side_only_differences_stand_unless_all_is_asked_for(
    lang: str, left: str, right: str
) -> None:
    one, two = load(left), load(right)
    own, theirs = speech(lang, one), speech(lang, two)

    def rows(everything: bool) -> list[list[str]]:
        root = drawn(compared(one, own, two, theirs, everything))
        return [[text(cell) for cell in row] for row in root.findall(".//tbody/tr")]

    assert len(reader(lang, left, right).differing) == len(rows(False))
    assert all(row[1] != row[2] for row in rows(False))
    assert len({*one.sources, *two.sources}) == len(rows(True))
    marked = drawn(compared(one, own, two, theirs, True)).findall(".//tr[@class='differs']")
    assert len(rows(False)) == len(marked)


# --- a word in running text -------------------------------------------------------------------------------


@each_language
def test_a_tip_says_what_a_term_means_and_where_more_is_said(lang: str) -> None:
    said = speech(lang)
    for key, term in terms().items():
        root = drawn(term_tip(key, "so & so", said))
        (button,), (tip,) = root.findall(".//button"), root.findall(".//*[@popover]")
        word, meaning, link = tip

        assert button.text == "so & so"
        assert button.get("popovertarget") == tip.get("id")
        assert term.word(said) == text(word)
        assert plain(term.meaning(said)) == text(meaning)
        assert link.get("href") == f"./glossary?term={key}&lang={lang}"
        # Within a paragraph only what may stand in a sentence stays where it is.
        assert {found.tag for found in root.iter()} <= {"body", "span", "button", "b", "a"}


def test_two_tips_of_one_term_are_told_apart_by_their_place() -> None:
    said = speech("en")

    assert 'id="tip-trump"' in term_tip("trump", "trump", said)
    assert 'id="tip-trump-2"' in term_tip("trump", "trumps", said, "-2")


def test_there_is_no_tip_for_no_term() -> None:
    with pytest.raises(KeyError):
        term_tip("nothing", "nothing", speech("en"))
