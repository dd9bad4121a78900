"""Home: what this is, and one step to the table."""

from __future__ import annotations

import streamlit as st

from engine import load, rulebooks
from lessons.components.document import open_document, words
from lessons.components.markup import el
from lessons.components.session import carry, current_link

said = open_document()
carry()
st.title(said.ui("app-title"))
st.write(said.ui("tagline"))
st.write(said.ui("home-why"))
with st.container(horizontal=True):
    label = said.ui("go-on-playing" if current_link() else "play-a-hand")
    if st.button(label, key="to_play", type="primary", icon=":material/playing_cards:"):
        st.switch_page("lessons/pages/play.py")
    if st.button(said.ui("rulebooks-page"), key="to_rulebooks", icon=":material/menu_book:"):
        st.switch_page("lessons/pages/rulebooks.py")
st.subheader(said.ui("five-rulebooks"))
for id in rulebooks():
    rules = load(id)
    own = words(rules)
    about = el("span", own.rulebook_about(rules), class_="clause")
    st.html(el("div", el("b", own.rulebook(rules)), about, class_="panel"))
