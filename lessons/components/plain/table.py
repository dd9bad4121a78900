"""The card table as a learner sees it from his seat: plain markup, nothing on it can be pressed."""

from __future__ import annotations

import streamlit as st
from markupsafe import Markup

from engine import Card, Deal, Phase, Seat, Suit, Trick
from engine.choices import Direction
from engine.seats import SEATS
from engine.trick import best_card, winner
from lessons.components.markup import el, join
from lessons.i18n import Speech

SIGNS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
TEXT_STYLE = "\ufe0e"
RED = (Suit.HEARTS, Suit.DIAMONDS)
COMPASS = {Direction.RIGHT: "senw", Direction.LEFT: "swne"}  # from the learner on, in order of play


def place(seat: Seat, me: Seat, direction: Direction) -> str:
    """Return where a seat sits on the screen: s, e, n or w; the learner sits at s."""
    return COMPASS[direction][(seat - me) % 4]


def card_sign(card: Card) -> str:
    """Return a card as rank and sign, for a button."""
    return f"{card_rank(card)} {SIGNS[card.suit]}{TEXT_STYLE}"


def card_rank(card: Card) -> str:
    """Return the rank as printed on the card."""
    return "10" if card.rank == "T" else card.rank


def card_face(card: Card, said: Speech, kind: str = "") -> Markup:
    """Return the markup of one card."""
    name = said.card_name(card)
    return el(
        "span",
        el("span", card_rank(card), aria_hidden="true"),
        el("span", f"{SIGNS[card.suit]}{TEXT_STYLE}", aria_hidden="true"),
        class_=f"card {'red' if card.suit in RED else ''} {kind}",
        role="img",
        aria_label=name,
        title=name,
    )


def draw_bar(deal: Deal, totals: tuple[int, int], me: Seat, said: Speech) -> None:
    """Draw the totals of the match and the contract of the deal above the table."""
    sides = (("us", totals[me.team]), ("them", totals[me.team.other]))
    scores = [join(said.ui(side), el("b", el("bdi", said.number(points)))) for side, points in sides]
    contract = "" if deal.contract is None else said.contract(deal.contract, me)
    st.html(
        el("div", el("span", *scores, class_="score"), el("span", contract, class_="contract"), class_="bar")
    )


def draw_table(deal: Deal, me: Seat, said: Speech) -> None:
    """Draw the four seats, what they said and declared, the trick or the buy card, and the last trick."""
    direction = deal.rules.table.direction
    seats = [_seat(deal, seat, me, direction, said) for seat in SEATS]
    under_way = deal.trick if deal.trick is not None and deal.trick.cards else None
    shown = under_way or (deal.tricks[-1] if deal.tricks else None)
    middle = _buy_card(deal, said) if shown is None else _trick(shown, deal, me, said)
    st.html(
        el(
            "section",
            *seats,
            el("div", middle, class_="middle"),
            class_="table",
            aria_label=said.ui("table-label"),
        )
    )
    if deal.tricks:
        st.html(_taken(deal.tricks[-1], deal, me, said, with_cards=under_way is not None))


def _seat(deal: Deal, seat: Seat, me: Seat, direction: Direction, said: Speech) -> Markup:
    marks: list[str] = []
    if seat is deal.dealer:
        marks.append(said.ui("mark-dealer"))
    if deal.contract is not None and deal.contract.buyer is seat:
        marks.append(said.ui("mark-buyer"))
    if deal.play is not None:
        marks += [said.project(project.name) for project in deal.play.declared[seat]]
        if seat in deal.play.spoken:
            marks.append(said.term("baloot"))
    spoken = _last_word(deal, seat, said)
    name = said.ui(f"seat-short-{said.place(seat, me, direction)}")
    return el(
        "div",
        el("span", name, class_="name"),
        el("span", *(el("span", mark, class_="mark") for mark in marks), class_="marks"),
        el("span", spoken, class_="said") if spoken else "",
        class_=f"seat {place(seat, me, direction)} {'turn' if deal.turn is seat else ''}",
    )


def _last_word(deal: Deal, seat: Seat, said: Speech) -> str:
    """What a seat said last, while the words still matter: until the second trick."""
    if deal.tricks or deal.phase is Phase.OVER:
        return ""
    calls = deal.asked or deal.auction.calls
    spoken = [(number, call) for number, (who, call) in enumerate(calls) if who is seat]
    if not spoken:
        return ""
    number, call = spoken[-1]
    return said.call(call, round=0 if deal.asked else number // 4 + 1)


def _buy_card(deal: Deal, said: Speech) -> Markup:
    card = deal.dealt.buy_card
    if card is None or deal.phase is not Phase.AUCTION:
        return Markup("")
    note = said.ui("buy-card-in-round", round=deal.auction.round)
    return join(card_face(card, said), el("span", note, class_="note"))


def _trick(trick: Trick, deal: Deal, me: Seat, said: Speech) -> Markup:
    assert deal.contract is not None
    best = best_card(trick, deal.contract, deal.rules)
    direction = deal.rules.table.direction
    return join(
        *(
            card_face(card, said, f"at-{place(seat, me, direction)} {'best' if card == best else ''}")
            for seat, card in trick.plays()
        )
    )


def _taken(trick: Trick, deal: Deal, me: Seat, said: Speech, with_cards: bool) -> Markup:
    """Who took the last trick; with its cards where they no longer lie on the table."""
    assert deal.contract is not None
    seat = winner(trick, deal.contract, deal.rules)
    who = said.seat(seat, me, deal.rules.table.direction, form="to")
    text = said.ui("trick-before" if with_cards else "trick-taken", seat=who)
    faces = [card_face(card, said, "small") for card in trick.cards] if with_cards else []
    return el("div", el("span", text), el("span", *faces, class_="cards"), class_="last row")
