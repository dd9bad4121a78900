"""The card table as plain markup: nothing on it can be pressed."""

from __future__ import annotations

from collections.abc import Iterable

import streamlit as st
from markupsafe import Markup

from engine import Card
from lessons.components.cards import card_face
from lessons.components.markup import el, join
from lessons.components.table.scene import Laid, Middle, Scene, SeatShown
from lessons.i18n import Speech


def draw_table(scene: Scene, said: Speech) -> None:
    """Draw the totals, the four seats, the trick or the buy card, and the last trick."""
    scores = [join(words, el("b", el("bdi", number))) for words, number in scene.scores]
    score, contract = el("span", *scores, class_="score"), el("span", scene.title, class_="contract")
    st.html(el("div", score, contract, class_="bar"))
    seats = (_seat(seat, said) for seat in scene.seats)
    middle = el("div", _middle(scene.middle, said), class_="middle")
    st.html(el("section", *seats, middle, class_="table", aria_label=said.ui("table-label")))
    if scene.overlays.pointed:
        st.html(el("ul", *(el("li", text) for text in scene.overlays.pointed), class_="pointed"))
    if scene.last:
        before = el("span", f"{said.ui('last-trick')}:")
        st.html(el("div", before, _small(scene.last, said), el("span", scene.last_text), class_="last row"))


def _seat(seat: SeatShown, said: Speech) -> Markup:
    marks = [words for kind, words in seat.marks if kind != "turn"]
    marks += [name for name, _ in seat.shown]
    shown = [Card.parse(card) for _, cards in seat.shown for card in cards]
    cards = [*shown, *(Card.parse(card) for card in seat.cards)]
    return el(
        "div",
        el("span", seat.name, class_="name"),
        el("span", *(el("span", mark, class_="mark") for mark in marks), class_="marks"),
        el("span", seat.says, class_="said") if seat.says else "",
        el("span", *(card_face(card, said, "small") for card in cards), class_="cards") if cards else "",
        class_=f"seat {seat.place} {'turn' if any(kind == 'turn' for kind, _ in seat.marks) else ''}",
    )


def _middle(middle: Middle, said: Speech) -> Markup:
    if middle.buy:
        return join(card_face(Card.parse(middle.buy), said), el("span", middle.note, class_="note"))
    faces = (
        card_face(Card.parse(laid.card), said, f"at-{laid.place} {'best' if 'wins' in laid.marks else ''}")
        for laid in middle.laid
    )
    return join(*faces, el("span", middle.note, class_="note") if middle.note else "")


def _small(laid: Iterable[Laid], said: Speech) -> Markup:
    return el("span", *(card_face(Card.parse(one.card), said, "small") for one in laid), class_="cards")
