"""A finished deal, watched again step by step, all cards open."""

from __future__ import annotations

from dataclasses import replace

import streamlit as st

from engine import Match
from lessons.components.chosen import company
from lessons.components.session import Moment
from lessons.components.table.scene import Button, Scene
from lessons.components.table.staging import play_scene, show_scene
from lessons.i18n import Speech
from lessons.practice import ME, told_at

STEP = "step:"  # what a button of the replay sends, with where it leads
STEPS = ("first", "back", "next", "last")
WATCHED = "watched"  # in the session: the link of the match, and how many actions are shown


def watched(link: str, match: Match) -> int:
    """Return how many actions of the finished deal are shown: all of them until the reader steps back."""
    last = len(match.deal.actions)
    kept = st.session_state.get(WATCHED)
    return min(kept[1], last) if kept is not None and kept[0] == link else last


def step(link: str, match: Match, act: str) -> None:
    """Go where a button of the replay leads."""
    now, last = watched(link, match), len(match.deal.actions)
    to = {"first": 0, "back": now - 1, "next": now + 1, "last": last}.get(act.removeprefix(STEP), now)
    st.session_state[WATCHED] = (link, max(0, min(to, last)))


def replay_scene(moment: Moment, link: str, said: Speech) -> Scene:
    """Return the finished deal at the step that is shown, with the buttons that lead on and back."""
    match = moment.match
    now, last = watched(link, match), len(match.deal.actions)
    seq = link if now == last else f"{link}#{now}"
    if now == last:
        scene = play_scene(match, moment.told, ME, seq, said)
    else:
        scene = show_scene(match, *told_at(match.deal, now, company()), ME, seq, said)
    leads = {"first": now > 0, "back": now > 0, "next": now < last, "last": now < last}
    calls = tuple(
        Button(f"{STEP}{name}", said.ui(f"step-{name}"), "main" if name == "next" else "plain")
        for name in STEPS
        if leads[name]
    )
    return replace(scene, ask=said.ui("watch-again"), calls=calls)
