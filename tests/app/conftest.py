"""Every AppTest looks through all installed packages for components. There are none here: it need not."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

import pytest


@pytest.fixture(scope="session", autouse=True)
def _no_component_packages() -> Iterator[None]:
    with patch("streamlit.components.v2.manifest_scanner.scan_component_manifests", return_value=[]):
        yield
