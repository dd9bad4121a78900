"""The words of a lesson as markup: Markdown, with cards, rules and words of the glossary in their places."""

from __future__ import annotations

import re
from functools import cache

from markdown_it import MarkdownIt
from markupsafe import Markup

from engine import Card, Suit
from engine.rulebook import Rulebook
from lessons.components.markup import drawn, el
from lessons.components.tips import term_tip
from lessons.glossary import terms
from lessons.i18n import Speech
from lessons.prose import MARK, told

HELD = re.compile("\ue000(\\d+)\ue001")  # the place of a mark, while Markdown is at work


def prose(text: str, rules: Rulebook, said: Speech) -> Markup:
    """Return a lesson's text as markup, in the words of a rulebook. KeyError for a rule or term unknown."""
    marks: list[Markup] = []

    def hold(found: re.Match[str]) -> str:
        marks.append(shown(found, rules, said, place=f"-{len(marks)}"))
        return f"\ue000{len(marks) - 1}\ue001"

    parts = HELD.split(_markdown().render(MARK.sub(hold, told(text, rules))))
    body = Markup("").join(
        marks[int(part)] if place % 2 else Markup(said.final(part)) for place, part in enumerate(parts)
    )
    return el("div", body, class_="prose")


def shown(found: re.Match[str], rules: Rulebook, said: Speech, place: str = "") -> Markup:
    """Return the markup of one mark; `place` tells it from others like it on the page."""
    if card := found["card"]:
        return drawn(said.card(Card.parse(card)) if len(card) == 2 else said.suit_shown(Suit(card)))
    if rule := found["rule"]:
        return drawn(rule_words(found["how"].strip(), rule, rules, said))
    term = found["term"]
    return term_tip(term, found["shown"] or terms()[term].word(said), said, place)


def rule_words(how: str, rule: str, rules: Rulebook, said: Speech) -> str:
    """Return what a rulebook says of a rule: in words, as a number, or as so many points."""
    if how == "=":
        return said.value_in(rule, rules)
    value = rules.value(rule)
    number = value[0] if isinstance(value, tuple) else value
    assert isinstance(number, int), rule
    return said.number(number) if how == "#" else said.count(how, number, case="after")


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")
