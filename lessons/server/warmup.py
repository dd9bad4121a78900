"""What the server does before its first reader comes: everything he would wait for is loaded, once.

A click costs a few milliseconds of Python, but the garbage collector would now and then look through all that
has been loaded, some hundred thousand objects that stay as long as the process. `gc.freeze` takes them out of
its sight.

The compiled solver and rules of thumb take most of a minute at the first start of all: a thread that nobody
waits for fetches them, until then the plain ones answer.
"""

from __future__ import annotations

import gc
import pkgutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib import import_module
from itertools import count
from threading import Thread
from types import ModuleType

from anyio.to_thread import run_sync

import engine
import lessons.components
import lessons.i18n
from engine import bots, load, rulebooks
from lessons.i18n import languages, speech
from lessons.progress import StoreUnavailable, close_stores, open_store
from lessons.quiz import fitting

# Streamlit imports it when a component is first given a list, to ask whether that is a table.
LATE = ("pandas",)
OURS = (engine, lessons.i18n, lessons.components)
APART = frozenset(  # they load the compiler
    {
        "engine.compiled",
        "engine.drawing.compiled",
        "engine.solver.compiled",
        "engine.bots.thumbs.compiled",
    }
)


@asynccontextmanager
async def warm_start(app: object) -> AsyncIterator[None]:
    """Warm up before the server answers; for the `lifespan` of `st.App`."""
    del app
    await run_sync(warm_up)
    Thread(target=bots.warm_up, name="solver", daemon=True).start()
    try:
        yield
    finally:
        await run_sync(close_stores)


def warm_up() -> None:
    """Import what pages import, read all rulebooks and words, open the store; leave it to no collector."""
    for name in LATE:
        import_module(name)
    for package in OURS:
        _import_all(package)
    for rulebook in rulebooks():
        for id in languages():
            for one in speech(id, load(rulebook)).bundles:
                one.compile()
    for id in rulebooks():
        fitting(load(id))  # imports every kind of question
    with suppress(StoreUnavailable):  # each page says so where it matters
        open_store()
    gc.collect()
    gc.freeze()


# Streamlit loads much of itself in the first runs of a script only, so it is left alone a few times more.
AFTER_RUNS = frozenset({1, 2, 4, 8, 16})
_runs = count(1)


def after_run() -> None:
    """Leave what the first runs have loaded to no garbage collector either; called at the end of a run."""
    if next(_runs) in AFTER_RUNS:
        gc.freeze()


def _import_all(package: ModuleType) -> None:
    for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        if module.name not in APART and not module.name.endswith(".__main__"):
            found = import_module(module.name)
            if module.ispkg:
                _import_all(found)
