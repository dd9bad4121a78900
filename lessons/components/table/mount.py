"""Puts a scene on the page: the table as one component, drawn by the reader's browser.

The scripts are parts of one module, in this order: no build step, and each part short enough to read. The
browser fetches it once and keeps it: what Streamlit is given of a component it sends along with every scene,
so that is but a few lines, which have the module draw.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from functools import cache
from pathlib import Path

import streamlit as st
from streamlit.components.v2 import component

from engine import DECK
from lessons.assets import asset, publish
from lessons.components.table.scene import Scene
from lessons.i18n import Speech
from lessons.settings import Settings

HERE = Path(__file__).parent
SCRIPTS = ("draw", "deck", "seats", "middle", "motion", "hand", "panels", "hints", "overlays", "board")
WORDS = {
    "table": "table-label",
    "hand": "your-hand",
    "trick": "trick-label",
    "leads": "mark-leads",
    "first": "mark-first",
    "wins": "mark-wins",
    "last": "last-trick",
    "would": "would-do",
    "clause": "clause",
    "read": "read-clause",
    "lesson": "to-its-lesson",
    "anyway": "play-anyway",
    "confirm": "confirm-cards",
    "height": "bid-number",
}

# What was pressed: what it does, and the scene it was pressed on.
OnAct = Callable[[str, str], None]


def _read(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")


def _module() -> str:
    """The table's script, with its markup and its styles in it."""
    texts = {"BOARD": _read("board.html"), "STYLES": _read("board.css")}
    constants = [f"const {name} = {json.dumps(text, ensure_ascii=False)};" for name, text in texts.items()]
    return "\n".join([*constants, *(_read(f"{name}.js") for name in SCRIPTS)])


MODULE = publish("table.js", _module())  # its address

# The script by which another component draws with the same module: `fetchedTable()` gives it.
FETCHING = f'const MODULE = "./{MODULE}";\n{_read("fetching.js")}'

_board = component(
    "baloot_table",
    js=f"{FETCHING}\n{_read('fetched.js')}",
    isolate_styles=True,
)


def draw_board(scene: Scene, settings: Settings, said: Speech, on_act: OnAct, key: str = "table") -> None:
    """Draw a scene; `on_act` is told what was pressed and the `seq` of the scene it was pressed on."""

    def pressed() -> None:
        act = st.session_state[key].act
        if isinstance(act, dict) and isinstance(act.get("act"), str) and isinstance(act.get("seq"), str):
            on_act(act["act"], act["seq"])

    # As bytes: of lists and mappings Streamlit would ask one by one whether they are tables, and in a text it
    # would write every Arabic letter as a number.
    sent = json.dumps(board_data(scene, settings, said), ensure_ascii=False).encode()
    _board(key=key, data=sent, on_act_change=pressed)


def board_data(scene: Scene, settings: Settings, said: Speech) -> dict[str, object]:
    """Return what the browser is sent: the scene, the words around it, the reader's settings."""
    return asdict(scene) | {
        "dir": said.direction,
        "lang": said.tag,
        "words": _words(said) | {"comma": said.say("list.comma")},
        "names": _names(said),
        "speed": settings.speed,
        "sound": settings.sound,
        "suits": settings.suits,
        "sprite": asset("faces.svg"),
        "base": "./",
    }


@cache
def _words(said: Speech) -> dict[str, str]:
    return {name: said.ui(id) for name, id in WORDS.items()}


@cache
def _names(said: Speech) -> dict[str, str]:
    return {str(card): said.card_name(card) for card in DECK}
