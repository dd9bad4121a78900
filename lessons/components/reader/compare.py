"""Two rulebooks side by side, rule by rule."""

from __future__ import annotations

from markupsafe import Markup

from engine.rulebook import Rulebook
from lessons.components.contents import contents
from lessons.components.markup import el
from lessons.components.reader.outline import by_section, differing
from lessons.i18n import Speech


def compared(
    left: Rulebook, own: Speech, right: Rulebook, theirs: Speech, everything: bool = False
) -> Markup:
    """Return the markup of the rules on which two rulebooks differ, or of all, by what they are about."""
    parted = differing(left, own, right, theirs)
    rules = dict.fromkeys((*left.sources, *right.sources))
    groups = by_section(rule for rule in rules if everything or rule in parted)
    titles = {section: own.ui(f"reader-{section}") for section in groups}
    names = own.ui("rule"), own.rulebook(left), theirs.rulebook(right)
    head = el("tr", *(el("th", text, scope="col") for text in names))
    parts = {f"compare-{section}": title for section, title in titles.items()}

    def row(rule: str) -> Markup:
        title = (own if rule in left.sources else theirs).rule(rule)
        sides = (_side(rule, left, own), _side(rule, right, theirs))
        marked = "differs" if everything and rule in parted else None
        return el("tr", el("th", title, scope="row"), *sides, class_=marked)

    def table(section: str) -> Markup:
        body = el("tbody", *(row(rule) for rule in groups[section]))
        return el("table", el("thead", head), body, class_="sheet compare")

    return el(
        "div",
        el("p", own.ui("differences-count", n=len(parted)), class_="under", role="status"),
        contents(parts, own.ui("reader-parts")) if parts else "",
        *(
            el("section", el("h2", title, id=f"compare-{section}"), table(section))
            for section, title in titles.items()
        ),
        class_="reader",
    )


def _side(rule: str, rules: Rulebook, own: Speech) -> Markup:
    source = own.source(rules.because(rule)) if rule in rules.sources else ""
    return el("td", own.value_in(rule, rules), el("span", source, class_="ref"))
