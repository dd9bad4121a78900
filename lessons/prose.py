"""The words of a lesson: one Markdown file a language, a section for each step.

Beside Markdown a text may hold cards `{KS}`, suits `{S}`, what a rulebook says of a rule (`{=play.ruff}` in
words, `{#match.targets}` as a number, `{points scoring.base_sun}`, `{card_points cards.last_trick}`), words
of the glossary `[[trump]]` or `[[trump|the trump suit]]`, and lines for rulebooks with certain values only:

    ::: play.ruff to_win any
    You must ruff.
    :::
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine.rulebook import Rulebook
from lessons.i18n.languages import chain
from lessons.syllabus import COURSE, Lesson, holds

FENCE = re.compile(r"^::: *(.*)$")
# What stands in for words: a card or suit, a rule's value, a term.
MARK = re.compile(
    r"\{(?P<card>[AKQJT987]?[SHDC])\}"
    r"|\{(?P<how>=|#|points |card_points )(?P<rule>[a-z]+\.[a-z_]+)\}"
    r"|\[\[(?P<term>[a-z_]+)(?:\|(?P<shown>[^\]]+))?\]\]"
)


@dataclass(frozen=True, slots=True)
class Words:
    """What a lesson says in one language: its title, what it is about, and a text for each step."""

    title: str
    about: str
    sections: Mapping[str, str]


def words(lesson: Lesson, language: str) -> Words:
    """Return a lesson's words in a language, or in the one that fills its gaps; KeyError if none has any."""
    for one in chain(language):
        path = COURSE / lesson.slug / f"{one.id}.md"
        if path.is_file():
            return _read(path)
    raise KeyError(f"{lesson.slug}: {language}")


@cache
def _read(path: Path) -> Words:
    head, *sections = re.split(r"^## +", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    title, _, about = head.strip().removeprefix("# ").partition("\n")
    parted = [section.partition("\n") for section in sections]
    return Words(title.strip(), about.strip(), {id.strip(): text.strip() for id, _, text in parted})


def told(text: str, rules: Rulebook) -> str:
    """Return a text with only the lines that are for this rulebook."""
    return "\n".join(_lines(text, rules)).strip()


def _lines(text: str, rules: Rulebook) -> Iterator[str]:
    shown = True
    for line in text.splitlines():
        if (fence := FENCE.match(line)) is None:
            if shown:
                yield line
            continue
        rule, *values = fence[1].split() or [""]
        shown = not rule or holds({rule: tuple(values)}, rules)
