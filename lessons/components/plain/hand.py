"""What the learner can do now, as ordinary buttons: words, bids, projects, sawa, cards, objections."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import streamlit as st

from engine import Card
from engine.actions import Call, Claim, Declare, Object, Play, parse_action
from lessons.components.cards import card_sign
from lessons.components.markup import el
from lessons.components.table.scene import Bid, Button, Choice, Fate, Scene
from lessons.i18n import Speech

Do = Callable[[str], None]


def draw_hand(scene: Scene, do: Do, said: Speech) -> None:
    """Draw every button of the moment, the cards last."""
    if scene.ask:
        st.html(el("p", el("b", scene.ask), class_="told", role="status"))
    _draw_bids(scene.bids, do, said)
    with st.container(key="calls", horizontal=True):
        for call in scene.calls:
            _button(call, key_of(call.act), do)
    with st.container(key="extras", horizontal=True):
        _draw_extras(scene.extras, do)
    _draw_cards(scene, do)


def key_of(act: str, number: int = 0) -> str:
    """Return the key of the button that does this; `number` counts the declarations on offer."""
    try:
        action = parse_action(act)
    except ValueError:  # not an action of the game: a step of the replay
        return act.replace(":", "_")
    match action:
        case Play(card, None):
            return f"card_{card.suit}{card.rank}"
        case Play():
            return "say_baloot"
        case Declare():
            return f"declare_{number}"
        case Claim():
            return "sawa"
        case Object(_, request, laid):
            return f"object_{request}_{laid}"
        case Call(_, suit, bid) if bid is not None:
            return f"bid_{suit}"
        case Call():
            return f"call_{act}".replace(":", "_")


def _button(button: Button, key: str, do: Do) -> None:
    kind = "primary" if button.kind == "main" else "secondary"
    st.button(button.label, key=key, on_click=do, args=(button.act,), type=kind)


def _draw_bids(bids: Sequence[Bid], do: Do, said: Speech) -> None:
    """A row of heights, and a button for each suit of the one chosen."""
    if not bids:
        return
    labels = [bid.label for bid in bids]
    height = st.pills(said.ui("bid-number"), labels, default=labels[0], required=True, key="bid_number")
    chosen = next((bid for bid in bids if bid.label == height), bids[0])
    with st.container(key="bid_suits", horizontal=True):
        for button in chosen.buttons:
            _button(button, key_of(button.act), do)


def _draw_extras(extras: Sequence[Button | Choice], do: Do) -> None:
    for number, extra in enumerate(extras):
        if isinstance(extra, Button):
            _button(extra, key_of(extra.act, number), do)
        else:
            with st.popover(extra.label):
                st.write(extra.explain)
                for button in extra.buttons:
                    _button(button, key_of(button.act), do)


def _draw_cards(scene: Scene, do: Do) -> None:
    """The hand; an illegal card is dimmed, can be pressed, and answers why not."""
    cards = [(held, Card.parse(held.card)) for held in scene.hand]
    dimmed = [card for held, card in cards if held.fate in (Fate.FAULT, Fate.REFUSED)]
    if dimmed:
        keys = ", ".join(f".st-key-hand .st-key-{key_of(str(card))} button" for card in dimmed)
        with st.container(key="dimmed"):
            st.html(f"<style>{keys} {{ filter: grayscale(.5) brightness(.78); box-shadow: none; }}</style>")
    with st.container(key="hand", horizontal=True):
        for held, card in cards:
            st.button(card_sign(card), key=key_of(held.card), on_click=do, args=(held.card,), wrap=True)
