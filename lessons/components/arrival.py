"""Arriving at one part of a long page."""

from __future__ import annotations

from pathlib import Path

import streamlit as st
from streamlit.components.v2 import component

_arrival = component(
    "baloot_arrival",
    js=(Path(__file__).parent / "arrival.js").read_text(encoding="utf-8"),
    isolate_styles=False,
)


def arrive(id: str) -> None:
    """Bring a reader to the element of this id, once."""
    with st.container(key="arrival"):
        _arrival(key="baloot_arrival", data={"id": id})
