"""The settings that count now: the browser's, what was chosen since, and what the address asks for."""

from __future__ import annotations

import streamlit as st

from lessons.practice import Company
from lessons.settings import COOKIE, PartnerPlays, Settings, read

SETTINGS = "settings"  # in the session: what was chosen
HELPER = "partner"  # the bot that plays for its partner
UI = "ui"  # in the address: `?ui=plain` asks for the plain table while this tab is open


def current_settings() -> Settings:
    """Return the reader's settings, with what the address asks for over them."""
    settings = kept_settings()
    for asked in (st.session_state.get("lang"), st.query_params.get("lang")):
        settings = settings.having("language", asked or "")
    for asked in (st.session_state.get(UI), st.query_params.get(UI)):
        settings = settings.having("table", asked or "")
    return settings


def company() -> Company:
    """Return who sits with this learner."""
    settings = kept_settings()
    helps = settings.partner is PartnerPlays.FOR_ME
    return Company(str(settings.level), HELPER if helps else "")


def kept_settings() -> Settings:
    """Return what was chosen in this session, else what the browser has kept."""
    chosen = st.session_state.get(SETTINGS)
    return read(st.context.cookies.get(COOKIE, "") if chosen is None else chosen)
