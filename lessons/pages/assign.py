"""Assignments: `?teach=…` is a teacher's, `?assignment=4KQ-7M2` a pupil's, and without either one is set."""

from __future__ import annotations

import streamlit as st

from lessons.components.assign import draw_assignment, draw_making, draw_work, teachers_right
from lessons.components.document import open_document
from lessons.components.markup import el
from lessons.components.session import carry
from lessons.components.within import CODE
from lessons.progress import StoreUnavailable

LONGEST = 16  # characters of a code in the address

said = open_document()
carry()
with st.container(key="assign"):
    try:
        if (right := teachers_right()) is not None:
            draw_assignment(right, said)
        elif typed := st.query_params.get(CODE, "")[:LONGEST]:
            draw_work(typed, said)
        else:
            draw_making(said)
    except StoreUnavailable:
        st.html(el("p", said.ui("assign-unavailable"), class_="panel refused", role="status"))
