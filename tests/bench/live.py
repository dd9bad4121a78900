"""How long from a teacher's move to every pupil: `python tests/bench/live.py [--pupils 200] [--moves 50]`.

The app runs as in use, in one process; the pupils are event streams held open by this one. A move is timed
from before it is written into the store until the whole of it has come, for each pupil; what is shown is a
hand, step by step. `--postgres` keeps the school in PostgreSQL, where a move is called out; in SQLite one
looks.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import urlsplit

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from engine import rulebooks
from engine.seats import SEATS
from lessons.board import MAIN, Place, Study
from lessons.components.board.live import state_of
from lessons.learner import SECRET
from lessons.progress.opening import URL
from lessons.school import Class, open_classes
from lessons.school.classes import Classes
from tests.app.learner import hand
from tests.e2e.driver import running_app
from tests.unit.progress.postgres import running
from tests.unit.server.pupils import follow

PAUSE = 0.35  # seconds between two moves
GOAL = 300  # milliseconds, for 95 of 100
WARM_UP = 3  # moves


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pupils", type=int, default=200)
    parser.add_argument("--moves", type=int, default=50)
    parser.add_argument("--postgres", action="store_true")
    asked = parser.parse_args()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        os.environ[URL] = (
            stack.enter_context(running()).new_database()
            if asked.postgres
            else f"sqlite:///{folder}/school.db"
        )
        os.environ[SECRET] = "a secret of the tests"  # the one of the app that is driven
        url = stack.enter_context(running_app(Path(folder) / "app.log"))
        classes = open_classes()
        made, right = classes.open_class(datetime.now(UTC))
        port = urlsplit(url).port
        assert port is not None
        times, missed = asyncio.run(measured(classes, made, right, port, asked.pupils, asked.moves))
    report(times, asked.pupils, asked.moves, missed)


async def measured(
    classes: Classes, made: Class, right: str, port: int, pupils: int, moves: int
) -> tuple[list[float], int]:
    """Return the milliseconds of each move to each pupil, and how many moves did not come by themselves."""
    came: list[dict[int, float]] = [{} for _ in range(pupils)]

    def ear(own: dict[int, float]):
        return lambda version: own.setdefault(version, time.perf_counter())

    lines = []
    for number, own in enumerate(came):
        learner = f"pupil{number:08}"
        classes.join(made.code, learner, f"p{number}", datetime.now(UTC))
        lines.append(asyncio.create_task(follow(port, made.code, learner, ear(own))))
    while not all(0 in own for own in came):
        await asyncio.sleep(0.05)
    begun: dict[int, float] = {}
    study = Study.of(hand(rulebooks()[0], "7").end)
    for version in range(1, WARM_UP + moves + 1):
        await asyncio.sleep(PAUSE)
        state = state_of(study, Place(MAIN, version % (study.lines[MAIN].last + 1)), SEATS)
        begun[version] = time.perf_counter()
        await asyncio.to_thread(classes.move, made.id, right, state, version - 1, datetime.now(UTC))
    await asyncio.sleep(3)
    for line in lines:
        line.cancel()
    await asyncio.gather(*lines, return_exceptions=True)
    counted = range(WARM_UP + 1, WARM_UP + moves + 1)
    times = [(own[v] - begun[v]) * 1000 for own in came for v in counted if v in own]
    return times, pupils * moves - len(times)


def report(times: list[float], pupils: int, moves: int, missed: int) -> None:
    """Print the median, the 95th percentile and the worst of these; end with 1 where the goal is missed."""
    ordered = sorted(times)
    p95 = ordered[int(len(ordered) * 0.95) - 1]
    print(
        f"{pupils} pupils, {moves} moves: median {statistics.median(ordered):.0f} ms, "
        f"95th percentile {p95:.0f} ms (goal {GOAL}), worst {ordered[-1]:.0f} ms; "
        f"overtaken by a later move: {missed}"
    )
    sys.exit(p95 > GOAL)


if __name__ == "__main__":
    main()
