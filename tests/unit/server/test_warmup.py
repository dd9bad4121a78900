"""Before the first reader comes: what pages import is imported, and no collector looks through it again."""

from __future__ import annotations

import sys

import pytest

from engine import load, rulebooks
from lessons.i18n import bundles, language, languages
from lessons.server.warmup import LATE, warm_start
from tests.unit.server.asking import run_alone


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
