"""Whole deals told again from the pack and the words alone: hands, tricks, projects, baloot, card points."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import pytest

from engine import Claim, Deal, Declare, Mode, Play
from engine.deal import End
from engine.tally import deal_facts
from tests.oracle.naive_legality import eating
from tests.oracle.naive_projects import Found, baloot_counts, read, side_of_best
from tests.strategies import BIDDING, BOOKS, SHARING, Habits, corpus

PACKETS = {
    "online": [5],
    "house": [5],
    "primer": [3, 2],
    "tournament": [3, 2],
    "coinche": [3, 2, 3],
    "ffb": [3, 2, 3],
}
WORTH = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
TRUMP_WORTH = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3}
TALKATIVE = Habits(claim=0.05, declare=0.9, speak=0.5)


@dataclass
class Told:
    """What a reader of the sheet knows of a deal; seats count from the first player, who is 0."""

    hands: list[list[str]]
    taken: list[list[str]] = field(default_factory=lambda: [[], []])
    tricks: list[int] = field(default_factory=lambda: [0, 0])
    declared: dict[int, list[Found]] = field(default_factory=lambda: {seat: [] for seat in range(4)})
    spoken: set[int] = field(default_factory=set)
    played: dict[int, list[str]] = field(default_factory=lambda: {seat: [] for seat in range(4)})
    claimed: bool = False
    leader: int = 0


def dealt(id: str, pack: list[str], takes_buy_card: int | None) -> list[list[str]]:
    """Return the four complete hands, first player first (online:2.3, 2.4; tournament:2.3; coinche:1.1)."""
    pack = list(pack)
    hands: list[list[str]] = [[], [], [], []]
    for packet in PACKETS[id]:
        for seat in range(4):
            hands[seat] += [pack.pop(0) for _ in range(packet)]
    if takes_buy_card is not None:
        buy_card = pack.pop(0)
        for seat in range(4):
            more = 2 if seat == takes_buy_card else 3
            hands[seat] += [pack.pop(0) for _ in range(more)]
        hands[takes_buy_card].append(buy_card)
    assert not pack
    return hands


def retold(deal: Deal) -> Told:
    """Tell a deal again from its pack and its actions."""
    id, contract = deal.rules.id, deal.contract
    assert contract is not None
    trump = None if contract.trump is None else str(contract.trump)
    card_to = None if deal.card_to is None else (deal.card_to - deal.dealer - 1) % 4
    told = Told(dealt(id, list(map(str, deal.pack)), card_to))
    table: list[str] = []
    for action in deal.actions:
        turn = (told.leader + len(table)) % 4
        if isinstance(action, Declare):
            found = [read(id, contract.mode, map(str, cards)) for cards in action.projects]
            told.declared[turn] = [project for project in found if project is not None]
            assert len(found) == len(told.declared[turn])
        elif isinstance(action, Claim):
            told.claimed = True
        elif isinstance(action, Play):
            card = str(action.card)
            assert card in told.hands[turn]
            assert card not in told.played[turn]
            told.played[turn].append(card)
            if action.saying:
                told.spoken.add(turn)
            table.append(card)
            if len(table) == 4:
                told.leader = (told.leader + eating(table, trump)) % 4
                told.tricks[told.leader % 2] += 1
                told.taken[told.leader % 2] += table
                table = []
    return told


def by_turn(deal: Deal, pair: tuple[int, int]) -> list[int]:
    """Return numbers by team, the first player's team first."""
    return list(pair) if deal.dealer.next.team == 0 else [pair[1], pair[0]]


def finished(id: str):
    """Yield the deals that were played or claimed to the end, with their retelling."""
    for walk in corpus(id, 250, TALKATIVE):
        deal = walk[-1]
        if (
            deal.contract is not None
            and deal.ending is not None
            and deal.ending.how in (End.PLAYED, End.CLAIMED)
        ):
            yield deal, retold(deal)


@pytest.mark.parametrize("id", BOOKS)
def test_hands_are_dealt_in_the_packets_of_the_text(id: str) -> None:
    bought = 0
    for deal, told in finished(id):
        assert deal.hands_complete is not None
        for seat in range(4):
            assert set(told.hands[seat]) == set(map(str, deal.hands_complete[deal.dealer.next.after(seat)]))
        bought += 1
    assert bought >= 100


@pytest.mark.parametrize("id", BOOKS)
def test_tricks_and_card_points_are_those_of_the_story(id: str) -> None:
    for deal, told in finished(id):
        facts, contract = deal_facts(deal), deal.contract
        assert contract is not None
        points = {
            team: sum(
                (TRUMP_WORTH if c[1] == contract.trump else WORTH).get(c[0], 0) for c in told.taken[team]
            )
            for team in (0, 1)
        }
        if told.claimed:
            continue
        points[told.leader % 2] += 10
        assert [points[0], points[1]] == by_turn(deal, facts.card_points)
        assert told.tricks == by_turn(deal, facts.tricks)


@pytest.mark.parametrize("id", SHARING)
def test_the_valid_projects_are_those_of_the_story(id: str) -> None:
    seen: Counter[str] = Counter()
    for deal, told in finished(id):
        facts = deal_facts(deal)
        tricks = by_turn(deal, facts.tricks)
        valid = {seat: told.declared[seat] if tricks[seat % 2] else [] for seat in range(4)}
        side = side_of_best(id, valid)
        expected = [0, 0]
        if side is not None:
            expected[side] = sum(p.points for seat in (side, side + 2) for p in valid[seat])
        assert expected == by_turn(deal, facts.projects), deal.actions
        seen["valid"] += side is not None
        seen["both sides"] += all(any(told.declared[s] for s in (team, team + 2)) for team in (0, 1))
        seen["swept"] += 8 in tricks
    assert seen["valid"] >= 60
    assert seen["both sides"] >= 10
    assert seen["swept"] >= 1


@pytest.mark.parametrize("id", BOOKS)
def test_baloot_counts_as_the_story_tells(id: str) -> None:
    worth = 20 if id in BIDDING else 2
    seen: Counter[str] = Counter()
    for deal, told in finished(id):
        contract, facts = deal.contract, deal_facts(deal)
        assert contract is not None
        expected = [0, 0]
        for seat in range(4):
            pair = {f"K{contract.trump}", f"Q{contract.trump}"}
            if contract.mode is Mode.SUN or not pair <= set(told.hands[seat]):
                continue
            counts = counts_in(deal, told, seat, pair)
            seen[f"{counts}"] += 1
            expected[seat % 2] = worth if counts else 0
        assert expected == by_turn(deal, facts.baloot), deal.actions
    assert seen["True"] >= 15, seen
    assert seen["False"] >= (5 if id == "tournament" else 0), seen


def counts_in(deal: Deal, told: Told, seat: int, pair: set[str]) -> bool:
    id = deal.rules.id
    if id in BIDDING:
        return True
    shown = side_of_best(id, told.declared) == seat % 2
    if not baloot_counts(id, str(deal.contract.trump), told.declared[seat], shown):  # type: ignore[union-attr]
        return False
    if id != "tournament":
        return True
    if shown and any(not p.four and pair <= p.cards for p in told.declared[seat]):
        return True
    # A claim lays all cards open: what could still have been spoken counts.
    could_speak = told.claimed and not pair <= set(told.played[seat])
    return seat in told.spoken or could_speak
