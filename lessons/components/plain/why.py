"""Why: rulings as sentences with their clauses, and what the others did with their reasons."""

from __future__ import annotations

from collections.abc import Iterable

import streamlit as st
from markupsafe import Markup

from engine import Card
from lessons.components.cards import card_face
from lessons.components.markup import el, join
from lessons.components.plain.hand import Do
from lessons.components.table.scene import Fate, Ladder, Scene, Step, Why
from lessons.i18n import Speech


def panel(why: Why, said: Speech, about: Iterable[str] | None = None) -> Markup:
    """Return the markup of a ruling: what it is about, the sentence, the clauses."""
    names = why.about if about is None else tuple(about)
    kind = "good" if why.fate is Fate.OPEN else "refused"
    before = el("div", *(_about(name, said) for name in names), class_="row") if names else ""
    return el("div", before, why.text, clauses(why.clauses), class_=f"panel {kind}")


def clauses(rows: Iterable[tuple[str, str]]) -> Markup:
    """Return the markup of clauses: which, and the wording."""
    return join(*(el("span", el("b", ref), ": ", wording, class_="clause") for ref, wording in rows))


def _about(name: str, said: Speech) -> Markup:
    try:
        return card_face(Card.parse(name), said, "small")
    except ValueError:
        return el("b", name, class_="word")


def draw_refusal(scene: Scene, card: str, do: Do, said: Speech) -> None:
    """Say aloud why this card was not played; nothing if it may be."""
    held = next((held for held in scene.hand if held.card == card), None)
    if held is None or held.fate not in (Fate.FAULT, Fate.REFUSED):
        return
    st.html(el("div", panel(scene.reasons[held.why], said, [card]), role="alert"))
    if held.fate is Fate.FAULT:
        st.button(said.ui("play-anyway"), key="anyway", on_click=do, args=(f"anyway:{card}",))


def draw_doubt(scene: Scene, said: Speech) -> None:
    """Ask aloud whether a card that costs is meant; it is pressed again if so."""
    if scene.doubt is not None:
        about = el("div", _about(scene.doubt.card, said), class_="row")
        st.html(el("div", about, scene.doubt.text, class_="panel", role="alert"))


def draw_hint(scene: Scene, do: Do, said: Speech) -> None:
    """The way to ask for a hint, and what was asked for so far."""
    hint = scene.hint
    if hint.ask is None:
        return
    st.button(hint.ask.label, key="hint", on_click=do, args=(hint.ask.act,), icon=":material/lightbulb:")
    lines = [el("p", text, class_="told") for text in (hint.pointer, hint.note) if text]
    if hint.cards:
        cards = (card_face(Card.parse(card), said, "small") for card in hint.cards)
        lines.append(el("p", hint.which, " ", *cards, class_="told"))
    if hint.numbers is not None:
        lines.append(_table(hint.numbers, said))
    for line in lines:
        st.html(el("div", line, role="status"))


def draw_ruling(why: Why, said: Speech) -> None:
    """Say a ruling that was asked for."""
    st.html(el("div", panel(why, said), role="status"))


def draw_why(scene: Scene, said: Speech) -> None:
    """Every card of the hand, or every word there is, with its ruling; what is allowed first."""
    if scene.reasons:
        with st.expander(scene.why_title, key="why", icon=":material/help:"):
            st.html(join(*(panel(why, said) for why in scene.reasons)))


def draw_story(scene: Scene) -> None:
    """What the others did since the learner's turn, each with its rule of thumb; of a hand shown, all."""
    is_shown = scene.use == "show"
    rows = [step for step in scene.story if is_shown or step.place != "s" or step.kind == "took"]
    if rows:
        with st.expander(scene.story_title, key="told", icon=":material/forum:"):
            st.html(join(*(_told(step) for step in rows)))


def draw_ranks(scene: Scene, said: Speech) -> None:
    """The order of the cards and what each counts."""
    if scene.ranks:
        with st.expander(scene.ranks_title, key="ranks", icon=":material/format_list_numbered:"):
            st.html(join(*(_ladder(one, said) for one in scene.ranks)))


def draw_cards(scene: Scene, said: Speech) -> None:
    """Rows of cards to look at, and the hand."""
    held = [card_face(Card.parse(one.card), said) for one in scene.hand]
    rows = [_ladder(one, said) for one in scene.overlays.ladders]
    if held or rows:
        st.html(el("div", *rows, el("div", *held, class_="row")))


def _ladder(ladder: Ladder, said: Speech) -> Markup:
    steps = (
        el("span", card_face(Card.parse(card), said, "small"), " ", el("bdi", worth), class_="row")
        for card, worth in ladder.steps
    )
    return el("div", el("p", ladder.title), el("div", *steps, class_="row"))


def _table(ladder: Ladder, said: Speech) -> Markup:
    rows = (
        el(
            "tr",
            el("th", card_face(Card.parse(card), said, "small"), scope="row"),
            el("td", el("bdi", worth)),
        )
        for card, worth in ladder.steps
    )
    return el("table", el("caption", ladder.title), *rows, class_="brings")


def _told(step: Step) -> Markup:
    reason = el("span", step.why, class_="why") if step.why else ""
    return el("p", step.text, reason, class_="told")
