"""What is wrong with a text that cannot be read, in a sentence."""

from __future__ import annotations

import re

from engine import NotationError, Seat
from engine.reasons import Status
from lessons.i18n.ruling import because
from lessons.i18n.sources import clause_refs
from lessons.i18n.text import isolate
from lessons.i18n.voice import Voice

SHOWN = 12  # so many of the words that would do
EXAMPLES = {
    "card": "KS",
    "deal": "deal dealer=0",
    "step": "at 14",
    "arrow": "e KS",
    "what-if": "what-if a 14 9H",
}


def notation_error(error: NotationError, me: Seat | None, voice: Voice) -> str:
    """Return which line and column stopped the reader, what was expected, and the clause that refuses it."""
    if error.expected == "link":
        return voice.say("notation-link")
    text = voice.say(
        "notation-error", line=error.line, column=error.column, expected=expected(error.expected, voice)
    )
    if error.verdict is None:
        return text
    reason = error.verdict.reason
    why = because(reason, Status.REFUSED, me, voice)
    refused = voice.say("explained", sentence=why, clauses=clause_refs(reason.clauses, voice))
    return voice.say("notation-refused", line=error.line, column=error.column, because=refused)


def expected(words: str, voice: Voice) -> str:
    """Return what was expected in words; what a text holds literally stays as it is written."""
    if found := re.fullmatch(r"(\w+) \+ (\d+)", words):
        return voice.say("expected-words", key=isolate(found[1]), count=int(found[2]))
    options = words.split(" | ")
    said = [_one(option, voice) for option in options[:SHOWN]]
    if len(options) == 1:
        return said[0]
    return voice.say("notation-many", options=" ".join(said) + (" …" if len(options) > SHOWN else ""))


def _one(option: str, voice: Voice) -> str:
    id = f"expected-{option.replace(' ', '-')}"
    return voice.find(id, example=isolate(EXAMPLES.get(option, ""))) or isolate(option)
