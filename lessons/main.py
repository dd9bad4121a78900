"""The script: the page that the address asks for."""

from __future__ import annotations

import streamlit as st

from lessons.components.document import PAGES, words
from lessons.components.navigation import HERE
from lessons.server.head import page_title
from lessons.server.warmup import after_run


def main() -> None:
    """Show the page the address asks for."""
    said = words()
    pages = [
        st.Page(page.file, title=page_title(said, page.path), url_path=page.path, default=not page.path)
        for page in PAGES
    ]
    shown = st.navigation(pages, position="hidden")
    # The tab's title is the one that the first page was served with.
    st.set_page_config(page_title=shown.title, layout="centered")
    st.session_state[HERE] = shown.url_path
    shown.run()
    after_run()
