"""The page around everything: title, direction, language, fonts and the house style."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import streamlit as st
from streamlit.components.v2 import component

from engine.rulebook import Rulebook
from lessons.i18n import DEFAULT, Speech, language, languages, speech

STATIC = Path(__file__).parent.parent / "static"
FONTS = {
    "cairo-arabic-wght-normal.woff2": "U+0600-06FF,U+0750-077F,U+08A0-08FF,U+FB50-FDFF,U+FE70-FEFC",
    "cairo-latin-wght-normal.woff2": "U+0000-00FF,U+0131,U+0152-0153,U+2000-206F,U+20AC,U+2122,U+2212",
}
ARIA_LOCALES = {"rtl": "ar-SA-u-nu-latn-ca-gregory", "ltr": "en-US"}


@dataclass(frozen=True, slots=True)
class PageFile:
    """A page: its file, the id of its title, its icon, and its address; the first is home."""

    file: str
    title: str
    icon: str
    path: str


PAGES = (
    PageFile("lessons/pages/home.py", "home", ":material/home:", ""),
    PageFile("lessons/pages/play.py", "play-a-hand", ":material/playing_cards:", "play"),
    PageFile("lessons/pages/rulebooks.py", "rulebooks-page", ":material/menu_book:", "rulebooks"),
)

# Streamlit has no direction of its own: this sets the document's, and what its widgets ask the browser for.
_LANGUAGE_JS = """
export default function ({ data }) {
  const root = document.documentElement;
  root.lang = data.tag;
  root.dir = data.direction;
  const locale = Symbol.for('react-aria.i18n.locale');
  if (window[locale] !== data.aria) {
    window[locale] = data.aria;
    window.dispatchEvent(new Event('languagechange'));
  }
}
"""
_set_language = component("baloot_language", js=_LANGUAGE_JS, isolate_styles=False)


def current_language() -> str:
    """Return the reader's language: of this session, else of the address, else Arabic."""
    asked = st.session_state.get("lang") or st.query_params.get("lang")
    return asked if asked in languages() else DEFAULT


def words(rules: Rulebook | None = None) -> Speech:
    """Return the reader's language, in the words of a rulebook where one is at hand."""
    return speech(current_language(), rules)


def open_document() -> Speech:
    """Set the direction and the house style; every page begins with this. Returns the reader's language."""
    said = words()
    st.session_state["lang"] = said.language
    if st.query_params.get("lang") != said.language:
        st.query_params["lang"] = said.language
    with st.container(key="doc"):
        st.html(f"<style>{_styles()}</style>")
        data = {"tag": said.tag, "direction": said.direction, "aria": ARIA_LOCALES[said.direction]}
        _set_language(key="baloot_language", data=data)
    _header(said)
    return said


@cache
def _styles() -> str:
    faces = "".join(_face(name, covers) for name, covers in FONTS.items())
    sheets = (STATIC / name for name in ("house.css", "rtl.css"))
    return faces + "".join(sheet.read_text(encoding="utf-8") for sheet in sheets)


def _face(name: str, covers: str) -> str:
    data = b64encode((STATIC / "fonts" / name).read_bytes()).decode()
    return (
        f'@font-face{{font-family:Cairo;font-weight:200 1000;src:url("data:font/woff2;base64,{data}") '
        f'format("woff2");unicode-range:{covers}}}'
    )


def _header(said: Speech) -> None:
    """The way to every page, and to the other language."""
    with st.container(key="header", horizontal=True, vertical_alignment="center"):
        for page in PAGES:
            st.page_link(page.file, label=said.ui(page.title))
        for other in languages():
            if other != said.language:
                name = language(other).name
                st.button(name, key=f"lang_{other}", on_click=_choose, args=(other,), type="tertiary")


def _choose(chosen: str) -> None:
    st.session_state["lang"] = chosen
    st.query_params["lang"] = chosen
