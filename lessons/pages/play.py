"""Play a hand: from the deal to the written score, then the next deal until the match ends."""

from __future__ import annotations

import secrets
from functools import partial

import streamlit as st
from markupsafe import Markup

from engine import (
    Match,
    NotationError,
    Object,
    Phase,
    Play,
    Seat,
    Status,
    Verdict,
    dump,
    load,
    parse_action,
    rulebooks,
    score,
)
from engine.choices import Ruling
from engine.rulebook import BidScoring
from engine.seats import SEATS
from lessons.components.document import open_document, words
from lessons.components.hand import (
    bid_number,
    call_round,
    draw_calls,
    draw_extras,
    draw_hand,
    draw_objections,
    sorted_hand,
)
from lessons.components.markup import el
from lessons.components.ruling import draw_what_may_i_do, ruling, small_card, word
from lessons.components.session import current_link, current_match, drop, keep, opened
from lessons.components.sheet import draw_ledger, draw_match_sheet
from lessons.components.table import draw_bar, draw_table
from lessons.components.told import draw_told
from lessons.i18n import Speech, speech
from lessons.practice import ME, act, new_match, next_deal, since_my_last

said = open_document()


def draw_setup() -> None:
    """Choose the rulebook, who deals and the seed."""
    st.title(said.ui("play-a-hand"))
    ids = rulebooks()
    chosen = st.selectbox(
        said.ui("rulebook"),
        ids,
        format_func=lambda id: speech(said.language, load(id)).rulebook(load(id)),
        key="rulebook",
    )
    rules = load(chosen)
    own = words(rules)
    st.caption(own.rulebook_about(rules))
    st.selectbox(
        said.ui("who-deals"),
        SEATS,
        index=3,
        format_func=lambda seat: own.seat(seat, ME, rules.table.direction),
        key=f"dealer_{rules.table.direction}",  # who sits on the left differs by direction: start afresh
    )
    if len(rules.match.targets) > 1:
        st.segmented_control(
            said.ui("target"),
            rules.match.targets,
            default=rules.match.targets[0],
            required=True,
            format_func=said.number,
            key="target",
        )
    if isinstance(rules.scoring, BidScoring):
        ways = rules.scoring.scorings
        st.segmented_control(
            said.ui("scoring"),
            ways,
            default=ways[0],
            required=True,
            format_func=lambda way: own.ui(f"scoring-{way}"),
            key="scoring",
        )
    st.text_input(
        said.ui("seed"), key="seed", placeholder=said.ui("seed-any"), help=said.ui("seed-help"), max_chars=40
    )
    st.button(said.ui("deal-the-cards"), key="start", type="primary", on_click=_start)
    draw_open()


def _start() -> None:
    """Deal what the boxes say at the press, not what they said when the button was drawn."""
    rulebook = st.session_state["rulebook"]
    rules = load(rulebook)
    dealer = st.session_state.get(f"dealer_{rules.table.direction}", Seat.THREE)
    seed = st.session_state.get("seed") or secrets.token_hex(6)
    target = st.session_state.get("target") if len(rules.match.targets) > 1 else None
    scoring = st.session_state.get("scoring") if isinstance(rules.scoring, BidScoring) else None
    keep(new_match(rulebook, dealer, seed, target, scoring))


def draw_open() -> None:
    """Paste a match kept as text, or its link."""
    with st.expander(said.ui("open-file")):
        st.text_area(said.ui("open-explain"), key="pasted", height=160)
        st.button(said.ui("open"), key="open", on_click=_open)
        if (problem := st.session_state.get("open_problem")) is not None:
            st.error(problem)


def _open() -> None:
    st.session_state.pop("open_problem", None)
    try:
        keep(opened(st.session_state.get("pasted", "")))
    except NotationError as error:
        st.session_state["open_problem"] = words().notation_error(error)


def draw_broken(error: NotationError) -> None:
    """A link that cannot be read: say so, keep it, and offer a way on."""
    st.title(said.ui("link-broken-title"))
    st.write(said.notation_error(error))
    st.caption(said.ui("link-kept"))
    st.code(current_link() or "", language=None, wrap_lines=True)
    st.button(said.ui("new-match"), key="drop", type="primary", on_click=drop)
    draw_open()


def do(link: str, text: str) -> None:
    """Do what a button says, if the match still stands where the button was drawn."""
    _act(link, text, anyway=(Status.ALLOWED,))


def play_anyway(link: str, text: str) -> None:
    """Play a card against the rules, where the table does not stop it."""
    _act(link, text, anyway=(Status.ALLOWED, Status.FAULT))


def _act(link: str, text: str, anyway: tuple[Status, ...]) -> None:
    if link != current_link() or (match := current_match()) is None:
        return
    action = parse_action(text)
    if match.deal.judge(action).status in anyway:
        keep(act(match, action))
    else:
        st.session_state["refused"] = text


def draw_match(match: Match) -> None:
    """The table, what can be done now, and why."""
    deal, rules = match.deal, match.rules
    own = words(rules)
    link = current_link() or ""
    press = partial(do, link)

    draw_bar(deal, match.standing().totals, ME, own)
    draw_table(deal, ME, own)
    draw_objection(match, own)
    if deal.phase is Phase.OVER:
        draw_end(match, own)
        return
    st.html(el("p", el("b", own.ui(f"now-{deal.phase}")), class_="told", role="status"))
    if deal.phase is not Phase.PLAY:
        draw_calls(deal, press, own)
    draw_extras(deal, ME, press, own)
    draw_hand(deal, ME, press, own)
    draw_refusal(match, link, own)
    question = "what-may-i-do" if deal.phase is Phase.PLAY else "what-may-i-say"
    with st.expander(own.ui(question), key="why", icon=":material/help:"):
        draw_why(match, own)
    draw_others(match, own)
    draw_objections(deal, ME, press, own)
    draw_foot(match, own)


def draw_others(match: Match, own: Speech) -> None:
    """What the others did since the learner's last turn, each with its rule of thumb."""
    told = since_my_last(match.deal)
    if told:
        with st.expander(own.ui("what-they-did"), key="told", icon=":material/forum:"):
            draw_told(told, match.deal, ME, own)


def draw_objection(match: Match, own: Speech) -> None:
    """What the last objection came to, until the next card."""
    deal = match.deal
    if deal.objection is None or not isinstance(deal.actions[-1], Object):
        return
    asked, ruled, reason = deal.objection
    status = Status.REFUSED if ruled is Ruling.REFUSED else Status.ALLOWED
    st.html(el("div", ruling(Verdict(status, reason), ME, match.rules, own), role="status"))
    accused = asked.seat.team.other
    if deal.warnings[accused] > deal.standing.warnings[accused]:
        st.write(own.ui("objection-warned", team=own.team(accused, ME), count=deal.warnings[accused]))


def draw_refusal(match: Match, link: str, own: Speech) -> None:
    """Why the last press was not done, with the clause; where it can be done anyway, how."""
    text = st.session_state.get("refused")
    if not isinstance(text, str):
        return
    action = parse_action(text)
    verdict = match.deal.judge(action)
    if verdict.is_allowed:
        return
    before = el("div", small_card(action.card, own), class_="row") if isinstance(action, Play) else ""
    st.html(el("div", ruling(verdict, ME, match.rules, own, before), role="alert"))
    if verdict.status is Status.FAULT:
        st.button(own.ui("play-anyway"), key="anyway", on_click=play_anyway, args=(link, str(action)))


def draw_why(match: Match, own: Speech) -> None:
    """Every card of the hand, or every call there is, with its ruling."""
    deal, rules = match.deal, match.rules
    if deal.phase is Phase.PLAY:
        rows = [(small_card(card, own), deal.judge(Play(card))) for card in sorted_hand(deal.hands[ME], deal)]
    else:
        rows = _calls_and_why(match, own)
    draw_what_may_i_do(rows, ME, rules, own)


def _calls_and_why(match: Match, own: Speech) -> list[tuple[Markup, Verdict]]:
    """Every word of the moment with its ruling; a bid stands for all its suits where they fare alike."""
    deal = match.deal
    ruled = [(call, deal.judge(call)) for call in deal.words()]
    fates: dict[object, set[Status]] = {}
    for call, verdict in ruled:
        fates.setdefault(call.bid, set()).add(verdict.status)
    rows: dict[str, tuple[Markup, Verdict]] = {}
    for call, verdict in ruled:
        alike = call.bid is not None and len(fates[call.bid]) == 1
        label = bid_number(call.bid, own) if call.bid and alike else own.call(call, round=call_round(deal))
        rows.setdefault(label, (word(label), verdict))
    return list(rows.values())


def draw_end(match: Match, own: Speech) -> None:
    """How the deal ended, its ledger, the match, and the next deal."""
    deal = match.deal
    if deal.ending is not None:
        st.subheader(own.ending(deal.ending, me=ME))
    scored = score(deal)
    if scored is not None:
        st.write(own.decided(scored, me=ME))
        draw_ledger(scored, ME, own)
    draw_match_sheet(match, ME, own)
    draw_others(match, own)
    draw_objections(deal, ME, partial(do, current_link() or ""), own)
    winner = match.winner()
    if winner is None:
        st.button(own.ui("next-deal"), key="next", type="primary", on_click=_next, args=(current_link(),))
    else:
        st.success(own.ui("match-won" if winner is ME.team else "match-lost"))
        st.button(own.ui("new-match"), key="drop", type="primary", on_click=drop)
    draw_foot(match, own)


def _next(link: str) -> None:
    match = current_match()
    if match is not None and link == current_link() and match.deal.phase is Phase.OVER:
        keep(next_deal(match))


def draw_foot(match: Match, own: Speech) -> None:
    """The rulebook's name, the match as text, and a way out."""
    with st.expander(own.ui("this-match"), key="foot", icon=":material/more_horiz:"):
        st.write(own.rulebook(match.rules))
        st.download_button(own.ui("save-file"), dump(match), "hand.baloot", "text/plain", key="save")
        st.button(own.ui("new-match"), key="leave", on_click=drop)
        st.code(dump(match), language=None, wrap_lines=True)


try:
    current = current_match()
except NotationError as broken:
    draw_broken(broken)
else:
    if current is None:
        draw_setup()
    else:
        draw_match(current)
