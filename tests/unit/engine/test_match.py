"""A match: who has won, who deals next, what carries over."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine import Call, Deal, Match, Object, Phase, Seat, Standing, Team, load, score, shuffled
from engine.actions import Laid, Request
from engine.deal import End
from engine.match import match_winner
from tests.strategies import BOOKS, CLUB, QUIET, ROGUE, SHARING, book, random_start, walk

PASSES = {"coinche": 4, "ffb": 4}


@pytest.mark.parametrize("id", BOOKS)
def test_the_first_to_the_target_wins(id: str) -> None:
    rules = book(id)
    for target in rules.match.targets:
        assert Team.EVEN is match_winner((target, target - 1), target, rules)[0]
        assert Team.ODD is match_winner((0, target + 7), target, rules)[0]
        assert match_winner((target - 1, target - 1), target, rules)[0] is None


@pytest.mark.parametrize("id", BOOKS)
def test_both_past_the_target_the_higher_wins_and_equal_goes_on(id: str) -> None:
    rules = book(id)
    target = rules.match.targets[0]
    assert Team.ODD is match_winner((target + 1, target + 2), target, rules)[0]
    assert Team.EVEN is match_winner((target + 3, target), target, rules)[0]
    winner, reason = match_winner((target + 4, target + 4), target, rules)
    assert winner is None
    assert "match.level" == reason.rule
    assert "match.both_reach" == match_winner((target + 1, target), target, rules)[1].rule
    assert "match.targets" == match_winner((target, 0), target, rules)[1].rule


def test_the_targets_are_152_and_in_coinche_1000_or_2000() -> None:
    for id in SHARING:
        assert (152,) == book(id).match.targets
    assert (1000, 2000) == load("coinche").match.targets


def thrown_in(id: str, dealer: Seat = Seat.ONE) -> Match:
    match = Match.start(book(id), dealer, shuffled(Random(3)))
    for _ in range(PASSES.get(id, 8)):
        match = match.after(Call.parse("pass"))
    return match


@pytest.mark.parametrize("id", BOOKS)
def test_after_a_thrown_in_deal_the_rulebooks_dealer_deals(id: str) -> None:
    match = thrown_in(id)
    assert match.deal.ending is not None
    assert End.THROWN_IN is match.deal.ending.how
    assert (Seat.ONE if id == "house" else Seat.TWO) is match.next_dealer()
    assert (0, 0) == match.standing().totals


def finished(id: str, seed: int, standing: Standing) -> Match:
    """Return a match whose only deal was played out."""
    rng = Random(seed)
    while True:
        start = random_start(rng, book(id), standing)
        *_, last = walk(rng, start, QUIET)
        if last.ending is not None and last.ending.how is End.PLAYED:
            return Match(book(id), book(id).match.targets[0], start.scoring, standing, (last,))


@pytest.mark.parametrize("id", BOOKS)
def test_after_a_played_deal_the_next_player_deals_and_the_totals_carry_over(id: str) -> None:
    match = finished(id, 5, Standing((20, 30), (1, 2)))
    written = score(match.deal)
    assert written is not None
    if match.winner() is None:
        after = match.next_deal(shuffled(Random(1)))
        assert match.deal.dealer.next is after.deal.dealer
        assert (20 + written.points[0], 30 + written.points[1]) == after.deal.standing.totals
        assert (1, 2) == after.deal.standing.warnings
        assert Phase.AUCTION is after.deal.phase
        assert 2 == len(after.deals)


@pytest.mark.parametrize("id", BOOKS)
def test_no_deal_begins_while_one_goes_on(id: str) -> None:
    match = Match.start(book(id), Seat.ZERO, shuffled(Random(2)))
    with pytest.raises(ValueError, match="no deal can begin"):
        match.next_deal(shuffled(Random(2)))
    assert match.winner() is None


@pytest.mark.parametrize("id", BOOKS)
def test_no_deal_begins_once_the_match_is_won(id: str) -> None:
    target = book(id).match.targets[0]
    match = finished(id, 6, Standing((target - 1, target - 2)))
    assert match.winner() is not None
    with pytest.raises(ValueError, match="no deal can begin"):
        match.next_deal(shuffled(Random(2)))


@pytest.mark.parametrize("id", SHARING)
def test_gahwa_wins_the_match_whatever_the_score(id: str) -> None:
    rng, seen = Random(f"gahwa {id}"), 0
    while seen < 3:
        *_, deal = walk(rng, random_start(rng, book(id), Standing((0, 140))), replace(QUIET, silent=0.05))
        if deal.contract is None or deal.contract.level != "gahwa":
            continue
        seen += 1
        written = score(deal)
        assert written is not None
        match = Match(book(id), 152, None, deal.standing, (deal,))
        assert written.match_winner is not None
        assert written.match_winner is match.winner()
        expected = deal.contract.buyers if written.outcome == "made" else deal.contract.others
        assert expected is written.match_winner


def test_a_warning_of_this_deal_stands_in_the_next() -> None:
    deal = _with_a_fault()
    match = Match(deal.rules, 152, None, deal.standing, (deal,))
    offenders = next(team for team in Team if deal.play is not None and deal.play.faults(team))
    objector = offenders.other.seats[0]
    warned = match.after(Object(objector, Request.WARNING, Laid.DOWN))
    expected = (1, 0) if offenders is Team.EVEN else (0, 1)
    assert expected == warned.standing().warnings


def test_after_takweesh_the_same_dealer_deals_and_nothing_is_written() -> None:
    deal = _with_a_fault()
    match = Match(deal.rules, 152, None, deal.standing, (deal,))
    offenders = next(team for team in Team if deal.play is not None and deal.play.faults(team))
    annulled = match.after(Object(offenders.other.seats[0], Request.TAKWEESH, Laid.DOWN))
    assert annulled.deal.ending is not None
    assert End.ANNULLED is annulled.deal.ending.how
    assert deal.dealer is annulled.next_dealer()
    assert deal.standing.totals == annulled.standing().totals
    assert score(annulled.deal) is None


def _with_a_fault() -> Deal:
    rng = Random("a fault")
    while True:
        for deal in walk(rng, random_start(rng, book("tournament")), ROGUE):
            if deal.play is not None and deal.phase is Phase.PLAY and any(map(deal.play.faults, Team)):
                return deal


def test_a_match_may_open_with_totals() -> None:
    match = Match.start(book("online"), Seat.ZERO, shuffled(Random(1)), opening=Standing((120, 90)))
    assert (120, 90) == match.standing().totals
    assert (120, 90) == match.deal.standing.totals


def test_coinche_scoring_defaults_to_the_rulebooks_first() -> None:
    match = Match.start(load("coinche", CLUB), Seat.ZERO, shuffled(Random(1)))
    assert "easy" == match.scoring
    assert 1000 == match.target
