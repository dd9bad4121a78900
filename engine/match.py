"""A match (صكّة): deals one after another to the rulebook's target (online:10, coinche:7.7)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.actions import Action
from engine.choices import ContractScoring, NextDealer
from engine.deal import Deal, End
from engine.pack import Pack
from engine.reasons import Reason
from engine.rulebook import BidScoring, Rulebook
from engine.seats import TEAMS, Seat, Team
from engine.tally import score
from engine.view import Standing


def match_winner(totals: tuple[int, int], target: int, rules: Rulebook) -> tuple[Team | None, Reason]:
    """Return who has won the match with these totals, if anybody, and the rule it follows from."""
    reached = [team for team in TEAMS if totals[team] >= target]
    if len(reached) == 1:
        return reached[0], rules.reason("match.targets", target=target)
    if len(reached) == 2 and totals[0] != totals[1]:
        return max(TEAMS, key=lambda team: totals[team]), rules.reason("match.both_reach", target=target)
    return None, rules.reason("match.level" if reached else "match.targets", target=target)


@dataclass(frozen=True, slots=True)
class Match:
    """The deals so far, the last one perhaps still under way. Immutable."""

    rules: Rulebook
    target: int
    scoring: ContractScoring | None
    opening: Standing  # before the first deal: a practice match may start at 120 to 90
    deals: tuple[Deal, ...]

    @classmethod
    def start(
        cls,
        rules: Rulebook,
        dealer: Seat,
        pack: Pack,
        target: int | None = None,
        scoring: ContractScoring | None = None,
        opening: Standing | None = None,
    ) -> Match:
        """Start with the first deal; target and scoring default to the rulebook's first.

        Raises ValueError for a target the rulebook does not know, or totals below zero.
        """
        if scoring is None and isinstance(rules.scoring, BidScoring):
            scoring = rules.scoring.scorings[0]
        target = rules.match.targets[0] if target is None else target
        opening = opening or Standing()
        if target not in rules.match.targets or min(*opening.totals, *opening.warnings) < 0:
            raise ValueError(f"no match of {rules.id} to {target} from {opening}")
        if target != rules.match.targets[0]:
            opening = replace(opening, target=target)
        return cls(rules, target, scoring, opening, (Deal.start(rules, dealer, pack, opening, scoring),))

    @property
    def deal(self) -> Deal:
        """The last deal."""
        return self.deals[-1]

    def after(self, action: Action) -> Match:
        """Return the match after an action in its last deal; raises IllegalAction."""
        return self.with_deal(self.deal.after(action))

    def with_deal(self, deal: Deal) -> Match:
        """Return the match with its last deal in this later state."""
        return replace(self, deals=(*self.deals[:-1], deal))

    def standing(self) -> Standing:
        """Return totals and warnings after the last deal, as far as it is scored."""
        totals = self.deal.standing.totals
        if (scored := score(self.deal)) is not None:
            totals = (totals[0] + scored.points[0], totals[1] + scored.points[1])
        return replace(self.deal.standing, totals=totals, warnings=self.deal.warnings)

    def winner(self) -> Team | None:
        """Return who has won the match, None while it goes on."""
        scored = score(self.deal)
        if scored is not None and scored.match_winner is not None:
            return scored.match_winner
        return match_winner(self.standing().totals, self.target, self.rules)[0]

    def next_dealer(self) -> Seat:
        """Return who deals next: the same after a takweesh or where the rulebook says so, else the next."""
        ending = self.deal.ending
        same = ending is not None and (
            ending.how is End.ANNULLED
            or (ending.how is End.THROWN_IN and self.rules.auction.all_pass is NextDealer.SAME)
        )
        return self.deal.dealer if same else self.deal.dealer.next

    def next_deal(self, pack: Pack) -> Match:
        """Return the match with the next deal begun; ValueError while one goes on or the match is won."""
        if self.deal.ending is None or self.winner() is not None:
            raise ValueError("no deal can begin now")
        deal = Deal.start(self.rules, self.next_dealer(), pack, self.standing(), self.scoring)
        return replace(self, deals=(*self.deals, deal))
