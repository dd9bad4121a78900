"""The PyPI package `colver` as a second oracle: another author's contrée engine, under the club's own duties.

colver does not force an under-ruff, and neither does the club's rulebook: their legal cards are the same.
"""

from __future__ import annotations

from random import Random

import colver
import pytest

from engine import DECK, Card, Cards, Contract, Mode, Rank, Seat, Suit, Trick, shuffled
from engine.play import legal_cards
from engine.solver import Position, solve
from engine.trick import trick_points, winner
from tests.strategies import book

FFB = book("ffb")
SUITS = "♠♥♦♣"
RANKS = {"10": Rank.TEN} | {rank.value: rank for rank in Rank if rank is not Rank.TEN}


def _card(name: str) -> Card:
    return Card.of(RANKS[name[:-1]], list(Suit)[SUITS.index(name[-1])])


OURS = [_card(colver.Env.card_name(number)) for number in range(32)]
THEIRS = {card: number for number, card in enumerate(OURS)}


def table(rng: Random, coinche: int = 0):
    """Return the same deal for both: colver's environment, our hands, the contract and the first leader."""
    pack = shuffled(rng)
    hands = [Cards.of(pack[8 * seat : 8 * seat + 8]) for seat in range(4)]
    dealer = rng.choice(list(Seat))
    trump = rng.choice(list(Suit))
    env = colver.Env.deal_with_hands(int(dealer), [[THEIRS[card] for card in hand] for hand in hands])
    env.set_contract(list(Suit).index(trump), 100, 0, coinche)
    env.set_phase_playing()
    return env, hands, Contract(Mode.HOKUM, trump, Seat.ZERO, bid=100), Trick(dealer.next)


def test_the_two_packs_are_the_same_32_cards() -> None:
    assert set(DECK) == set(OURS)


@pytest.mark.parametrize("seed", range(4))
def test_legal_cards_and_trick_winners_are_colvers(seed: int) -> None:
    rng, positions, narrowed = Random(f"colver {seed}"), 0, 0
    for _ in range(30):
        env, hands, contract, trick = table(rng)
        taken = [0, 0]
        for number in range(32):
            seat = trick.turn
            assert int(seat) == env.current_player()
            expected = {OURS[action] for action in env.legal_actions()}
            actual = legal_cards(hands[seat], trick, contract, FFB)
            assert expected == set(actual), (hands[seat], trick, contract)
            positions, narrowed = positions + 1, narrowed + (len(actual) < len(hands[seat]))
            card = rng.choice(sorted(actual))
            env.step(THEIRS[card])
            hands[seat], trick = hands[seat].without(card), trick.after(card)
            if trick.is_full:
                taker = winner(trick, contract, FFB)
                taken[taker.team] += trick_points(trick, contract, FFB) + (10 if number == 31 else 0)
                trick = Trick(taker)
        assert sum(env.get_tricks_won()) == 8
        assert (8 in env.get_tricks_won()) == (162 in taken)
        expected_points = [252 if points == 162 else points for points in taken]  # its capot
        assert expected_points == list(env.get_points())
    assert positions == 30 * 32
    assert narrowed >= 300


@pytest.mark.parametrize("seed", range(4))
def test_the_solver_and_colver_find_the_same_totals(seed: int) -> None:
    rng, compared = Random(f"colver endings {seed}"), 0
    while compared < 60:
        env, hands, contract, trick = table(rng)
        stop = rng.randint(16, 27)  # four cards a hand or fewer, at any card of a trick
        for _ in range(stop):
            seat = trick.turn
            card = rng.choice(sorted(legal_cards(hands[seat], trick, contract, FFB)))
            env.step(THEIRS[card])
            hands[seat], trick = hands[seat].without(card), trick.after(card)
            if trick.is_full:
                trick = Trick(winner(trick, contract, FFB))
        if 0 in env.get_tricks_won():  # a capot is still open there, and counts 252 for colver
            continue
        a, b, c, d = hands
        position = Position(FFB, contract, (a, b, c, d), trick)
        whole = 162
        already = env.get_points()
        values = solve(position)
        expected = {OURS[card]: total for card, total in env.solve_scores()["scores"]}
        for card, ours in values.items():
            mine = already[position.turn.team] + ours
            total = mine if position.turn.team == 0 else whole - mine
            assert expected[card] == total, (position, card)
        assert set(expected) == set(values)
        compared += 1
