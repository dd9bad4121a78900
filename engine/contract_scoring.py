"""Did the bidders keep their number, and what is written (coinche:7); easy and contree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.choices import ContractScoring
from engine.contract import Capot, Level, total_card_points
from engine.ledger import DealFacts, Entry, Ledger, Outcome, Score, Step, rounded
from engine.reasons import Fact, Reason
from engine.rulebook import BidScoring, Rulebook
from engine.seats import TEAMS, Team


def keep(facts: DealFacts, rules: Rulebook) -> Score:
    """Score a deal of a rulebook with bids; `facts.scoring` chooses one of its ways."""
    return _Keep(facts, rules).score()


def keep_penalty(facts: DealFacts, offenders: Team, rules: Rulebook, why: Reason) -> Score:
    """Score a recorded violation: the deal as if the other side had taken everything."""
    total = total_card_points(rules, facts.contract.mode)
    taken, tricks = ((0, total), (0, 8)) if offenders is TEAMS[0] else ((total, 0), (8, 0))
    scored = keep(replace(facts, card_points=taken, tricks=tricks), rules)
    return replace(scored, decided_by=why, kaboot=None)


def is_lost(facts: DealFacts, open_card_points: int, rules: Rulebook) -> bool:
    """Return whether the bidders can no longer keep their bid (coinche:7.2, 7.3).

    `open_card_points` are those nobody has taken yet, the last trick's ten included.
    """
    law = rules.scoring
    assert isinstance(law, BidScoring)
    bidders = facts.contract.buyers
    if isinstance(facts.contract.bid, Capot):
        return facts.tricks[bidders.other] > 0
    best = rounded(facts.card_points[bidders] + open_card_points, law.rounding) + facts.baloot[bidders]
    return best < (facts.contract.bid or 0)


class _Keep:
    def __init__(self, facts: DealFacts, rules: Rulebook) -> None:
        assert isinstance(rules.scoring, BidScoring)
        self.facts, self.rules, self.law = facts, rules, rules.scoring
        self.contract = facts.contract
        self.bidders, self.defenders = facts.contract.buyers, facts.contract.others
        self.scoring = facts.scoring or rules.scoring.scorings[0]
        self.swept_by = next((team for team in TEAMS if facts.tricks[team] == 8), None)
        self.called_capot = isinstance(facts.contract.bid, Capot)
        self.bid = self.law.capot_bid if isinstance(facts.contract.bid, Capot) else facts.contract.bid or 0

    def entry(self, step: Step, team: Team, amount: int, rule: str, **facts: Fact) -> Entry:
        return Entry(step, team, amount, self.rules.reason(rule, amount=amount, **facts))

    def taken(self, team: Team) -> int:
        """The card points a team is written, rounded; a called capot made counts its own worth."""
        if self.called_capot and self.swept_by is team and team is self.bidders:
            return self.law.capot_card_points
        return rounded(self.facts.card_points[team], self.law.rounding)

    def score(self) -> Score:
        weighed = Ledger().plus(self.weigh())
        reached = weighed.total(Step.WEIGH, self.bidders)
        made = self.swept_by is self.bidders if self.called_capot else reached >= self.bid
        rule = "scoring.capot_fails" if self.called_capot else "scoring.contract"
        why = self.rules.reason(rule, reached=reached, bid=self.bid)
        ledger = weighed.plus(self.write(made)).plus(self.belote(made))
        return Score(ledger, Outcome.MADE if made else Outcome.FAILED, why, self.swept_by)

    def weigh(self) -> Iterator[Entry]:
        for team in TEAMS:
            taken = self.facts.card_points[team]
            yield self.entry(
                Step.WEIGH,
                team,
                self.taken(team),
                "scoring.rounding",
                card_points=taken,
                rounded=self.taken(team),
            )
            if self.facts.baloot[team]:
                yield self.entry(Step.WEIGH, team, self.facts.baloot[team], "projects.baloot_points")

    def write(self, made: bool) -> Iterator[Entry]:
        contree = self.scoring is ContractScoring.CONTREE
        times = self.contract.level.multiplier
        if self.contract.level is not Level.SINGLE:
            winner = self.bidders if made else self.defenders
            base = (self.taken(winner) if made else self.law.failed) + (self.bid if contree else 0)
            yield self.entry(Step.WRITE, winner, base * times, "scoring.doubled", base=base, times=times)
            return
        if contree:
            rule = "scoring.made" if made else "scoring.failed"
            yield self.entry(
                Step.WRITE, self.bidders if made else self.defenders, self.bid, rule, bid=self.bid
            )
        if made:
            for team in TEAMS:
                yield self.entry(
                    Step.WRITE, team, self.taken(team), "scoring.made", card_points=self.taken(team)
                )
        else:
            yield self.entry(Step.WRITE, self.defenders, self.law.failed, "scoring.failed")

    def belote(self, made: bool) -> Iterator[Entry]:
        """Outside the multiplication; bidders who fail lose it to the defenders (coinche:3.3)."""
        for team in TEAMS:
            if worth := self.facts.baloot[team]:
                holder = team if made or team is self.defenders else self.defenders
                yield self.entry(Step.WRITE, holder, worth, "scoring.belote", holder=team)
