"""Advice at the table: hints one step a press, and the question before a card that costs.

Nothing is weighed before it is asked for. What was asked and said is kept in the session under the link of
the match, so that with the next card it is over.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import streamlit as st

from engine import Action, Card, Match, Play, from_link
from engine.bots.simple import by_thumb
from lessons.coach import Weighed, can_weigh, has_choice, weigh
from lessons.components.fan import sorted_hand
from lessons.components.table.scene import Button, Doubt, Hint, Ladder, Overlays, Scene
from lessons.i18n import Speech
from lessons.practice import ME, draw, history
from lessons.settings import Adviser

HINT = "hint:"  # what the button of the hints sends, with the step it leads to
POINTER, CANDIDATES, NUMBERS = 1, 2, 3
ASK = {0: "hint-ask", POINTER: "hint-which", CANDIDATES: "hint-numbers", NUMBERS: "hint-away"}
HINTED = "hinted"  # in the session: the link of the match, and the step of the hints
DOUBTED = "doubted"  # in the session: the link of the match, and the cards that were asked about


def climb(link: str, act: str) -> None:
    """Go to the step of the hints that a button leads to."""
    step = act.removeprefix(HINT)
    if step in {str(one) for one in ASK}:
        st.session_state[HINTED] = (link, int(step))


def asks_first(match: Match, action: Action, link: str, adviser: Adviser) -> bool:
    """Return whether this card costs so much that the learner is asked first; of each card only once."""
    if adviser is not Adviser.WARN or not isinstance(action, Play) or action.card in _doubted(link):
        return False
    if not can_weigh() or not has_choice(match.deal.view(ME)) or not _weighed(link).is_costly(action.card):
        return False
    st.session_state[DOUBTED] = (link, (*_doubted(link), action.card))
    return True


def advised(scene: Scene, match: Match, link: str, said: Speech) -> Scene:
    """Return the scene with the way to the hints, what was asked for of them, and the doubt about a card."""
    if not has_choice(match.deal.view(ME)):
        return scene
    step = _step(link)
    shown = step if can_weigh() else min(step, POINTER)
    scene = replace(scene, hint=_hint(match, link, shown, said), doubt=_doubt(link, said))
    if step > shown:
        scene = replace(scene, hint=replace(scene.hint, note=said.ui("hint-not-ready")))
    if shown < CANDIDATES:
        return scene
    return replace(scene, overlays=Overlays(lit=scene.hint.cards))


def _step(link: str) -> int:
    kept = st.session_state.get(HINTED)
    return kept[1] if kept is not None and kept[0] == link else 0


def _doubted(link: str) -> tuple[Card, ...]:
    kept = st.session_state.get(DOUBTED)
    return kept[1] if kept is not None and kept[0] == link else ()


@lru_cache(maxsize=512)
def _weighed(link: str) -> Weighed:
    """The learner's cards at the turn of a link."""
    deal = from_link(link).deal
    return weigh(deal.view(ME), draw(deal))


# --- in words -----------------------------------------------------------------------------------------


def _hint(match: Match, link: str, step: int, said: Speech) -> Hint:
    """The hints up to a step, and the button that leads on."""
    ask = Button(f"{HINT}{(step + 1) % len(ASK)}", said.ui(ASK[step]))
    if step == 0:
        return Hint(ask)
    hint = Hint(ask, _pointer(match, link, said))
    if step < CANDIDATES:
        return hint
    weighed = _weighed(link)
    trump = None if match.deal.contract is None else match.deal.contract.trump
    # As they lie in the hand: which of them is the best is for the learner to find.
    cards = [
        card for card in sorted_hand(match.deal.hands[ME], trump, match.rules) if card in weighed.candidates
    ]
    hint = replace(hint, which=said.ui("hint-cards"), cards=tuple(map(str, cards)))
    if step < NUMBERS:
        return hint
    rows = tuple((str(card), said.number(round(brings))) for card, brings in weighed.averages.items())
    return replace(hint, numbers=Ladder(said.ui("hint-average", worlds=weighed.worlds), rows))


def _pointer(match: Match, link: str, said: Speech) -> str:
    """What matters now, as a question; where the usual answer is not the best, that too."""
    if not can_weigh():
        return said.ui(f"hint-{by_thumb(match.deal.view(ME)).key}")
    weighed = _weighed(link)
    question = said.ui(f"hint-{weighed.thumb.key}")
    return question if weighed.thumb_is_good else f"{question} {said.ui('hint-but')}"


def _doubt(link: str, said: Speech) -> Doubt | None:
    """The question about the card that was pressed last, if that costs."""
    cards = _doubted(link)
    if not cards:
        return None
    weighed = _weighed(link)
    points = round(weighed.cost(cards[-1]))
    return Doubt(str(cards[-1]), said.ui("doubt", card=said.card(cards[-1]), points=points))


# --- after the deal -----------------------------------------------------------------------------------


def draw_afterword(link: str, said: Speech) -> None:
    """How many of the learner's cards in this deal cost clearly, in a sentence."""
    if can_weigh():
        st.write(said.ui("costly-cards", count=_costly(link)))


@lru_cache(maxsize=512)
def _costly(link: str) -> int:
    """How many of the learner's cards in the deal of a link cost clearly."""
    costly = 0
    for before, seat, action in history(from_link(link).deal):
        if seat is ME and isinstance(action, Play) and has_choice(before.view(ME)):
            costly += weigh(before.view(ME), draw(before)).is_costly(action.card)
    return costly
