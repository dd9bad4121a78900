"""The board as the class sees it: the table at one step, the question, the note, and the ways on and back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

import streamlit as st
from markupsafe import Markup

from engine import Phase, Play, Seat
from engine.deal import Deal
from engine.solver import Position, is_compiled, solve
from lessons.board import MAIN, Mark, Place, Study
from lessons.board.text import TABLE_PLACES
from lessons.components import plain
from lessons.components.board.kept import (
    current_link,
    current_place,
    current_study,
    open_hands,
    show_values,
    stand,
)
from lessons.components.document import current_settings
from lessons.components.markup import el
from lessons.components.table import Scene, draw_board
from lessons.components.table.pointing import pointed
from lessons.components.table.scene import Button, Overlays
from lessons.components.table.staging import show_scene
from lessons.i18n import Speech
from lessons.practice import ME, Told
from lessons.settings import TableView

PLAINLY = 5  # cards: so many hands are solved while one waits, without fast code
STEPS = ("first", "trick-back", "back", "next", "trick-next", "last")
STEP, LINE = "step:", "line:"  # what a button of the board sends


def draw_study(study: Study, said: Speech) -> None:
    """Draw the table at the step where the board stands, with what is said there."""
    place = current_place(study)
    mark, scene = study.mark(place), scene_of(study, place, said)
    if study.title:
        st.html(el("h1", study.title, class_="board-title"))
    if written := tuple(_written(mark, said)):
        st.html(el("div", *written, class_="board-said"))
    _draw_table(scene, said)


def _written(mark: Mark, said: Speech) -> Iterator[Markup]:
    """What a teacher wrote for a step: his question and his note."""
    if mark.ask:
        yield el("p", el("b", said.ui("board-question")), " ", mark.ask, class_="panel ask", role="status")
    if mark.note:
        yield el("div", *(el("p", line) for line in mark.note.splitlines()), class_="panel note")


def _draw_table(scene: Scene, said: Speech) -> None:
    settings = current_settings()
    if settings.table is TableView.DRAWN:
        draw_board(scene, settings, said, go, key="board")
        return
    plain.draw_table(scene, said)
    plain.draw_cards(scene, said)
    with st.container(key="board_steps", horizontal=True):
        for button in scene.calls:
            st.button(
                button.label,
                key=button.act.replace(":", "_"),
                disabled=not button.is_open,
                on_click=go,
                args=(button.act, scene.seq),
            )
    plain.draw_story(scene)


def go(text: str, seq: str) -> None:
    """Go where a button of the board leads, if the board still stands where it was pressed.

    What was written there meanwhile does not matter: that must not lose a press.
    """
    study = current_study()
    if study is None or str(place := current_place(study)) != seq.rpartition("#")[2]:
        return
    if text.startswith(LINE):
        name = text.removeprefix(LINE)
        if name in study.lines:
            line = study.lines[name]
            stand(Place(name, line.first + 1 if name != MAIN else min(place.step, line.last)))
        return
    stand(_led(study, place, text.removeprefix(STEP)))


def _led(study: Study, place: Place, step: str) -> Place:
    """Where a step leads; outside the line there is nothing."""
    last = study.lines[place.line].last
    to = {
        "first": 0,
        "back": place.step - 1,
        "next": place.step + 1,
        "last": last,
        "trick-back": _trick_start(study, place, -1),
        "trick-next": _trick_start(study, place, 1),
    }.get(step, place.step)
    return Place(place.line, max(0, min(to, last)))


def _trick_start(study: Study, place: Place, way: int) -> int:
    """The step of this line, before or after this one, where a trick begins, or a part of the deal."""
    last, at = study.lines[place.line].last, place.step + way
    while 0 < at < last and not _begins(study.deal(Place(place.line, at))):
        at += way
    return max(0, min(at, last))


def _begins(deal: Deal) -> bool:
    if deal.phase is not Phase.PLAY or deal.trick is None or deal.trick.cards:
        return False
    return not deal.actions or isinstance(deal.actions[-1], Play) or not deal.tricks


def scene_of(study: Study, place: Place, said: Speech) -> Scene:
    """Return the table at a place: hands open as chosen, what is marked, and buttons for the ways on."""
    scene = scene_at(study, place, said, open_hands())
    points = tuple((card, said.number(n)) for card, n in brought(study.deal(place)).items())
    return replace(
        scene,
        seq=f"{current_link()}#{place}",
        calls=_buttons(study, place, said),
        overlays=replace(scene.overlays, points=points),
        ask=_where(study, place, said),
    )


def scene_at(study: Study, place: Place, said: Speech, open: frozenset[Seat]) -> Scene:
    """Return the table at a place as all may see it: the hands in `open`, and what is marked on them."""
    deal, mark = study.deal(place), study.mark(place)
    scene = show_scene(study.match, deal, _told(study, place), ME, str(place), said, open)
    seen = {str(card) for seat in open for card in deal.hands[seat]}
    seen |= {laid.card for laid in scene.middle.laid} | {scene.middle.buy} | TABLE_PLACES
    arrows = tuple(arrow for arrow in mark.arrows if seen >= set(arrow))
    lit = tuple(card for card in mark.lit if card in seen)
    return replace(scene, overlays=Overlays(arrows=arrows, pointed=pointed(arrows, said), lit=lit))


def _told(study: Study, place: Place) -> tuple[Told, ...]:
    """The last action, as it is told: no reason is given for what a teacher plays."""
    if not place.step:
        return ()
    before = study.deal(Place(place.line, place.step - 1))
    action = study.actions(place)[-1]
    seat = before.turn
    return () if seat is None else (Told(seat, action, place.step, before, None),)


def brought(deal: Deal) -> Mapping[str, int]:
    """Return what each playable card brings the side to play, everyone seeing everything, in card points.

    Nothing where that is not asked for, where no card is to be played, or where it would take seconds.
    """
    if not show_values() or deal.trick is None or deal.contract is None:
        return {}
    if not is_compiled() and len(deal.hands[deal.first]) > PLAINLY:
        return {}
    found = solve(Position(deal.rules, deal.contract, deal.hands, deal.trick))
    return {str(card): value for card, value in found.items()}


def _buttons(study: Study, place: Place, said: Speech) -> tuple[Button, ...]:
    last = study.lines[place.line].last
    leads = {
        step: (place.step > 0 if step in ("first", "back", "trick-back") else place.step < last)
        for step in STEPS
    }  # where none leads it stays, so that no other moves away under a press
    asks = bool(study.mark(place).ask)
    steps = tuple(
        Button(
            f"{STEP}{step}",
            said.ui("board-reveal" if step == "next" and asks else f"step-{step}"),
            "main" if step == "next" else "plain",
            leads[step],
        )
        for step in STEPS
        if last
    )
    ways = tuple(
        Button(f"{LINE}{name}", said.ui("board-what-if", name=name.upper())) for name in study.leaving(place)
    )
    back = () if place.line == MAIN else (Button(f"{LINE}{MAIN}", said.ui("board-main-line")),)
    return (*steps, *ways, *back)


def _where(study: Study, place: Place, said: Speech) -> str:
    n, of = said.number(place.step), said.number(study.lines[place.line].last)
    name = "" if place.line == MAIN else place.line.upper()
    return said.ui("board-step", n=n, of=of, line="what_if" if name else "main", name=name)
