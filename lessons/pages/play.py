"""Play a hand: from the deal to the written score, then the next deal until the match ends."""

from __future__ import annotations

from functools import partial

import streamlit as st

from engine import Match, NotationError, Object, Phase, Status, Verdict, dump, parse_action, score
from engine.choices import Ruling
from lessons.components import plain
from lessons.components.advice import HINT, advised, asks_first, climb, draw_afterword
from lessons.components.assign import keep_played
from lessons.components.chosen import company
from lessons.components.document import PROJECTOR, current_settings, open_document, words
from lessons.components.markup import el
from lessons.components.navigation import carried
from lessons.components.replay import STEP, replay_scene, step
from lessons.components.session import Moment, current_link, current_match, current_moment, drop, keep, play
from lessons.components.setup import draw_broken, draw_setup
from lessons.components.sheet import draw_ledger, draw_match_sheet
from lessons.components.table import Scene, draw_board, explained, play_scene
from lessons.components.within import draw_way_back
from lessons.i18n import Speech
from lessons.practice import ME, next_deal
from lessons.settings import Adviser, Settings, TableView

PAGE, REVIEW = "lessons/pages/play.py", "lessons/pages/review.py"
ANYWAY = "anyway:"  # before a card that is played against the rules, where the table does not stop it


def do(seq: str, text: str) -> None:
    """Do what was pressed, if the match still stands where it was pressed."""
    link = seq.partition("#")[0]
    if link != current_link() or (match := current_match()) is None:
        return
    if text.startswith(STEP):
        step(link, match, text)
        return
    if text.startswith(HINT):
        climb(link, text)
        return
    anyway = text.startswith(ANYWAY)
    try:
        action = parse_action(text.removeprefix(ANYWAY))
    except ValueError:
        return
    status = match.deal.judge(action).status
    if status is Status.ALLOWED and asks_first(match, action, link, current_settings().adviser):
        st.session_state.pop("refused", None)
    elif status is Status.ALLOWED or (anyway and status is Status.FAULT):
        play(match, action)
    else:
        st.session_state["refused"] = text


@st.fragment
def draw_match(settings: Settings) -> None:
    """The table, what can be done now, and why; redrawn alone at each press."""
    moment = current_moment()
    if moment is None:
        st.rerun()
        return
    match = moment.match
    own = words(match.rules)
    draw_table(scene_of(moment, own), settings, own)
    draw_objection(match, own)
    if match.deal.phase is Phase.OVER:
        with st.container(key="after"):
            afterword = st.container()  # filled last: it takes a moment
            draw_end(match, own)
        if settings.adviser is not Adviser.OFF:
            with afterword:
                draw_afterword(moment.link, own)
    if st.query_params.get("view") == PROJECTOR:
        st.page_link(PAGE, label=own.ui("projector-off"), query_params=carried(own))
    else:
        draw_foot(match, own)


def scene_of(moment: Moment, own: Speech) -> Scene:
    """The table under way; after the deal, the deal again step by step."""
    link = current_link() or ""
    if moment.match.deal.phase is Phase.OVER:
        return replay_scene(moment, link, own)
    return advised(play_scene(moment.match, moment.told, ME, link, own), moment.match, link, own)


def draw_table(scene: Scene, settings: Settings, own: Speech) -> None:
    """The drawn table, or the same as ordinary buttons."""
    if settings.table is TableView.DRAWN:
        draw_board(scene, settings, own, on_act=lambda text, link: do(link, text))
        return
    press = partial(do, scene.seq)
    plain.draw_table(scene, own)
    plain.draw_hand(scene, press, own)
    plain.draw_refusal(scene, st.session_state.get("refused", ""), press, own)
    plain.draw_doubt(scene, own)
    plain.draw_hint(scene, press, own)
    plain.draw_why(scene, own)
    plain.draw_ranks(scene, own)
    plain.draw_story(scene)


def draw_objection(match: Match, own: Speech) -> None:
    """What the last objection came to, until the next card."""
    deal = match.deal
    if deal.objection is None or not isinstance(deal.actions[-1], Object):
        return
    asked, ruled, reason = deal.objection
    verdict = Verdict(Status.REFUSED if ruled is Ruling.REFUSED else Status.ALLOWED, reason)
    plain.draw_ruling(explained((), verdict, match.rules, ME, own), own)
    accused = asked.seat.team.other
    if deal.warnings[accused] > deal.standing.warnings[accused]:
        st.write(own.ui("objection-warned", team=own.team(accused, ME), count=deal.warnings[accused]))


def draw_end(match: Match, own: Speech) -> None:
    """How the deal ended, its ledger, the match, and the next deal."""
    deal = match.deal
    if keep_played(match):
        st.html(el("p", own.ui("assign-hand-over"), class_="panel", role="status"))
        draw_way_back(own)
    if deal.ending is not None:
        st.header(own.ending(deal.ending, me=ME), anchor=False)
    scored = score(deal)
    if scored is not None:
        st.write(own.decided(scored, me=ME))
        draw_ledger(scored, ME, own)
    draw_match_sheet(match, ME, own)
    winner = match.winner()
    if winner is None:
        st.button(own.ui("next-deal"), key="next", type="primary", on_click=_next, args=(current_link(),))
    else:
        st.success(own.ui("match-won" if winner is ME.team else "match-lost"))
        st.button(own.ui("new-match"), key="drop", type="primary", on_click=drop)
    st.page_link(REVIEW, label=own.ui("review-page"), icon=":material/history:", query_params=carried(own))


def _next(link: str) -> None:
    match = current_match()
    if match is not None and link == current_link() and match.deal.phase is Phase.OVER:
        keep(next_deal(match, company()))


def draw_foot(match: Match, own: Speech) -> None:
    """The rulebook's name, the match as text, and a way out."""
    foot = st.expander(own.ui("this-match"), key="foot", icon=":material/more_horiz:", on_change="rerun")
    if foot.open:  # what is in it is made when it is asked for
        with foot:
            st.write(own.rulebook(match.rules))
            st.page_link(PAGE, label=own.ui("projector-on"), query_params=carried(own) | {"view": PROJECTOR})
            st.download_button(own.ui("save-file"), dump(match), "hand.baloot", "text/plain", key="save")
            st.button(own.ui("new-match"), key="leave", on_click=drop)
            st.code(dump(match), language=None, wrap_lines=True)


said = open_document()
if st.query_params.get("view") != PROJECTOR:
    draw_way_back(said)
try:
    current = current_match()
except NotationError as broken:
    with st.container(key="setup"):
        draw_broken(broken, said)
else:
    if current is None:
        with st.container(key="setup"):
            draw_setup(said, current_settings().rulebook)
    else:
        draw_match(current_settings())
