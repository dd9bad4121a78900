"""Why something may or may not be done: one or two sentences for a verdict or a reason."""

from __future__ import annotations

from collections.abc import Mapping

from engine import Reason, Seat, Status
from engine.rulebook import Rulebook
from lessons.i18n.bundles import Arg
from lessons.i18n.cases import case_of
from lessons.i18n.facts import given, value
from lessons.i18n.values import in_words, message, words
from lessons.i18n.voice import Voice

# Which side of a rule is told, and what is told where the rule has no such side.
SIDES: Mapping[Status | None, tuple[str, ...]] = {
    Status.REFUSED: ("refused", "why"),
    Status.FAULT: ("refused", "why"),
    Status.ALLOWED: ("allowed", "why"),
    None: ("why", "allowed"),
}


def because(reason: Reason, status: Status | None, me: Seat | None, voice: Voice) -> str:
    """Return what a reason says. `status` chooses the side of it; without one, what followed from it."""
    id, args = message(reason.rule), arguments(reason, status, me, voice)
    said = (voice.find(f"{id}.{side}", **args) for side in SIDES[status])
    text = next((text for text in said if text is not None), None) or statement(reason.rule, voice)
    if status is not Status.FAULT:
        return text
    return f"{text} {voice.say('penalties-enforcement.fault', case=_enforcement(voice.rules))}"


def statement(rule: str, voice: Voice) -> str:
    """Return the rule itself in one line: its title, and its value in this rulebook."""
    title = voice.say(message(rule))
    if voice.rules is None or rule not in voice.rules.sources:
        return title
    return voice.say("rule-is", title=title, value=in_words(rule, voice.rules.value(rule), voice))


def arguments(reason: Reason, status: Status | None, me: Seat | None, voice: Voice) -> dict[str, Arg]:
    """Return what a message about this reason is given: its facts, `$value`, `$case`."""
    rules = voice.rules
    allowed = status in (None, Status.ALLOWED)
    args = given(reason.facts, voice, me)
    args["case"] = case_of(reason.rule, reason.facts, rules, allowed)
    found = value(reason.rule, rules)
    if found is not None:
        args["value"] = words(reason.rule, found, voice)
    if reason.rule == "raises.hokum" and rules is not None:
        args["ladder"] = voice.listed([voice.say(f"raise-{name}") for name in rules.raises.hokum], "then")
    return args


def _enforcement(rules: Rulebook | None) -> str:
    return "plain" if rules is None else rules.penalties.enforcement.value
