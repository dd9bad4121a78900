"""What the learner can do now, as buttons: calls, cards, projects, sawa, objections."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import streamlit as st

from engine import Call, Card, Cards, Claim, Deal, Declare, Object, Phase, Play, Seat, Suit
from engine.actions import PASS, Laid, Request, Saying
from engine.cards import SUITS
from engine.choices import Enforcement
from engine.contract import Capot, ranking
from engine.penalties import can_be_called
from lessons.components.table import RED, card_sign
from lessons.components.told import projects_in_words
from lessons.i18n import Speech

Do = Callable[[str], None]


def sorted_hand(hand: Cards, deal: Deal) -> list[Card]:
    """Return the hand as players hold it: trump first, colours alternating, each suit from the top."""
    trump = None if deal.contract is None else deal.contract.trump
    strength = ranking(deal.rules, trump).strength
    held = [suit for suit in SUITS if hand.in_suit(suit)]
    order = _alternating(held, trump)
    return sorted(hand, key=lambda card: (order.index(card.suit), -strength[card.index]))


def _alternating(held: Sequence[Suit], trump: Suit | None) -> list[Suit]:
    """Red beside black where the suits held allow it."""
    left = sorted(held, key=lambda suit: suit is not trump)
    order: list[Suit] = []
    while left:
        apart = [suit for suit in left if not order or (suit in RED) != (order[-1] in RED)]
        order.append((apart or left)[0])
        left.remove(order[-1])
    return order


def draw_hand(deal: Deal, me: Seat, do: Do, said: Speech) -> None:
    """Draw the learner's cards; each can be pressed, an illegal one is dimmed and answers why not."""
    hand = sorted_hand(deal.hands[me], deal)
    playing = deal.phase is Phase.PLAY and deal.turn is me
    dimmed = [card for card in hand if playing and not deal.judge(Play(card)).is_allowed]
    if dimmed:
        keys = ", ".join(f".st-key-hand .st-key-{card_key(card)} button" for card in dimmed)
        with st.container(key="dimmed"):
            st.html(f"<style>{keys} {{ filter: grayscale(.5) brightness(.78); box-shadow: none; }}</style>")
    with st.container(key="hand", horizontal=True):
        for card in hand:
            st.button(card_sign(card), key=card_key(card), on_click=do, args=(str(card),), wrap=True)
    _saying(deal, me, do, said)


def card_key(card: Card) -> str:
    """Return the key of a card's button: its suit first, so that a style can colour it."""
    return f"card_{card.suit}{card.rank}"


def _saying(deal: Deal, me: Seat, do: Do, said: Speech) -> None:
    """Where baloot has to be spoken, a button that plays the second card and says it."""
    if deal.phase is not Phase.PLAY or deal.turn is not me:
        return
    for card in deal.hands[me]:
        if deal.judge(spoken := Play(card, Saying.BALOOT)).is_allowed:
            label = said.ui("say-baloot-with", card=said.card(card))
            st.button(label, key="say_baloot", on_click=do, args=(str(spoken),))


def call_round(deal: Deal) -> int:
    """Return the round a word is said in: 1 or 2 in the auction, 0 in the raises."""
    return deal.auction.round if deal.phase is Phase.AUCTION else 0


def bid_number(bid: int | Capot, said: Speech) -> str:
    """Return a bid without its suit."""
    return said.term("kaboot") if isinstance(bid, Capot) else said.number(bid)


def draw_calls(deal: Deal, do: Do, said: Speech) -> None:
    """Draw every word that may be said now; bids as a row of numbers and a button a suit."""
    round = call_round(deal)
    calls = [action for action in deal.legal() if isinstance(action, Call)]
    bids = [call for call in calls if call.bid is not None]
    if bids:
        _draw_bids(bids, do, said)
    with st.container(key="calls", horizontal=True):
        for call in calls:
            if call.bid is None:
                kind = "secondary" if call == PASS else "primary"
                key = f"call_{call}".replace(":", "_")
                st.button(said.call(call, round=round), key=key, on_click=do, args=(str(call),), type=kind)


def _draw_bids(bids: Sequence[Call], do: Do, said: Speech) -> None:
    heights = list(dict.fromkeys(call.bid for call in bids if call.bid is not None))
    height = st.pills(
        said.ui("bid-number"),
        heights,
        default=heights[0],
        required=True,
        format_func=lambda bid: bid_number(bid, said),
        key="bid_number",
    )
    with st.container(key="bid_suits", horizontal=True):
        for call in bids:
            if call.bid == height:
                label = said.call(call)
                st.button(label, key=f"bid_{call.suit}", on_click=do, args=(str(call),), type="primary")


def draw_extras(deal: Deal, me: Seat, do: Do, said: Speech) -> None:
    """Draw what may be done before a card: projects, sawa."""
    actions = deal.legal() if deal.turn is me else ()
    with st.container(key="extras", horizontal=True):
        for number, action in enumerate(action for action in actions if isinstance(action, Declare)):
            label = said.ui("declare-these", projects=projects_in_words(action, deal, said))
            st.button(label, key=f"declare_{number}", on_click=do, args=(str(action),), type="primary")
        if any(isinstance(action, Claim) for action in actions):
            with st.popover(said.ui("sawa")):
                st.write(said.ui("sawa-explain"))
                st.button(said.ui("sawa-confirm"), key="sawa", on_click=do, args=(str(Claim()),))


def draw_objections(deal: Deal, me: Seat, do: Do, said: Speech) -> None:
    """Draw the way to call a fault, in rulebooks that let it be called."""
    requests = [request for request in Request if can_be_called(deal.rules, request)]
    open_to = [r for r in requests if deal.judge(Object(me, r)).is_allowed]
    if not open_to:
        return
    referee = deal.rules.penalties.enforcement is Enforcement.REFEREE
    with st.popover(said.ui("object" if referee else "qaid-call")):
        st.write(said.ui("object-explain" if referee else "qaid-explain"))
        for request in open_to:
            for laid in Laid if referee else (Laid.DOWN,):
                label = said.ui(f"object-{request}-{laid}") if referee else said.ui("qaid-confirm")
                st.button(
                    label, key=f"object_{request}_{laid}", on_click=do, args=(str(Object(me, request, laid)),)
                )
