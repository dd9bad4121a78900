"""The teacher's board: a hand put together, shown step by step, with notes, questions and what-ifs."""

from __future__ import annotations

import streamlit as st

from engine import NotationError
from lessons.components.board import (
    current_study,
    draw_broken_board,
    draw_classroom,
    draw_paper,
    draw_setup,
    draw_study,
    draw_tools,
    draw_wall,
    recall_hands,
)
from lessons.components.document import PROJECTOR, open_document, words
from lessons.components.session import carry

said = open_document()
carry()
with st.container(key="board_page"):
    try:
        study = current_study()
    except NotationError as broken:
        draw_broken_board(broken, said)
    else:
        if study is None:
            draw_setup(said)
        else:
            own = words(study.match.rules)
            recall_hands()
            if st.query_params.get("view") == PROJECTOR:
                draw_wall(study, own)
            else:
                draw_study(study, own)
                draw_classroom(study, own)
                draw_tools(study, own)
                draw_paper(study, own)
