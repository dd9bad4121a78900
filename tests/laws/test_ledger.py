"""A score is a ledger: every total is the sum of its entries, and every entry has its reason."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import Deal, Level, Match, Step, Team, score
from engine.contract import Capot
from engine.deal import End
from engine.ledger import Unit
from engine.tally import count, deal_facts
from tests.oracle.naive_scoring import baloot_score, coinche_score
from tests.strategies import BOOKS, SHARING, Habits, book, corpus

LAWFUL = Habits(claim=0.03)


def scored(id: str):
    """Yield the deals of a rulebook that are written, with their scores."""
    for walk in corpus(id, 80, LAWFUL):
        if (written := score(walk[-1])) is not None:
            yield walk[-1], written


@pytest.mark.parametrize("id", BOOKS)
def test_every_total_is_the_sum_of_its_entries(id: str) -> None:
    seen = 0
    for _, written in scored(id):
        ledger = written.ledger
        for step in Step:
            for team in Team:
                amounts = [entry.amount for entry in ledger.at(step) if entry.team is team]
                assert sum(amounts) == ledger.total(step, team)
                assert sum(amounts) == ledger.totals(step)[team]
        for team in Team:
            assert written.points[team] == sum(entry.amount for entry in ledger.why(team))
        seen += 1
    assert seen >= 30


@pytest.mark.parametrize("id", BOOKS)
def test_every_entry_has_a_rule_of_the_rulebook_and_its_clauses(id: str) -> None:
    rules = book(id)
    rulings: Counter[str] = Counter()
    for _, written in scored(id):
        reasons = [entry.reason for entry in written.ledger.entries] + [written.decided_by]
        for reason in reasons:
            assert reason.clauses
            assert rules.sources[reason.rule].clauses == reason.clauses
            rulings[reason.rule] += 1
        for entry in written.ledger.entries:
            card_points = entry.step in (Step.COUNT, Step.TIEBREAK)
            assert entry.unit is (Unit.CARD_POINTS if card_points else Unit.POINTS)
    assert len(rulings) >= 8


@pytest.mark.parametrize("id", BOOKS)
def test_an_entry_amount_is_the_one_its_reason_names(id: str) -> None:
    for _, written in scored(id):
        for entry in written.ledger.entries:
            if "amount" in entry.reason.facts:
                assert entry.reason.facts["amount"] == entry.amount
            if "times" in entry.reason.facts:
                base = entry.reason.facts.get("base", entry.reason.facts.get("worth"))
                assert isinstance(base, int)
                assert base * int(str(entry.reason.facts["times"])) == entry.amount


@pytest.mark.parametrize("id", BOOKS)
def test_what_is_written_for_a_whole_deal_is_what_the_text_writes(id: str) -> None:
    outcomes: Counter[str] = Counter()
    for deal, written in scored(id):
        facts, contract = deal_facts(deal), deal.contract
        assert contract is not None
        if id in SHARING:
            level = "gahwa" if contract.level is Level.GAHWA else int(contract.level.value)
            expected = baloot_score(
                id,
                contract.mode,
                contract.buyers,
                level,
                facts.card_points,
                facts.tricks,
                facts.projects,
                facts.baloot,
            )
        else:
            bid = "capot" if isinstance(contract.bid, Capot) else int(contract.bid or 0)
            expected = coinche_score(
                str(facts.scoring),
                contract.buyers,
                bid,
                int(contract.level.value),
                facts.card_points,
                facts.tricks,
                facts.baloot,
            )
        assert expected.points == written.points, deal.actions
        assert expected.outcome == written.outcome
        assert expected.match_winner == written.match_winner
        outcomes[expected.outcome] += 1
    assert min(outcomes["made"], outcomes["failed"]) >= 5, outcomes


@pytest.mark.parametrize("id", BOOKS)
def test_the_counted_points_of_the_ledger_are_those_it_weighs(id: str) -> None:
    for deal, written in scored(id):
        assert count(deal).totals(Step.COUNT) == written.ledger.totals(Step.COUNT)
        assert deal_facts(deal).card_points == written.ledger.totals(Step.COUNT)


@pytest.mark.parametrize("id", BOOKS)
def test_a_deal_is_scored_when_it_was_bought_and_has_ended(id: str) -> None:
    unscored = 0
    for walk in corpus(id, 80, LAWFUL):
        for deal in walk:
            over = deal.ending is not None and deal.ending.how is not End.THROWN_IN
            assert over == (score(deal) is not None)
            unscored += not over
    assert unscored >= 500


@pytest.mark.parametrize("id", BOOKS)
def test_the_match_adds_what_the_deal_writes(id: str) -> None:
    for deal, written in scored(id):
        match = Match(deal.rules, deal.rules.match.targets[0], deal.scoring, deal.standing, (deal,))
        expected = tuple(deal.standing.totals[team] + written.points[team] for team in Team)
        assert expected == match.standing().totals


@pytest.mark.parametrize("id", SHARING)
def test_only_one_side_has_valid_projects_and_only_with_a_trick(id: str) -> None:
    valued = 0
    for deal, _ in scored(id):
        facts = deal_facts(deal)
        assert 0 in facts.projects
        for team in Team:
            assert facts.tricks[team] or not facts.projects[team]
        valued += any(facts.projects)
        assert 2 >= sum(facts.baloot)
    assert valued >= 10


def test_a_thrown_in_deal_writes_nothing() -> None:
    ends: list[Deal] = [walk[-1] for id in BOOKS for walk in corpus(id)]
    thrown = [deal for deal in ends if deal.ending is not None and deal.ending.how is End.THROWN_IN]
    assert len(thrown) >= 5
    assert all(score(deal) is None for deal in thrown)
