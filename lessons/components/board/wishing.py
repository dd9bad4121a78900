"""What is wished of a new board's deal: wishes that stand, each as a sentence, and one to be added."""

from __future__ import annotations

import streamlit as st

from engine import Mode, Seat
from engine.cards import Rank
from engine.rulebook import Rulebook
from engine.seats import SEATS
from lessons.board.arranging import Order
from lessons.board.wishes import Wish, kinds
from lessons.components.markup import el
from lessons.i18n import Speech
from lessons.practice import ME

KEY = "board_wish_of_"  # before the keys of what is chosen here
WISHES, TOLD = "board_new_wishes", "board_new_told"  # in the session; what came of the last deal asked for
SOMEBODY = "somebody"


def draw_wishes(order: Order, rules: Rulebook, said: Speech) -> None:
    """Draw the wishes, and the way to another."""
    wishes = current_wishes()
    with st.expander(
        said.ui("board-wishes"), icon=":material/auto_awesome:", key="board_wishes", expanded=True
    ):
        for number, wish in enumerate(wishes):
            with st.container(key=f"board_wish_{number}", horizontal=True, vertical_alignment="center"):
                st.html(el("p", wish_in_words(wish, rules, said), class_="setting"))
                st.button(
                    said.ui("board-wish-drop"),
                    key=f"board_drop_{number}",
                    type="tertiary",
                    icon=":material/close:",
                    on_click=_drop,
                    args=(number,),
                )
        if not wishes:
            st.caption(said.ui("board-wishes.none"))
        _draw_new_wish(order, rules, said)


def _draw_new_wish(order: Order, rules: Rulebook, said: Speech) -> None:
    fitting = [name for name, kind in kinds().items() if kind.fits(order)]
    with st.container(key="board_wish", horizontal=True, vertical_alignment="bottom"):
        who = st.selectbox(
            said.ui("board-wish-who"),
            [SOMEBODY, *SEATS],
            format_func=lambda one: _who(None if one == SOMEBODY else one, rules, said),
            key=f"{KEY}who_{rules.table.direction}",
        )
        kind = st.selectbox(
            said.ui("board-wish-what"),
            fitting,
            format_func=lambda name: said.ui(f"board-wish-{name}.short"),
            key=f"{KEY}kind_{'-'.join(fitting)}",
        )
        fields: dict[str, object] = {}
        for name, values in kinds()[kind].asks(order).items():
            fields[name] = st.selectbox(
                said.ui(f"board-wish-{name}-of"),
                values,
                format_func=lambda value: _value(value, said),
                key=f"{KEY}{kind}_{name}_{rules.id}_{len(values)}",
            )
        wish = Wish(kind, None if who == SOMEBODY else who, **fields)  # type: ignore[arg-type]
        st.button(
            said.ui("board-wish-add"), key="board_add", icon=":material/add:", on_click=_add, args=(wish,)
        )


def current_wishes() -> list[Wish]:
    """Return the wishes so far."""
    return st.session_state.setdefault(WISHES, [])


def _add(wish: Wish) -> None:
    if wish not in current_wishes():
        current_wishes().append(wish)
    st.session_state.pop(TOLD, None)


def _drop(number: int) -> None:
    if number < len(current_wishes()):
        current_wishes().pop(number)
    st.session_state.pop(TOLD, None)


def wish_in_words(wish: Wish, rules: Rulebook, said: Speech) -> str:
    """Return a wish as a sentence."""
    shown = {
        name: _value(value, said) for name in ("rank", "mode", "project") if (value := getattr(wish, name))
    }
    return said.ui(f"board-wish-{wish.kind}", who=_who(wish.who, rules, said), count=wish.count, **shown)


def _who(seat: Seat | None, rules: Rulebook, said: Speech) -> str:
    return said.ui("board-somebody") if seat is None else said.seat(seat, ME, rules.table.direction)


def _value(value: object, said: Speech) -> str:
    match value:
        case Rank():
            return said.rank(value)
        case Mode():
            return said.term(str(value))
        case int():
            return said.number(value)
        case _:
            return said.project(str(value))
