"""How what must be fast is compiled: without the interpreter's lock, and kept for the next start.

What was compiled is kept in a folder named by all the sources it comes from, for numba looks at one file only
and would go on with what it had inlined from another. The folder lies below the user's caches
(`$XDG_CACHE_HOME`, else `~/.cache`); where nothing can be written there, each start compiles anew.
"""
# pyright: basic

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from numba import config, njit


def _folder(sources: Iterable[Path]) -> Path:
    digest = sha256(b"".join(source.read_bytes() for source in sorted(sources))).hexdigest()[:12]
    caches = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(caches) if caches else Path.home() / ".cache") / "baloot-school" / f"compiled-{digest}"


def _can_keep(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def kept(sources: Iterable[Path]) -> Callable[[Any], Any]:
    """Return a compiler that keeps what it compiles from these sources, where that can be written."""
    try:
        folder = _folder(sources)
    except RuntimeError:  # the user has no home folder
        return unkept
    if not _can_keep(folder):
        return unkept

    def compiler(function: Any) -> Any:
        config.CACHE_DIR = str(folder)  # pyright: ignore[reportAttributeAccessIssue] - read by the next line
        return njit(cache=True, nogil=True)(function)

    return compiler


# A function that only what is kept calls; and one worth its own name, but not a call with a dozen arrays.
unkept = njit(nogil=True)
inlined = njit(nogil=True, inline="always")


def compiled(
    modules: Sequence[ModuleType], entries: Collection[Any], given: Mapping[Any, Any] | None = None
) -> dict[Any, Any]:
    """Return the functions of some modules compiled as they are written, each calling the others compiled.

    `entries` are those that are called from outside and kept; `given` are compiled already, whatever stands
    for them here. What a module imports from another is compiled too if the other is among them.
    """
    keep = kept([Path(module.__file__ or "") for module in modules])
    spaces = {module.__name__: dict(vars(module)) for module in modules}
    made: dict[Any, Any] = dict(given or {})
    for function in (one for module in modules for one in _own(module) if one not in made):
        again = FunctionType(
            function.__code__, spaces[function.__module__], function.__name__, function.__defaults__
        )
        made[function] = (keep if function in entries else unkept)(again)
    for space in spaces.values():
        for name, value in space.items():
            if isinstance(value, FunctionType) and value in made:
                space[name] = made[value]
    return made


def _own(module: ModuleType) -> list[FunctionType]:
    return [
        value
        for value in vars(module).values()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    ]
