"""How a deal is shared between its sides, and how people get it wrong on the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine import Mode, Team
from engine.choices import Rounding
from engine.ledger import DealFacts, Score, Step, rounded
from engine.rulebook import Rulebook
from engine.scoring import counted_buyers
from lessons.i18n import Line
from lessons.quiz.drawing.scores import Pair, law_of, plus, to
from lessons.quiz.sheets import Miscount, Slip, part


@dataclass(frozen=True, slots=True)
class Sharing:
    """A deal's share. The card points of `others` are converted, the rest of `base` is the buyers'.

    `right` are both sides' points of the deal, projects and baloot left out.
    """

    others: Team
    taken: Pair
    right: Pair
    base: int
    rounding: Rounding
    divisor: int
    mode: Mode
    other_base: int
    other_divisor: int

    @classmethod
    def of(cls, facts: DealFacts, scored: Score, rules: Rulebook) -> Sharing:
        """Read how a deal that both sides took tricks in was shared."""
        law, mode = law_of(rules), facts.contract.mode
        ours = (law.base_hokum, law.rounding_hokum, law.divisor_hokum)
        theirs = (law.base_sun, law.rounding_sun, law.divisor_sun)
        if mode is Mode.SUN:
            ours, theirs = theirs, ours
        parts = (f"scoring.rounding_{mode.value}", f"scoring.base_{mode.value}")
        return cls(
            others=counted_buyers(facts.contract, law).other,
            taken=facts.card_points,
            right=part(scored, Step.WEIGH, parts),
            base=ours[0],
            rounding=ours[1],
            divisor=ours[2],
            mode=mode,
            other_base=theirs[0],
            other_divisor=theirs[2],
        )

    @property
    def buyers(self) -> Team:
        """Those who take the rest."""
        return self.others.other

    def shared(self, amount: int) -> Pair:
        """Return so much to those who are converted, and the rest to the buyers."""
        return plus(to(self.others, amount), to(self.buyers, self.base - amount))

    def misrounded(self) -> Iterator[Miscount]:
        """Yield what the others' card points come to, rounded wrongly."""
        taken = self.taken[self.others]
        whole, ones = rounded(taken, self.rounding), taken % 10
        facts = {"card_points": taken, "rounded": whole, "divisor": self.divisor}
        if ones == 5:
            for wrong in (taken - 5, taken + 5, taken):
                yield Miscount(
                    wrong // self.divisor, Line("quiz-scores.five", facts | {"rounding": self.rounding})
                )
        elif ones:
            for wrong in (taken - ones, taken - ones + 10):
                yield Miscount(wrong // self.divisor, Line("quiz-scores.nearest", facts))
            yield Miscount(taken // self.divisor, Line("quiz-scores.unrounded", facts))

    def misdivided(self) -> Miscount:
        """Return what the others' card points come to, divided as in the other mode."""
        whole = rounded(self.taken[self.others], self.rounding)
        facts = {"rounded": whole, "divisor": self.divisor, "other": self.other_divisor, "mode": self.mode}
        return Miscount(whole // self.other_divisor, Line("quiz-scores.divisor", facts))

    def misbased(self) -> Slip:
        """Return the share of what a deal of the other mode is worth."""
        facts = {"buyers": self.buyers, "base": self.base, "other": self.other_base, "mode": self.mode}
        pair = plus(self.right, to(self.buyers, self.other_base - self.base))
        return Slip(pair, Line("quiz-scores.base", facts))

    def both_converted(self) -> Slip:
        """Return both sides' card points, each converted by itself."""
        team = self.buyers
        worth = rounded(self.taken[team], self.rounding) // self.divisor
        pair = plus(to(self.others, self.right[self.others]), to(team, worth))
        facts = {"sum": sum(pair), "base": self.base, "team": self.others, "buyers": team}
        return Slip(pair, Line("quiz-scores.both", facts))

    def misshared(self) -> Iterator[Slip]:
        """Yield what both sides would have, shared wrongly: both converted, then rounded wrongly."""
        yield self.both_converted()
        for one in self.misrounded():
            yield Slip(self.shared(one.number), one.why)
