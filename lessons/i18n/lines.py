"""A sentence not yet said: the id of a message and the facts it needs, in no language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias, Union

from engine import Call, Contract, Seat, Verdict
from engine.reasons import Fact
from engine.rulebook import Rulebook
from lessons.i18n import calls, facts, ruling, sources, values
from lessons.i18n.bundles import Arg
from lessons.i18n.voice import Voice


@dataclass(frozen=True, slots=True)
class RuleName:
    """A rule's title."""

    rule: str


@dataclass(frozen=True, slots=True)
class RuleValue:
    """What a rulebook says about a rule, or could say: its value in words."""

    rule: str
    value: object


RIGHT_TO_LEFT = "\u200f"  # a mark without width

Part: TypeAlias = Union[Fact, Call, Contract, Verdict, Rulebook, RuleName, RuleValue, "Line"]


@dataclass(frozen=True, slots=True)
class Line:
    """A message and its facts: engine values, or other lines, each said in its place.

    In the message a call, a contract, a verdict, a rulebook, a rule or a line is its words (`$call`); of
    the rest see `facts.given`. A call is said as in round `round`, if that is among the facts.
    """

    id: str
    facts: Mapping[str, Part] = field(default_factory=dict)


def said(line: Line, me: Seat | None, voice: Voice) -> str:
    """Return a line in words, spoken to `me`. KeyError if no file has its message."""
    args: dict[str, Arg] = {}
    plain: dict[str, Fact] = {}
    for name, part in line.facts.items():
        match part:
            case Line():
                args[name] = _turned(said(part, me, voice), voice)
            case Call():
                args[name] = calls.call(part, _round(line), voice)
            case Contract():
                args[name] = calls.contract(part, me, voice)
            case Verdict():
                args[name] = ruling.because(part.reason, part.status, me, voice)
            case Rulebook():
                args[name] = sources.rulebook(part, voice)
            case RuleName():
                args[name] = voice.say(values.message(part.rule))
            case RuleValue():
                args[name] = values.in_words(part.rule, part.value, voice)
            case _:
                plain[name] = part
    return voice.say(line.id, **(facts.given(plain, voice, me) | args))


def _turned(text: str, voice: Voice) -> str:
    """Return a part of a sentence that keeps this language's direction, whatever it begins with."""
    return f"{RIGHT_TO_LEFT}{text}" if voice.direction == "rtl" else text


def _round(line: Line) -> int:
    found = line.facts.get("round", 1)
    return found if isinstance(found, int) else 1
