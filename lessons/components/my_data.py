"""A learner's data, in his own hands: another device goes on with it, he takes it along, or deletes it."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import streamlit as st

from lessons.components.arrival import arrive
from lessons.components.learner import GUEST, is_guest, learner, now, store
from lessons.components.markup import el
from lessons.components.moving import DONE, done, failed, hand_in, move
from lessons.i18n import Speech
from lessons.learner import Move, new_id, secret
from lessons.practising import GULF
from lessons.progress import StoreUnavailable, TooManyAttempts
from lessons.progress.codes import normalised
from lessons.school import open_shelf

# In the session: the code that was made; what was typed, who it leads to, what is told of it; whether
# everything is to be deleted; that the store was out of reach.
CODE, TYPED, FOUND, TOLD, SURE, LOST = "my_code", "my_typed", "my_found", "my_told", "my_sure", "my_lost"
FILE = "baloot-school.json"


def draw_my_data(said: Speech) -> None:
    """Draw what is kept of the learner, and what he can do with it."""
    with st.container(key="my_data"):
        st.header(said.ui("my-data"), anchor=False)
        _draw_done(said)
        if word := failed():
            _tell(said.find(f"my-failed.{word}") or said.ui("my-failed.other"), "refused")
        st.html(el("p", said.ui("my-data.about")))
        if is_guest():
            _tell(said.ui("my-data.guest"), "refused")
        if st.session_state.pop(LOST, False):
            _tell(said.ui("my-data.unavailable"), "refused")
        try:
            _draw_code(said)
            if not is_guest():
                _draw_other(said)
            _draw_export(said)
            _draw_forget(said)
        except StoreUnavailable:
            _tell(said.ui("my-data.unavailable"), "refused")
        hand_in()


def _draw_done(said: Speech) -> None:
    """What was done before the page began anew; whoever comes for his data is brought to it."""
    if word := done():
        text = said.find(f"my-done.{word}")
        st.html(el("p", text or "", class_="panel good" if text else None, role="status", id="my-data"))
        arrive("my-data")


def _tell(text: str, kind: str) -> None:
    st.html(el("p", text, class_=f"panel {kind}", role="status"))


def _open(name: str, said: Speech) -> None:
    st.subheader(said.ui(name), anchor=False)
    if about := said.find(f"{name}.about"):
        st.html(el("p", about, class_="under"))


def _press(label: str, key: str, do: Callable[[], None], kind: str = "secondary") -> None:
    st.button(label, key=key, on_click=_or_told, args=(do,), type=kind)  # pyright: ignore[reportArgumentType]


def _or_told(do: Callable[[], None]) -> None:
    """Do what was pressed; without the store nothing changes, and the page says so."""
    try:
        do()
    except StoreUnavailable:
        logging.getLogger(__name__).exception("the store is out of reach")
        st.session_state[LOST] = True


# --- a code of this learner -------------------------------------------------------------------------------


def _draw_code(said: Speech) -> None:
    """The code with which another device goes on: made on demand, shown once."""
    _open("my-code", said)
    if (code := st.session_state.get(CODE)) is not None:
        st.html(el("p", said.ui("my-code.once")))
        st.html(el("p", el("bdi", code, dir="ltr", lang="en"), class_="my-code", role="status"))
        st.html(el("p", said.ui("my-code.how", title=said.ui("my-other")), class_="under"))
        _press(said.ui("my-code.noted"), "code_noted", partial(st.session_state.pop, CODE, None))
        return
    has_one = store().has_code(learner())
    if has_one:
        st.html(el("p", said.ui("my-code.replaces"), class_="under"))
    _press(said.ui("my-code.again" if has_one else "my-code.make"), "make_code", _make_code)


def _make_code() -> None:
    st.session_state[CODE] = store().new_code(learner(), secret(), now())


# --- a code from another device ---------------------------------------------------------------------------


def _draw_other(said: Speech) -> None:
    """A code that another device was given: looked up here, then this browser goes on as its learner."""
    _open("my-other", said)
    if (found := st.session_state.get(FOUND)) is not None:
        _draw_found(found, said)
        return
    with st.form("my_other", border=False):
        st.text_input(said.ui("my-other.label"), key=TYPED, autocomplete="off")
        st.html(el("p", said.ui("my-other.help"), class_="under"))
        st.form_submit_button(said.ui("my-other.go"), key="look_up", on_click=_or_told, args=(_look_up,))
    if (told := st.session_state.get(TOLD)) is not None:
        _tell(_told(told, said), "refused")


def _look_up() -> None:
    """Look for whose code was typed; who guesses too often is told until when to wait."""
    typed = st.session_state[TYPED]
    st.session_state.pop(TOLD, None)
    if normalised(typed) is None:
        st.session_state[TOLD] = "not-a-code"
        return
    try:
        found = store().learner_of_code(typed, learner(), secret(), now())
    except TooManyAttempts as limited:
        st.session_state[TOLD] = limited.until.isoformat()
        return
    if found is None or found == learner():
        st.session_state[TOLD] = "nobody" if found is None else "own"
        return
    st.session_state[FOUND] = found
    if not store().events(learner()):
        _go_on_as(found, _keeps_boards())


def _told(told: str, said: Speech) -> str:
    """What is told of a code that leads nowhere: in words, or until when to wait."""
    if text := said.find(f"my-other.{told}"):
        return text
    return said.ui("my-other.wait", time=time_of_day(datetime.fromisoformat(told), said))


def _draw_found(found: str, said: Speech) -> None:
    """Whether what was done in this browser goes along: it is asked, not supposed."""
    many = len(store().events(learner()))
    _tell(said.ui("my-other.has-done", n=many) if many else said.ui("my-other.found"), "good")
    with st.container(key="my_ways", horizontal=True):
        if many:
            _press(said.ui("my-other.together"), "move_together", partial(_go_on_as, found, True), "primary")
            _press(said.ui("my-other.apart"), "move_apart", partial(_go_on_as, found, False))
        else:
            _press(said.ui("my-other.yes"), "move_on", partial(_go_on_as, found, _keeps_boards()), "primary")
        _press(said.ui("my-other.no"), "move_not", partial(st.session_state.pop, FOUND, None), "tertiary")
    if many and not store().has_code(learner()):
        st.html(el("p", said.ui("my-other.no-code"), class_="under"))


def _keeps_boards() -> bool:
    """Whether there are boards on the list, which go along unasked: a list is only ever longer for it."""
    return bool(open_shelf().list_of(learner()))


def _go_on_as(found: str, takes_along: bool) -> None:
    move(Move(learner(), found, takes_along), "moved")


# --- taken along, and deleted -----------------------------------------------------------------------------


def _draw_export(said: Speech) -> None:
    _open("my-export", said)
    st.download_button(
        said.ui("my-export.get"),
        partial(exported, learner()),  # made when it is asked for
        FILE,
        "application/json",
        key="export",
        on_click="ignore",
        icon=":material/download:",
    )


def exported(of: str) -> bytes:
    """Return everything that is kept of a learner, as JSON to be read."""
    return json.dumps(store().export(of), ensure_ascii=False, indent=1).encode()


def _draw_forget(said: Speech) -> None:
    _open("my-forget", said)
    if not st.session_state.get(SURE):
        _press(said.ui("my-forget.ask"), "forget", partial(st.session_state.__setitem__, SURE, True))
        return
    _tell(said.ui("my-forget.sure"), "refused")
    with st.container(key="my_sure", horizontal=True):
        _press(said.ui("my-forget.yes"), "forget_yes", _forget)
        _press(said.ui("my-forget.no"), "forget_no", partial(st.session_state.pop, SURE, None), "tertiary")


def _forget() -> None:
    """Delete everything; a browser that keeps cookies gets a new number, and a tab without one as well."""
    store().forget(learner())
    for name in (SURE, CODE, FOUND, TOLD):
        st.session_state.pop(name, None)
    if is_guest():
        st.session_state.pop(GUEST, None)
        st.query_params[DONE] = "forgotten"
    else:
        move(Move(learner(), new_id(), takes_along=False), "forgotten")


def time_of_day(at: datetime, said: Speech) -> str:
    """Return a time of the day where the reader is, or in the Gulf if his browser does not say where."""
    try:
        zone = ZoneInfo(st.context.timezone or "")
    except (ValueError, ZoneInfoNotFoundError, OSError):
        zone = GULF
    local = at.astimezone(UTC).astimezone(zone)
    time = f"{local.hour % 12 or 12}:{local:%M}"
    return said.ui("time-of-day", time=time, half="am" if local.hour < 12 else "pm")
