"""Before the first card: choose the rulebook and who deals, or open a match kept elsewhere."""

from __future__ import annotations

import secrets

import streamlit as st
from streamlit.elements.lib.utils import LabelVisibility

from engine import NotationError, Seat, load, rulebooks
from engine.bots import is_warm
from engine.choices import ContractScoring
from engine.rulebook import BidScoring, Rulebook
from engine.seats import SEATS
from lessons.components.broken import draw_broken_link
from lessons.components.chosen import company
from lessons.components.document import choose, current_settings, words
from lessons.components.session import current_link, drop, keep, opened
from lessons.i18n import Speech, speech
from lessons.practice import ME, SIMPLE, new_match
from lessons.settings import choices


def draw_setup(said: Speech, preferred: str = "") -> None:
    """Choose the rulebook, who deals and the seed; `preferred` is the rulebook chosen before all."""
    st.title(said.ui("play-a-hand"), anchor=False)
    ids = rulebooks()
    chosen = st.selectbox(
        said.ui("rulebook"),
        ids,
        index=ids.index(preferred) if preferred in ids else 0,
        format_func=lambda id: speech(said.language, load(id)).rulebook(load(id)),
        key="rulebook",
    )
    rules = load(chosen)
    own = words(rules)
    st.caption(own.rulebook_about(rules))
    st.selectbox(
        said.ui("who-deals"),
        SEATS,
        index=3,
        format_func=lambda seat: own.seat(seat, ME, rules.table.direction),
        key=f"dealer_{rules.table.direction}",  # who sits on the left differs by direction: start afresh
    )
    draw_levels(own, "level")
    draw_target(rules, own, "target")
    draw_scoring(rules, own, "scoring")
    st.text_input(
        said.ui("seed"), key="seed", placeholder=said.ui("seed-any"), help=said.ui("seed-help"), max_chars=40
    )
    st.button(said.ui("deal-the-cards"), key="start", type="primary", on_click=_start)
    draw_open(said)


def draw_target(rules: Rulebook, said: Speech, key: str) -> int | None:
    """Choose what the match goes to; None where the rulebook leaves no choice."""
    targets = rules.match.targets
    if len(targets) < 2:
        return None
    return st.segmented_control(
        said.ui("target"), targets, default=targets[0], required=True, format_func=said.number, key=key
    )


def draw_scoring(rules: Rulebook, said: Speech, key: str) -> ContractScoring | None:
    """Choose how a bid is scored; None where the rulebook leaves no choice."""
    if not isinstance(rules.scoring, BidScoring):
        return None
    ways = rules.scoring.scorings
    return st.segmented_control(
        said.ui("scoring"),
        ways,
        default=ways[0],
        required=True,
        format_func=lambda way: said.ui(f"scoring-{way}"),
        key=key,
    )


def draw_levels(said: Speech, key: str, label_visibility: LabelVisibility = "visible") -> None:
    """Choose how strong the other players are, each with how he thinks; it is kept with the settings."""
    st.session_state[key] = str(current_settings().level)
    st.radio(
        said.ui("set-level"),
        list(choices("level")),
        format_func=lambda level: said.ui(f"set-level.{level}"),
        captions=[said.ui(f"set-level.{level}_thinks") for level in choices("level")],
        key=key,
        on_change=_choose_level,
        args=(key,),
        label_visibility=label_visibility,
    )
    if current_settings().level != SIMPLE and not is_warm():
        st.caption(said.ui("level-not-ready"))


def _choose_level(key: str) -> None:
    choose("level", st.session_state[key])


def _start() -> None:
    """Deal what the boxes say at the press, not what they said when the button was drawn."""
    rulebook = st.session_state["rulebook"]
    rules = load(rulebook)
    dealer = st.session_state.get(f"dealer_{rules.table.direction}", Seat.THREE)
    seed = st.session_state.get("seed") or secrets.token_hex(6)
    target = st.session_state.get("target") if len(rules.match.targets) > 1 else None
    scoring = st.session_state.get("scoring") if isinstance(rules.scoring, BidScoring) else None
    keep(new_match(rulebook, dealer, seed, target, scoring, company()))


def draw_open(said: Speech) -> None:
    """Paste a match kept as text, or its link."""
    with st.expander(said.ui("open-file")):
        st.text_area(said.ui("open-explain"), key="pasted", height=160)
        st.button(said.ui("open"), key="open", on_click=_open)
        if (problem := st.session_state.get("open_problem")) is not None:
            st.error(problem)


def _open() -> None:
    st.session_state.pop("open_problem", None)
    try:
        keep(opened(st.session_state.get("pasted", "")))
    except NotationError as error:
        st.session_state["open_problem"] = words().notation_error(error)


def draw_broken(error: NotationError, said: Speech) -> None:
    """Draw a link that cannot be read, and the ways on."""
    draw_broken_link(error, current_link(), said)
    st.button(said.ui("new-match"), key="drop", type="primary", on_click=drop)
    draw_open(said)
