"""Before the first reader comes: what pages import is imported, and no collector looks through it again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from threading import Event

import pytest

from engine import load, rulebooks
from lessons.i18n import bundles, language, languages
from lessons.server.warmup import LATE, warm_start
from tests.unit.server.asking import run_alone


def test_nobody_waits_for_the_compiled_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that has answered would wait for it no more than one that has yet to: it is fetched apart."""
    asked, go = Event(), Event()

    def slowly() -> bool:
        asked.set()
        return go.wait(30)

    monkeypatch.setattr("engine.bots.warm_up", slowly)
    opened: list[bool] = []

    async def start() -> None:
        async with warm_start(object()):
            opened.append(not go.is_set())

    run_alone(start)
    go.set()

    assert opened == [True]
    assert asked.wait(30)


def test_warming_up_loads_no_compiler(repo: Path) -> None:
    program = (
        "import sys; from lessons.server.warmup import warm_up; warm_up(); print('numba' in sys.modules)"
    )
    told = subprocess.run(
        [sys.executable, "-c", program], cwd=repo, capture_output=True, text=True, check=True
    )
    assert "False" == told.stdout.strip()


def test_the_server_starts_warm(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr("gc.freeze", lambda: done.append("frozen"))

    async def start() -> None:
        async with warm_start(object()):
            done.append("open")

    run_alone(start)

    assert done == ["frozen", "open"]
    assert {*LATE, "lessons.components.document", "engine.bots", "engine.solver"} <= set(sys.modules)
    before = bundles.bundle.cache_info().misses
    for id in languages():
        for rulebook in rulebooks():
            bundles.bundle(language(id), load(rulebook).vocabulary)
    assert bundles.bundle.cache_info().misses == before
