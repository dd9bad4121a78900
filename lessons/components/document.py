"""The page around everything: the reader's settings, language and direction, and the header."""

from __future__ import annotations

from pathlib import Path

import streamlit as st
from streamlit.components.v2 import component

from engine.rulebook import Rulebook
from lessons.components.chosen import SETTINGS, UI, current_settings, kept_settings
from lessons.components.navigation import HERE, PAGES, draw_header
from lessons.i18n import Digits, Speech, language, speech
from lessons.settings import COOKIE, Settings

__all__ = [
    "EMBED",
    "PAGES",
    "PROJECTOR",
    "VIEWS",
    "choose",
    "current_settings",
    "current_view",
    "open_document",
    "words",
]

CHOICE = "choice"  # in the session: how often something was chosen
PROJECTOR, EMBED = "projector", "embed"  # ways to show a page: before a class, and within another page
VIEWS = (PROJECTOR, EMBED)
NUMBERS = {Digits.LATIN: "latn", Digits.ARABIC_INDIC: "arab"}

# Streamlit has no direction of its own: this sets the document's, and keeps the reader's settings.
_document = component(
    "baloot_document",
    js=(Path(__file__).parent / "document.js").read_text(encoding="utf-8"),
    isolate_styles=False,
)


def choose(name: str, value: str) -> None:
    """Choose a setting for this session, and for the next: the browser is told to keep it."""
    settings = kept_settings().having("language", current_settings().language).having(name, value)
    st.session_state[SETTINGS] = settings.written()
    st.session_state[CHOICE] = st.session_state.get(CHOICE, 0) + 1
    st.session_state["lang"] = settings.language
    st.query_params["lang"] = settings.language
    if name == "table":  # what the address asked for no longer counts
        st.session_state.pop(UI, None)
        st.query_params.pop(UI, None)


def words(rules: Rulebook | None = None) -> Speech:
    """Return the reader's language and digits, in the words of a rulebook where one is at hand."""
    settings = current_settings()
    return speech(settings.language, rules, settings.digits)


def current_view() -> str | None:
    """Return the way the page is shown, if it is a special one."""
    asked = st.query_params.get("view")
    return asked if asked in VIEWS else None


def open_document() -> Speech:
    """Begin a page: its language, its look and its header. Returns the reader's language."""
    settings, said = current_settings(), words()
    st.session_state["lang"] = said.language
    if st.query_params.get("lang") != said.language:
        st.query_params["lang"] = said.language
    if UI in st.query_params:
        st.session_state[UI] = st.query_params[UI]
    view = current_view()
    with st.container(key="doc"):
        _document(
            key="baloot_document",
            data={
                "tag": said.tag,
                "direction": said.direction,
                "locale": locale(settings),
                "suits": settings.suits,
                "cards": settings.cards,
                "view": view,
                "cookie": COOKIE,
                "settings": st.session_state.get(SETTINGS, ""),
                "choice": st.session_state.get(CHOICE, 0),
                "page": st.session_state.get(HERE, ""),
            },
        )
    if view is None:
        draw_header(said, choose)
    return said


def locale(settings: Settings) -> str:
    """Return the language and digits of Streamlit's own widgets, as a browser names them.

    >>> locale(Settings(language="ar"))
    'ar-u-ca-gregory-nu-latn'
    """
    return f"{language(settings.language).tag}-u-ca-gregory-nu-{NUMBERS[settings.digits]}"
