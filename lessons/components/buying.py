"""Buy or pass: a hand put together by pressing cards; everything that is chosen stands in the address."""

from __future__ import annotations

import secrets
from dataclasses import replace
from random import Random

import streamlit as st
from markupsafe import Markup

from engine import Call, Card, Cards, load, rulebooks
from engine.cards import DECK, SUITS
from engine.contract import ranking
from engine.rulebook import Rulebook
from lessons.buying import (
    CARD,
    CARDS,
    ME,
    SAID,
    TIME,
    TIMES,
    TURN,
    TURNS,
    Asked,
    Word,
    Wrong,
    dealt,
    read,
)
from lessons.components.cards import card_face, card_sign
from lessons.components.fan import sorted_hand
from lessons.components.learner import rules_now
from lessons.components.markup import el
from lessons.i18n import Speech, speech

BOOK, ASK = "book", "ask"  # in the address: the rulebook, and that an answer is asked for
KEY = "buying_"  # before the keys of what is chosen here


def rules_asked() -> Rulebook:
    """Return the rulebook of the address, else the one that is learned."""
    id = st.query_params.get(BOOK, "")
    return load(id) if id in rulebooks() else rules_now()


def asked() -> Asked:
    """Return the question as the address has it."""
    question = read(st.query_params.to_dict(), rules_asked())
    if st.query_params.get(BOOK, question.rules.id) in rulebooks():
        return question
    return replace(question, unread=question.unread | {Wrong.BROKEN})


def is_asked() -> bool:
    """Return whether an answer is asked for."""
    return st.query_params.get(ASK) == "1"


def draw_question(question: Asked, said: Speech) -> None:
    """Draw everything that can be chosen, as it stands."""
    _draw_book(question, said)
    _draw_hand(question, said)
    if question.has_buy_card:
        _draw_buy_card(question, said)
    with st.container(key="buying_turns", horizontal=True):
        _draw_number(TURN, TURNS, question.turn, said)
        _draw_number(TIME, TIMES, question.time, said)
    if question.buy_card is not None or not question.has_buy_card:
        _draw_words(question, said)


def draw_wrong(question: Asked, said: Speech, told: frozenset[Wrong]) -> None:
    """Say what is missing or was not understood, of what is to be told."""
    facts = {"n": abs(question.size - len(question.hand)), "of": question.size}
    facts |= {"card": "" if question.buy_card is None else said.card(question.buy_card)}
    for wrong in question.wrong:
        if wrong in told:
            shown = facts | {"n": len(question.hand)} if wrong is Wrong.MANY else facts
            sentence = said.ui(f"buying-{wrong}", **shown)
            st.html(el("p", sentence, class_="panel refused", role="status"))


def _draw_book(question: Asked, said: Speech) -> None:
    _set("book", question.rules.id)
    st.selectbox(
        said.ui("rulebook"),
        rulebooks(),
        format_func=lambda id: speech(said.language, load(id), said.digits).rulebook(load(id)),
        key=f"{KEY}book",
        on_change=_choose_book,
    )


def _draw_hand(question: Asked, said: Speech) -> None:
    """The cards chosen, and below them all there are, a row for each suit."""
    count = said.ui("buying-chosen", n=len(question.hand), of=question.size)
    with st.container(key="buying_head", horizontal=True, vertical_alignment="center"):
        st.html(el("p", el("b", said.ui("buying-hand")), " ", el("span", count), class_="buying-count"))
        st.button(said.ui("buying-deal"), key="deal", icon=":material/shuffle:", on_click=_deal)
    st.html(_held(question, said))
    with st.container(key="buying_cards"):
        for suit in SUITS:
            row = [card for card in _from_the_top(question.rules) if card.suit is suit]
            _set(f"suit_{suit}", [card for card in row if card in question.hand])
            st.pills(
                said.suit_shown(suit),
                row,
                selection_mode="multi",
                format_func=card_sign,
                key=f"{KEY}suit_{suit}",
                on_change=_choose_cards,
                width="stretch",
            )


def _held(question: Asked, said: Speech) -> Markup:
    """The cards chosen so far, room for those that are missing, and the buy card apart from them."""
    faces = [card_face(card, said) for card in sorted_hand(question.hand, None, question.rules)]
    room = [el("span", class_="buying-room", aria_hidden="true")] * (question.size - len(faces))
    turned = [] if question.buy_card is None else [card_face(question.buy_card, said, "best")]
    return el("div", *faces, *room, *turned, class_="buying-held")


def _from_the_top(rules: Rulebook) -> list[Card]:
    return sorted(DECK, key=lambda card: -ranking(rules, None).strength[card.index])


def _draw_buy_card(question: Asked, said: Speech) -> None:
    free = [c for c in DECK if c not in question.hand or c == question.buy_card]
    order = sorted(free, key=lambda card: (SUITS.index(card.suit), -card.index))
    _set("card", question.buy_card)
    st.selectbox(
        said.ui("buying-card"),
        order,
        index=None,
        placeholder=said.ui("buying-choose"),
        format_func=said.card_name,
        key=f"{KEY}card",
        on_change=_choose_card,
    )


def _draw_number(name: str, choices: tuple[int, ...], chosen: int, said: Speech) -> None:
    _set(name, chosen)
    st.segmented_control(
        said.ui(f"buying-{name}"),
        choices,
        required=True,
        format_func=lambda n: said.ui(f"buying-{name}.is-{n}"),
        key=f"{KEY}{name}",
        on_change=_choose_number,
        args=(name,),
    )


def _draw_words(question: Asked, said: Speech) -> None:
    """What was said before, one after another."""
    words, _ = question.words()
    st.html(el("p", el("b", said.ui("buying-said" if words else "buying-silence")), class_="buying-count"))
    with st.container(key="buying_words", horizontal=True):
        for place, word in enumerate(words):
            _draw_word(place, word, question, said)


def _draw_word(place: int, word: Word, question: Asked, said: Speech) -> None:
    _set(f"word_{place}", word.call)
    st.selectbox(
        said.seat(word.seat, ME, question.rules.table.direction),
        word.choices,
        format_func=lambda call: said.call(call, word.round),
        key=f"{KEY}word_{place}",
        on_change=_choose_words,
        args=(len(question.words()[0]),),
    )


# --- what is pressed ----------------------------------------------------------------------------------------


def _set(name: str, value: object) -> None:
    """What is shown is what the address says, whatever was pressed before."""
    st.session_state[f"{KEY}{name}"] = value


def _pressed(name: str) -> object:
    return st.session_state.get(f"{KEY}{name}")


def _keep(question: Asked) -> None:
    """Put the question into the address; it is to be asked anew."""
    for name in (CARDS, CARD, TURN, TIME, SAID, ASK):
        st.query_params.pop(name, None)
    st.query_params.update(question.address() | {BOOK: question.rules.id})


def _choose_book() -> None:
    st.query_params[BOOK] = str(_pressed("book"))
    _keep(replace(asked(), said=()))


def _choose_cards() -> None:
    rows = (_pressed(f"suit_{suit}") for suit in SUITS)
    chosen = [card for row in rows if isinstance(row, list) for card in row]
    _keep(replace(asked(), hand=Cards.of(chosen)))


def _choose_card() -> None:
    card = _pressed("card")
    _keep(replace(asked(), buy_card=card if isinstance(card, Card) else None))


def _choose_number(name: str) -> None:
    n = _pressed(name)
    if isinstance(n, int):
        _keep(replace(asked(), **{name: n}))


def _choose_words(count: int) -> None:
    calls = (_pressed(f"word_{place}") for place in range(count))
    _keep(replace(asked(), said=tuple(call for call in calls if isinstance(call, Call))))


def _deal() -> None:
    _keep(dealt(asked(), Random(secrets.randbits(64))))


def ask() -> None:
    """Ask for an answer."""
    _keep(asked())
    st.query_params[ASK] = "1"
