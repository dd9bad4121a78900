"""The messages of one language as one Fluent bundle: its files, and the words of a vocabulary over them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentNumber
from fluent.syntax.ast import BaseNode, Message, Pattern, Placeable, Resource, SelectExpression, TextElement

from lessons.i18n.languages import Language
from lessons.i18n.text import has_direction, once

# The files of a language, beside one for each kind of question in its folder `quiz`. Any other `.ftl` is an
# overlay, named after a rulebook's vocabulary: `tunisian.ftl`, `quiz/who_eats.tunisian.ftl`.
FILES = (
    "terms",
    "ui",
    "pages",
    "settings",
    "site",
    "rulebooks",
    "rules",
    "rules_scoring",
    "sheet",
    "thumbs",
    "table",
    "advice",
    "questions",
    "glossary",
    "school",
    "practice",
    "progress",
    "review",
    "buying",
    "board",
    "share",
    "class",
    "assign",
    "sheets",
)

QUIZ = "quiz"
RIGHT_TO_LEFT_MARK = "\u200f"

# What a sentence can count, each with its forms in `terms.ftl` (`count-points` …): {POINTS($amount)}.
COUNTED = ("points", "card_points", "cards", "tricks", "projects", "warnings")

Arg = str | int


class Bundle:
    """The messages of one language, those of a vocabulary laid over them."""

    def __init__(self, language: Language, vocabulary: str) -> None:
        functions: dict[str, Callable[..., Any]] = {name.upper(): self._counter(name) for name in COUNTED}
        self.fluent = FluentBundle([language.tag], functions=functions, use_isolating=True)
        found = messages(language, vocabulary)
        self.names = tuple(found)
        if language.direction == "rtl":
            found = {id: _headed(message) for id, message in found.items()}
        self.fluent.add_resource(Resource(list(found.values())))

    def _counter(self, name: str) -> Callable[..., str]:
        def say(n: int, case: str = "") -> str:
            found = self.say(f"count-{name}.{case}" if case else f"count-{name}", {"n": int(n)})
            assert found is not None
            return found

        return say

    def compile(self) -> None:
        """Make every message ready to be said; without it, each is when it is said first."""
        for name in self.names:
            self.fluent.get_message(name)

    def say(self, id: str, args: Mapping[str, Arg]) -> str | None:
        """Return a message (`id`) or one of its attributes (`id.attribute`); None if there is none.

        Raises LookupError when the message asks for an argument it was not given.
        """
        name, _, attribute = id.partition(".")
        if not self.fluent.has_message(name):
            return None
        message = self.fluent.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        given = {key: number(arg) if isinstance(arg, int) else str(arg) for key, arg in args.items()}
        text, errors = self.fluent.format_pattern(pattern, given)
        if errors:
            raise LookupError(f"{id}: {errors[0]}")
        return once(str(text))


@lru_cache(maxsize=1024)
def number(n: int) -> FluentNumber:
    """Return a number that is written without grouping: 1000."""
    return FluentInt(n, useGrouping=False)


def messages(language: Language, vocabulary: str = "") -> dict[str, Message]:
    """Return the messages of a language by id; an overlay replaces single values and attributes."""
    found: dict[str, Message] = {}
    for file in files(language):
        for message in parsed(language, file):
            found[message.id.name] = message
    for file in overlays(language, vocabulary) if vocabulary and vocabulary not in FILES else ():
        for message in parsed(language, file):
            found[message.id.name] = _laid_over(found.get(message.id.name), message)
    return found


def files(language: Language) -> tuple[str, ...]:
    """Return the files of a language that are no overlay, as `parsed` names them."""
    kinds = sorted(path.stem for path in (language.folder / QUIZ).glob("*.ftl") if "." not in path.stem)
    return (*FILES, *(f"{QUIZ}/{kind}" for kind in kinds))


def overlays(language: Language, vocabulary: str = "*") -> tuple[str, ...]:
    """Return the files that hold the words of a vocabulary, or of any."""
    whole = sorted(path.stem for path in language.folder.glob(f"{vocabulary}.ftl") if path.stem not in FILES)
    of_kinds = sorted(path.stem for path in (language.folder / QUIZ).glob(f"*.{vocabulary}.ftl"))
    return (*whole, *(f"{QUIZ}/{file}" for file in of_kinds))


@cache
def parsed(language: Language, file: str) -> tuple[Message, ...]:
    """Return the messages of one file of a language, none if there is no such file."""
    path = language.folder / f"{file}.ftl"
    if not path.is_file():
        return ()
    resource = FluentResource(path.read_text(encoding="utf-8"))
    return tuple(entry for entry in resource.body if isinstance(entry, Message))


def _headed(message: Message) -> Message:
    """Return a message that keeps its direction within another.

    What fills a sentence is isolated, and takes its direction from its first letter that is not isolated in
    turn. "{ $day } { $month }" has none, so the 8th of December would run from the left: a mark that nobody
    sees stands at the head of such a pattern.
    """
    message = message.clone()
    for pattern in _patterns(message):
        texts = [part.value for part in pattern.elements if isinstance(part, TextElement)]
        if len(pattern.elements) - len(texts) > 1 and not has_direction("".join(texts)):
            pattern.elements.insert(0, TextElement(RIGHT_TO_LEFT_MARK))
    return message


def _patterns(node: BaseNode) -> Iterator[Pattern]:
    """Yield a message's patterns, those of its attributes and of every choice in them."""
    match node:
        case Message(value=value, attributes=attributes):
            for pattern in (value, *(attribute.value for attribute in attributes)):
                if pattern is not None:
                    yield from _patterns(pattern)
        case Pattern(elements=elements):
            yield node
            for part in elements:
                if isinstance(part, Placeable) and isinstance(part.expression, SelectExpression):
                    for variant in part.expression.variants:
                        yield from _patterns(variant.value)
        case _:
            pass


def _laid_over(below: Message | None, above: Message) -> Message:
    if below is None:
        return above
    replaced = {attribute.id.name for attribute in above.attributes}
    kept = [attribute for attribute in below.attributes if attribute.id.name not in replaced]
    return Message(above.id, above.value or below.value, [*kept, *above.attributes])


@cache
def bundle(language: Language, vocabulary: str) -> Bundle:
    """Return the bundle of a language under a vocabulary, compiled once."""
    return Bundle(language, vocabulary)
