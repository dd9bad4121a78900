"""Projects and baloot against the plainly written ones, on hands built around a run or four of a kind."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine import DECK, Cards, Mode, Rank, Seat, Suit
from engine.cards import RANKS, Card
from engine.projects import (
    baloot_lost_beside,
    best_set,
    best_side,
    declarable,
    holds_baloot,
    identify,
    judge_declaration,
)
from tests.oracle.naive_projects import (
    Found,
    baloot_counts,
    best_sets,
    read,
    side_of_best,
    strength,
    together,
)
from tests.strategies import SHARING, book

HANDS = 500  # a rulebook and mode
MODES = [Mode.SUN, Mode.HOKUM]


def hand_with_projects(rng: Random) -> Cards:
    """Return eight cards around one or two runs or fours; a random hand holds too few of them."""
    chosen: set[Card] = set()
    for _ in range(rng.choice([1, 1, 2])):
        if rng.random() < 0.4:
            rank = rng.choice(list(Rank))
            chosen |= {Card.of(rank, suit) for suit in Suit}
        else:
            length, suit = rng.randint(3, 8), rng.choice(list(Suit))
            start = rng.randint(0, 8 - length)
            chosen |= {Card.of(rank, suit) for rank in RANKS[start : start + length]}
    drawn = sorted(chosen)
    rng.shuffle(drawn)
    rest = [card for card in DECK if card not in chosen]
    rng.shuffle(rest)
    return Cards.of([*sorted(chosen), *rest][:8] if len(chosen) <= 8 else drawn[:8])


def plain(cards: Cards) -> list[str]:
    return [str(card) for card in cards]


def naive(id: str, mode: Mode, sets: list[Cards] | tuple[Cards, ...]) -> list[Found]:
    found = [read(id, mode, plain(cards)) for cards in sets]
    assert all(found)
    return [project for project in found if project is not None]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("id", SHARING)
def test_the_best_declarable_set_is_the_one_the_text_gives(id: str, mode: Mode) -> None:
    rng, rules = Random(f"best set {id} {mode}"), book(id)
    seen: Counter[str] = Counter()
    for _ in range(HANDS):
        hand = hand_with_projects(rng)
        expected = best_sets(id, mode, plain(hand))
        actual = best_set(hand, mode, rules)
        assert frozenset(frozenset(plain(p.set)) for p in actual) in expected, str(hand)
        for project, mine in zip(actual, naive(id, mode, [p.set for p in actual]), strict=True):
            assert (mine.name, mine.points, mine.four) == (
                project.name,
                project.points,
                project.kind == "four",
            )
            seen[f"{mine.name} {project.kind}"] += 1
        seen[f"{len(actual)} projects"] += 1
    wanted = [
        "sra sequence",
        "fifty sequence",
        "hundred sequence",
        "hundred four",
        "1 projects",
        "2 projects",
    ]
    wanted += ["four_hundred four"] if mode is Mode.SUN else []
    for name in wanted:
        assert seen[name] >= 10, (name, seen)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("id", SHARING)
def test_cards_are_a_project_where_the_text_says_so(id: str, mode: Mode) -> None:
    rng, rules = Random(f"identify {id} {mode}"), book(id)
    projects = 0
    for _ in range(3000):
        hand = list(hand_with_projects(rng))
        cards = Cards.of(
            rng.sample(hand, rng.randint(3, 5)) if rng.random() < 0.3 else hand[: rng.randint(3, 8)]
        )
        expected, actual = read(id, mode, plain(cards)), identify(cards, mode, rules)
        assert (expected is None) == (actual is None), str(cards)
        if expected is not None and actual is not None:
            projects += 1
            assert (expected.name, expected.points) == (actual.name, actual.points)
    assert projects >= 200


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("id", SHARING)
def test_a_declaration_is_judged_as_the_text_says(id: str, mode: Mode) -> None:
    rng, rules = Random(f"declaration {id} {mode}"), book(id)
    verdicts: Counter[bool] = Counter()
    for _ in range(1500):
        hand = hand_with_projects(rng)
        found = declarable(hand, mode, rules)
        if len(found) < 2:
            continue
        pair = rng.sample(found, 2)
        expected = together(id, plain(hand), naive(id, mode, [p.set for p in pair]))
        verdict = judge_declaration([p.set for p in pair], hand, mode, rules)
        assert expected == verdict.is_allowed, (str(hand), pair)
        verdicts[expected] += 1
        if len(found) > 2:
            assert not judge_declaration([p.set for p in rng.sample(found, 3)], hand, mode, rules).is_allowed
    assert min(verdicts[True], verdicts[False]) >= 30, verdicts


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("id", SHARING)
def test_the_side_with_the_best_project_takes_all_of_its_own(id: str, mode: Mode) -> None:
    rng, rules = Random(f"side {id} {mode}"), book(id)
    compared, equal = 0, 0
    for _ in range(2000):
        declared: dict[Seat, list[Cards]] = {seat: [] for seat in Seat}
        for seat in rng.sample(list(Seat), rng.randint(1, 4)):
            # The hands need not come from one pack: the comparison looks at the projects only.
            options = declarable(hand_with_projects(rng), mode, rules)
            declared[seat] = [project.set for project in options[:1]]
        first = rng.choice(list(Seat))
        turned = {
            seat: naive(id, mode, declared[first.after(seat)]) for seat in range(4)
        }  # seat 0 is the dealer's right
        side = side_of_best(id, turned)
        expected = None if side is None else first.after(side).team
        projects = {s: [p for c in sets if (p := identify(c, mode, rules))] for s, sets in declared.items()}
        actual = best_side(projects, first, rules)
        assert expected is (None if actual is None else actual[0])
        compared += expected is not None
        keys = [strength(id, p) for row in turned.values() for p in row]
        equal += len(keys) > 1 and keys.count(max(keys)) > 1
    assert compared >= 1000
    assert equal >= 50


@pytest.mark.parametrize("id", SHARING)
def test_baloot_counts_beside_projects_as_the_text_says(id: str) -> None:
    rng, rules = Random(f"baloot {id}"), book(id)
    lost = 0
    for _ in range(3000):
        hand, trump, shown = hand_with_projects(rng), rng.choice(list(Suit)), rng.random() < 0.5
        if not holds_baloot(hand, trump):
            assert not {f"K{trump}", f"Q{trump}"} <= set(plain(hand))
            continue
        assert {f"K{trump}", f"Q{trump}"} <= set(plain(hand))
        projects = best_set(hand, Mode.HOKUM, rules)
        expected = baloot_counts(id, trump, naive(id, Mode.HOKUM, [p.set for p in projects]), shown)
        assert expected == (baloot_lost_beside(projects, shown, trump, rules) is None)
        lost += not expected
    assert lost >= 20
