"""What players who imagine deals need to be quick: compiled at the first start of all, then kept."""

from __future__ import annotations

from engine import solver, worlds
from engine.bots import thumbs


def warm_up() -> bool:
    """Make the compiled solver ready, then what draws deals and plays them by the rules of thumb.

    Return whether that is done; without a compiler the plain code goes on. The first start of all takes most
    of a minute, so nobody should wait for it: call it in a thread of its own.
    """
    if not solver.warm_up():
        return False
    worlds.warm_up()
    thumbs.warm_up()
    return True


def is_warm() -> bool:
    """Return whether that is done: players who imagine deals are as quick as they will be."""
    return thumbs.is_compiled()
