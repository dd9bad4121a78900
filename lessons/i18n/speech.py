"""One language speaking for one rulebook: everything a page or the arbiter says goes through a `Speech`."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from engine import (
    Action,
    Call,
    Contract,
    Entry,
    Level,
    Mode,
    NotationError,
    Reason,
    Score,
    Seat,
    Status,
    Verdict,
)
from engine.bots import Thumb
from engine.deal import Ending
from engine.ledger import Outcome
from engine.projects import Project
from engine.reasons import Basis
from engine.rulebook import Rulebook, Source
from lessons.i18n import calls, lines, reading, ruling, sheet, sources, thumbs, values
from lessons.i18n.lines import Line
from lessons.i18n.text import Digits, isolate
from lessons.i18n.voice import Voice


class Speech(Voice):
    """Words, sentences and sheets in one language. Made by `speech`; it holds no state of its own."""

    # --- calls and contracts ------------------------------------------------------------------

    def call(self, call: Call, round: int = 1) -> str:
        """Return a call as a player says it in that round of the auction; 0 for the raises."""
        return calls.call(call, round, self)

    def action(self, action: Action, round: int = 1, mode: Mode | None = None) -> str:
        """Return any action in a few words; `mode` lets declared cards be named as projects."""
        return calls.action(action, round, mode, self)

    def contract(self, contract: Contract, me: Seat | None = Seat.ZERO) -> str:
        return calls.contract(contract, me, self)

    def level(self, level: Level, closed: bool = False) -> str:
        """Return how far a deal is raised, and whether its play is closed."""
        return calls.level(level, closed, self)

    def project(self, project: Project | str) -> str:
        """Return a project's name."""
        return self.say(f"project-{project.name if isinstance(project, Project) else project}")

    def outcome(self, outcome: Outcome) -> str:
        return self.say(f"outcome-{outcome.value}")

    def line(self, line: Line, me: Seat | None = Seat.ZERO) -> str:
        """Return a sentence that was kept as its message and facts, in words."""
        return lines.said(line, me, self)

    # --- rulebooks ----------------------------------------------------------------------------

    def rulebook(self, rules: Rulebook) -> str:
        """Return a rulebook's display name."""
        return sources.rulebook(rules, self)

    def rulebook_about(self, rules: Rulebook) -> str:
        """Return one line of what is special about a rulebook."""
        return sources.about(rules, self)

    def clause(self, id: str, rules: Rulebook | None = None) -> str:
        """Return the wording of a clause (`online:6.6`) or of a reading (`reading:4`)."""
        return sources.clause(id, rules, self)

    def clause_ref(self, id: str) -> str:
        """Return a clause id as a reader sees it."""
        return sources.clause_ref(id, self)

    def reading(self, number: int) -> str:
        """Return the wording of a reading we chose."""
        return sources.reading(number, self)

    def basis(self, basis: Basis) -> str:
        return sources.basis(basis, self)

    def source(self, source: Source) -> str:
        """Return where a value comes from, in one line."""
        return sources.source(source, self)

    def rule(self, rule: str) -> str:
        """Return the title of a rule key; KeyError if there is no such rule."""
        return self.say(values.message(rule))

    def value(self, rule: str, value: object) -> str:
        """Return the value of a rule in words; None does not apply."""
        return values.in_words(rule, value, self)

    def value_in(self, rule: str, rules: Rulebook) -> str:
        """Return a rulebook's value in words; "does not apply" where it has no such rule or no use for it."""
        return values.of_rulebook(rule, rules, self)

    def statement(self, rule: str) -> str:
        """Return a rule and its value in this rulebook, in one line."""
        return ruling.statement(rule, self)

    # --- rulings and sheets -------------------------------------------------------------------

    def because(
        self, ruled: Verdict | Reason, status: Status | None = None, me: Seat | None = Seat.ZERO
    ) -> str:
        """Return why something may or may not be done, or what followed, in one or two sentences.

        `me` is who is spoken to, usually who acts; None names players by their seats.
        """
        if isinstance(ruled, Verdict):
            return ruling.because(ruled.reason, ruled.status, me, self)
        return ruling.because(ruled, status, me, self)

    def entry(self, entry: Entry, me: Seat | None = Seat.ZERO) -> str:
        """Return one line of the written sheet."""
        return sheet.entry(entry, me, self)

    def decided(self, score: Score, me: Seat | None = Seat.ZERO) -> str:
        """Return who won the deal and why."""
        return sheet.decided(score, me, self)

    def written(self, score: Score, me: Seat | None = Seat.ZERO) -> str:
        """Return what the deal writes for each side."""
        return sheet.written(score, me, self)

    def ending(self, ending: Ending, me: Seat | None = Seat.ZERO) -> str:
        """Return how the deal ended."""
        return sheet.ending(ending, me, self)

    def thumb(self, thumb: Thumb, me: Seat | None = Seat.ZERO) -> str:
        """Return a bot's rule of thumb in a sentence."""
        return thumbs.sentence(thumb, me, self)

    def notation_error(self, error: NotationError, me: Seat | None = None) -> str:
        """Return what is wrong with a text: line, column, what was expected, the clause that refuses it."""
        return reading.notation_error(error, me, self)


@lru_cache(maxsize=256)
def speech(language: str, rules: Rulebook | None = None, digits: Digits = Digits.LATIN) -> Speech:
    """Return the speech of a language in the words of a rulebook; KeyError if there is no such language."""
    return Speech(language, rules, digits)


def explain(language: str, rules: Rulebook | None) -> Callable[[Reason, Status], str]:
    """Return what makes a sentence of a ruling, its clause ids in brackets."""
    voice = speech(language, rules)

    def sentence(reason: Reason, status: Status) -> str:
        ids = " ".join(isolate(id) for id in reason.clauses)
        return voice.say("explained", sentence=voice.because(reason, status, me=None), clauses=ids)

    return sentence
