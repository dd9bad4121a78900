"""The bots. A bot is one module of this package that defines `BOT`; nothing else lists it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

from engine.bots.choice import Bot, Choice, Thumb
from engine.bots.objection import objection
from engine.bots.warming import is_warm, warm_up

__all__ = ["Bot", "Choice", "Thumb", "bots", "is_warm", "objection", "warm_up"]


@cache
def bots() -> Mapping[str, Bot]:
    """Return every bot by its name, found by looking through this package.

    >>> bots()["simple"].name
    'simple'
    """
    modules = (import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__))
    players: list[Bot] = [module.BOT for module in modules if hasattr(module, "BOT")]
    return MappingProxyType({bot.name: bot for bot in players})
