"""The teacher's board: a hand put together, shown step by step, with notes, questions and what-ifs."""

from __future__ import annotations

import streamlit as st

from engine import NotationError
from lessons.components.board import (
    NotHad,
    current_study,
    draw_broken_board,
    draw_classroom,
    draw_embedded,
    draw_not_had,
    draw_paper,
    draw_setup,
    draw_shelf,
    draw_study,
    draw_tools,
    draw_wall,
    recall_hands,
)
from lessons.components.document import EMBED, PROJECTOR, current_view, open_document, words
from lessons.components.session import carry

said, view = open_document(), current_view()
carry()
with st.container(key="board_page"):
    if view == EMBED:
        draw_embedded(said)
    else:
        try:
            study = current_study()
        except NotationError as broken:
            draw_broken_board(broken, said)
        except NotHad as refused:
            draw_not_had(refused, said)
        else:
            if study is None:
                draw_setup(said)
                draw_shelf(said)
            else:
                own = words(study.match.rules)
                recall_hands()
                if view == PROJECTOR:
                    draw_wall(study, own)
                else:
                    draw_study(study, own)
                    draw_classroom(study, own)
                    draw_tools(study, own)
                    draw_paper(study, own)
