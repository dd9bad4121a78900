"""A button that copies a text."""

from __future__ import annotations

import json
from pathlib import Path

from streamlit.components.v2 import component

from lessons.i18n import Speech

_copying = component(
    "baloot_copying",
    js=(Path(__file__).parent / "copying.js").read_text(encoding="utf-8"),
    isolate_styles=False,
)


def draw_copy(text: str, label: str, said: Speech, key: str) -> None:
    """Draw a button that puts a text on the reader's clipboard and says that it did."""
    told = {"text": text, "label": label, "done": said.ui("widget-copied")}
    _copying(key=key, data=json.dumps(told, ensure_ascii=False))
