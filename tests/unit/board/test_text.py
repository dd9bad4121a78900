"""A study as text and as a link: what was written is read again, and what is spoilt is told."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine import NotationError, dump, parse, rulebooks
from lessons.board import MAIN, Mark, Place, Study, dump_study, parse_study, study_from_link, study_to_link
from lessons.board.study import LONGEST_NOTE, LONGEST_TITLE
from lessons.board.text import cleaned, cleaned_note
from tests.unit.board.studies import random_study

STUDIES = 10
FUZZ = 400
SPOILS = ("", "\n", " ", "9", "at 3\n", "KS", "\u202e", "é")
HOSTILE = (
    "<script>alert(1)</script>",
    "\u202eevil\u2066",
    "a\x00b\x1b[31m",
    "=1+1",
    "](javascript:alert(1))",
    "😀" * 10,
    "x" * 10_000,
)


@pytest.mark.parametrize("id", rulebooks())
def test_a_study_survives_being_written_and_read(id: str) -> None:
    rng = Random(f"studies {id}")
    for _ in range(STUDIES):
        study = random_study(rng, id)
        assert study == parse_study(dump_study(study))
        assert study == study_from_link(study_to_link(study))


def test_without_what_the_teacher_added_it_is_the_match() -> None:
    study = random_study(Random(1), "online")
    whole = study.at(Place(MAIN, study.lines[MAIN].last))

    assert whole == parse(dump_study(study).partition("board 1")[0])
    assert Study.of(whole) == parse_study(dump(whole))


@pytest.mark.parametrize("hostile", HOSTILE, ids=range(len(HOSTILE)))
def test_whatever_is_written_as_a_note_is_read_again_as_it_was_cleaned(hostile: str) -> None:
    study = random_study(Random(2), "online")
    place = Place(MAIN, 0)
    noted = replace(study, title=cleaned(hostile, LONGEST_TITLE)).marked(
        place, Mark(note=cleaned_note(hostile), ask=cleaned(hostile, LONGEST_NOTE))
    )

    assert noted == parse_study(dump_study(noted))
    assert "\u202e" not in dump_study(noted)
    assert "\x1b" not in dump_study(noted)
    assert len(noted.mark(place).note) <= LONGEST_NOTE


@pytest.mark.parametrize(
    ("line", "column", "spoilt"),
    [
        (1, 1, "board 2"),
        (2, 1, "board 1\nnote before a step"),
        (2, 1, "board 1\nbegins 999"),
        (2, 1, "board 1\nat 999"),
        (2, 1, "board 1\nat z 3"),
        (2, 1, "board 1\nat"),
        (3, 3, "board 1\nat 0\n  arrow e"),
        (3, 3, "board 1\nat 0\n  arrow e 9Z"),
        (3, 3, "board 1\nat 0\n  lit"),
        (3, 1, "board 1\nat 0\nwhat"),
        (2, 1, "board 1\nwhat-if A 0 pass"),
        (2, 1, "board 1\nwhat-if a 0"),
        (2, 1, "board 1\nwhat-if a 0 dance"),
        (2, 13, "board 1\nwhat-if a 0 AS"),
    ],
)
def test_an_error_names_its_place(line: int, column: int, spoilt: str) -> None:
    text = dump_study(replace(random_study(Random(3), "online"), marks={}, title="", begins=0))
    before = text.partition("board 1")[0]

    with pytest.raises(NotationError) as raised:
        parse_study(before + spoilt)

    assert (before.count("\n") + line, column) == (raised.value.line, raised.value.column)


@pytest.mark.parametrize("id", rulebooks())
def test_a_spoilt_text_is_told_and_nothing_else_is_raised(id: str) -> None:
    rng, told = Random(f"fuzz {id}"), 0
    texts = [dump_study(random_study(rng, id)) for _ in range(4)]
    for _ in range(FUZZ):
        spoilt = list(rng.choice(texts))
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(spoilt))
            spoilt[at : at + rng.randint(0, 4)] = rng.choice(
                ["", "\n", " ", "9", "at 3\n", "KS", "\u202e", "é"]
            )
        try:
            parse_study("".join(spoilt))
        except NotationError:
            told += 1
    assert told > FUZZ / 4


@pytest.mark.parametrize("id", rulebooks())
def test_a_spoilt_link_is_told_and_nothing_else_is_raised(id: str) -> None:
    rng, told = Random(f"links {id}"), 0
    links = [study_to_link(random_study(rng, id)) for _ in range(4)]
    for _ in range(FUZZ):
        spoilt = list(rng.choice(links))
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(spoilt))
            spoilt[at : at + rng.randint(0, 3)] = rng.choice("ABCxyz019-_ é/+=")
        try:
            study_from_link("".join(spoilt))
        except NotationError:
            told += 1
    assert told > FUZZ * 0.9
