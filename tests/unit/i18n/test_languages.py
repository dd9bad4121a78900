"""The languages: found by their folders, complete, and equal in what they can say."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from engine import load, rulebooks
from lessons.i18n import DEFAULT, language, languages, speech
from lessons.i18n.bundles import files, messages, overlays, parsed
from lessons.i18n.sources import clauses

LANGUAGES = languages()
PRINTED_ON_CARDS = {"rank-A.sign", "rank-K.sign", "rank-Q.sign", "rank-J.sign"}


def vocabularies(id: str) -> set[str]:
    """The vocabularies that lay words over a language's own."""
    return {file.rpartition(".")[2] for file in overlays(language(id))}


class Parts(Visitor):
    """The variables and the written words of a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(re.sub(r"_(to|of|who)$", "", node.id.name))

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:  # noqa: N802
        """Its value is a word of ours (`case: "after"`), not of a reader's."""

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.words.append(node.value)


def parts(pattern: ast.Pattern) -> Parts:
    found = Parts()
    found.visit(pattern)
    return found


def patterns(found: dict[str, ast.Message]) -> Iterator[tuple[str, ast.Pattern]]:
    for id, message in found.items():
        if message.value is not None:
            yield id, message.value
        for attribute in message.attributes:
            yield f"{id}.{attribute.id.name}", attribute.value


def words(id: str, vocabulary: str = "") -> dict[str, ast.Pattern]:
    return dict(patterns(messages(language(id), vocabulary)))


def test_the_default_language_is_one_of_the_folders_and_comes_first() -> None:
    assert LANGUAGES[0] == DEFAULT


def test_an_unknown_language_has_no_speech() -> None:
    with pytest.raises(KeyError):
        speech("xx")


@pytest.mark.parametrize("id", LANGUAGES)
def test_a_language_tells_its_name_direction_and_tag(id: str) -> None:
    about = language(id)
    assert about.name
    assert about.direction in ("rtl", "ltr")
    assert about.tag


@pytest.mark.parametrize("id", LANGUAGES)
def test_every_file_is_read_without_junk_and_no_message_is_written_twice(id: str) -> None:
    for file in (*files(language(id)), *overlays(language(id))):
        path = language(id).folder / f"{file}.ftl"
        body = FluentResource(path.read_text(encoding="utf-8")).body
        junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
        assert junk == []
    ids = [message.id.name for file in files(language(id)) for message in parsed(language(id), file)]
    assert len(ids) == len(set(ids)), {one for one in ids if ids.count(one) > 1}


@pytest.mark.parametrize("id", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(id: str) -> None:
    ours, theirs = words(id), words(DEFAULT)
    assert set(theirs) == set(ours)
    differing = {
        key: (parts(theirs[key]).variables, parts(ours[key]).variables)
        for key in ours
        if parts(theirs[key]).variables != parts(ours[key]).variables
    }
    assert differing == {}


@pytest.mark.parametrize("id", LANGUAGES)
def test_an_overlay_overrides_what_exists_with_its_own_variables(id: str) -> None:
    base = words(id)
    assert vocabularies(id) <= {load(book).vocabulary for book in rulebooks()}
    assert vocabularies(id) == vocabularies(DEFAULT)
    for overlay in overlays(language(id)):
        for key, pattern in patterns({m.id.name: m for m in parsed(language(id), overlay)}):
            assert key in base, f"{id}/{overlay}.ftl: {key}"
            assert parts(pattern).variables <= parts(base[key]).variables, f"{id}/{overlay}.ftl: {key}"


@pytest.mark.parametrize("id", [id for id in LANGUAGES if language(id).direction == "rtl"])
def test_text_written_from_the_right_has_no_latin_word(id: str) -> None:
    for vocabulary in ("", *vocabularies(id)):
        for key, pattern in words(id, vocabulary).items():
            latin = re.findall("[A-Za-z]+", " ".join(parts(pattern).words))
            assert latin == [] or key in PRINTED_ON_CARDS, f"{key}: {latin}"


@pytest.mark.parametrize("id", LANGUAGES)
def test_every_language_words_every_clause(id: str) -> None:
    assert set(clauses(language(DEFAULT))) == set(clauses(language(id)))


@pytest.mark.parametrize("id", LANGUAGES)
def test_a_missing_message_is_an_error_and_never_a_raw_key(id: str) -> None:
    with pytest.raises(KeyError):
        speech(id).ui("no-such-message")
    with pytest.raises(LookupError):
        speech(id).ui("round")


@pytest.mark.parametrize("id", LANGUAGES)
def test_a_message_given_too_little_is_an_error(id: str) -> None:
    with pytest.raises(LookupError):
        speech(id).ui("trick")
