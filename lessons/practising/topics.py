"""Topics: the sections of the rule keys, and how well each is known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache

from engine.rulebook import Rulebook
from lessons.progress import Card
from lessons.quiz import drilling


def topic_of(rule: str) -> str:
    """Return the topic of a rule key, which is its section."""
    return rule.partition(".")[0]


@cache
def topics(rules: Rulebook) -> Mapping[str, tuple[str, ...]]:
    """Return the topics that can be practised under a rulebook, each with the rule keys it drills."""
    found: dict[str, list[str]] = {}
    for rule in rules.sources:
        if rule in drilling(rules):
            found.setdefault(topic_of(rule), []).append(rule)
    return {topic: tuple(keys) for topic, keys in found.items()}


@dataclass(frozen=True, slots=True)
class Standing:
    """How many rules of a topic are known (and not due), met but not known, and not met yet."""

    known: int
    met: int
    new: int


def standing(rules: Rulebook, cards: Mapping[str, Card], now: datetime) -> Mapping[str, Standing]:
    """Return how well each topic of a rulebook is known."""
    return {topic: _standing(keys, cards, now) for topic, keys in topics(rules).items()}


def _standing(keys: Sequence[str], cards: Mapping[str, Card], now: datetime) -> Standing:
    seen = [cards[rule] for rule in keys if rule in cards]
    known = sum(is_learned(card) and card.due > now for card in seen)
    return Standing(known, len(seen) - known, len(keys) - len(seen))


def is_learned(card: Card) -> bool:
    """Return whether a rule is past the steps of its first day."""
    return card.step is None
