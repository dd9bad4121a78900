"""The same position under another rulebook: what can be said and played there too, and what stops it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random

from engine import Action, Contract, Deal, Level, Match, Status, Verdict
from engine.actions import Call
from engine.rulebook import BidAuction, Rulebook
from engine.seats import SEATS
from lessons.board.arranging import Order, Unreachable
from lessons.board.study import MAIN, Place, Study


@dataclass(frozen=True, slots=True)
class Moved:
    """A study under another rulebook, as far as it goes: `stopped` refuses the action after its last."""

    study: Study
    stopped: Verdict | None

    @property
    def place(self) -> Place:
        """Where it ends."""
        return Place(MAIN, self.study.lines[MAIN].last)


def under(study: Study, place: Place, rules: Rulebook) -> Moved | None:
    """Return a study of what leads to a place, under another rulebook; None if it knows no such contract.

    Where both speak alike the same pack is dealt and the same words are said. Else the hands and the contract
    are kept, at the lowest bid that buys it, and only the cards are played again.
    """
    deal, actions = study.deal(place), study.actions(place)
    if isinstance(deal.rules.auction, BidAuction) == isinstance(rules.auction, BidAuction):
        start = Match.start(rules, deal.dealer, deal.pack, opening=replace(study.match.opening, target=None))
        return _played(start, actions, study.title)
    bought = _bought(deal, rules)
    if bought is None:
        return None
    return _played(bought, (action for action in actions if not isinstance(action, Call)), study.title)


def _bought(deal: Deal, rules: Rulebook) -> Match | None:
    """The hands as the play began, bought as there, in words of the other rulebook."""
    contract, play = deal.contract, deal.play
    if contract is None or play is None or contract.mode not in rules.modes:
        return None
    bid = rules.auction.lowest if isinstance(rules.auction, BidAuction) else None
    wished = Contract(contract.mode, contract.trump, contract.buyer, Level.SINGLE, bid=bid)
    whole = deal.hands_complete or deal.dealt.hands
    hands = dict(zip(SEATS, whole, strict=True))
    try:
        return Order(rules, deal.dealer, hands, contract=wished).start(Random(0))
    except Unreachable:
        return None


def _played(match: Match, actions: Iterable[Action], title: str) -> Moved:
    deal = match.deal
    for action in actions:
        verdict = deal.judge(action)
        if verdict.status is Status.REFUSED:
            return Moved(Study.of(match.with_deal(deal), title), verdict)
        deal = deal.after(action)
    return Moved(Study.of(match.with_deal(deal), title), None)
