"""Two processes over one PostgreSQL, behind a proxy that keeps each pupil at his server; one is killed."""

from __future__ import annotations

import asyncio
import hashlib
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import text

from lessons.progress import close_stores
from lessons.school import Class, open_classes
from lessons.school.classes import Classes
from lessons.server.hub import Hub
from lessons.server.watching import watching
from tests.unit.progress.postgres import running
from tests.unit.server.asking import run_alone
from tests.unit.server.pupils import follow, hung_up

PUPILS = 40
PATIENCE = 60  # seconds
COOKIE = re.compile(rb"^cookie: (.*)$", re.MULTILINE | re.IGNORECASE)

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("progress")]


@pytest.fixture
def classes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Classes]:
    with running() as postgres:
        monkeypatch.setenv("BALOOT_DATABASE_URL", postgres.new_database())
        yield open_classes()
        close_stores()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextmanager
def servers(repo: Path, log: Path, number: int) -> Iterator[dict[int, subprocess.Popen[bytes]]]:
    """Start servers of one school; yields each by its port, once it answers."""
    ports = [free_port() for _ in range(number)]
    with log.open("wb") as out:
        started = {
            port: subprocess.Popen(
                [sys.executable, "-m", "tests.unit.server.serving", str(port)],
                cwd=repo,
                env=dict(os.environ),
                stdout=out,
                stderr=out,
            )
            for port in ports
        }
    try:
        run_alone(lambda: all_answer(ports))
        yield started
    finally:
        for each in started.values():
            each.terminate()
        for each in started.values():
            each.wait(PATIENCE)


async def all_answer(ports: list[int]) -> None:
    async with asyncio.timeout(PATIENCE):
        for port in ports:
            while True:
                with suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", port)
                    await hung_up(writer)
                    break
                await asyncio.sleep(0.05)


class Proxy:
    """Sends each pupil to one server, by his cookie; to another when that one is gone."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.served: dict[bytes, set[int]] = {}
        self.lines: set[asyncio.Task[None] | None] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what one pupil asks and what he is sent, until either side hangs up."""
        self.lines.add(task := asyncio.current_task())
        try:
            with suppress(OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
                head = await reader.readuntil(b"\r\n\r\n")
                cookie = COOKIE.search(head)
                assert cookie is not None
                there, back = await self._connected(cookie.group(1).strip())
                back.write(head)
                try:
                    while part := await there.read(65536):
                        writer.write(part)
                        await writer.drain()
                finally:
                    await hung_up(back)
        finally:
            await hung_up(writer)
            self.lines.discard(task)

    async def _connected(self, who: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        first = hashlib.sha256(who).digest()[0] % len(self.ports)
        for port in (*self.ports[first:], *self.ports[:first]):
            with suppress(OSError):
                line = await asyncio.open_connection("127.0.0.1", port)
                self.served.setdefault(who, set()).add(port)
                return line
        raise OSError("no server is left")

    @asynccontextmanager
    async def running(self) -> AsyncIterator[int]:
        server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        try:
            yield server.sockets[0].getsockname()[1]
        finally:
            server.close()
            lines = [line for line in self.lines if line is not None]
            for line in lines:
                line.cancel()
            await asyncio.gather(*lines, return_exceptions=True)


CUT = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")


def test_a_line_to_the_database_that_is_cut_is_laid_again(
    classes: Classes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lessons.server.watching.AGAIN", 0.05)
    made, right = classes.open_class(datetime.now(UTC))

    async def lesson() -> None:
        hub = Hub()
        async with watching(hub):
            with hub.following(classes.board(made.id, right)) as follower:
                assert (first := await follower.newest(1)) is not None
                assert 0 == first.version
                for version in range(1, 4):
                    cut = await asyncio.to_thread(classes._database.write, lambda at: at.execute(CUT).all())
                    assert version == 1 or cut, "it listens again"
                    await asyncio.to_thread(
                        classes.move, made.id, right, "{}", version - 1, datetime.now(UTC)
                    )
                    assert (newest := await follower.newest(PATIENCE)) is not None
                    assert version == newest.version
                    await asyncio.sleep(0.3)

    run_alone(lesson)


async def until(holds: Callable[[], bool], what: Callable[[], object]) -> None:
    try:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await asyncio.sleep(0.01)
    except TimeoutError:
        pytest.fail(f"still waiting: {what()}")


def test_every_pupil_gets_every_move_once_though_a_server_is_killed(
    classes: Classes, repo: Path, tmp_path: Path
) -> None:
    made, right = classes.open_class(datetime.now(UTC))
    with servers(repo, tmp_path / "log", 2) as started:
        heard = told(classes, made, right, started)

    assert PUPILS == len(heard)
    for versions in heard.values():
        assert sorted(set(versions)) == versions, "each once, and none after a later one"
        assert 12 == versions[-1]
        # Moves 6 to 8 came in one burst while a server died: of such the newest counts.
        assert {0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12} <= set(versions)


def told(
    classes: Classes, made: Class, right: str, started: dict[int, subprocess.Popen[bytes]]
) -> dict[str, list[int]]:
    """Move a board, kill the first server in the middle; return the versions each pupil was told."""
    heard: dict[str, list[int]] = {f"learner{n:05}": [] for n in range(PUPILS)}

    async def lesson() -> None:
        proxy = Proxy(list(started))

        async def move(*versions: int) -> None:
            for version in versions:
                now = datetime.now(UTC)
                await asyncio.to_thread(classes.move, made.id, right, f'{{"n": {version}}}', version - 1, now)

        async def all_at(version: int) -> None:
            await until(lambda: all(version in versions for versions in heard.values()), lambda: heard)

        async with proxy.running() as port:
            lines = [asyncio.create_task(follow(port, made.code, one, heard[one].append)) for one in heard]
            await all_at(0)
            assert set(started) == {port for ports in proxy.served.values() for port in ports}
            for version in range(1, 6):
                await move(version)
                await all_at(version)
            await move(6)
            killed = next(iter(started))
            started[killed].send_signal(signal.SIGKILL)
            await move(7, 8)
            await all_at(8)
            for version in range(9, 13):
                await move(version)
                await all_at(version)
            for line in lines:
                line.cancel()
            await asyncio.gather(*lines, return_exceptions=True)
            moved_over = [ports for ports in proxy.served.values() if len(ports) == 2]
            assert 0 < len(moved_over) < PUPILS

    run_alone(lesson)
    return heard
