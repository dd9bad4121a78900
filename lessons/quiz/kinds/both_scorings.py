"""What is written for a bid, in each of the ways it is scored?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from random import Random

from engine import Level, Mode, Team
from engine.asked import Asked
from engine.choices import ContractScoring
from engine.contract import Capot
from engine.contract_scoring import keep
from engine.ledger import DealFacts, Outcome, Score, Step, rounded
from engine.rulebook import BidScoring, Rulebook
from lessons.i18n import Line
from lessons.quiz.drawing.scores import (
    Pair,
    as_if,
    bid_law_of,
    facts_in,
    levels,
    plus,
    position_of,
    rule_in,
    some_bid,
    some_capot,
    to,
)
from lessons.quiz.question import Kind, Position, Question
from lessons.quiz.sheets import Slip, because, deal_rows, known, pair_id, pairs, part, row, sheet

WAYS = "scoring.scorings"
MADE = "scoring.made"
FAILED = "scoring.failed"
CAPOT_BID = "scoring.capot_bid"
CAPOT_CARDS = "scoring.capot_card_points"
DOUBLED = "scoring.doubled"
BELOTE = "scoring.belote"


def drills(rules: Rulebook) -> tuple[str, ...]:
    """What a bid writes; raised deals where there are raises."""
    if not isinstance(rules.scoring, BidScoring):
        return ()
    drilled = (WAYS, MADE, FAILED, CAPOT_BID, CAPOT_CARDS, BELOTE)
    return (*drilled, DOUBLED) if levels(rules, Mode.HOKUM) else drilled


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    facts = _drawn(rules, rng, rule)
    while not _needs(rule, facts, keep(facts, rules)):
        facts = _drawn(rules, rng, rule)
    return position_of(facts, rule)


def _drawn(rules: Rulebook, rng: Random, rule: str) -> DealFacts:
    if rule in (CAPOT_BID, CAPOT_CARDS):
        facts = some_capot(rules, rng, made=rule == CAPOT_CARDS or rng.random() < 0.6)
    else:
        facts = some_bid(rules, rng, belote=rule == BELOTE)
    often = {DOUBLED: 1, BELOTE: 0.6, MADE: 0, WAYS: 0.2, FAILED: 0}.get(rule, 0.25)
    if levels(rules, Mode.HOKUM) and rng.random() < often:
        level = rng.choice(levels(rules, Mode.HOKUM))
        facts = replace(facts, contract=replace(facts.contract, level=level))
    return facts


def _needs(rule: str, facts: DealFacts, scored: Score) -> bool:
    """Whether the deal turns on this rule."""
    made, single = scored.outcome is Outcome.MADE, facts.contract.level is Level.SINGLE
    called = isinstance(facts.contract.bid, Capot)
    match rule:
        case "scoring.made":
            return made and single and not called
        case "scoring.failed":
            return not made and single
        case "scoring.doubled":
            return not single
        case "scoring.capot_bid":
            return called and facts.scoring is ContractScoring.CONTREE
        case "scoring.capot_card_points":
            return called and made
        case "scoring.belote":
            return any(facts.baloot)
        case _:
            return True


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    rule = rule_in(asked, drills(rules))
    facts = facts_in(asked, rules)
    scored = keep(facts, rules)
    if not _needs(rule, facts, scored):
        raise asked.impossible("contract", f"{rule} does not write this deal")
    told = [*deal_rows(facts)]
    if isinstance(facts.contract.bid, Capot) or 8 in facts.tricks:
        told.insert(0, row("tricks", facts.tricks))
    slips = Slips(facts, scored, rules)
    assert facts.scoring is not None
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line("quiz-both_scorings.ask", {"way": facts.scoring}),
        options=pairs(scored.points, slips.of(rule)),
        answer=pair_id(scored.points),
        because=because(scored, rule, rules),
        look=Line(
            "quiz-both_scorings.look",
            {"way": facts.scoring, "times": facts.contract.level.multiplier},
        ),
        shown=(known(facts), sheet(told)),
    )


class Slips:
    """What people write wrongly for a bid; each rule's own mistakes come first."""

    def __init__(self, facts: DealFacts, scored: Score, rules: Rulebook) -> None:
        self.facts, self.scored, self.rules, self.law = facts, scored, rules, bid_law_of(rules)
        self.bidders = facts.contract.buyers
        self.made = scored.outcome is Outcome.MADE
        self.won = self.bidders if self.made else self.bidders.other
        self.times = facts.contract.level.multiplier
        self.called = isinstance(facts.contract.bid, Capot)
        self.contree = facts.scoring is ContractScoring.CONTREE
        self.bid = facts.contract.bid if isinstance(facts.contract.bid, int) else self.law.capot_bid
        self.taken = part(scored, Step.WEIGH, ("scoring.rounding",))
        self.whole = rounded(sum(facts.card_points), self.law.rounding)  # of a deal, as cards count
        self.told = {
            "winner": self.won,
            "loser": self.won.other,
            "times": self.times,
            "bid": self.bid,
            "way": facts.scoring or self.law.scorings[0],
        }

    def of(self, rule: str) -> Iterator[Slip]:
        """Yield the mistakes, those about this rule first."""
        named = {
            WAYS: self.ways(),
            DOUBLED: self.doubled(),
            BELOTE: self.belote(),
            CAPOT_BID: self.capot(),
            MADE: self.kept() if self.made else self.failed(),
        }
        first = {FAILED: MADE, CAPOT_CARDS: CAPOT_BID}.get(rule, rule)
        yield from chain(named.pop(first), *named.values())

    def slip(self, pair: Pair, name: str, **more: int | Team) -> Slip:
        return Slip(pair, Line(f"quiz-both_scorings.{name}", self.told | more))

    def changed(self, name: str, amount: int, to_whom: Team | None = None, **more: int | Team) -> Slip:
        """Return what is written, with so much more for the winner or for somebody else."""
        team = self.won if to_whom is None else to_whom
        return self.slip(plus(self.scored.points, to(team, amount)), name, **more)

    def ways(self) -> Iterator[Slip]:
        """Yield the deal scored in the other ways."""
        for way in self.law.scorings:
            if way is not self.facts.scoring:
                yield self.slip(keep(replace(self.facts, scoring=way), self.rules).points, "other-way")

    def doubled(self) -> Iterator[Slip]:
        """Yield a raised deal that is not multiplied, half multiplied, or shared."""
        if self.times == 1:
            return
        yield self.slip(self._at(Level.SINGLE), "not-multiplied")
        if self.contree:
            yield self.changed("bid-once", -self.bid * (self.times - 1))
        if self.times > 2:
            yield self.slip(self._at(Level.DOUBLE), "twice")
        yield self.changed("loser-keeps", self.taken[self.won.other], self.won.other)

    def _at(self, level: Level) -> Pair:
        contract = replace(self.facts.contract, level=level)
        return keep(replace(self.facts, contract=contract), self.rules).points

    def belote(self) -> Iterator[Slip]:
        """Yield belote multiplied, with the wrong side, left out."""
        for team in Team:
            if worth := self.facts.baloot[team]:
                owed = team if self.made else self.bidders.other
                told = {"worth": worth, "team": owed}
                points = self.scored.points
                if self.times > 1:
                    yield self.changed("belote-times", worth * (self.times - 1), owed, **told)
                elsewhere = plus(points, plus(to(owed.other, worth), to(owed, -worth)))
                yield self.slip(elsewhere, "belote-lost" if owed is not team else "belote-moved", **told)
                yield self.changed("no-belote", -worth, owed, **told)

    def capot(self) -> Iterator[Slip]:
        """Yield a called capot that is counted as the cards it took, or as another bid."""
        if not self.called:
            return
        if self.made:
            cards = keep(self.facts, as_if(self.rules, capot_card_points=self.whole)).points
            yield self.slip(cards, "capot-cards", worth=self.law.capot_card_points, plain=self.whole)
        else:
            failed = keep(self.facts, as_if(self.rules, failed=self.law.capot_card_points)).points
            yield self.slip(failed, "capot-failed", worth=self.law.failed)
        if self.contree:
            number = keep(self.facts, as_if(self.rules, capot_bid=self.whole)).points
            yield self.slip(number, "capot-number", plain=self.whole)

    def kept(self) -> Iterator[Slip]:
        """Yield a bid made: something left out, or not rounded."""
        if self.times > 1:
            return
        other = self.bidders.other
        if self.contree:
            yield self.changed("bid-only", -self.taken[self.bidders], worth=self.taken[self.bidders])
        yield self.changed("defenders-too", -self.taken[other], other, team=other, worth=self.taken[other])
        if not self.called:
            raw = [self.facts.card_points[team] - self.taken[team] for team in Team]
            yield self.slip(plus(self.scored.points, (raw[0], raw[1])), "unrounded")
            over = sum(self.taken) - self.whole
            yield self.changed("rest", -over, other, team=other)
        everything = plus(to(self.won, self.taken[other]), to(other, -self.taken[other]))
        yield self.slip(
            plus(self.scored.points, everything), "defenders-too", team=other, worth=self.taken[other]
        )

    def failed(self) -> Iterator[Slip]:
        """Yield a bid that failed: cards counted as they were taken, or one sum too many or too few."""
        if self.times > 1:
            return
        defenders, law = self.bidders.other, self.law
        own = self.taken[defenders] - law.failed
        yield self.changed("own-only", own, worth=law.failed)
        yield self.slip(
            plus(plus(self.scored.points, to(defenders, own)), to(self.bidders, self.taken[self.bidders])),
            "each-own",
            worth=law.failed,
        )
        yield self.changed("all-cards", sum(self.facts.card_points) - law.failed, worth=law.failed)
        yield self.changed("bidders-keep", self.taken[self.bidders], self.bidders)


KIND = Kind("both_scorings", drills, draw, ask)
