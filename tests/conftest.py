"""Settings and fixtures that every test shares."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

REPO = Path(__file__).resolve().parent.parent

# No deadline: on a shared machine a slow example says nothing about the code.
settings.register_profile("dev", deadline=None)
# In CI the same examples every time, so that a red run can be repeated.
settings.register_profile(
    "ci", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


@pytest.fixture(scope="session", autouse=True)
def _own_state(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test reads or writes what the developer's own school keeps: its secret, its learners.

    And however slow the machine, a bot thinks all it has to think, so that it chooses the same again.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        patch.setenv("BALOOT_SECRET", "a secret of the tests")
        patch.setenv("BALOOT_CARD_MS", "60000")
        patch.delenv("BALOOT_DATABASE_URL", raising=False)
        yield


@pytest.fixture(scope="session")
def repo() -> Path:
    """The root of the checkout."""
    return REPO
