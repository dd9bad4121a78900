"""The glossary: whole, in the words of the pages, and found however a word is written."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from engine import load
from lessons.glossary import GlossaryError, Group, Tongue, search, terms
from lessons.i18n import languages, speech

LANGUAGES = languages()
AR, EN = speech("ar"), speech("en")
# Where a page's message of a word is not `term-<key>`.
NAMED = {
    "spades": "suit-S",
    "hearts": "suit-H",
    "diamonds": "suit-D",
    "clubs": "suit-C",
    "ace": "rank-A",
    "king": "rank-K",
    "queen": "rank-Q",
    "jack": "rank-J",
    "ten": "rank-T",
    "nine": "rank-9",
    "eight": "rank-8",
    "seven": "rank-7",
    "stated": "basis-stated",
    "inherited": "basis-inherited",
    "customary": "basis-customary",
}

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def messages(prefix: str, lang: str) -> set[str]:
    """The ids of a language's own messages that begin so, without the beginning."""
    names = speech(lang).bundles[0].names
    return {name.removeprefix(prefix) for name in names if name.startswith(prefix)}


@each_language
def test_every_term_has_a_meaning_and_every_meaning_a_term(lang: str) -> None:
    assert set(terms()) == messages("glossary-", lang) - {"page"}


@each_language
def test_a_meaning_is_one_or_two_short_sentences(lang: str) -> None:
    for term in terms().values():
        meaning = term.meaning(speech(lang))
        assert 10 < len(meaning) < 160, term.key
        assert meaning[-1] in ".؟?", term.key


@each_language
def test_every_word_of_the_pages_is_a_term_and_said_the_same_in_both(lang: str) -> None:
    said = speech(lang)
    named = {key: f"term-{key}" for key in messages("term-", lang)} | NAMED

    assert {key: said.say(id) for key, id in named.items()} == {key: terms()[key].word(said) for key in named}


def test_no_two_terms_of_a_group_have_the_same_word_in_a_readers_language() -> None:
    for said in (AR, EN):
        words = [(term.group, term.word(said)) for term in terms().values()]
        assert {word for word in words if words.count(word) > 1} == set()


def test_the_terms_stand_group_by_group() -> None:
    groups = [term.group for term in terms().values()]
    assert sum(one is not other for one, other in pairwise(groups)) == len(Group) - 1


def test_a_word_that_only_tunisians_have_is_the_arabic_readers_word() -> None:
    assert terms()["contre"].own(AR) is Tongue.TUNISIAN
    assert terms()["trump"].own(AR) is Tongue.GULF
    assert terms()["trump"].own(EN) is Tongue.EN


def test_under_a_tunisian_rulebook_a_term_is_the_word_of_its_pages() -> None:
    coinche = load("coinche")

    assert terms()["trump"].word(speech("ar", coinche)) == "أتّو"
    assert terms()["sawa"].word(speech("ar", coinche)) == "سوا"
    assert terms()["trump"].word(speech("en", coinche)) == "trump"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        *(("atout", "trump"), ("ATOUT", "trump"), ("أتّو", "trump"), ("اتو", "trump")),
        *(("cœur", "hearts"), ("coeur", "hearts"), ("COEUR", "hearts"), ("trefle", "clubs")),
        *(("إكّه", "ace"), ("اكة", "ace"), ("أكه", "ace"), ("آس", "ace"), ("اص", "ace")),
        *(("صكة", "match"), ("صكّه", "match"), ("فته", "deal"), ("جرية", "deal")),
        *(("الشايب", "king"), ("ارض", "last_trick"), ("الأرض", "last_trick"), ("dix de der", "last_trick")),
        *(("قهوه", "gahwa"), ("  قَهْوَة ", "gahwa"), ("coffee", "gahwa"), ("خوي", "partner")),
        *(("d'usage", "customary"), ("dusage", None), ("sous couper", "underruff"), ("قيـد", "qaid")),
    ],
)
def test_a_word_is_found_however_it_is_written(text: str, key: str | None) -> None:
    for said in (AR, EN):
        found = [term.key for term in search(text, said)]
        assert key in found if key else found == []


def test_what_is_asked_for_comes_before_what_only_has_it_in_it() -> None:
    assert [term.key for term in search("trick", EN)][:1] == ["trick"]
    assert [term.key for term in search("حكم", AR)][:2] == ["hokum", "trump"]
    assert "second_hokum" in [term.key for term in search("حكم", AR)]


def test_a_word_of_the_readers_own_comes_before_the_same_word_of_others() -> None:
    assert search("contre", EN)[0].key == "contre"


@pytest.mark.parametrize("text", ["", "  ", "؟", "'"])
def test_nothing_to_look_for_leaves_every_term_in_its_place(text: str) -> None:
    assert search(text, AR) == list(terms().values())


def test_a_word_that_is_not_there_is_not_found() -> None:
    assert search("xyzzy", EN) == search("كلمة ما هي هنا", AR) == []


@pytest.mark.parametrize(
    "broken",
    [
        "not toml",
        '[trump]\ngroup = "play"\ngulf = ["حكم"]\nen = ["trump"]',
        '[trump]\ngroup = "play"\nfusha = ["حكم"]\nen = ["trump"]',
        '[trump]\ngroup = "none"\ngulf = ["حكم"]\nfusha = ["حكم"]\nen = ["trump"]',
        '[trump]\ngulf = ["حكم"]\nfusha = ["حكم"]\nen = ["trump"]',
        '[trump]\ngroup = "play"\ngulf = "حكم"\nfusha = ["حكم"]\nen = ["trump"]',
        '[trump]\ngroup = "play"\ngulf = []\nfusha = ["حكم"]\nen = ["trump"]',
        '[trump]\ngroup = "play"\ngulf = [" حكم"]\nfusha = ["حكم"]\nen = ["trump"]',
        '[trump]\ngroup = "play"\ngulf = ["حكم", "حكم"]\nfusha = ["حكم"]\nen = ["trump"]',
        '[trump]\ngroup = "play"\ngulf = ["حكم"]\nfusha = ["حكم"]\nen = ["trump"]\nit = ["atout"]',
    ],
)
def test_a_term_that_is_not_whole_is_refused(tmp_path: Path, broken: str) -> None:
    path = tmp_path / "terms.toml"
    path.write_text(broken, encoding="utf-8")

    with pytest.raises(GlossaryError):
        terms(path)


def test_a_whole_term_is_read(tmp_path: Path) -> None:
    path = tmp_path / "terms.toml"
    text = '[trump]\ngroup = "play"\ngulf = ["حكم"]\nfusha = ["حكم"]\nen = ["trump"]'
    path.write_text(text, encoding="utf-8")

    assert terms(path)["trump"].words == {
        Tongue.GULF: ("حكم",),
        Tongue.FUSHA: ("حكم",),
        Tongue.EN: ("trump",),
    }
