"""Settings and fixtures that every test shares."""

from __future__ import annotations

import os
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


@pytest.fixture(scope="session")
def repo() -> Path:
    """The root of the checkout."""
    return REPO
