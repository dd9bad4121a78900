"""What a long page holds, at its top: a link to each part."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup

from lessons.components.markup import el


def contents(parts: Mapping[str, str], label: str) -> Markup:
    """Return the markup of links to the parts of a page, each by the id of its element."""
    links = (el("a", title, href=f"#{id}") for id, title in parts.items())
    return el("nav", *links, class_="contents", aria_label=label)
