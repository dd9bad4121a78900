"""Puts the class on the pupil's page: one component, that follows the board without asking Streamlit.

The server sends what the board shows as events (`server/live.py`); the table in it is drawn by the module
that draws every table. So a move of the teacher's runs no script, on however many phones it is seen.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from streamlit.components.v2 import component

from lessons.components.table import FETCHING
from lessons.i18n import Speech

HERE = Path(__file__).parent
SCRIPTS = ("line", "joining", "asking", "follow")
ADDRESS = "live"  # of the server's routes, below the app's root
WORDS = (
    *(
        "lead",
        "code",
        "name",
        "name-help",
        "join",
        "joined",
        "leave",
        "table",
        "waiting",
        "lost",
        "back",
        "over",
    ),
    *("open", "yours", "change", "closed", "right", "unsent", "unasked"),
)
REFUSALS = ("nobody", "name", "ended", "full", "wait", "unknown", "unavailable", "other")


def _read(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")


_follow = component(
    "baloot_follow",
    html=_read("follow.html"),
    js="\n".join([FETCHING, *(_read(f"{name}.js") for name in SCRIPTS)]),
    isolate_styles=False,
)


def draw_follow(code: str, said: Speech) -> None:
    """Draw the class: first who comes and by which code, `code` if it is known, then its board."""
    sent = {"code": code, "live": ADDRESS, "lang": said.language, "words": _words(said)}
    # As text: of lists and mappings Streamlit would ask one by one whether they are tables.
    _follow(key="follow", data=json.dumps(sent, ensure_ascii=False))


@cache
def _words(said: Speech) -> dict[str, str]:
    """What the page says; where a sentence has room for one thing (`$it`), the script finds `{it}`."""
    words = {name: said.ui(f"class-{name}", it="{it}") for name in WORDS}
    return words | {f"refused.{name}": said.ui(f"class-refused.{name}") for name in REFUSALS}
