"""The value of a rule in words, for the comparison of rulebooks and for sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum

from engine import Mode, Rank
from engine.choices import Ashkal, ContractScoring, Direction, Enforcement, RaiseName
from engine.rulebook import Rulebook
from lessons.i18n.bundles import Arg
from lessons.i18n.text import isolate
from lessons.i18n.voice import Voice

ORDERS = frozenset({"cards.plain_order", "cards.trump_order"})
IN_ORDER = frozenset({"table.packets", "raises.hokum"})  # one after the other
CHOICES = frozenset(
    {
        "match.targets",
        "auction.belote_bids",
        "projects.four_hundred",
        "scoring.projects_doubled_at",
        "claims.cards_left",
    }
)


def message(rule: str) -> str:
    """Return the id of a rule's message: `play.ruff` is `play-ruff`."""
    return rule.replace(".", "-")


def in_words(rule: str, value: object, voice: Voice) -> str:
    """Return a rule's value in words; None does not apply."""
    id = message(rule)
    match value:
        case None:
            return voice.say("does-not-apply")
        case Enum():
            return voice.say(f"{id}.is-{value.value}")
        case tuple() | Mapping():
            return voice.say(f"{id}.is", value=words(rule, value, voice), count=len(value))
        case _:
            return voice.say(f"{id}.is", value=words(rule, value, voice))


def of_rulebook(rule: str, rules: Rulebook, voice: Voice) -> str:
    """Return a rulebook's value in words; "does not apply" where it has no such rule or no use for it."""
    has = rule in rules.sources and not is_moot(rule, rules)
    return in_words(rule, rules.value(rule) if has else None, voice)


def is_moot(rule: str, rules: Rulebook) -> bool:
    """Return whether nothing in this rulebook can come to the rule: projects where there are none …"""
    section, _, name = rule.partition(".")
    match section:
        case "projects":
            return not rules.projects.limit and name != "limit" and not name.startswith("baloot")
        case "claims":
            return not rules.claims.cards_left and name != "cards_left"
        case "raises" if name.startswith("sun_"):
            return not rules.raises.sun
        case "raises" if name == "sun":
            return Mode.SUN not in rules.modes
        case "play" if name == "keep_trump_when_closed":
            return not {RaiseName.DOUBLE, RaiseName.FOUR} & set(rules.raises.hokum)
        case "raises" if name.endswith("_play"):
            return RaiseName(name.removesuffix("_play")) not in rules.raises.hokum
        case "penalties":
            blocked = rules.penalties.enforcement is Enforcement.BLOCK
            return blocked and name not in ("enforcement", "warnings")
        case _:
            return False


def words(rule: str, value: object, voice: Voice) -> Arg:
    """Return a value as a sentence about its rule needs it (`$value`): a number, a word or a list."""
    match value:
        case int():
            return value
        case tuple() if rule in ORDERS:
            return isolate(" ".join(voice.rank_sign(rank) for rank in value))
        case tuple() if len(value) > 3 and _runs_on(value):
            return voice.say("from-to", first=value[0], last=value[-1])
        case tuple():
            joined = "then" if rule in IN_ORDER else "or" if rule in CHOICES else "and"
            return voice.listed([item(one, voice) for one in value], joined)
        case Mapping():
            return voice.listed([f"{_row(key, voice)} {worth(rule, n, voice)}" for key, n in value.items()])
        case Enum():
            return str(value.value)
        case _:
            return ""


def _runs_on(value: tuple[object, ...]) -> bool:
    return all(isinstance(one, int) for one in value) and list(value) == list(range(len(value) + 1))[1:]


def worth(rule: str, n: object, voice: Voice) -> str:
    """Return what a table gives one of its rows: a number, or a factor (×2)."""
    assert isinstance(n, int)
    return isolate(f"×{voice.number(n)}") if rule == "raises.multipliers" else voice.score(n)


def _row(key: object, voice: Voice) -> str:
    return voice.rank(key) if isinstance(key, Rank) else item(key, voice)


def item(one: object, voice: Voice) -> str:
    """Return one item of a list in words."""
    for kind, say in ITEMS.items():
        if isinstance(one, kind):
            return say(one, voice)
    return voice.number(one) if isinstance(one, int) else voice.say(f"project-{one}")


def _ashkal(one: Ashkal, voice: Voice) -> str:
    side = "none" if voice.rules is None else voice.rules.table.direction.value
    return voice.say(f"ashkal-{one.value}", side=side)


ITEMS: Mapping[type, Callable[..., str]] = {
    Rank: lambda one, voice: voice.say(f"rank-{one.value}.many"),
    RaiseName: lambda one, voice: voice.say(f"raise-{one.value}"),
    ContractScoring: lambda one, voice: voice.say(f"way-{one.value}"),
    Ashkal: _ashkal,
    Direction: lambda one, voice: voice.say(f"table-direction.is-{one.value}"),
}
