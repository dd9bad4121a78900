"""Both solvers and the sawa search against brute force: every line of play of small endings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random

import pytest

from engine import Card, Cards, Mode, Trick
from engine.contract import ranking
from engine.rulebook import Rulebook
from engine.solver import Position, compiled, exact, refute, solve, solve_best
from tests.oracle.naive_legality import eating, playable
from tests.strategies import BOOKS, book, ending

pytestmark = pytest.mark.xdist_group("solver")  # it is compiled once
POSITIONS = 320  # a rulebook, mode and kind of lead
PLAIN_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3}

Names = tuple[str, ...]
Hands = tuple[Names, Names, Names, Names]
VARIANTS = [
    (id, mode, closed)
    for id in BOOKS
    for mode in book(id).modes
    for closed in (False, True)
    if not closed or (mode is Mode.HOKUM and id not in ("coinche", "ffb"))
]
NAMES = [f"{id}-{mode}-{'closed' if closed else 'open'}" for id, mode, closed in VARIANTS]


def worth(card: str, trump: str | None) -> int:
    return (TRUMP_POINTS if card[1] == trump else PLAIN_POINTS).get(card[0], 0)


class Brute:
    """All lines of one ending."""

    def __init__(self, id: str, trump: str | None, closed: bool) -> None:
        self.id, self.trump, self.closed = id, trump, closed
        self.best = lru_cache(maxsize=None)(self._best)
        self.sweeps = lru_cache(maxsize=None)(self._sweeps)

    def moves(self, hands: Hands, leader: int, trick: Names) -> list[str]:
        hand = hands[(leader + len(trick)) % 4]
        return sorted(playable(self.id, self.trump, self.closed, trick, hand))

    def after(
        self, hands: Hands, leader: int, trick: Names, card: str
    ) -> tuple[Hands, int, Names, int | None]:
        """Return hands, leader and trick after a card, and who ate the trick if it is full."""
        seat = (leader + len(trick)) % 4
        a, b, c, d = (tuple(x for x in h if x != card) if s == seat else h for s, h in enumerate(hands))
        down = (*trick, card)
        if len(down) < 4:
            return (a, b, c, d), leader, down, None
        taker = (leader + eating(down, self.trump)) % 4
        return (a, b, c, d), taker, (), taker

    def team_zero(self, hands: Hands, leader: int, trick: Names, card: str) -> int:
        """Return the card points team 0 takes from here when this card is played."""
        next_hands, next_leader, down, taker = self.after(hands, leader, trick, card)
        value = 0
        if taker is not None:
            last = 10 if not any(next_hands) else 0
            if taker % 2 == 0:
                value = sum(worth(c, self.trump) for c in (*trick, card)) + last
            if not any(next_hands):
                return value
        return value + self.best(next_hands, next_leader, down)

    def _best(self, hands: Hands, leader: int, trick: Names) -> int:
        seat = (leader + len(trick)) % 4
        values = [self.team_zero(hands, leader, trick, card) for card in self.moves(hands, leader, trick)]
        return max(values) if seat % 2 == 0 else min(values)

    def _sweeps(self, hands: Hands, leader: int, trick: Names, side: int) -> bool:
        """Return whether a side takes every trick from here, whatever the others play."""
        if not any(hands) and not trick:
            return True
        results = []
        for card in self.moves(hands, leader, trick):
            next_hands, next_leader, down, taker = self.after(hands, leader, trick, card)
            results.append(
                (taker is None or taker % 2 == side) and self.sweeps(next_hands, next_leader, down, side)
            )
        return any(results) if (leader + len(trick)) % 2 == side else all(results)


def names(position: Position) -> tuple[Hands, int, Names]:
    a, b, c, d = (tuple(map(str, hand)) for hand in position.hands)
    return (a, b, c, d), int(position.trick.leader), tuple(map(str, position.trick.cards))


def endings(rng: Random, rules: Rulebook, mode: Mode, closed: bool) -> Iterator[Position]:
    for number in range(POSITIONS):
        size = 2 + number % 2
        down = number // 2 % 4
        yield ending(rng, rules, mode, size, closed=closed, held=down)


def brute_for(id: str, position: Position) -> Brute:
    trump = position.contract.trump
    return Brute(id, None if trump is None else str(trump), position.contract.closed)


SOLVERS = {"plain": exact.PLAINLY, "compiled": exact.Solver(compiled.values, compiled.best)}


def solved_by(name: str, position: Position) -> dict[str, int]:
    """What one of the solvers says of each card."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(exact, "_solver", SOLVERS[name])
        found = {str(card): value for card, value in solve(position).items()}
        assert [max(found.values())] == solve_best([position])
        return found


@pytest.mark.parametrize(("id", "mode", "closed"), VARIANTS, ids=NAMES)
def test_the_solvers_find_what_brute_force_finds(id: str, mode: Mode, closed: bool) -> None:
    rng, rules = Random(f"solve {id} {mode} {closed}"), book(id)
    choices = 0
    for position in endings(rng, rules, mode, closed):
        brute, (hands, leader, trick) = brute_for(id, position), names(position)
        still_open = (
            sum(worth(card, brute.trump) for card in (*trick, *(c for hand in hands for c in hand))) + 10
        )
        mine = position.turn % 2 == 0
        expected = {
            card: value if mine else still_open - value
            for card in brute.moves(hands, leader, trick)
            for value in [brute.team_zero(hands, leader, trick, card)]
        }
        for name in SOLVERS:
            assert expected == solved_by(name, position), (name, position)
        choices += len(set(expected.values())) > 1
    assert choices >= POSITIONS // 5


@pytest.mark.parametrize(("id", "mode", "closed"), VARIANTS, ids=NAMES)
def test_a_claim_holds_when_brute_force_takes_every_trick_and_else_a_line_refutes_it(
    id: str, mode: Mode, closed: bool
) -> None:
    rng, rules = Random(f"claim {id} {mode} {closed}"), book(id)
    held, refuted = 0, 0
    for number, drawn in enumerate(endings(rng, rules, mode, closed)):
        # Strong leaders, so that claims hold often enough: the best cards go to the leader's side.
        position = with_strong_leader(rng, drawn) if number % 3 else drawn
        brute, (hands, leader, trick) = brute_for(id, position), names(position)
        expected = brute.sweeps(hands, leader, trick, leader % 2)
        refutation = refute(position)
        assert expected == (refutation is None), position
        held, refuted = held + expected, refuted + (not expected)
        if refutation is not None:
            _follow(brute, hands, leader, trick, refutation.line)
    assert min(held, refuted) >= 20, (held, refuted)


def with_strong_leader(rng: Random, position: Position) -> Position:
    """Return the position at a trick's start with each suit's best cards in the leader's side's hands."""
    if position.trick.cards:
        return position
    rank = ranking(position.rules, position.contract.trump)
    trump = position.contract.trump
    every = sorted(
        (card for hand in position.hands for card in hand),
        key=lambda card: (card.suit == trump, rank.strength[card.index], rng.random()),
    )
    size = len(position.hands[0])
    leader = position.trick.leader
    strong, weak = every[2 * size :], every[: 2 * size]
    rng.shuffle(strong)
    rng.shuffle(weak)
    given = {
        leader: strong[:size],
        leader.partner: strong[size:],
        leader.next: weak[:size],
        leader.previous: weak[size:],
    }
    a, b, c, d = (Cards.of(given[seat]) for seat in sorted(given))
    return Position(position.rules, position.contract, (a, b, c, d), position.trick)


def _follow(brute: Brute, hands: Hands, leader: int, trick: Names, line: tuple[Card, ...]) -> None:
    """Follow a refutation: every card is legal; the last trick, and only that, goes to the other side."""
    side, eaten = leader % 2, []
    assert line
    for card in map(str, line):
        assert card in brute.moves(hands, leader, trick)
        hands, leader, trick, taker = brute.after(hands, leader, trick, card)
        if taker is not None:
            eaten.append(taker % 2)
    assert trick == ()
    assert [side] * (len(eaten) - 1) + [1 - side] == eaten


@pytest.mark.parametrize("id", BOOKS)
def test_the_solvers_agree_on_whole_deals(id: str) -> None:
    rng, rules = Random(f"whole {id}"), book(id)
    for number in range(6):
        mode = rules.modes[number % len(rules.modes)]
        position = ending(rng, rules, mode, 7 + number % 2, closed=mode is Mode.HOKUM and number > 3)
        assert solved_by("plain", position) == solved_by("compiled", position), position


def test_the_value_of_a_position_does_not_change_when_the_card_is_played() -> None:
    rng = Random("consistency")
    for id in BOOKS:
        rules = book(id)
        for _ in range(15):
            position = ending(rng, rules, rng.choice(rules.modes), 5)
            contract, hands, trick = position.contract, position.hands, position.trick
            values = solve(position)
            card, best = max(values.items(), key=lambda row: row[1])
            seat = trick.turn
            a, b, c, d = (hand.without(card) for hand in hands)
            after = Position(rules, contract, (a, b, c, d), Trick(trick.leader, (card,)))
            answers = solve(after)
            still_open = best + max(answers.values())
            rank = ranking(rules, contract.trump)
            assert still_open == sum(rank.card_points(hand) for hand in hands) + rules.cards.last_trick
            assert seat.next == after.turn
