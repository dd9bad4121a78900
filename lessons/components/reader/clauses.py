"""A rulebook clause by clause: its wording, the rules that rest on it, and where each has its value from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from markupsafe import Markup

from engine.reasons import Basis
from engine.rulebook import Rulebook
from lessons.components.contents import contents
from lessons.components.markup import el, join
from lessons.components.navigation import address
from lessons.components.reader.outline import (
    by_section,
    clause_place,
    differing,
    elsewhere,
    is_held,
    moot,
    outline,
    resting,
)
from lessons.components.tips import term_tip
from lessons.i18n import Speech
from lessons.i18n.sources import READING, clause_refs


@dataclass(frozen=True)
class Reader:
    """What is read: a rulebook in its own words, beside another or itself, and the clause asked for."""

    rules: Rulebook
    own: Speech
    other: Rulebook
    theirs: Speech
    asked: str = ""

    @cached_property
    def differing(self) -> frozenset[str]:
        """The rules on which the other rulebook differs; none where the rulebook is read alone."""
        return differing(self.rules, self.own, self.other, self.theirs)

    @cached_property
    def beyond(self) -> tuple[str, ...]:
        """The rules that only the other rulebook has."""
        ours, theirs = self.rules.sources, self.other.sources
        return tuple(rule for rule in theirs if rule not in ours and rule in self.differing)


def book(reader: Reader) -> Markup:
    """Return the markup of a whole rulebook: a way to each part, its clauses, and what is not in its text."""
    parts = {part: section for part, section in _parts(reader).items() if section}
    titles = {part: _title(part, reader) for part in parts}
    return el(
        "div",
        _legend(reader.own),
        contents({f"part-{part}": title for part, title in titles.items()}, reader.own.ui("reader-parts")),
        *(el("section", el("h2", titles[part], id=f"part-{part}"), body) for part, body in parts.items()),
        class_="reader",
    )


def _parts(reader: Reader) -> dict[str, Markup]:
    rests = resting(reader.rules)
    parts = {
        section: join(*(_clause(id, rests[id], reader) for id in ids))
        for section, ids in outline(reader.rules).items()
    }
    for basis in (Basis.INHERITED, Basis.CUSTOMARY):
        parts[basis.value] = _grouped(elsewhere(reader.rules, basis), reader, f"reader-{basis}.about")
    parts["beyond"] = _beyond(reader)
    parts["moot"] = _moot(reader)
    return parts


def _title(part: str, reader: Reader) -> str:
    if part == "beyond":
        return reader.own.ui("reader-beyond", rulebook=reader.theirs.rulebook(reader.other))
    return reader.own.ui(f"reader-{part}")


def _legend(own: Speech) -> Markup:
    """The three bases there are, each with what it means."""
    tips = (el("span", term_tip(basis, own.basis(basis), own), class_=f"badge {basis}") for basis in Basis)
    return el("p", own.ui("reader-legend"), " ", Markup(" ").join(tips), class_="legend")


# --- clauses ----------------------------------------------------------------------------------------------


def _clause(id: str, rules: Iterable[str], reader: Reader) -> Markup:
    own, number = reader.own, id.partition(":")[2]
    lines = [_line(rule, reader, _badge(rule, reader)) for rule in rules]
    readings = dict.fromkeys(reader.rules.because(rule).reading for rule in rules)
    return el(
        "article",
        el("h3", own.ui("reader-clause", number=number)),
        el("p", own.clause(id, reader.rules), class_="wording"),
        el("ul", *lines) if lines else Markup(""),
        *(_reading(one, own) for one in readings if one is not None),
        id=clause_place(id),
        class_="clause asked" if id == reader.asked else "clause",
    )


def _line(rule: str, reader: Reader, whence: Markup) -> Markup:
    """One rule: its title, its value, where it has it from; and what the other rulebook says instead."""
    title, value = el("b", reader.own.rule(rule)), reader.own.value_in(rule, reader.rules)
    return el("li", title, ": ", value, " ", whence, _other(rule, reader))


def _badge(rule: str, reader: Reader) -> Markup:
    basis = reader.rules.because(rule).basis
    return el("span", reader.own.basis(basis), class_=f"badge {basis}")


def _other(rule: str, reader: Reader) -> Markup:
    if rule not in reader.differing:
        return Markup("")
    own, name = reader.own, reader.theirs.rulebook(reader.other)
    if is_held(rule, reader.other):
        text = own.ui("reader-says", rulebook=name, value=reader.theirs.value_in(rule, reader.other))
    else:
        text = own.ui("reader-lacks", rulebook=name)
    return el("p", text, class_="other")


def _reading(number: int, own: Speech) -> Markup:
    ref = el("b", own.clause_ref(f"{READING}:{number}"))
    return el("p", ref, ": ", own.reading(number), class_="reading")


# --- what is not in the text ------------------------------------------------------------------------------


def _grouped(rules: Iterable[str], reader: Reader, about: str) -> Markup:
    """Rules by what they are about, each with the clause it is taken from."""
    groups = by_section(rules)
    if not groups:
        return Markup("")
    return join(
        el("p", reader.own.ui(about), class_="under"),
        *(
            el(
                "div",
                el("h3", reader.own.ui(f"reader-{section}")),
                el("ul", *(_line(rule, reader, _from(rule, reader)) for rule in these)),
                class_="clause",
            )
            for section, these in groups.items()
        ),
    )


def _from(rule: str, reader: Reader) -> Markup:
    """Where a value is taken from, to be read there; and how we read it."""
    source = reader.rules.because(rule)
    first = source.clauses[0]
    name, _, number = first.partition(":")
    here = first in reader.rules.clauses
    href = f"#{clause_place(first)}" if here else address("rulebooks", reader.own, book=name, clause=number)
    link = el("a", clause_refs(source.clauses, reader.own), href=href, target="_self")
    reading = Markup("") if source.reading is None or here else _reading(source.reading, reader.own)
    return link + reading


def _beyond(reader: Reader) -> Markup:
    """What only the other rulebook has."""
    theirs = reader.theirs
    lines = [
        el("li", el("b", theirs.rule(rule)), ": ", theirs.value_in(rule, reader.other))
        for these in by_section(reader.beyond).values()
        for rule in these
    ]
    return el("ul", *lines, class_="clause") if lines else Markup("")


def _moot(reader: Reader) -> Markup:
    titles = [reader.own.rule(rule) for rule in moot(reader.rules)]
    return el("p", reader.own.listed(titles), class_="under") if titles else Markup("")
