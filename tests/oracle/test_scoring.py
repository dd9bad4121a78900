"""What is written for a deal against the plainly written scoring: every level, mode, kaboot and tie."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine import Contract, Level, Mode, Seat, Suit
from engine.contract import Capot
from engine.contract_scoring import keep
from engine.ledger import DealFacts, Score
from engine.scoring import share
from tests.oracle.naive_scoring import baloot_score, coinche_score
from tests.strategies import BIDDING, SHARING, book

# Valid project points that hands of one side can add up to.
PROJECTS = {Mode.HOKUM: (0, 0, 2, 4, 5, 7, 10, 12, 20), Mode.SUN: (0, 0, 4, 8, 10, 14, 20, 24, 40, 44)}
LEVELS = {Mode.SUN: (Level.SINGLE, Level.DOUBLE), Mode.HOKUM: tuple(Level)}
WHOLE = {Mode.SUN: 130, Mode.HOKUM: 162}


def said(level: Level) -> int | str:
    return "gahwa" if level is Level.GAHWA else int(level.value)


def outcome_of(score: Score) -> tuple[object, ...]:
    kaboot = None if score.kaboot is None else int(score.kaboot)
    winner = None if score.match_winner is None else int(score.match_winner)
    return score.points, str(score.outcome), kaboot, winner


def check_shared(id: str, facts: DealFacts) -> str:
    contract = facts.contract
    expected = baloot_score(
        id,
        contract.mode,
        int(contract.buyers),
        said(contract.level),
        facts.card_points,
        facts.tricks,
        facts.projects,
        facts.baloot,
    )
    actual = share(facts, book(id))
    assert (expected.points, expected.outcome, expected.kaboot, expected.match_winner) == outcome_of(
        actual
    ), facts
    return "kaboot" if expected.kaboot is not None else expected.outcome


def shared_facts(rng: Random, mode: Mode, level: Level, taken: int | None = None) -> DealFacts:
    """Return facts that belong together: one side's projects, one holder of baloot, whole tricks."""
    side = rng.randint(0, 1)
    worth = rng.choice(PROJECTS[mode])
    projects = (worth, 0) if side == 0 else (0, worth)
    baloot = rng.choice([(0, 0), (0, 0), (2, 0), (0, 2)]) if mode is Mode.HOKUM else (0, 0)
    whole = WHOLE[mode]
    if taken is None and rng.random() < 0.1:
        sweeper = rng.randint(0, 1)
        card_points, tricks = ((whole, 0), (8, 0)) if sweeper == 0 else ((0, whole), (0, 8))
    else:
        ours = rng.randint(0, whole) if taken is None else taken
        card_points, won = (ours, whole - ours), rng.randint(1, 7)
        tricks = (won, 8 - won)
    trump = rng.choice(list(Suit)) if mode is Mode.HOKUM else None
    contract = Contract(mode, trump, rng.choice(list(Seat)), level)
    return DealFacts(contract, card_points, tricks, projects, baloot)


@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.parametrize("id", SHARING)
def test_a_deal_is_written_as_the_text_says(id: str, mode: Mode) -> None:
    rng = Random(f"score {id} {mode}")
    seen: Counter[tuple[Level, str]] = Counter()
    for level in LEVELS[mode]:
        for _ in range(700):
            seen[level, check_shared(id, shared_facts(rng, mode, level))] += 1
    for level in LEVELS[mode]:
        for outcome in ("made", "failed", "kaboot"):
            assert seen[level, outcome] >= 25, (level, outcome, seen)


@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.parametrize("id", SHARING)
def test_every_split_of_the_card_points_is_written_as_the_text_says(id: str, mode: Mode) -> None:
    rng = Random(f"split {id} {mode}")
    outcomes: Counter[str] = Counter()
    for taken in range(WHOLE[mode] + 1):
        for level in LEVELS[mode]:
            for _ in range(3):
                outcomes[check_shared(id, shared_facts(rng, mode, level, taken))] += 1
    assert outcomes["made"] > 100 < outcomes["failed"]


# tournament:4.2 to 4.9: the others' card points that beat the buyers, and that tie.
LINES = {
    (Mode.SUN, 0): (66, 65),
    (Mode.HOKUM, 0): (82, 81),
    (Mode.SUN, 4): (56, 55),
    (Mode.HOKUM, 2): (72, 71),
    (Mode.SUN, 10): (41, 40),
    (Mode.HOKUM, 5): (56, None),
    (Mode.SUN, 20): (16, 15),
    (Mode.HOKUM, 10): (32, 31),
}


@pytest.mark.parametrize(("mode", "worth"), LINES, ids=lambda value: str(value))
def test_the_tournaments_table_of_loss_lines_follows_from_the_procedure(mode: Mode, worth: int) -> None:
    def outcome(others: int) -> str:
        contract = Contract(mode, Suit.SPADES if mode is Mode.HOKUM else None, Seat.ZERO)
        facts = DealFacts(contract, (WHOLE[mode] - others, others), (4, 4), (0, worth))
        return str(share(facts, book("tournament")).outcome)

    line, tie = LINES[mode, worth]
    outcomes = [outcome(others) for others in range(WHOLE[mode] + 1)]
    assert line == outcomes.index("failed")
    assert ([] if tie is None else [tie]) == [others for others, o in enumerate(outcomes) if o == "tied"]
    assert {"failed"} == set(outcomes[line:])


@pytest.mark.parametrize("scoring", ["easy", "contree"])
@pytest.mark.parametrize("id", BIDDING)
def test_a_bid_is_kept_or_missed_as_the_text_says(id: str, scoring: str) -> None:
    rng, rules = Random(f"bid {id} {scoring}"), book(id)
    way = next(way for way in rules.scoring.scorings if way == scoring)
    seen: Counter[str] = Counter()
    for number in range(4000):
        level = rng.choice([Level.SINGLE, Level.DOUBLE, Level.FOUR])
        bid = Capot.CAPOT if rng.random() < 0.15 else rng.choice(range(90, 190, 10))
        belote = rng.choice([(0, 0), (20, 0), (0, 20)])
        contract = Contract(Mode.HOKUM, rng.choice(list(Suit)), rng.choice(list(Seat)), level, False, bid)
        if rng.random() < 0.15:
            sweeper = rng.randint(0, 1)
            card_points, tricks = ((162, 0), (8, 0)) if sweeper == 0 else ((0, 162), (0, 8))
        else:
            ours, won = number % 163, rng.randint(1, 7)
            card_points, tricks = (ours, 162 - ours), (won, 8 - won)
        facts = DealFacts(contract, card_points, tricks, (0, 0), belote, way)
        said_bid = "capot" if isinstance(bid, Capot) else bid
        expected = coinche_score(
            scoring, int(contract.buyers), said_bid, int(level.value), card_points, tricks, belote
        )
        actual = keep(facts, rules)
        assert (expected.points, expected.outcome, expected.kaboot, None) == outcome_of(actual), facts
        seen[f"{expected.outcome} {'capot' if said_bid == 'capot' else 'number'}"] += 1
    assert min(seen[f"{o} {b}"] for o in ("made", "failed") for b in ("capot", "number")) >= 25, seen
