"""The one question, whichever solver answers; and the compiled one is fetched apart from whoever waits."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from threading import Thread

import pytest

from engine import Mode
from engine.solver import exact, is_compiled, solve, solve_best, solve_worlds, warm_up
from tests.strategies import book, ending

pytestmark = pytest.mark.xdist_group("solver")


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exact, "_solver", exact.PLAINLY)


def test_worlds_are_solved_as_positions_are() -> None:
    rules, rng = book("house"), Random("worlds")
    one = ending(rng, rules, Mode.HOKUM, 5, held=2)
    shuffled = [one.hands]
    for _ in range(5):
        a, b, c, d = shuffled[-1]
        shuffled.append((b, a, c, d) if len(a) == len(b) else (a, b, d, c))
    solved = solve_worlds(rules, one.contract, one.trick, shuffled)
    assert solve(one) == solved[0]
    assert len(shuffled) == len(solved)
    assert [] == solve_worlds(rules, one.contract, one.trick, [])


def test_the_best_of_many_contracts_is_found_at_once_as_it_is_one_by_one() -> None:
    warm_up()
    rng = Random("contracts")
    positions = [
        ending(rng, book(id), mode, 5, held=held)
        for id in ("house", "coinche")
        for mode in ((Mode.HOKUM,) if id == "coinche" else Mode)
        for held in range(4)
        for _ in range(3)
    ]
    rng.shuffle(positions)
    expected = [max(solve(position).values()) for position in positions]
    assert len({str(position.contract) for position in positions}) > 4
    assert expected == solve_best(positions)
    assert [] == solve_best([])


@pytest.mark.usefixtures("plain")
def test_the_compiled_solver_answers_once_it_is_warm_and_says_the_same() -> None:
    position = ending(Random("warm"), book("tournament"), Mode.SUN, 5)
    assert not is_compiled()
    before = solve(position)
    assert warm_up()
    assert is_compiled()
    assert before == solve(position)


@pytest.mark.usefixtures("plain")
def test_where_there_is_no_compiler_the_plain_solver_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exact, "find_spec", lambda _name: None)
    assert not warm_up()
    assert solve(ending(Random("plain"), book("online"), Mode.SUN, 4))


def test_threads_search_side_by_side() -> None:
    warm_up()
    rules, rng = book("online"), Random("threads")
    positions = [ending(rng, rules, Mode.HOKUM, 6) for _ in range(24)]
    expected = [solve(position) for position in positions]
    found: dict[int, object] = {}

    def search(part: int) -> None:
        for n in range(part, len(positions), 4):
            found[n] = solve(positions[n])

    threads = [Thread(target=search, args=(part,)) for part in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert expected == [found[n] for n in range(len(positions))]


@pytest.mark.parametrize("place", ["read-only", "no home"])
def test_where_nothing_can_be_kept_it_is_compiled_all_the_same(
    repo: Path, tmp_path: Path, place: str
) -> None:
    """The folder is a file here, so even the machine's owner cannot write in it."""
    blocked = tmp_path / "a-file"
    blocked.touch()
    env = {"XDG_CACHE_HOME": str(blocked)} if place == "read-only" else {"HOME": str(blocked)}
    program = "from engine import compiled; print(compiled.kept([]) is not compiled.unkept)"
    told = subprocess.run(
        [sys.executable, "-c", program],
        cwd=repo,
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "False" == told.stdout.strip()
