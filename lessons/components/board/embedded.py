"""The board within another page: the table and the ways through it, and nothing that changes anything."""

from __future__ import annotations

import streamlit as st

from engine import NotationError
from lessons.components.board.kept import NotHad, current_study
from lessons.components.board.shelf import draw_not_had
from lessons.components.board.shown import draw_study
from lessons.components.document import words
from lessons.components.markup import el
from lessons.i18n import Speech


def draw_embedded(said: Speech) -> None:
    """Draw the board of the address alone, or why there is none."""
    try:
        study = current_study()
    except NotationError as broken:
        _tell(said.notation_error(broken))
    except NotHad as refused:
        draw_not_had(refused, said)
    else:
        if study is None:
            _tell(said.ui("share-embed-none"))
        else:
            draw_study(study, words(study.match.rules))


def _tell(text: str) -> None:
    st.html(el("p", text, class_="panel refused", role="status"))
