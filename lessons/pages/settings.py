"""Settings: what a reader may choose for himself; each choice counts at once."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable

import streamlit as st
from markupsafe import Markup
from streamlit.delta_generator import DeltaGenerator

from engine import load, rulebooks
from engine.cards import SUITS, Suit
from lessons.components.document import choose, current_settings, open_document, words
from lessons.components.markup import el
from lessons.components.my_data import draw_my_data
from lessons.components.setup import draw_levels
from lessons.faces import SUIT_PATHS
from lessons.i18n import Digits, language, speech
from lessons.settings import choices

said = open_document()
settings = current_settings()

SAMPLE_RANKS = "AKJ9"  # one card of each suit


def draw_choice(name: str, label: Callable[[str], str]) -> None:
    """A setting in one row: its name, a line of help, and what it can be side by side."""
    with _row(name):
        st.segmented_control(
            said.ui(f"set-{name}"),
            list(choices(name)),
            format_func=label,
            key=_key(name),
            required=True,
            on_change=_choose,
            args=(name,),
            label_visibility="collapsed",
        )


def draw_rulebook() -> None:
    """The rulebook a match begins with, each with what is special about it."""
    with _row("rulebook"):
        own = {id: words(load(id)) for id in rulebooks()}
        st.radio(
            said.ui("set-rulebook"),
            list(own),
            format_func=lambda id: own[id].rulebook(load(id)),
            captions=[own[id].find(f"home-rulebook-{id}") or own[id].rulebook_about(load(id)) for id in own],
            key=_key("rulebook"),
            on_change=_choose,
            args=("rulebook",),
            label_visibility="collapsed",
        )


def _row(name: str) -> DeltaGenerator:
    """Begin a row: its words, and room for the control beside or below them."""
    row = st.container(key=f"row_{name}")
    words = el(
        "p", el("b", said.ui(f"set-{name}")), el("span", said.ui(f"set-{name}.help")), class_="setting"
    )
    row.html(words)
    return row


def _key(name: str) -> str:
    """The key of a control, which shows what counts now, wherever it was chosen."""
    key = f"set_{name}"
    st.session_state[key] = str(getattr(settings, name) or next(iter(choices(name))))
    return key


def _choose(name: str) -> None:
    choose(name, st.session_state[f"set_{name}"])


def named(name: str) -> Callable[[str], str]:
    """What names the choices of a setting."""
    return lambda choice: said.ui(f"set-{name}.{choice}")


def in_its_own_digits(choice: str) -> str:
    """A way to write numbers, with a number written that way."""
    own = speech(said.language, None, Digits(choice))
    return own.ui(f"set-digits.{choice}", sample=own.number(123))


def sample() -> Markup:
    """One card of each suit, in the colours and the size that are chosen."""
    cards = (
        el("span", rank, suit_drawn(suit), class_=f"face suit-{suit}")
        for rank, suit in zip(SAMPLE_RANKS, SUITS, strict=True)
    )
    return el("div", *cards, class_="sample", role="img", aria_label=said.ui("settings-sample"))


def suit_drawn(suit: Suit) -> Markup:
    """A suit as a drawing in the line of the text: a mask, as markup sent to a page may not hold an SVG."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="{SUIT_PATHS[suit]}"/></svg>'
    return el("i", style=f"mask-image:url(data:image/svg+xml;base64,{b64encode(svg.encode()).decode()})")


def draw_group(name: str) -> None:
    """The heading over settings of one kind."""
    st.header(said.ui(f"settings-{name}"), anchor=False)


with st.container(key="settings"):
    st.title(said.ui("settings-page"), anchor=False)
    st.html(el("p", said.ui("settings-lead"), class_="lead"))
    draw_group("words")
    draw_choice("language", lambda id: language(id).name)
    draw_choice("digits", in_its_own_digits)
    draw_group("cards")
    st.html(sample())
    for name in ("suits", "cards"):
        draw_choice(name, named(name))
    draw_group("play")
    with _row("level"):
        draw_levels(said, "set_level", "collapsed")
    for name in ("partner", "adviser", "speed", "sound", "table"):
        draw_choice(name, named(name))
    draw_rulebook()
    st.html(el("p", said.ui("settings-kept"), class_="kept"))
draw_my_data(said)
