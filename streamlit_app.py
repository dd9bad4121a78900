"""Baloot School (مدرسة البلوت): `streamlit run streamlit_app.py`."""

from __future__ import annotations

import streamlit as st

from lessons.components.document import PAGES, words


def main() -> None:
    """Show the page the address asks for."""
    said = words()
    st.set_page_config(page_title=said.ui("app-title"), page_icon="♠️", layout="centered")
    pages = [
        st.Page(
            page.file, title=said.ui(page.title), icon=page.icon, url_path=page.path, default=not page.path
        )
        for page in PAGES
    ]
    st.navigation(pages, position="hidden").run()


main()
