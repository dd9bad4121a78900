"""A new board: a deal asked for in a player's words, cards placed by hand, or a text that is opened."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

import streamlit as st

from engine import Cards, Contract, Match, Mode, NotationError, Seat, load, rulebooks
from engine.cards import SUITS, Suit
from engine.rulebook import BidAuction, Rulebook
from engine.seats import SEATS
from lessons.board import Study
from lessons.board.arranging import Crowded, Order, Unreachable
from lessons.board.wishes import Found, NotFound, Wish, ask, kinds
from lessons.components.board.kept import current_link, forget, keep_study, opened
from lessons.components.board.placing import BUY, clear, draw_dragged, draw_tapped, placed_cards
from lessons.components.board.stakes import Stakes, draw_stakes
from lessons.components.board.wishing import TOLD, current_wishes, draw_wishes, wish_in_words
from lessons.components.broken import draw_broken_link
from lessons.components.document import current_settings, words
from lessons.components.learner import rules_now
from lessons.components.markup import el
from lessons.components.session import current_match
from lessons.i18n import Speech, speech
from lessons.practice import ME
from lessons.settings import TableView

KEY = "board_new_"  # before the keys of what is chosen here
PROBLEM = f"{KEY}problem"
WANTED = f"{KEY}wanted"  # in the session: a deal is asked for, and not yet found
ANY = "any"


@dataclass(frozen=True, slots=True)
class Chosen:
    """What is chosen so far, beside the wishes."""

    rules: Rulebook
    dealer: Seat
    stakes: Stakes

    def order(self) -> Order:
        """Return it as an order, with the cards that were placed."""
        placed = placed_cards()
        hands = {seat: Cards.of(placed.get(seat, [])) for seat in SEATS}
        buy = next(iter(placed.get(BUY, [])), None)
        turned = buy if Order(self.rules).turns_a_card else None
        stakes = self.stakes
        return Order(
            self.rules,
            self.dealer,
            hands,
            turned,
            stakes.contract,
            stakes.standing,
            stakes.target,
            stakes.scoring,
        )


def draw_setup(said: Speech) -> None:
    """Draw everything that a new board can be made of."""
    st.title(said.ui("board-page"), anchor=False)
    with st.container(key="board_lead"):
        st.markdown(said.ui("board-lead"))  # unlike HTML it is there at once
    if (match := _under_way()) is not None:
        st.button(said.ui("board-my-hand"), key="board_mine", on_click=lambda: keep_study(Study.of(match)))
    chosen = _draw_frame(said)
    own = words(chosen.rules)
    _draw_cards(chosen, own)
    draw_wishes(chosen.order(), chosen.rules, own)
    if (told := st.session_state.get(TOLD)) is not None:
        st.html(el("p", told, class_="panel refused", role="status"))
    st.button(
        own.ui("board-deal"),
        key="board_deal",
        type="primary",
        icon=":material/playing_cards:",
        on_click=_want,
    )
    if WANTED in st.session_state:  # and still, if this run was cut short before a deal was found
        _deal(chosen, own)
    _draw_open(said)


def _under_way() -> Match | None:
    try:
        return current_match()
    except NotationError:
        return None


# --- rulebook, dealer, contract ------------------------------------------------------------------------


def _draw_frame(said: Speech) -> Chosen:
    st.session_state.setdefault(f"{KEY}book", rules_now().id)
    rules = load(
        st.selectbox(
            said.ui("rulebook"),
            rulebooks(),
            format_func=lambda id: speech(said.language, load(id), said.digits).rulebook(load(id)),
            key=f"{KEY}book",
        )
    )
    own, direction = words(rules), rules.table.direction
    with st.container(key="board_frame", horizontal=True):
        dealer = st.selectbox(
            own.ui("who-deals"),
            SEATS,
            index=3,
            format_func=lambda seat: own.seat(seat, ME, direction),
            key=f"{KEY}dealer_{direction}",
        )
        bought = st.selectbox(
            own.ui("board-contract"),
            [ANY, *_trumps(rules)],
            format_func=lambda what: _contract_name(what, own),
            key=f"{KEY}contract_{rules.id}",
        )
        buyer, bid = Seat.ZERO, None
        if bought != ANY:
            buyer = st.selectbox(
                own.ui("board-buyer"),
                SEATS,
                format_func=lambda seat: own.seat(seat, ME, direction),
                key=f"{KEY}buyer_{direction}",
            )
            if isinstance(rules.auction, BidAuction):
                law = rules.auction
                bid = st.selectbox(
                    own.ui("board-bid"),
                    list(range(law.lowest, law.highest + 1, law.step)),
                    format_func=own.number,
                    key=f"{KEY}bid",
                )
    contract = None if bought == ANY else _contract(bought, buyer, bid)
    return Chosen(rules, dealer, draw_stakes(rules, contract, own))


def _trumps(rules: Rulebook) -> list[str]:
    found = [str(suit) for suit in SUITS] if Mode.HOKUM in rules.modes else []
    return [*found, *(str(Mode.SUN) for mode in rules.modes if mode is Mode.SUN)]


def _contract(bought: str, buyer: Seat, bid: int | None) -> Contract:
    if bought == Mode.SUN:
        return Contract(Mode.SUN, None, buyer)
    return Contract(Mode.HOKUM, Suit(bought), buyer, bid=bid)


def _contract_name(bought: str, said: Speech) -> str:
    if bought == ANY:
        return said.ui("board-contract.none")
    if bought == Mode.SUN:
        return said.term("sun")
    return said.ui("board-contract.hokum", suit=said.suit_shown(Suit(bought)))


# --- cards placed --------------------------------------------------------------------------------------


def _draw_cards(chosen: Chosen, said: Speech) -> None:
    """Place cards: by dragging them where the reader's table is drawn, else with ordinary buttons."""
    with st.expander(said.ui("board-cards"), icon=":material/back_hand:", key="board_cards"):
        draw = draw_dragged if current_settings().table is TableView.DRAWN else draw_tapped
        draw(chosen.order(), said)
        if any(placed_cards().values()):
            st.button(said.ui("board-cards-none"), key="board_clear", on_click=clear)


# --- dealing -------------------------------------------------------------------------------------------


def _want() -> None:
    st.session_state[WANTED] = True


def _deal(chosen: Chosen, said: Speech) -> None:
    """Look for the deal, with progress, and put it on the board; what stands in the way is told."""
    wishes = [wish for wish in current_wishes() if kinds()[wish.kind].fits(chosen.order())]
    bar = st.progress(0.0, said.ui("board-asking"))
    try:
        found = ask(
            chosen.order(),
            wishes,
            Random(secrets.token_hex(8)),
            lambda share: bar.progress(share, said.ui("board-asking")) and None,
        )
    except Crowded as crowded:
        told = said.ui("board-crowded", cards=said.cards(crowded.cards))
    except Unreachable:
        told = said.ui("board-unreachable")
    else:
        if isinstance(found, Found):
            for name in (TOLD, WANTED):
                st.session_state.pop(name, None)
            study = Study.of(found.match)
            keep_study(replace(study, begins=len(found.match.deal.actions)))
            st.rerun()
        told = _not_found(found, wishes, chosen.rules, said)
    st.session_state[TOLD] = told
    st.session_state.pop(WANTED, None)
    st.rerun()


def _not_found(found: NotFound, wishes: Sequence[Wish], rules: Rulebook, said: Speech) -> str:
    rarest = wish_in_words(wishes[found.rarest], rules, said)
    return said.ui("board-not-found", tries=found.tries, wish=rarest, held=found.held[found.rarest])


# --- a text --------------------------------------------------------------------------------------------


def _draw_open(said: Speech) -> None:
    with st.expander(said.ui("board-open"), icon=":material/folder_open:", key="board_open_text"):
        st.text_area(said.ui("board-open-explain"), key=f"{KEY}text", height=160)
        st.button(said.ui("open"), key="board_open_it", on_click=_open)
        if (problem := st.session_state.get(PROBLEM)) is not None:
            st.error(problem)


def _open() -> None:
    st.session_state.pop(PROBLEM, None)
    try:
        keep_study(opened(str(st.session_state.get(f"{KEY}text", ""))))
    except NotationError as error:
        st.session_state[PROBLEM] = words().notation_error(error)


def draw_broken(error: NotationError, said: Speech) -> None:
    """Draw a link that cannot be read, and the ways on."""
    draw_broken_link(error, current_link(), said)
    st.button(said.ui("board-new"), key="board_new", type="primary", on_click=forget)
    _draw_open(said)
