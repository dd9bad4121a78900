"""The solvers measured: `python tests/bench/solver.py speed|exact|agree|colver|sawa [COUNT]`.

`speed`   every card of COUNT full deals (300): compiled, and colver on the same deals in the same run;
          every tenth in plain Python. colver knows the duties of the test rulebook `ffb` only, hokum only.
`exact`   COUNT (5,000) endings of two to four cards, from any point of a trick, under each rulebook and mode,
          closed play too: both solvers against every line of play.
`agree`   COUNT (300) full deals: the two solvers against each other.
`colver`  COUNT (300) full deals under `ffb`: every card's value against colver's.
`sawa`    COUNT (600) claims with seven cards, two of three with the best cards on the claimer's side.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import mean, median

REPO = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(REPO))

from engine import Card, Mode, load  # noqa: E402
from engine.bots.valuation import worth  # noqa: E402
from engine.cards import SUITS  # noqa: E402
from engine.rulebook import Rulebook  # noqa: E402
from engine.solver import compiled, plain, refute, warm_up  # noqa: E402
from engine.solver.coding import Coding, Start, coding, start  # noqa: E402
from engine.solver.position import Position  # noqa: E402
from tests.oracle.test_colver import FFB, OURS, table  # noqa: E402
from tests.oracle.test_minimax import NAMES, VARIANTS, Brute, brute_for, names, with_strong_leader  # noqa: E402
from tests.strategies import book, ending  # noqa: E402

Values = dict[int, int]
TENTH = 10


def in_order(seconds: list[float]) -> str:
    """Median, 95th percentile and worst in milliseconds."""
    ordered = sorted(seconds)
    high = ordered[int(0.95 * len(ordered))]
    return "  ".join(f"{1000 * value:9.2f}" for value in (median(ordered), high, ordered[-1]))


def timed(ask: Callable[[], object]) -> float:
    begin = time.perf_counter()
    ask()
    return time.perf_counter() - begin


# --- speed ------------------------------------------------------------------------------------------------


def speed(count: int) -> bool:
    """Print what every card of a full deal costs."""
    begin = time.perf_counter()
    warm_up()
    print(f"first answer of the compiled solver after {time.perf_counter() - begin:.2f} s\n")
    print(f"{'every card of a full deal, ms':34}{'median':>9}{'95th':>11}{'worst':>11}{'nodes a card':>16}")
    for name, rules, mode in (("sun", load("online"), Mode.SUN), ("hokum", load("online"), Mode.HOKUM)):
        rng = Random(f"speed {name}")
        asked = [coded(bought(rng, rules, mode)) for _ in range(count)]
        show(f"{name}, compiled", *compiled_times(asked))
        slow = asked[::TENTH]
        show(f"{name}, plain Python", [timed(lambda one=one: plain.values(*one)) for one in slow], 0)
    ours, theirs, nodes = against_colver(count)
    show("hokum under ffb, compiled", ours, nodes)
    show("hokum under ffb, colver", theirs, 0)
    at = int(0.95 * count)
    print(
        f"\nratio to colver: median {median(ours) / median(theirs):.2f}, "
        f"95th percentile {sorted(ours)[at] / sorted(theirs)[at]:.2f}"
    )
    return True


def bought(rng: Random, rules: Rulebook, mode: Mode) -> Position:
    """A full deal; in hokum somebody bought the suit he counts most in."""
    whole = ending(rng, rules, mode, 8)
    if mode is Mode.SUN:
        return whole
    contract = whole.contract
    trump = max(SUITS, key=lambda suit: worth(whole.hands[contract.buyer], suit, rules))
    return replace(whole, contract=replace(contract, trump=trump))


def show(name: str, seconds: list[float], nodes: float) -> None:
    print(f"{name:32}{in_order(seconds)}{f'{nodes:16,.0f}' if nodes else ''}", flush=True)


def coded(position: Position) -> tuple[Coding, Start]:
    code = coding(position.rules, position.contract.trump, position.contract.closed)
    return code, start(position, code)


def compiled_times(asked: list[tuple[Coding, Start]]) -> tuple[list[float], float]:
    """The time of each, and the mean nodes a value that was searched."""
    workspace = compiled.Workspace()
    taken, searched = [], []
    for code, begin in asked:
        before = workspace.nodes
        taken.append(timed(lambda code=code, begin=begin: workspace.values(code, [begin])))
        searched.append((workspace.nodes - before) / begin.hands[begin.seat].bit_count())
    return taken, mean(searched)


def against_colver(count: int) -> tuple[list[float], list[float], float]:
    """The same deals one by one: our time, colver's, our nodes."""
    rng = Random("colver's speed")
    dealt = [table(rng) for _ in range(count)]
    ours, theirs = [], []
    workspace, nodes = compiled.Workspace(), 0.0
    for env, hands, contract, trick in dealt:
        a, b, c, d = hands
        code, begin = coded(Position(FFB, contract, (a, b, c, d), trick))
        ours.append(timed(lambda code=code, begin=begin: workspace.values(code, [begin])))
        theirs.append(timed(env.solve_scores))
        nodes = workspace.nodes / len(ours) / 8
    return ours, theirs, nodes


# --- exactness --------------------------------------------------------------------------------------------


def exact(count: int) -> bool:
    """Compare both solvers with every line of play."""
    right = True
    for (id, mode, closed), name in zip(VARIANTS, NAMES, strict=True):
        rng, begin, wrong = Random(f"bench {name}"), time.perf_counter(), {"plain": 0, "compiled": 0}
        for number in range(count):
            size, held = 2 + number % 3, number // 3 % 4
            position = ending(rng, book(id), mode, size, closed=closed, held=held)
            expected = by_brute_force(brute_for(id, position), position)
            code, at = coded(position)
            wrong["plain"] += expected != by_card(code, plain.values(code, at))
            wrong["compiled"] += expected != by_card(code, compiled.values([(code, at)])[0])
        right = right and not any(wrong.values())
        print(f"{name:28}{count:7} endings {time.perf_counter() - begin:7.0f} s   wrong: {wrong}", flush=True)
    return right


def by_brute_force(brute: Brute, position: Position) -> dict[str, int]:
    hands, leader, trick = names(position)
    return {card: brute.team_zero(hands, leader, trick, card) for card in brute.moves(hands, leader, trick)}


def by_card(code: Coding, values: Values) -> dict[str, int]:
    return {str(Card(code.card[card])): value for card, value in values.items()}


def agree(count: int) -> bool:
    """Compare the two solvers on full deals."""
    rng, wrong = Random("agree"), 0
    for number in range(count):
        id, mode, closed = VARIANTS[number % len(VARIANTS)]
        code, begin = coded(ending(rng, book(id), mode, 8, closed=closed))
        wrong += plain.values(code, begin) != compiled.values([(code, begin)])[0]
    print(f"{count} full deals, the two solvers against each other: {wrong} differ")
    return not wrong


def as_colver(count: int) -> bool:
    """Compare every card of full deals with colver, which counts a capot as 252."""
    rng, cards, wrong = Random("colver's values"), 0, 0
    for env, hands, contract, trick in (table(rng) for _ in range(count)):
        a, b, c, d = hands
        code, begin = coded(Position(FFB, contract, (a, b, c, d), trick))
        ours = by_card(code, compiled.values([(code, begin)])[0])
        theirs = {str(OURS[card]): min(total, 162) for card, total in env.solve_scores()["scores"]}
        cards += len(ours)
        wrong += sum(ours.get(card) != value for card, value in theirs.items())
    print(f"{count} full deals under ffb, {cards} cards against colver: {wrong} differ")
    return not wrong


def sawa(count: int) -> bool:
    """Print what a claim costs, by whether it holds."""
    rng = Random("sawa")
    taken: dict[str, list[float]] = {"holds": [], "refuted": []}
    for number in range(count):
        id, mode, closed = VARIANTS[number % len(VARIANTS)]
        drawn = ending(rng, book(id), mode, 7, closed=closed)
        position = with_strong_leader(rng, drawn) if number % 3 else drawn
        found: list[object] = []
        seconds = timed(lambda position=position, found=found: found.append(refute(position)))
        taken["refuted" if found[0] else "holds"].append(seconds)
    for name, seconds in (*taken.items(), ("all", [*taken["holds"], *taken["refuted"]])):
        print(f"{name:8}{len(seconds):5} claims, ms: median, 95th, worst {in_order(seconds)}")
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    commands = {
        "speed": (speed, 300),
        "exact": (exact, 5000),
        "agree": (agree, 300),
        "colver": (as_colver, 300),
        "sawa": (sawa, 600),
    }
    parser.add_argument("what", choices=commands)
    parser.add_argument("count", type=int, nargs="?")
    asked = parser.parse_args()
    run, usual = commands[asked.what]
    return 0 if run(asked.count or usual) else 1


if __name__ == "__main__":
    sys.exit(main())
