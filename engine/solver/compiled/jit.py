"""How the kernel is compiled: without the interpreter's lock, and kept for the next start.

What was compiled is kept in a folder named by all of this package's sources, for numba looks at one file only
and would go on with what it had inlined from another. The folder lies below the user's caches
(`$XDG_CACHE_HOME`, else `~/.cache`); where nothing can be written there, each start compiles anew.
"""
# pyright: basic

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

from numba import config, njit


def _folder() -> Path:
    sources = sorted(Path(__file__).parent.glob("*.py"))
    digest = sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:12]
    caches = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(caches) if caches else Path.home() / ".cache") / "baloot-school" / f"solver-{digest}"


def can_keep() -> bool:
    """Return whether what is compiled can be kept, and have numba keep it there."""
    try:
        folder = _folder()
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):  # RuntimeError: the user has no home folder
        return False
    config.CACHE_DIR = str(folder)  # pyright: ignore[reportAttributeAccessIssue]
    return os.access(folder, os.W_OK)


CAN_KEEP = can_keep()
jit = njit(cache=CAN_KEEP, nogil=True)

# A function of the search that is worth its own name, but not a call with a dozen arrays.
inlined = njit(cache=CAN_KEEP, nogil=True, inline="always")
