"""Where an illegal card can be played, an objection finds every one; elsewhere none can be played."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine import (
    Card,
    Deal,
    IllegalAction,
    Level,
    Object,
    Phase,
    Play,
    Reason,
    Seat,
    Status,
    Suit,
    Team,
    score,
)
from engine.actions import Laid, Request, Saying
from engine.choices import BalootCounts, Enforcement
from engine.deal import End
from engine.tally import deal_facts
from tests.oracle.naive_legality import playable
from tests.oracle.naive_scoring import recorded_score
from tests.strategies import (
    BOOKS,
    QUIET,
    ROGUE,
    Habits,
    book,
    books_where,
    corpus,
    faulty_plays,
    random_start,
    walk,
)

BLOCKING = books_where(lambda rules: rules.penalties.enforcement is Enforcement.BLOCK)
CALLING = books_where(lambda rules: rules.penalties.enforcement is not Enforcement.BLOCK)


def allowed_by_the_text(deal: Deal) -> set[str]:
    assert deal.contract is not None
    assert deal.trick is not None
    trump = None if deal.contract.trump is None else str(deal.contract.trump)
    hand = list(map(str, deal.hands[deal.trick.turn]))
    return playable(deal.rules.id, trump, deal.contract.closed, list(map(str, deal.trick.cards)), hand)


def faults(deal: Deal, team: Team) -> tuple[Reason, ...]:
    return () if deal.play is None else deal.play.faults(team)


def lost_by(deal: Deal, offenders: Team) -> tuple[int, int]:
    """Return what the text writes for a recorded violation."""
    contract, facts = deal.contract, deal_facts(deal)
    assert contract is not None
    level = "gahwa" if contract.level is Level.GAHWA else int(contract.level.value)
    return recorded_score(deal.rules.id, contract.mode, offenders, level, facts.projects, facts.baloot)


def test_house_and_tournament_let_an_illegal_card_fall_and_the_others_block_it() -> None:
    assert {"house", "tournament"} == set(CALLING)
    assert {"online", "primer", "coinche", "ffb"} == set(BLOCKING)


@pytest.mark.parametrize("id", BLOCKING)
def test_an_illegal_card_cannot_be_played(id: str) -> None:
    refused = 0
    for states in corpus(id):
        for deal in states:
            if deal.phase is not Phase.PLAY:
                continue
            assert deal.turn is not None
            legal = allowed_by_the_text(deal)
            for card in deal.hands[deal.turn]:
                if str(card) not in legal:
                    assert Status.REFUSED is deal.judge(Play(card)).status
                    with pytest.raises(IllegalAction):
                        deal.after(Play(card))
                    refused += 1
    assert refused >= 300


@pytest.mark.parametrize("id", CALLING)
def test_an_illegal_card_is_a_fault_and_can_be_played(id: str) -> None:
    faults = 0
    for states in corpus(id):
        for deal in states:
            if deal.phase is not Phase.PLAY:
                continue
            assert deal.turn is not None
            legal = allowed_by_the_text(deal)
            expected = {str(card) for card in deal.hands[deal.turn]} - legal
            assert expected == {str(play.card) for play in faulty_plays(deal)}
            for play in faulty_plays(deal):
                assert play not in deal.legal()
                assert play.card not in deal.after(play).hands[deal.turn]
                faults += 1
    assert faults >= 300


@pytest.mark.parametrize("id", CALLING)
def test_exactly_the_illegal_cards_that_were_played_are_found(id: str) -> None:
    rng, rules = Random(f"revokes {id}"), book(id)
    often = Habits(claim=0.0, fault=0.35)
    found: Counter[str] = Counter()
    clean = 0
    for _ in range(300):
        injected: dict[Team, list[Reason]] = {team: [] for team in Team}
        habits = rng.choice([often, often, QUIET])
        before: Deal | None = None
        for deal in walk(rng, random_start(rng, rules), habits):
            if before is not None and before.phase is Phase.PLAY and before.turn is not None:
                action = deal.actions[-1]
                if isinstance(action, Play) and str(action.card) not in allowed_by_the_text(before):
                    injected[before.turn.team].append(before.judge(action).reason)
                    found[injected[before.turn.team][-1].rule] += 1
            before = deal
            if rng.random() < 0.25 or deal.ending is not None:
                for team in Team:
                    expected = sorted(map(repr, injected[team]))
                    actual = [r for r in faults(deal, team) if r.rule != "projects.baloot_lost"]
                    assert expected == sorted(map(repr, actual))
        clean += not any(injected.values())
    assert sum(found.values()) >= 300, found
    assert len(found) == 5, found  # every duty of the rulebook
    assert clean >= 30


@pytest.mark.parametrize("id", CALLING)
def test_an_objection_is_granted_when_the_other_side_has_a_fault_and_only_then(id: str) -> None:
    rng, rules = Random(f"objections {id}"), book(id)
    rulings: Counter[tuple[bool, End | None]] = Counter()
    for _ in range(120):
        states = [d for d in walk(rng, random_start(rng, rules), ROGUE) if d.tricks or d.trick]
        for deal in rng.sample(states, min(3, len(states))):
            for seat in Seat:
                objection = Object(seat, Request.TASJEEL, Laid.DOWN)
                assert Status.ALLOWED is deal.judge(objection).status
                ruled = deal.after(objection)
                right = bool(faults(deal, seat.team.other))
                assert ruled.objection is not None
                assert objection == ruled.objection[0]
                assert ("granted" if right else "refused") == ruled.objection[1]
                ended = None if ruled.ending is None else ruled.ending.how
                assert ended is (End.RECORDED if right else None if deal.ending is None else deal.ending.how)
                rulings[right, ended] += 1
                if right:
                    assert ruled.ending is not None
                    assert seat.team.other is ruled.ending.offenders
                    written = score(ruled)
                    assert written is not None
                    assert lost_by(ruled, seat.team.other) == written.points
                    assert ruled.ending.reason.clauses
    assert sum(n for (right, _), n in rulings.items() if right) >= 100
    assert sum(n for (right, _), n in rulings.items() if not right) >= 100


@pytest.mark.parametrize("id", BLOCKING)
def test_where_the_table_blocks_illegal_cards_nothing_can_be_objected_to(id: str) -> None:
    for states in corpus(id, 10):
        for deal in states:
            for request in Request:
                assert Status.REFUSED is deal.judge(Object(Seat.ZERO, request)).status


@pytest.mark.parametrize("id", BOOKS)
def test_baloot_is_spoken_with_the_second_of_its_cards_and_with_no_other(id: str) -> None:
    """Said with another it is refused, even where that card itself can fall as a fault (tournament:5.6)."""
    rng, rules = Random(f"spoken {id}"), book(id)
    has_words = rules.projects.baloot is BalootCounts.SPOKEN
    said, refused = 0, 0
    for _ in range(150):
        for deal in walk(rng, random_start(rng, rules), QUIET):
            if deal.phase is not Phase.PLAY or deal.turn is None:
                continue
            assert deal.contract is not None
            trump = deal.contract.trump
            for card in deal.hands[deal.turn]:
                verdict = deal.judge(Play(card, Saying.BALOOT))
                if has_words and is_second_of_baloot(deal, deal.turn, card, trump):
                    said += 1
                    assert verdict.status is not Status.REFUSED
                else:
                    refused += 1
                    assert Status.REFUSED is verdict.status, (card, deal.actions)
    assert refused >= 5000
    assert (said >= 20) == has_words


def is_second_of_baloot(deal: Deal, seat: Seat, card: Card, trump: Suit | None) -> bool:
    pair = {f"K{trump}", f"Q{trump}"}
    if str(card) not in pair:
        return False
    other = next(iter(pair - {str(card)}))
    mine = {str(c) for trick in deal.tricks for player, c in trick.plays() if player is seat}
    return other in mine
