"""`legal`, `solve` and `claim` against all lines of play, written out without the engine."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

import pytest

from engine import DECK
from engine.arbiter import answer
from tests.oracle.naive_legality import eating, playable

NAMES = [str(card) for card in DECK]
PLAIN_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3}
KINDS = [
    *((id, trump) for id in ("online", "house", "primer", "tournament") for trump in (None, "S")),
    ("coinche", "S"),
]

Hands = tuple[tuple[str, ...], ...]


def contract_of(id: str, trump: str | None, closed: bool = False) -> dict[str, Any]:
    if trump is None:
        return {"mode": "sun", "buyer": 0}
    level = {"level": 2, "closed": True} if closed else {}
    return {"mode": "hokum", "trump": trump, "buyer": 1, **({"bid": 90} if id == "coinche" else {}), **level}


def worth(cards: Sequence[str], trump: str | None) -> int:
    return sum((TRUMP_POINTS if card[1] == trump else PLAIN_POINTS).get(card[0], 0) for card in cards)


class Lines:
    """Every line of an ending: the most card points team 0 is sure of, and whether a side takes all."""

    def __init__(self, id: str, trump: str | None, closed: bool) -> None:
        self.id, self.trump, self.closed = id, trump, closed
        self.value = lru_cache(maxsize=None)(self._value)
        self.sweeps = lru_cache(maxsize=None)(self._sweeps)

    def moves(self, hands: Hands, leader: int, trick: tuple[str, ...]) -> list[str]:
        hand = hands[(leader + len(trick)) % 4]
        return sorted(playable(self.id, self.trump, self.closed, trick, hand))

    def after(
        self, hands: Hands, leader: int, trick: tuple[str, ...], card: str
    ) -> tuple[Hands, int, tuple[str, ...], int]:
        """Return the hands, who leads, the trick, and the card points team 0 took with this card."""
        mover = (leader + len(trick)) % 4
        left = tuple(
            tuple(c for c in hand if c != card) if seat == mover else hand for seat, hand in enumerate(hands)
        )
        if len(trick) < 3:
            return left, leader, (*trick, card), 0
        taker = (leader + eating((*trick, card), self.trump)) % 4
        points = worth((*trick, card), self.trump) + (10 if not any(left) else 0)
        return left, taker, (), points if taker % 2 == 0 else 0

    def played(self, hands: Hands, leader: int, trick: tuple[str, ...], card: str) -> int:
        left, next_leader, down, points = self.after(hands, leader, trick, card)
        return points + self.value(left, next_leader, down)

    def _value(self, hands: Hands, leader: int, trick: tuple[str, ...]) -> int:
        if not any(hands):
            return 0
        values = [self.played(hands, leader, trick, card) for card in self.moves(hands, leader, trick)]
        return max(values) if (leader + len(trick)) % 2 == 0 else min(values)

    def _sweeps(self, hands: Hands, leader: int, trick: tuple[str, ...], side: int) -> bool:
        """Return whether the side, which took the last trick, takes every one from here."""
        if not trick and leader % 2 != side:
            return False
        if not any(hands):
            return True
        results = [
            self.sweeps(*self.after(hands, leader, trick, card)[:3], side)
            for card in self.moves(hands, leader, trick)
        ]
        return any(results) if (leader + len(trick)) % 2 == side else all(results)


def drawn(rng: Random, size: int) -> Hands:
    cards = rng.sample(NAMES, 4 * size)
    return tuple(tuple(cards[size * seat : size * seat + size]) for seat in range(4))


def asked(kind: str, id: str, contract: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return answer(json.dumps({"question": kind, "rulebook": id, "contract": contract, **fields}))


@pytest.mark.parametrize(("id", "trump"), KINDS)
def test_legal_and_illegal_part_the_hand_in_its_order(id: str, trump: str | None) -> None:
    rng = Random(f"parts {id} {trump}")
    reasons: set[str] = set()
    for _ in range(600):
        # Two suits only, half of the time: ruffs with trumps both higher and lower are rare otherwise.
        pool = NAMES if rng.random() < 0.5 else [card for card in NAMES if card[1] in "SH"]
        cards = rng.sample(pool, rng.randint(1, 11))
        down = min(rng.randint(0, 3), len(cards) - 1)
        trick, hand = cards[:down], cards[down : down + 8]
        closed = trump is not None and rng.random() < 0.3
        ruling = asked("legal", id, contract_of(id, trump, closed), trick=trick, hand=hand)

        assert [card for card in hand if card not in ruling["illegal"]] == ruling["legal"]
        assert [card for card in hand if card not in ruling["legal"]] == list(ruling["illegal"])
        assert playable(id, trump, closed, trick, hand) == set(ruling["legal"])
        reasons |= set(ruling["illegal"].values())
    expected = {"must_follow_suit"}
    if trump is not None:
        expected |= {"closed_lead"} if id != "coinche" else set()
        expected |= {"must_overtake", "must_ruff"} if id != "primer" else set()
        expected |= {"must_overruff"} if id not in ("primer", "house") else set()
    assert expected == reasons


@pytest.mark.parametrize(("id", "trump"), KINDS)
def test_solve_gives_each_legal_card_the_value_of_all_lines(id: str, trump: str | None) -> None:
    rng = Random(f"solve {id} {trump}")
    for number in range(24):
        closed = trump is not None and number % 4 == 3
        lines, hands, leader = Lines(id, trump, closed), drawn(rng, 3), rng.randrange(4)
        trick: tuple[str, ...] = ()
        for _ in range(number % 4):
            card = rng.choice(lines.moves(hands, leader, trick))
            hands, leader, trick, _ = lines.after(hands, leader, trick, card)
        mover = (leader + len(trick)) % 4
        open_points = worth([c for hand in hands for c in hand] + list(trick), trump) + 10
        expected = {
            card: value if mover % 2 == 0 else open_points - value
            for card in lines.moves(hands, leader, trick)
            for value in [lines.played(hands, leader, trick, card)]
        }
        ruling = asked("solve", id, contract_of(id, trump, closed), hands=hands, leader=leader, trick=trick)

        assert expected == ruling["cards"], (hands, leader, trick)


@pytest.mark.parametrize(("id", "trump"), KINDS)
def test_a_claim_holds_if_and_only_if_no_line_refutes_it(id: str, trump: str | None) -> None:
    rng = Random(f"claim {id} {trump}")
    held = 0
    for number in range(40):
        lines, hands, claimer = Lines(id, trump, False), drawn(rng, 3), rng.randrange(4)
        if number % 2:  # the claimer's side is dealt the best cards, so that claims hold often enough
            ranked = sorted((c for hand in hands for c in hand), key=lambda c: -worth([c], trump))
            best, rest = ranked[:6], ranked[6:]
            rng.shuffle(best)
            sides = [best, rest] if claimer % 2 == 0 else [rest, best]
            hands = tuple(tuple(sides[seat % 2][3 * (seat // 2) : 3 * (seat // 2) + 3]) for seat in range(4))
        expected = lines.sweeps(hands, claimer, (), claimer % 2)
        ruling = asked("claim", id, contract_of(id, trump), hands=hands, claimer=claimer, tricks_played=5)
        held += expected

        assert expected == ruling["valid"], (hands, claimer)
        assert (id != "coinche") == ruling["allowed"]
        assert ("line" in ruling) == (not expected)
        if not expected:
            refutes(lines, hands, claimer, ruling["line"])
    assert 4 <= held <= 36


def refutes(lines: Lines, hands: Hands, claimer: int, line: Sequence[str]) -> None:
    """Assert that every card of the line is legal and that the opponents take a trick by it."""
    leader, trick, taken = claimer, (), False
    for card in line:
        assert card in lines.moves(hands, leader, trick)
        hands, leader, trick, _ = lines.after(hands, leader, trick, card)
        taken = taken or (not trick and leader % 2 != claimer % 2)
    assert taken


@pytest.mark.parametrize(("id", "trump"), KINDS)
def test_five_cards_each_are_answered(id: str, trump: str | None) -> None:
    rng = Random(f"five {id} {trump}")
    hands = drawn(rng, 5)
    solved = asked("solve", id, contract_of(id, trump), hands=hands, leader=2, trick=[])
    claimed = asked("claim", id, contract_of(id, trump), hands=hands, claimer=2, tricks_played=3)

    assert set(solved["cards"]) == set(hands[2])
    assert isinstance(claimed["valid"], bool)


def test_solve_counts_the_cards_on_the_table() -> None:
    ruling = asked(
        "solve",
        "online",
        contract_of("online", None),
        hands=[[], [], ["7D"], ["9D"]],
        leader=0,
        trick=["AS", "TS"],
    )

    # Seat 2 plays the last card but one of the trick its side wins: 11 + 10 and the last trick's ten.
    assert ruling == {"cards": {"7D": 31}}
