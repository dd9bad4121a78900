"""The pupil's page of a live class: `?code=4KQ-7M2`."""

from __future__ import annotations

import streamlit as st

from lessons.components.document import open_document
from lessons.components.follow import draw_follow
from lessons.components.within import draw_way_to

LONGEST = 16  # characters of a code in the address

said = open_document()
with st.container(key="class"):
    st.title(said.ui("class-page"), anchor=False)
    draw_follow(st.query_params.get("code", "")[:LONGEST], said)
    draw_way_to(said)
