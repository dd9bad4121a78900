"""Buy or pass: `?book=online&cards=JS.9S.AS.KH.AH&card=7S&turn=1&said=pass&ask=1`."""

from __future__ import annotations

import streamlit as st

from lessons.buying import TOLD_ONLY, Wrong
from lessons.components.answer import draw_answer
from lessons.components.buying import ask, asked, draw_question, draw_wrong, is_asked
from lessons.components.document import open_document, words
from lessons.components.markup import el
from lessons.components.session import carry


@st.fragment
def draw_buying() -> None:
    """The hand that is put together, and what each call may come to; redrawn alone at each press."""
    question = asked()
    said = words(question.rules)
    with st.container(key="buying"):
        st.title(said.ui("buying-page"), anchor=False)
        st.html(el("p", said.ui("buying-lead"), class_="lead"))
        draw_wrong(question, said, TOLD_ONLY)
        draw_question(question, said)
        st.button(said.ui("buying-ask"), key="ask", type="primary", on_click=ask)
        if is_asked():
            draw_wrong(question, said, frozenset(Wrong) - TOLD_ONLY)
            if question.is_whole:
                draw_answer(question, said)


open_document()
carry()
draw_buying()
