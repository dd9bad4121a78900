"""A server that is told to end does not wait for those who follow a class."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from lessons.progress import close_stores
from lessons.school import open_classes
from tests.unit.server.asking import run_alone
from tests.unit.server.pupils import follow
from tests.unit.server.test_two_servers import all_answer, free_port, until

SOON = 10  # seconds; it would wait for ever


@pytest.mark.slow
def test_who_follows_does_not_keep_a_server_from_ending(
    repo: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BALOOT_DATABASE_URL", f"sqlite:///{tmp_path}/school.db")
    made, _ = open_classes().open_class(datetime.now(UTC))
    close_stores()
    port = free_port()
    command = [sys.executable, "-m", "tests.unit.server.serving", str(port)]
    server = subprocess.Popen(command, cwd=repo, env=dict(os.environ))

    async def lesson() -> None:
        await all_answer([port])
        heard: list[int] = []
        line = asyncio.create_task(follow(port, made.code, "learner00001", heard.append))
        await until(lambda: heard == [0], lambda: heard)
        server.send_signal(signal.SIGTERM)
        await asyncio.to_thread(server.wait, SOON)
        line.cancel()
        await asyncio.gather(line, return_exceptions=True)

    try:
        run_alone(lesson)
    finally:
        server.kill()
        server.wait()
