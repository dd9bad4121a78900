"""Who is at the page, and what the school remembers of him: the signed cookie, the store, the clock."""

from __future__ import annotations

import logging
import secrets
from datetime import UTC, datetime

import streamlit as st

from engine import load, rulebooks
from engine.rulebook import Rulebook
from lessons.components.document import choose, current_settings
from lessons.learner import learner_of
from lessons.progress import Event, StoreUnavailable, open_store
from lessons.progress.store import Store

GUEST = "guest"  # in the session: who has no cookie is known as long as the tab is open
UNKEPT = "unkept"  # in the session: something could not be kept


def learner() -> str:
    """Return the learner's id: the cookie's, else one of this tab."""
    return learner_of(st.context.cookies) or st.session_state.setdefault(GUEST, secrets.token_urlsafe(12))


def is_guest() -> bool:
    """Return whether the browser has no cookie of ours, so that nothing outlasts the tab."""
    return learner_of(st.context.cookies) is None


def store() -> Store:
    """Return the school's store. StoreUnavailable if it cannot be opened."""
    return open_store()


def now() -> datetime:
    """Return the time, aware and in UTC."""
    return datetime.now(UTC)


def record(event: Event) -> bool:
    """Keep an event before anything is confirmed; False if its token was kept before, or nothing can be kept.

    What cannot be kept is not lost in silence: the page says so (`is_unkept`).
    """
    try:
        return store().record(learner(), event)
    except StoreUnavailable:
        logging.getLogger(__name__).exception("the store is out of reach")
        st.session_state[UNKEPT] = True
        return False


def is_unkept() -> bool:
    """Return whether something that was done in this tab could not be kept."""
    return bool(st.session_state.get(UNKEPT))


def due_now(rules: Rulebook) -> int:
    """Return how many rules are due to be asked again; 0 where nothing is known of the learner."""
    try:
        return len(store().due(learner(), rules.id, now()))
    except StoreUnavailable:
        return 0


def rules_now() -> Rulebook:
    """Return the rulebook to learn: the chosen one, else the first."""
    return load(current_settings().rulebook or rulebooks()[0])


def learn_by(rulebook: str) -> None:
    """Choose the rulebook to learn, on this device."""
    choose("rulebook", rulebook)
