"""The match of this reader: its text is the session and the address, never an object.

The link carries everything, so a refresh, a second tab or a friend goes on where the hand stands.
Every action names the link it was made on; on another one it is dropped, so nothing is played twice.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock

import streamlit as st

from engine import Action, Match, from_link, parse, to_link
from lessons.components.chosen import company
from lessons.practice import Company, Told, act_and_tell, advance, story

KEY = "hand"


@dataclass(frozen=True, slots=True)
class Moment:
    """A match at the learner's turn or at the end of a deal, and how it came there."""

    link: str
    match: Match
    told: tuple[Told, ...]


# What was read or played lately, by its link and the bots beside the learner: a press finds the match it
# stands on without reading it again.
_moments: OrderedDict[tuple[str, Company], Moment] = OrderedDict()
_guard = Lock()
KEPT = 1024


def _note(link: str, moment: Moment) -> Moment:
    with _guard:
        key = link, company()
        _moments[key] = moment
        _moments.move_to_end(key)
        if len(_moments) > KEPT:
            _moments.popitem(last=False)
    return moment


def _read(link: str) -> Moment:
    """The match of a link, played on to the learner's turn where it was kept at another's."""
    if (known := _moments.get((link, company()))) is not None:
        return known
    match = advance(from_link(link), company())
    return _note(link, Moment(to_link(match), match, story(match.deal, company())))


def current_link() -> str | None:
    """Return the link of the match under way: the session's, else the address's."""
    return st.session_state.get(KEY) or st.query_params.get(KEY)


def current_match() -> Match | None:
    """Return the match under way; None if there is none. Raises NotationError for a broken link."""
    moment = current_moment()
    return None if moment is None else moment.match


def current_moment() -> Moment | None:
    """Return the match under way and how it came there; None if there is none. Raises NotationError."""
    link = current_link()
    if link is None:
        return None
    moment = _read(link)
    _remember(moment.link)
    return moment


def carry() -> None:
    """Keep the match under way in the address of a page that does not show it."""
    if (link := current_link()) is not None:
        _remember(link)


def _remember(link: str) -> None:
    st.session_state[KEY] = link
    if st.query_params.get(KEY) != link:
        st.query_params[KEY] = link


def keep(match: Match) -> None:
    """Make this the match under way; the others play on to the learner's turn."""
    match = advance(match, company())
    _keep(Moment(to_link(match), match, story(match.deal, company())))


def play(match: Match, action: Action) -> None:
    """Do what the learner does, and make what comes of it the match under way. Raises IllegalAction."""
    after, told = act_and_tell(match, action, company())
    _keep(Moment(to_link(after), after, told))


def _keep(moment: Moment) -> None:
    _remember(_note(moment.link, moment).link)
    st.session_state.pop("refused", None)


def drop() -> None:
    """Forget the match under way."""
    st.session_state.pop(KEY, None)
    st.session_state.pop("refused", None)
    if KEY in st.query_params:
        del st.query_params[KEY]


def opened(text: str) -> Match:
    """Return the match of a pasted text, or of a pasted link. Raises NotationError."""
    pasted = text.strip()
    if pasted and " " not in pasted and "\n" not in pasted:
        return from_link(pasted.rpartition(f"{KEY}=")[2].partition("&")[0])
    return parse(text)
