"""A finished deal reckoned up: tricks, card points, whose projects stand, baloot, and the score."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.cards import Cards
from engine.choices import BalootCounts
from engine.contract import belote, ranking
from engine.contract_scoring import keep, keep_penalty
from engine.deal import Deal, End
from engine.ledger import DealFacts, Entry, Ledger, Score, Step
from engine.projects import Project, baloot_lost_beside, best_side, shown_in_a_run
from engine.reasons import Reason
from engine.rulebook import ShareScoring
from engine.scoring import share, share_penalty
from engine.seats import SEATS, TEAMS, Seat, Team
from engine.trick import trick_points, winner
from engine.tricks import Tricks


def count(deal: Deal) -> Ledger:
    """Return the card points taken so far, trick by trick, with the last trick's ten and a claim's rest."""
    return Ledger(tuple(_count(deal)))


def _count(deal: Deal) -> Iterator[Entry]:
    rules, contract = deal.rules, deal.contract
    if contract is None:
        return
    for number, trick in enumerate(deal.tricks, 1):
        seat = winner(trick, contract, rules)
        reason = rules.reason("play.winner", seat=seat, trick=number, cards=trick.cards)
        yield Entry(Step.COUNT, seat.team, trick_points(trick, contract, rules), reason)
    if len(deal.tricks) == 8:
        last = winner(deal.tricks[-1], contract, rules).team
        yield Entry(Step.COUNT, last, rules.cards.last_trick, rules.reason("cards.last_trick"))
    elif (claimed := _claimed_by(deal)) is not None:
        left = Cards.of(card for hand in deal.hands for card in hand)
        rest = ranking(rules, contract.trump).card_points(left)
        assert deal.claim is not None
        yield Entry(Step.COUNT, claimed, rest, deal.claim.reason)
        yield Entry(Step.COUNT, claimed, rules.cards.last_trick, rules.reason("cards.last_trick"))


def _claimed_by(deal: Deal) -> Team | None:
    """The side the rest went to by a claim."""
    if deal.claim is None or deal.play is None:
        return None
    side = deal.play.turn.team
    return side if deal.claim.holds else side.other


def tricks_taken(deal: Deal) -> tuple[int, int]:
    """Return how many tricks each team has, those of a claim included."""
    taken = [0, 0]
    if deal.contract is not None:
        for trick in deal.tricks:
            taken[winner(trick, deal.contract, deal.rules).team] += 1
    claimed = _claimed_by(deal)
    if claimed is not None:
        taken[claimed] += 8 - len(deal.tricks)
    return taken[0], taken[1]


def standing_projects(deal: Deal) -> tuple[Team, Seat, Project] | None:
    """Return whose projects stand, with the deciding one; a side that took no trick has none (online:7.9)."""
    tricks = tricks_taken(deal)
    over = sum(tricks) == 8
    declared = {s: _declared(deal, s) for s in SEATS if not over or tricks[s.team]}
    return best_side(declared, deal.first, deal.rules)


def _declared(deal: Deal, seat: Seat) -> tuple[Project, ...]:
    return () if deal.play is None else deal.play.declared[seat]


def project_points(deal: Deal) -> tuple[int, int]:
    """Return each team's valid project points, undoubled."""
    best = standing_projects(deal)
    if best is None:
        return 0, 0
    side = best[0]
    worth = sum(project.points for seat in side.seats for project in _declared(deal, seat))
    return (worth, 0) if side is TEAMS[0] else (0, worth)


def baloot(deal: Deal) -> tuple[Seat | None, Reason | None]:
    """Return whose baloot counts, if anybody's; and why it does or does not, where somebody was dealt it."""
    play, rules = deal.play, deal.rules
    holder = None if play is None else play.holder_of_baloot()
    if play is None or holder is None:
        return None, None
    shown = play.stands(holder)  # laid open after the first trick, whatever became of it later
    own = play.declared[holder]
    if beside := baloot_lost_beside(own, shown, play.contract.trump, rules):
        return None, rules.reason("projects.baloot_lost", holder=holder, cards=beside.cards)
    laid_open = shown and shown_in_a_run(own, play.contract.trump)
    spoken = holder in play.spoken or laid_open or _laid_by_claim(deal, play, holder)
    why = rules.reason("projects.baloot", holder=holder)
    return (None if rules.projects.baloot is BalootCounts.SPOKEN and not spoken else holder), why


def _laid_by_claim(deal: Deal, play: Tricks, holder: Seat) -> bool:
    """Whether a claim laid the holder's pair open before its second card was played in silence."""
    return deal.claim is not None and any(c in play.hands[holder] for c in belote(play.contract.trump))


def deal_facts(deal: Deal) -> DealFacts:
    """Return what the deal is scored from; the deal must have a contract."""
    assert deal.contract is not None
    holder, _ = baloot(deal)
    points = deal.rules.projects.baloot_points
    return DealFacts(
        contract=deal.contract,
        card_points=count(deal).totals(Step.COUNT),
        tricks=tricks_taken(deal),
        projects=project_points(deal),
        baloot=(
            points if holder is not None and holder.team is TEAMS[0] else 0,
            points if holder is not None and holder.team is TEAMS[1] else 0,
        ),
        scoring=deal.scoring,
    )


def _reckon(facts: DealFacts, deal: Deal) -> Score:
    """The score of a deal that was played, claimed or recorded, in the rulebook's shape of scoring."""
    rules, ending = deal.rules, deal.ending
    shares = isinstance(rules.scoring, ShareScoring)
    if ending is not None and ending.offenders is not None:
        penalty = share_penalty if shares else keep_penalty
        return penalty(facts, ending.offenders, rules, ending.reason)
    return share(facts, rules) if shares else keep(facts, rules)


def score(deal: Deal) -> Score | None:
    """Return the deal's score, its ledger from the first trick on; None where nothing is written."""
    if deal.contract is None or deal.ending is None or deal.ending.how in (End.THROWN_IN, End.ANNULLED):
        return None
    scored = _reckon(deal_facts(deal), deal)
    return replace(scored, ledger=count(deal).plus(scored.ledger.entries))
