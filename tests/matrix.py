"""The rule key is the spine: for every key its lesson, its quizzes, its golden rows, its sentences.

`make matrix`, or `python tests/matrix.py`, prints a line for each rule key and says where there is a hole.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from engine import load, rulebooks
from engine.rulebook import Rulebook
from lessons.i18n import languages, speech
from lessons.i18n.values import is_moot
from lessons.quiz import drilling
from lessons.syllabus import teaching
from tests.golden import test_deals
from tests.golden.rows import all_rows


@dataclass(frozen=True, slots=True)
class Line:
    """What there is for one rule key, by rulebook: only those where something can come to the rule."""

    rule: str
    lessons: Mapping[str, str]  # rulebook: the slug of the first lesson
    quizzes: Mapping[str, int]  # rulebook: how many kinds drill it
    proofs: Mapping[str, int]  # rulebook: golden rows and deals that prove one of its clauses
    words: Mapping[str, str]  # language: the rule's title

    def holes(self, live: tuple[str, ...]) -> Iterator[str]:
        """Yield what is missing, and where."""
        for id in live:
            for name, row in (("lesson", self.lessons), ("quiz", self.quizzes), ("golden row", self.proofs)):
                if not row.get(id):
                    yield f"{self.rule}: no {name} under {id}"
        for language in languages():
            if not self.words.get(language):
                yield f"{self.rule}: no sentence in {language}"


def live(rule: str) -> tuple[str, ...]:
    """Return the rulebooks in which something can come to a rule."""
    return tuple(id for id in rulebooks() if rule in load(id).sources and not is_moot(rule, load(id)))


@cache
def proved() -> Mapping[str, int]:
    """Return every clause that is proved, with how often."""
    counts: dict[str, int] = {}
    for row in all_rows():
        counts[row.data["clause"]] = counts.get(row.data["clause"], 0) + 1
    for test in vars(test_deals).values():
        for clause in getattr(test, "proof", ((), (), None))[0]:
            counts[clause] = counts.get(clause, 0) + 1
    return counts


def matrix() -> tuple[Line, ...]:
    """Return a line for every rule key of every rulebook."""
    rules = sorted({rule for id in rulebooks() for rule in load(id).sources})
    return tuple(_line(rule) for rule in rules)


def _line(rule: str) -> Line:
    books = {id: load(id) for id in live(rule)}
    return Line(
        rule,
        {id: teaching(book)[rule] for id, book in books.items() if rule in teaching(book)},
        {id: len(drilling(book).get(rule, ())) for id, book in books.items()},
        {id: _proofs(rule, book) for id, book in books.items()},
        {language: speech(language).rule(rule) for language in languages()},
    )


def _proofs(rule: str, book: Rulebook) -> int:
    return sum(proved().get(clause, 0) for clause in book.because(rule).clauses)


def main() -> None:
    lines = matrix()
    width = max(len(line.rule) for line in lines)
    for line in lines:
        taught = " ".join(dict.fromkeys(line.lessons.values()))
        kinds, rows = (_span(row) for row in (line.quizzes, line.proofs))
        row = f"{line.rule:{width}}  lesson {taught or '-':34}  quizzes {kinds:6} golden {rows:7}"
        print(row, line.words["en"])
    holes = [hole for line in lines for hole in line.holes(live(line.rule))]
    print("\n".join(holes))
    print(f"{len(lines)} rule keys, {len(holes)} holes")
    sys.exit(1 if holes else 0)


def _span(row: Mapping[str, int]) -> str:
    found = sorted(set(row.values()))
    return "-" if not found else str(found[0]) if len(found) == 1 else f"{found[0]}-{found[-1]}"


if __name__ == "__main__":
    main()
