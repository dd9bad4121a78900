"""What a reader sees when a page breaks: that the fault is ours, that his hand is safe, and two ways on."""

from __future__ import annotations

from urllib.parse import urlencode

import streamlit as st

from lessons.components.document import words
from lessons.components.markup import el
from lessons.components.session import KEY
from lessons.i18n import DEFAULT, Speech, speech

# The fault stands alone, below the header. Here and not in a style sheet: browsers find such rules costly.
ALONE = (
    '[data-testid="stVerticalBlock"]:has(> * > .st-key-fault) > '
    ":not(:has(> .st-key-fault), :has(> .st-key-header), :has(> .st-key-doc)) { display: none; }"
)


def draw_fault(error: Exception) -> bool:
    """Draw, in place of a page that raised, what the reader can do; the error is in the server's log only.

    Returns True: Streamlit, which has logged the error by now, shows nothing of its own.
    """
    del error
    said = _words()
    asked = {name: value for name, value in st.query_params.items() if name != "lang"}
    with st.container(key="fault"):
        st.html(f"<style>{ALONE}</style>")
        st.html(
            el(
                "section",
                el("h1", said.ui("site-fault")),
                el("p", said.ui("site-fault.text"), f" {said.ui('site-fault.hand')}" if KEY in asked else ""),
                # Links, not buttons: a link brings a new page and a new session, whatever broke this one.
                el("a", said.ui("site-go-on"), class_="go", href=_address(said, asked), target="_self"),
                el("a", said.ui("site-go-home"), class_="go", href=f"./{_address(said, {})}", target="_self"),
                class_="alone",
                role="alert",
            )
        )
    return True


def _address(said: Speech, asked: dict[str, str]) -> str:
    return f"?{urlencode({'lang': said.language} | asked)}"


def _words() -> Speech:
    """The reader's language; the default if finding it is what broke."""
    try:
        return words()
    except Exception:
        return speech(DEFAULT)
