"""The board kept and handed out: in the school, in a file, by a link and its square, as a picture, in a page.

Nothing that is handed out carries the teacher's right over a class.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache, partial
from urllib.parse import urlencode

import streamlit as st

from engine import Seat
from lessons.board import MAIN, Place, Study, dump_study, parse_study
from lessons.board.study import LONGEST_TITLE
from lessons.board.text import cleaned
from lessons.components.board.kept import (
    AT,
    KEPT,
    STUDY,
    current_code,
    current_link,
    current_place,
    current_study,
    forget,
    is_on_my_list,
    keep_on_shelf,
    keep_study,
    open_hands,
    written,
)
from lessons.components.board.shown import scene_at
from lessons.components.copying import draw_copy
from lessons.components.document import EMBED, PROJECTOR
from lessons.components.learner import is_guest
from lessons.components.markup import el
from lessons.components.navigation import carried
from lessons.components.square import square
from lessons.i18n import Speech
from lessons.practice import ME
from lessons.progress import StoreUnavailable
from lessons.progress.codes import grouped
from lessons.school import Refused
from lessons.sheets import Moment, is_set_here, picture

PAGE = "lessons/pages/board.py"
REFUSED = "board_refused"  # in the session: why the board was not kept
TITLE = "board_title"
# Characters of an address that carries the whole board: a message shows it in a few lines, and its square is
# still read from a wall (61 modules across).
LONGEST_LINK = 300
EMBED_HEIGHT = 820  # pixels of a frame: a title, a question, the table, the ways on, a hand


def draw_sharing(study: Study, place: Place, said: Speech) -> None:
    """Draw the ways to keep the board and to hand it out."""
    with st.expander(said.ui("board-keep-it"), icon=":material/save:", key="board_file"):
        st.text_input(said.ui("board-title"), study.title, max_chars=LONGEST_TITLE, key=TITLE)
        st.button(said.ui("board-name-it"), key="name_it", on_click=_name, args=(current_link(), place))
        _draw_keeping(study, said)
        _draw_link(study, place, said)
        st.page_link(PAGE, label=said.ui("projector-on"), query_params=here(said) | {"view": PROJECTOR})
        st.button(said.ui("board-new"), key="board_new", on_click=forget)
    _draw_embedding(study, place, said)


def _name(link: str | None, place: Place) -> None:
    study = current_study()
    if study is None or link != current_link():
        return
    begins = place.step if place.line == MAIN else study.begins
    keep_study(replace(_titled(study), begins=begins), place)


def _titled(study: Study) -> Study:
    """The board under the title that stands in the field."""
    return replace(study, title=cleaned(str(st.session_state.get(TITLE, study.title)), LONGEST_TITLE))


# --- kept ----------------------------------------------------------------------------------------------


def _draw_keeping(study: Study, said: Speech) -> None:
    """In the school, in a file, as a picture."""
    with st.container(key="board_keeping", horizontal=True):
        if not is_on_my_list():
            _draw_keep(said)
        st.download_button(
            said.ui("board-save"),
            dump_study(study),
            "board.baloot",
            "text/plain",
            key="save_board",
            icon=":material/download:",
        )
        if is_set_here():
            st.download_button(
                said.ui("share-picture"),
                partial(_picture, *_moment(study), said),  # made when it is asked for
                "board.png",
                "image/png",
                key="save_picture",
                on_click="ignore",
                icon=":material/image:",
            )
    if (word := st.session_state.pop(REFUSED, None)) is not None:
        st.html(el("p", said.ui(f"share-refused.{word}"), class_="panel refused", role="status"))
    if (code := current_code()) is not None and is_on_my_list():
        shown = el("bdi", grouped(code), dir="ltr", lang="en", class_="board-code")
        st.html(el("p", said.ui("share-kept"), " ", shown, class_="panel good", role="status"))
        if is_guest():
            st.caption(said.ui("share-kept-guest"))


def _draw_keep(said: Speech) -> None:
    st.button(
        said.ui("share-keep"),
        key="keep_board",
        type="primary",
        icon=":material/bookmark_add:",
        on_click=_keep,
        args=(current_link(),),
    )


def _keep(link: str | None) -> None:
    study = current_study()
    if study is None or link != current_link():
        return
    try:
        keep_on_shelf(_titled(study), current_place(study))
    except Refused as refused:
        st.session_state[REFUSED] = refused.word
    except StoreUnavailable:
        st.session_state[REFUSED] = "unavailable"


def _moment(study: Study) -> tuple[str, str, int, tuple[int, ...]]:
    """What a picture is made of: the board, where it stands, and whose hands lie open."""
    place = current_place(study)
    return dump_study(study), place.line, place.step, tuple(sorted(int(seat) for seat in open_hands()))


@lru_cache(maxsize=16)
def _picture(text: str, line: str, step: int, hands: tuple[int, ...], said: Speech) -> bytes:
    study, place, open = parse_study(text), Place(line, step), frozenset(Seat(seat) for seat in hands)
    moment, over = Moment(study.at(place), step, ME, open), scene_at(study, place, said, open).overlays
    return picture(moment, study.title, study.mark(place).ask, said, over)


# --- the link ------------------------------------------------------------------------------------------


def _draw_link(study: Study, place: Place, said: Speech) -> None:
    """Draw the link to hand out, with its square; of a board too long for one, the way to a short one."""
    link = link_to(study, place, said)
    if link is None:
        st.caption(said.ui("share-link-none"))
        return
    st.caption(said.ui("board-link" if f"{STUDY}=" in link else "share-link-short"))
    with st.container(key="board_link"):
        st.code(link, language=None, wrap_lines=True)
        draw_copy(link, said.ui("share-copy-link"), said, "copy_link")
        _draw_square(link, said)


def _draw_square(link: str, said: Speech) -> None:
    st.html(square(link, said.ui("share-square-board")) or el("p", said.ui("share-square-none")))


def link_to(study: Study, place: Place, said: Speech, **more: str) -> str | None:
    """Return the address of the board at a place: the whole board in it where that is short, else its code.

    None where neither will do: the board is long and not kept.
    """
    page = str(st.context.url or "").partition("?")[0]
    at = {} if place == Place(MAIN, study.begins) else {AT: written(place)}
    code, rest = current_code(), {"lang": said.language} | at | more
    whole = f"{page}?{urlencode({STUDY: current_link() or ''} | rest)}"
    if len(whole) <= LONGEST_LINK:
        return whole
    return None if code is None else f"{page}?{urlencode({KEPT: code} | rest)}"


def draw_projected(study: Study, said: Speech) -> None:
    """Draw the square of the board for a wall, large, once it is unfolded."""
    with st.expander(said.ui("share-scan"), icon=":material/qr_code_2:", key="board_scan"):
        if (link := link_to(study, current_place(study), said)) is not None:
            _draw_square(link, said)
            return
        st.caption(said.ui("share-link-none"))
        _draw_keep(said)


def here(said: Speech) -> dict[str, str]:
    """Return what a link within the school carries: this board where it stands, and the match under way.

    The right over a class stays in the session.
    """
    kept = {name: st.query_params.get(name, "") for name in (KEPT, STUDY, AT)}
    return carried(said) | {name: value for name, value in kept.items() if value}


# --- in another page -----------------------------------------------------------------------------------


def _draw_embedding(study: Study, place: Place, said: Speech) -> None:
    """What to write into a page so that the board stands in it, alone."""
    link = link_to(study, place, said, view=EMBED)
    if link is None:
        return
    frame = el(
        "iframe",
        src=link,
        title=study.title or said.ui("board-page"),
        width="100%",
        height=EMBED_HEIGHT,
        style="border:0",
        loading="lazy",
    )
    with st.expander(said.ui("share-embed"), icon=":material/code:", key="board_embed"):
        st.caption(said.ui("share-embed.about"))
        st.code(str(frame), language=None, wrap_lines=True)
        draw_copy(str(frame), said.ui("share-copy-frame"), said, "copy_frame")
