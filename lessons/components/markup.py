"""Markup built from parts: text is escaped, elements are not escaped twice."""

from __future__ import annotations

from markupsafe import Markup, escape


def el(tag: str, *children: object, **attributes: object) -> Markup:
    """Return an element; `class_` and `aria_label` lose their underscores, None leaves an attribute out.

    >>> el("td", "K < A", class_="num")
    Markup('<td class="num">K &lt; A</td>')
    """
    named = Markup("").join(
        Markup(' {}="{}"').format(name.rstrip("_").replace("_", "-"), value)
        for name, value in attributes.items()
        if value is not None
    )
    return Markup("<{}{}>{}</{}>").format(Markup(tag), named, join(*children), Markup(tag))


def join(*children: object) -> Markup:
    """Return the children one after another; those that are text, escaped."""
    return Markup("").join(escape(child) for child in children)
