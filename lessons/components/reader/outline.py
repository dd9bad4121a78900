"""How a rulebook is laid out: its clauses by what they are about, and the rules that rest on each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from engine import diff
from engine.library import SHAPES
from engine.reasons import Basis
from engine.rulebook import Rulebook
from lessons.i18n import Speech
from lessons.i18n.values import is_moot

SECTIONS = tuple(SHAPES)  # the order of the schema is the order of a hand


def clause_place(id: str) -> str:
    """Return the id of a clause's place on the page."""
    return f"clause-{id.partition(':')[2]}"


def section_of(rule: str) -> str:
    """Return what a rule is about: the first part of its key."""
    return rule.partition(".")[0]


def by_section(rules: Iterable[str]) -> Mapping[str, tuple[str, ...]]:
    """Return rule keys by what they are about, in the order of the sections, none of them empty."""
    held = tuple(rules)
    found = {section: tuple(rule for rule in held if section_of(rule) == section) for section in SECTIONS}
    return {section: these for section, these in found.items() if these}


def is_held(rule: str, rules: Rulebook) -> bool:
    """Return whether a rulebook has a rule, and something in it can come to it."""
    return rule in rules.sources and not is_moot(rule, rules)


def resting(rules: Rulebook) -> Mapping[str, tuple[str, ...]]:
    """Return the rules that rest on each clause; what nothing here can come to is left out."""
    found: dict[str, list[str]] = {id: [] for id in rules.clauses}
    for rule, source in rules.sources.items():
        for id in source.clauses:
            if id in found and is_held(rule, rules):
                found[id].append(rule)
    return {id: tuple(these) for id, these in found.items()}


def elsewhere(rules: Rulebook, basis: Basis) -> tuple[str, ...]:
    """Return the rules a rulebook holds on this basis; what nothing here can come to is left out."""
    return tuple(
        rule for rule, source in rules.sources.items() if source.basis is basis and is_held(rule, rules)
    )


def moot(rules: Rulebook) -> tuple[str, ...]:
    """Return the rules that nothing in this rulebook can come to."""
    return tuple(rule for rule in rules.sources if not is_held(rule, rules))


def differing(left: Rulebook, own: Speech, right: Rulebook, theirs: Speech) -> frozenset[str]:
    """Return the rules on which two rulebooks differ, and are seen to differ by their words."""
    rows = (row.rule for row in diff(left, right))
    return frozenset(rule for rule in rows if own.value_in(rule, left) != theirs.value_in(rule, right))


def outline(rules: Rulebook) -> Mapping[str, tuple[str, ...]]:
    """Return every clause of a rulebook by what it is about, in its own order, no section empty."""
    ids = tuple(rules.clauses)
    homes = _homes(ids, resting(rules), rules)
    found = {section: tuple(id for id in ids if homes[id] == section) for section in SECTIONS}
    return {section: these for section, these in found.items() if these}


def _homes(ids: Sequence[str], rests: Mapping[str, tuple[str, ...]], rules: Rulebook) -> Mapping[str, str]:
    """The section of each clause: of most rules it states; of its neighbour, if no rule rests on it."""
    homes: dict[str, str] = {}
    for id in ids:
        stated = [rule for rule in rests[id] if rules.sources[rule].basis is Basis.STATED]
        if held := Counter(section_of(rule) for rule in stated or rests[id]):
            homes[id] = max(SECTIONS, key=lambda section: held[section])
    for number, id in enumerate(ids):
        if id not in homes:
            near = [*reversed(ids[:number]), *ids[number:]]
            near.sort(key=lambda other: _chapter(other) != _chapter(id))
            homes[id] = next((homes[other] for other in near if other in homes), SECTIONS[0])
    return homes


def _chapter(id: str) -> str:
    return id.partition(".")[0]
