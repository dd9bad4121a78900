"""Questions made: every kind there is, one drawn from a seed, one asked again of a position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random

from engine.rulebook import Rulebook
from lessons.quiz.question import Kind, Position, Question

HOME = Path(__file__).parent / "kinds"


@cache
def every_kind() -> Mapping[str, Kind]:
    """Return every kind by its name, which is the name of its file."""
    names = sorted(file.stem for file in HOME.glob("[a-z]*.py"))
    found: dict[str, Kind] = {name: import_module(f"lessons.quiz.kinds.{name}").KIND for name in names}
    for name, kind in found.items():
        assert name == kind.name, f"{name}.py holds the kind {kind.name}"
    return found


@cache
def fitting(rules: Rulebook) -> Mapping[str, tuple[str, ...]]:
    """Return the kinds that fit a rulebook, each with the rule keys it drills there."""
    return {name: drilled for name, kind in every_kind().items() if (drilled := kind.drills(rules))}


@cache
def drilling(rules: Rulebook) -> Mapping[str, tuple[str, ...]]:
    """Return the rule keys that are drilled under a rulebook, each with the kinds that do."""
    found: dict[str, list[str]] = {}
    for name, drilled in fitting(rules).items():
        for rule in drilled:
            found.setdefault(rule, []).append(name)
    return {rule: tuple(names) for rule, names in found.items()}


def ask(kind: str, rules: Rulebook, position: Position) -> Question:
    """Return what this kind asks of a position; KeyError for no such kind, AskError for a wrong position."""
    return replace(every_kind()[kind].ask(rules, position), position=position)


def make(kind: str, rules: Rulebook, seed: str, rule: str | None = None) -> Question:
    """Return the question a seed makes; of one rule, or of any that this kind drills here.

    The same kind, rulebook, seed and rule make the same question. ValueError where the kind does not
    fit the rulebook, or does not drill the rule there.
    """
    drilled = fitting(rules).get(kind, ())
    if not drilled or (rule is not None and rule not in drilled):
        raise ValueError(f"{kind} does not ask about {rule or 'anything'} under {rules.id}")
    rng = Random(f"{kind} {rules.id} {rule} {seed}")
    return ask(kind, rules, every_kind()[kind].draw(rules, rng, rule or rng.choice(drilled)))


def about(rule: str, rules: Rulebook, seed: str) -> Question:
    """Return the question a seed makes about a rule, of any kind that drills it; KeyError if none does."""
    names = drilling(rules)[rule]
    return make(Random(f"{rule} {seed}").choice(names), rules, seed, rule)
