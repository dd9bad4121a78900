"""No test of the server writes a secret where the developer's own would be."""

from __future__ import annotations

from pathlib import Path

import pytest

from lessons import learner


@pytest.fixture(autouse=True)
def _own_secret(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(learner.SECRET, "a secret of the tests")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    learner._own.cache_clear()  # what another process would find
