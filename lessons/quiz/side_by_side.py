"""Two rulebooks laid side by side for one rule, and the two questions that are asked of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine import Seat, Verdict
from engine.rulebook import Rulebook
from lessons.i18n import Line
from lessons.i18n.lines import Part, RuleName, RuleValue
from lessons.quiz.drawing.rivals import TWINS, value_in
from lessons.quiz.question import FactsShown, Question, Shown, TableShown, options

NAME = "two_rulebooks"
# What is claimed of a card or a word: that it is allowed here, that it is allowed there.
CLAIMS = {"both": (True, True), "here": (True, False), "there": (False, True), "neither": (False, False)}


def says(rule: str, rules: Rulebook) -> Mapping[str, RuleName | RuleValue]:
    """Return what a rulebook says about a rule, or about its twin there: its title and its value."""
    own = rule if rule in rules.sources else TWINS[rule]
    return {"name": RuleName(own), "value": RuleValue(own, rules.value(own))}


@dataclass(frozen=True, slots=True)
class Pair:
    """The rulebook that is asked about, and another that differs in this rule."""

    rule: str
    here: Rulebook
    there: Rulebook

    def line(self, id: str, /, **facts: Part) -> Line:
        """Return a line in which both rulebooks can be named."""
        return Line(f"quiz-{NAME}.{id}", {"here": self.here, "there": self.there, **facts})

    def in_here(self) -> Line:
        """Return what the rule is here."""
        return self.line("in-here", **says(self.rule, self.here))

    def told(self, rules: tuple[str, ...]) -> FactsShown:
        """Return what the other rulebook says otherwise of these rules."""
        otherwise = (
            one for one in rules if value_in(one, self.there) not in (None, value_in(one, self.here))
        )
        return FactsShown(tuple(self.line("says", **says(one, self.there)) for one in otherwise))

    def permitted(
        self,
        prompt: Line,
        here: Verdict,
        there: Verdict,
        why_there: Line,
        table: TableShown,
        me: Seat,
        group: tuple[str, ...],
    ) -> Question:
        """Ask whether something is allowed in both, in one or in neither; `group` is told of the other."""
        truth = (here.is_allowed, there.is_allowed)
        answer = next(id for id, claim in CLAIMS.items() if claim == truth)
        # A word that comes too late is not refused for what is asked about.
        why_here = self.in_here() if here.reason.rule == "auction.over" else here
        whys = {id: why_here if claim[0] is not truth[0] else why_there for id, claim in CLAIMS.items()}
        return Question(
            kind=NAME,
            rule=self.rule,
            prompt=prompt,
            options=options(answer, {id: self.line(id) for id in CLAIMS}, whys),
            answer=answer,
            because=(here,),
            look=self.line("look-allowed"),
            shown=(table, self.told(group)),
            me=me,
            told=why_there,
        )

    def valued(
        self,
        prompt: Line,
        answer: str,
        labels: Mapping[str, Line],
        whys: Mapping[str, Line],
        shown: tuple[Shown, ...],
        because: tuple[Verdict, ...] = (),
    ) -> Question:
        """Ask what comes of it here; what comes of it there is in the prompt."""
        return Question(
            kind=NAME,
            rule=self.rule,
            prompt=prompt,
            options=options(answer, labels, whys),
            answer=answer,
            because=(*because, self.here.reason(self.rule)),
            look=self.line("look-value"),
            shown=(*shown, self.told((self.rule,))),
        )
