"""A hand of an assignment that was played to its end: kept once, if it is the hand that was set."""

from __future__ import annotations

import streamlit as st

from engine import Match, score
from lessons.components.assign.named import goes_on
from lessons.components.learner import learner, now, record
from lessons.components.within import here
from lessons.practice import ME
from lessons.progress import Played, StoreUnavailable
from lessons.school import HandItem, NotAPupil, open_assignments, token_of_item

WHERE = "assigned"
KEPT = "assign_played"  # in the session: the token of what was kept


def keep_played(match: Match) -> bool:
    """Keep that the hand of the address's assignment is over; returns whether it is this one."""
    found = here()
    if found is None:
        return False
    code, number = found
    try:
        assignment, _ = open_assignments().own_work(code, learner())
    except (NotAPupil, StoreUnavailable):
        return False
    item = assignment.items[number - 1] if 1 <= number <= len(assignment.items) else None
    if not isinstance(item, HandItem) or not goes_on(match, item):
        return False
    token = token_of_item(code, number)
    if st.session_state.get(KEPT) != token:
        record(Played(token, now(), match.rules.id, WHERE, _facts(match)))
        st.session_state[KEPT] = token
    return True


def _facts(match: Match) -> dict[str, list[int]]:
    """What was written for us and for them; nothing of a hand that nobody bought."""
    scored = score(match.deal)
    return {} if scored is None else {"points": [scored.points[ME.team], scored.points[ME.team.other]]}
