"""Many at once: threads, processes, and one that is killed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Barrier
from typing import IO

import pytest
from sqlalchemy import func, select

from lessons.progress import open_store
from lessons.progress.store import Store
from lessons.progress.tables import events
from tests.unit.progress.making import NOON, answered, folds


class Writer:
    """A process that records what it is told to, see `writer.py`."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdin and process.stdout
        self.process = process
        self.ears: IO[str] = process.stdin
        self.mouth: IO[str] = process.stdout

    def tell(self, *lines: str) -> None:
        self.ears.write("".join(f"{line}\n" for line in lines))
        self.ears.flush()

    def said(self) -> str:
        return self.mouth.readline().strip()


@contextmanager
def writers(repo: Path, url: str, learner: str, number: int) -> Iterator[list[Writer]]:
    """Start processes that wait for the word to open the store."""
    command = [sys.executable, "-m", "tests.unit.progress.writer", url, learner]
    started = [
        Writer(subprocess.Popen(command, cwd=repo, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True))
        for _ in range(number)
    ]
    try:
        assert ["here"] * number == [each.said() for each in started]
        yield started
    finally:
        for each in started:
            each.process.kill()
            each.process.wait()
            each.mouth.close()
            with suppress(BrokenPipeError):  # what it did not read any more
                each.ears.close()


def test_a_token_is_accepted_once_from_many_threads(store: Store, learner: str) -> None:
    tokens = [f"run:{n}" for n in range(12)]
    together = Barrier(6, timeout=60)  # else one that fails leaves the others waiting

    def press(_: int) -> list[bool]:
        found = []
        for token in tokens:
            together.wait()
            found.append(store.record(learner, answered(token)))
        return found

    with ThreadPoolExecutor(6) as threads:
        accepted = list(threads.map(press, range(6)))

    assert [1] * len(tokens) == [sum(answers) for answers in zip(*accepted, strict=True)]
    assert set(tokens) == {event.token for event in store.events(learner)}
    assert folds(store, learner)


def test_learners_do_not_wait_for_each_others_tokens(store: Store, learner: str) -> None:
    with ThreadPoolExecutor(6) as threads:
        accepted = threads.map(
            lambda n: store.record(f"{learner}-{n % 6}", answered(f"run:{n // 6}")), range(60)
        )
        assert all(accepted)
    assert all(folds(store, f"{learner}-{n}") for n in range(6))


def test_who_reads_sees_one_moment(store: Store, learner: str) -> None:
    store.record(learner, answered("before"))
    mine = select(func.count()).select_from(events).where(events.c.learner == learner)
    with store._database.reading() as connection:
        assert 1 == connection.scalar(mine)
        assert store.record(learner, answered("meanwhile"))
        assert 1 == connection.scalar(mine)
    assert 2 == len(store.events(learner))


def test_two_who_merge_into_each_other_do_not_lock(
    store: Store, learner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lessons.progress.database.TRIES", 1)  # a second try would hide a deadlock
    together = Barrier(2, timeout=60)

    def merge(source: str, into: str) -> None:
        together.wait()
        store.merge(source, into)

    one, two = f"{learner} a", f"{learner} b"
    for n in range(6):
        store.record(one, answered(f"a:{n}"))
        store.record(two, answered(f"b:{n}"))
        store.new_code(one, "secret", NOON)
        store.new_code(two, "secret", NOON)
        with ThreadPoolExecutor(2) as threads:
            list(threads.map(merge, (one, two), (two, one)))

    assert 12 == len(store.events(one)) == len(store.events(two))
    assert folds(store, one) and folds(store, two)


def test_processes_may_open_a_new_store_together_and_accept_a_token_once(
    repo: Path, new_url: Callable[[], str], learner: str
) -> None:
    url = new_url()
    with writers(repo, url, learner, 3) as started:
        for each in started:
            each.tell("open it")
        assert ["open"] * 3 == [each.said() for each in started]
        for n in range(25):
            for each in started:
                each.tell(f"run:{n}")
            assert [f"run:{n} False"] * 2 + [f"run:{n} True"] == sorted(each.said() for each in started)

    store = open_store(url)
    assert 25 == len(store.run(learner, "run"))
    assert folds(store, learner)


def test_what_was_confirmed_is_there_after_the_process_was_killed(
    repo: Path, new_url: Callable[[], str], learner: str
) -> None:
    url = new_url()
    with writers(repo, url, learner, 1) as (writer,):
        writer.tell("open it", *(f"run:{n}" for n in range(2000)))
        assert "open" == writer.said()
        said = [writer.said() for _ in range(40)]
        writer.process.kill()
        said += writer.mouth.read().split("\n")
        assert -9 == writer.process.wait()

    confirmed = {line.removesuffix(" True") for line in said if line.endswith(" True")}
    store = open_store(url)
    kept = {event.token for event in store.events(learner)}
    assert confirmed <= kept
    assert 40 <= len(confirmed) < 2000
    assert len(kept - confirmed) <= 1, "one may have been kept and not yet confirmed"
    assert folds(store, learner)
    assert store.record(learner, answered("after"))
