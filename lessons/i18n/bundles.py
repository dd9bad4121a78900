"""The messages of one language as Fluent bundles: its files, and the overlay of a vocabulary."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

from lessons.i18n.languages import Language
from lessons.i18n.text import once

# What is counted in a sentence, each with its forms in `terms.ftl` (`count-points` …): {POINTS($amount)}.
COUNTED = ("points", "card_points", "cards", "tricks", "projects", "warnings", "deals", "suits", "tens")
OVERLAYS = ("tunisian",)


class Bundle:
    """The messages of one language, those of a vocabulary laid over them."""

    def __init__(self, language: Language, vocabulary: str) -> None:
        functions: dict[str, Callable[..., Any]] = {name.upper(): self._counter(name) for name in COUNTED}
        self.fluent = FluentBundle([language.tag], functions=functions, use_isolating=True)
        for path in files(language):
            self.fluent.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        overlay = language.folder / f"{vocabulary}.ftl"
        if overlay.is_file():
            self._lay_over(FluentResource(overlay.read_text(encoding="utf-8")))
