"""What a teacher does with the board: notes, questions, what-ifs, another rulebook."""

from __future__ import annotations

from collections.abc import Iterator

import streamlit as st

from engine import Card, Play, Status, load, parse_action, rulebooks
from engine.deal import Deal, IllegalAction
from engine.seats import SEATS, TEAMS
from lessons.board import MAIN, Mark, Place, Study
from lessons.board.study import LONGEST_NOTE
from lessons.board.text import cleaned, cleaned_note
from lessons.board.transfer import under
from lessons.components.board.arrows import draw_arrows
from lessons.components.board.jumping import draw_jump
from lessons.components.board.kept import (
    HANDS,
    OPEN,
    VALUES,
    current_link,
    current_place,
    current_study,
    keep_study,
)
from lessons.components.board.sharing import draw_sharing
from lessons.components.board.shown import brought
from lessons.components.document import words
from lessons.components.markup import el
from lessons.components.table.choices import objection_buttons, reasons
from lessons.components.table.scene import Button, Fate
from lessons.i18n import Speech, speech
from lessons.practice import ME

LONGEST_ASK = 200  # characters
TOLD = "board_told"  # in the session: what came of the last thing done


def draw_tools(study: Study, said: Speech) -> None:
    """Draw what can be done with the board at this step."""
    place = current_place(study)
    _draw_looks(study, said)
    draw_jump(study, place, said)
    if (told := st.session_state.pop(TOLD, None)) is not None:
        st.html(el("p", told, class_="panel refused", role="status"))
    _draw_what_if(study, place, said)
    _draw_words(study, place, said)
    _draw_other_book(study, said)
    draw_sharing(study, place, said)


def _draw_looks(study: Study, said: Speech) -> None:
    """Whose cards lie open, and whether each is weighed."""
    st.session_state.setdefault(OPEN, st.session_state.get(HANDS, list(SEATS)))
    st.session_state[HANDS] = st.session_state[OPEN]
    with st.container(key="board_looks", horizontal=True, vertical_alignment="bottom"):
        st.pills(
            said.ui("board-hands"),
            SEATS,
            selection_mode="multi",
            format_func=lambda seat: said.seat(seat, ME, study.match.rules.table.direction),
            key=OPEN,
        )
        st.toggle(said.ui("board-values"), key=VALUES, help=said.ui("board-values.help"))


# --- what if -----------------------------------------------------------------------------------------


def _draw_what_if(study: Study, place: Place, said: Speech) -> None:
    deal = study.deal(place)
    with st.expander(said.ui("board-try"), icon=":material/alt_route:", key="board_try"):
        if deal.turn is None:
            st.caption(said.ui("board-over"))
        else:
            seat = said.seat(deal.turn, ME, deal.rules.table.direction)
            st.caption(said.ui("board-try-what", seat=seat))
            _draw_actions(deal, place, said)
        if place.line != MAIN:
            st.button(said.ui("board-drop-line"), key="drop_line", on_click=_drop_line, args=(place.line,))


def _draw_actions(deal: Deal, place: Place, said: Speech) -> None:
    """A button for all that may be done; below them why the rest may not."""
    assert deal.turn is not None
    mode = None if deal.contract is None else deal.contract.mode
    round = deal.auction.round if deal.raising is None else 0
    brings = brought(deal)
    with st.container(horizontal=True, key="board_actions"):
        for action in deal.legal():
            if not isinstance(action, Play) or action.saying is None:
                label = said.action(action, round, mode)
                if (points := brings.get(str(action))) is not None:
                    label = said.ui("board-brings", card=label, points=points)
                st.button(label, key=f"try_{action}", on_click=_try, args=(place, str(action)))
        for button in _against_the_rules(deal, said):
            st.button(button.label, key=f"try_{button.act}", on_click=_try, args=(place, button.act))
    for why in reasons(deal, deal.turn, said):
        if why.fate is not Fate.OPEN and deal.play is not None:
            st.html(el("p", why.text, class_="setting"))


def _against_the_rules(deal: Deal, said: Speech) -> Iterator[Button]:
    """What the table does not stop: cards that break a rule, and where one was broken, calling it."""
    if deal.play is None or deal.turn is None:
        return
    for card in deal.hands[deal.turn]:
        if deal.judge(Play(card)).status is Status.FAULT:
            yield Button(str(Play(card)), said.ui("board-fault", card=said.card(card)))
    for team in TEAMS:
        if deal.play.faults(team):
            yield from objection_buttons(deal, team.other.seats[0], said)


def _try(at: Place, text: str) -> None:
    study = current_study()
    if study is None or at != current_place(study):
        return
    try:
        changed, there = study.playing(at, parse_action(text))
    except (IllegalAction, ValueError):
        return
    keep_study(changed, there)


def _drop_line(name: str) -> None:
    study = current_study()
    if study is not None and name in study.lines and (leaves := study.lines[name].leaves) is not None:
        keep_study(study.without(name), leaves)


# --- words -------------------------------------------------------------------------------------------


def _draw_words(study: Study, place: Place, said: Speech) -> None:
    mark, at = study.mark(place), study.owner(place)
    left = [card for hand in study.deal(place).hands for card in hand]
    with st.expander(said.ui("board-words"), icon=":material/edit_note:", key="board_words"):
        st.text_area(said.ui("board-note"), mark.note, max_chars=LONGEST_NOTE, key=f"note_{at}", height=110)
        st.text_input(said.ui("board-ask"), mark.ask, max_chars=LONGEST_ASK, key=f"ask_{at}")
        st.pills(
            said.ui("board-lit"),
            left,
            selection_mode="multi",
            default=[card for card in left if str(card) in mark.lit],
            format_func=said.card,
            key=f"lit_{at}",
        )
        st.button(
            said.ui("board-keep"), key="keep_words", type="primary", on_click=_keep, args=(current_link(), at)
        )
        draw_arrows(study, at, said)


def _keep(link: str | None, at: Place) -> None:
    study = current_study()
    if study is None or link != current_link():
        return
    lit: list[Card] = st.session_state.get(f"lit_{at}", [])
    note, ask = (str(st.session_state.get(f"{name}_{at}", "")) for name in ("note", "ask"))
    mark = Mark(cleaned_note(note), cleaned(ask, LONGEST_ASK), study.mark(at).arrows, tuple(map(str, lit)))
    keep_study(study.marked(at, mark), current_place(study))


# --- another rulebook ----------------------------------------------------------------------------------


def _draw_other_book(study: Study, said: Speech) -> None:
    rules = study.match.rules
    with st.expander(said.ui("board-other-book"), icon=":material/compare_arrows:", key="board_other"):
        st.caption(said.ui("board-other-book.explain", rulebook=said.rulebook(rules)))
        with st.container(horizontal=True, key="board_books"):
            for id in rulebooks():
                if id != rules.id:
                    name = speech(said.language, load(id), said.digits).rulebook(load(id))
                    st.button(name, key=f"under_{id}", on_click=_under, args=(current_link(), id))


def _under(link: str | None, id: str) -> None:
    study = current_study()
    if study is None or link != current_link():
        return
    own = words(load(id))
    moved = under(study, current_place(study), load(id))
    if moved is None:
        st.session_state[TOLD] = own.ui("board-other-none", rulebook=own.rulebook(load(id)))
        return
    keep_study(moved.study, moved.place)
    if moved.stopped is not None:
        st.session_state[TOLD] = own.because(moved.stopped, me=None)
