"""A study as text: `.baloot`, and after it what the teacher has added.

    baloot 1
    rulebook online
    …
    board 1
    title First ruff
    begins 9
    what-if a 14 9H TH
    at 12
      note He has no clubs left.
      ask What do you play?
      arrow e KS
      lit KS QS
    at a 15
      note …

What stands before `board` is the match with its main line, and any reader of `.baloot` reads it. The text of
a title, a note or a question goes to the end of its line; a longer note is several lines of `note`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine import Action, Card, Match, NotationError, dump, parse
from engine.actions import parse_action
from engine.deal import Deal, IllegalAction
from engine.notation import fold, unfold
from lessons.board.study import (
    LONGEST_NOTE,
    LONGEST_TITLE,
    MAIN,
    NOTHING,
    Line,
    Mark,
    Place,
    Study,
)

HEAD = "board"
VERSION = "1"
TABLE_PLACES = frozenset("sewn")  # ends of an arrow, beside cards
MOST_LINES, MOST_MARKS, MOST_ARROWS = 60, 200, 12
FIRST, MARKS = ("title", "begins", "what-if", "at"), ("note", "ask", "arrow", "lit")
# What writes text the other way round, or hides it.
UNSEEN = re.compile("[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]")


def cleaned(text: str, longest: int) -> str:
    """Return what somebody has written as it may be shown: on one line, nothing hidden, not too long."""
    plain = unicodedata.normalize("NFC", UNSEEN.sub("", text))
    shown = (" " if unicodedata.category(letter).startswith(("Z", "Cc")) else letter for letter in plain)
    kept = "".join(letter for letter in shown if unicodedata.category(letter) not in ("Cc", "Cs", "Co", "Cn"))
    return " ".join(kept.split())[:longest].strip()


def cleaned_note(text: str) -> str:
    """Return a note as it may be shown: as `cleaned`, line by line."""
    lines = [cleaned(line, LONGEST_NOTE) for line in text.splitlines()]
    return "\n".join(lines).strip("\n")[:LONGEST_NOTE].strip()


def dump_study(study: Study, *, packs_as_cards: bool = True) -> str:
    """Return a study as text."""
    whole = study.at(Place(MAIN, study.lines[MAIN].last))
    return dump(whole, packs_as_cards=packs_as_cards) + "".join(f"{line}\n" for line in _added(study))


def _added(study: Study) -> Iterator[str]:
    yield f"{HEAD} {VERSION}"
    if study.title:
        yield f"title {study.title}"
    if study.begins:
        yield f"begins {study.begins}"
    for name, line in study.lines.items():
        if line.leaves is not None:
            words = " ".join(map(str, line.actions))
            yield f"what-if {name} {line.leaves} {words}"
    for place, mark in sorted(study.marks.items()):
        yield f"at {place}"
        yield from (f"  note {line}" for line in mark.note.splitlines() if line)
        if mark.ask:
            yield f"  ask {mark.ask}"
        yield from (f"  arrow {start} {end}" for start, end in mark.arrows)
        if mark.lit:
            yield f"  lit {' '.join(mark.lit)}"


def parse_study(text: str) -> Study:
    """Return the study of a text, or of a match that nobody has added to; raises NotationError."""
    lines = text.splitlines()
    at = next((number for number, line in enumerate(lines) if line.split()[:1] == [HEAD]), len(lines))
    match = parse("\n".join(lines[:at]))
    return _Reader(lines, at, match).study() if at < len(lines) else Study.of(match)


class _Reader:
    """Reads what stands after the match, line by line."""

    def __init__(self, lines: list[str], at: int, match: Match) -> None:
        self.lines, self.at = lines, at
        self.study_so_far = Study.of(match)

    def study(self) -> Study:
        if self.lines[self.at].split()[1:] != [VERSION]:
            raise self.error(VERSION)
        marks: dict[Place, Mark] = {}
        here: Place | None = None
        for number in range(self.at + 1, len(self.lines)):
            self.at = number
            word, _, rest = self.lines[self.at].strip().partition(" ")
            rest = rest.strip()
            match word:
                case "":
                    continue
                case "title":
                    self.study_so_far = replace(self.study_so_far, title=cleaned(rest, LONGEST_TITLE))
                case "begins":
                    self.study_so_far = replace(self.study_so_far, begins=self.begins(rest))
                case "what-if":
                    self.what_if(rest)
                case "at":
                    here = self.place(rest.split())
                    if len(marks) >= MOST_MARKS:
                        raise self.error("end of text")
                    marks.setdefault(here, NOTHING)
                case "note" | "ask" | "arrow" | "lit" if here is not None:
                    marks[here] = self.more(marks[here], word, rest)
                case _:
                    raise self.error(" | ".join(FIRST if here is None else (*MARKS, *FIRST)))
        kept = {place: mark for place, mark in marks.items() if mark}
        return replace(self.study_so_far, marks=kept)

    def error(self, expected: str) -> NotationError:
        line = self.lines[self.at]
        return NotationError(self.at + 1, len(line) - len(line.lstrip()) + 1, expected)

    def begins(self, word: str) -> int:
        last = self.study_so_far.lines[MAIN].last
        if not re.fullmatch(r"[0-9]{1,3}", word) or int(word) > last:
            raise self.error(f"0…{last}")
        return int(word)

    def place(self, words: list[str]) -> Place:
        """The place of `14`, or of `a 15`."""
        line, number = (MAIN, words[0]) if len(words) == 1 else words if len(words) == 2 else (MAIN, "")
        known = self.study_so_far.lines.get(line)
        if known is None or not re.fullmatch(r"[0-9]{1,3}", number):
            raise self.error("step")
        place = Place(line, int(number))
        if not known.first <= place.step <= known.last or self.study_so_far.owner(place) != place:
            raise self.error("step")
        return place

    def what_if(self, rest: str) -> None:
        """`a 14 9H TH`, or `b a 15 9H`: its name, where it leaves, its actions."""
        name, *words = rest.split() or [""]
        study = self.study_so_far
        if not re.fullmatch("[a-z]{1,2}", name) or name in study.lines or len(study.lines) > MOST_LINES:
            raise self.error("what-if")
        split = 1 if words and words[0].isdecimal() else 2
        leaves, actions = self.place(words[:split]), words[split:]
        if not actions:
            raise self.error("action")
        deal = study.deal(leaves)
        done: list[Action] = []
        for word in actions:
            deal, action = self.act(deal, word)
            done.append(action)
        lines: Mapping[str, Line] = {**study.lines, name: Line(tuple(done), leaves)}
        self.study_so_far = replace(study, lines=lines)

    def act(self, deal: Deal, word: str) -> tuple[Deal, Action]:
        try:
            action = parse_action(word)
            return deal.after(action), action
        except IllegalAction as refused:
            column = self.lines[self.at].find(word) + 1
            raise NotationError(self.at + 1, column, "action", refused.verdict) from None
        except (ValueError, AssertionError):
            raise self.error("action") from None

    def more(self, mark: Mark, word: str, rest: str) -> Mark:
        match word:
            case "note":
                return replace(mark, note=cleaned_note(f"{mark.note}\n{rest}"))
            case "ask":
                return replace(mark, ask=cleaned(rest, LONGEST_NOTE))
            case "arrow":
                ends = rest.split()
                if len(ends) != 2 or not all(map(_is_end, ends)) or len(mark.arrows) >= MOST_ARROWS:
                    raise self.error("arrow")
                return replace(mark, arrows=(*mark.arrows, (ends[0], ends[1])))
            case _:
                cards = rest.split()
                if not cards or not all(map(_is_card, cards)):
                    raise self.error("card")
                return replace(mark, lit=tuple(dict.fromkeys((*mark.lit, *cards))))


def _is_end(word: str) -> bool:
    return word in TABLE_PLACES or _is_card(word)


def _is_card(word: str) -> bool:
    try:
        Card.parse(word)
    except ValueError:
        return False
    return True


def study_to_link(study: Study) -> str:
    """Return a study as one word a URL can carry."""
    return fold(dump_study(study, packs_as_cards=False))


def study_from_link(word: str) -> Study:
    """Return the study of a link's word; raises NotationError."""
    return parse_study(unfold(word))
