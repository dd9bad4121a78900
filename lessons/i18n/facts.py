"""The facts of a reason as what messages are given: `$led`, `$would_do`, `$winning_seat` …"""

from __future__ import annotations

from collections.abc import Mapping

from engine import Card, Cards, Seat, Suit, Team
from engine.reasons import Fact
from engine.rulebook import Rulebook
from lessons.i18n.bundles import Arg
from lessons.i18n.voice import Voice

CHOICES = frozenset({"would_do"})  # cards one of which is to be played: joined by `or`


def given(facts: Mapping[str, Fact], voice: Voice, me: Seat | None) -> dict[str, Arg]:
    """Return every fact in words; cards also with their count (`$cards_count`), a seat with its place."""
    args: dict[str, Arg] = {}
    for name, fact in facts.items():
        args |= _one(name, fact, voice, me)
    return args


def _one(name: str, fact: Fact, voice: Voice, me: Seat | None) -> dict[str, Arg]:
    match fact:
        case Card():
            return {name: voice.card(fact)}
        case Suit():
            return {name: voice.suit_shown(fact)}
        case Seat():
            return {
                name: voice.seat(fact, me),
                f"{name}_to": voice.seat(fact, me, form="to"),
                f"{name}_of": voice.seat(fact, me, form="of"),
                f"{name}_who": voice.place(fact, me),
            }
        case Team():
            return {
                name: voice.team(fact, me),
                f"{name}_to": voice.team(fact, me, form="to"),
                f"{name}_who": voice.side(fact, me),
            }
        case int():
            return {name: fact}
        case str():
            return {name: fact.value}
        case Cards() | tuple():
            return _several(name, tuple(fact), voice)


def _several(name: str, items: tuple[Card | int, ...], voice: Voice) -> dict[str, Arg]:
    words = [voice.card(item) if isinstance(item, Card) else voice.number(item) for item in items]
    joined = "or" if name in CHOICES else "and"
    return {name: voice.listed(words, joined), f"{name}_count": len(items)}


def value(rule: str, rules: Rulebook | None) -> object:
    """Return a rule's value in this rulebook, None where there is no rulebook or no such rule."""
    return rules.value(rule) if rules is not None and rule in rules.sources else None
