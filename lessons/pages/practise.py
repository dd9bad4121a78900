"""Practise: every way to, and a run of questions under way: `?mode=topic&topic=play&run=4fGh2`."""

from __future__ import annotations

import streamlit as st

from lessons.components.document import open_document, words
from lessons.components.learner import rules_now
from lessons.components.practice import asked_mode, current_sitting, draw_hub, draw_intro, draw_run
from lessons.components.session import carry
from lessons.components.within import draw_way_back


@st.fragment
def draw_practice() -> None:
    """The run that the address names, the way into one, or all there are; redrawn alone at each press."""
    mode, sitting = asked_mode(), current_sitting()
    if sitting is not None:
        draw_run(sitting)
    elif mode is not None:
        asked = st.query_params
        draw_intro(mode, asked.get("topic", ""), asked.get("run", ""), words(rules_now()))
    else:
        draw_hub()


draw_way_back(open_document())
carry()
draw_practice()
