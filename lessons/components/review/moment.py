"""One choice, to make again: the table as it stood, then what could be known of it and how the cards lay."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import streamlit as st
from markupsafe import Markup

from engine import Card, Match, Play
from engine.bots.review import Judged, Worth
from lessons.components import plain
from lessons.components.because import source
from lessons.components.document import current_settings
from lessons.components.markup import el, join, scrolled
from lessons.components.navigation import carried
from lessons.components.review.judged import cost
from lessons.components.review.overview import DECISION, PAGE
from lessons.components.table import Scene, draw_board
from lessons.components.table.choices import hand, reasons
from lessons.components.table.scene import Fate, Overlays, Use
from lessons.components.table.staging import show_scene
from lessons.i18n import Speech
from lessons.practice import ME, story
from lessons.settings import TableView

CHOSEN = "looked_back"  # in the session: the match and trick, and the card chosen there
TOLD = ""  # chosen by whoever asked to be told


@st.fragment
def draw_moment(match: Match, link: str, found: tuple[Judged, ...], place: int, said: Speech) -> None:
    """Draw a choice to make again, and once it is made what comes of each card."""
    one = found[place]
    trick = one.decision.trick
    chosen = _chosen(link, trick)
    seq = f"{link}#{trick}" if chosen is None else f"{link}#{trick}#{chosen}"
    st.title(said.ui("review-moment", n=trick), anchor=False)
    _draw_table(moment_scene(match, one, chosen, seq, said), link, one, said)
    if chosen is None:
        st.button(
            said.ui("review-tell"),
            key="tell",
            type="tertiary",
            icon=":material/lightbulb:",
            on_click=_choose,
            args=(link, one, TOLD),
        )
    else:
        st.html(el("div", *_verdict(one, chosen, said), role="status", class_="feedback"))
        st.html(join(*_sentences(one, said)))
        st.html(_numbers(one, said))
        st.button(said.ui("review-again"), key="again", on_click=_forget)
    _draw_ways(found, place, said)


def moment_scene(match: Match, one: Judged, chosen: str | None, seq: str, said: Speech) -> Scene:
    """Return the table as it stood: to play a card at, or all open with the good cards lit."""
    deal = one.decision.before
    if chosen is not None:
        lit = tuple(str(card) for card in one.good)
        scene = show_scene(match, deal, (), ME, seq, said)
        return replace(scene, overlays=Overlays(lit=lit), ask="")
    why = tuple(
        replace(row, fate=Fate.REFUSED) if row.fate is Fate.FAULT else row for row in reasons(deal, ME, said)
    )
    scene = show_scene(match, deal, story(deal), ME, seq, said, frozenset({ME}))
    return replace(
        scene,
        use=Use.PLAY,
        hand=hand(deal, ME, why, said),
        reasons=why,
        why_title=said.ui("what-may-i-do"),
        ask=said.ui("review-ask"),
        say=said.ui("review-ask"),
    )


def _draw_table(scene: Scene, link: str, one: Judged, said: Speech) -> None:
    settings = current_settings()
    if settings.table is TableView.DRAWN:
        draw_board(scene, settings, said, lambda text, _: _choose(link, one, text), key="moment")
        return
    plain.draw_table(scene, said)
    if scene.use is Use.SHOW:
        plain.draw_cards(scene, said)
        return

    def press(text: str) -> None:
        _choose(link, one, text)

    plain.draw_hand(scene, press, said)
    plain.draw_refusal(scene, st.session_state.get("refused", ""), press, said)
    plain.draw_why(scene, said)
    plain.draw_ranks(scene, said)
    plain.draw_story(scene)


# --- what was chosen --------------------------------------------------------------------------------------


def _chosen(link: str, trick: int) -> str | None:
    kept = st.session_state.get(CHOSEN)
    return kept[2] if kept is not None and kept[:2] == (link, trick) else None


def _choose(link: str, one: Judged, text: str) -> None:
    """Choose a card, or be told; a card that may not be played says why instead."""
    st.session_state.pop("refused", None)
    if text == TOLD or text in {str(card) for card in one.decision.cards}:
        st.session_state[CHOSEN] = (link, one.decision.trick, text)
    else:
        st.session_state["refused"] = text


def _forget() -> None:
    st.session_state.pop(CHOSEN, None)


# --- in words ---------------------------------------------------------------------------------------------


def _verdict(one: Judged, chosen: str, said: Speech) -> Iterator[Markup]:
    """What the chosen card is, what is as good, and what was played in the hand."""
    played, best = one.decision.played, one.best_known
    card = None if chosen == TOLD else Card.parse(chosen)
    if card is None:
        text = said.ui("review-chosen.told", best=said.card(best))
    else:
        case = "good" if card in one.good else "better"
        text = said.ui("review-chosen", case=case, card=said.card(card), best=said.card(best))
    others = [other for other in one.known if other in one.good and other not in (card, best)]
    also = el("p", said.ui("review-also", cards=said.cards(others))) if others else ""
    case = "same" if card == played else "other"
    before = el("p", said.ui("review-played", case=case, card=said.card(played)))
    ruling = source([one.decision.before.judge(Play(best))], one.decision.before.rules, said)
    kind = "good" if card is None or card in one.good else ""
    yield el("div", el("p", text, class_="answer"), also, before, ruling, class_=f"panel {kind}".strip())


def _sentences(one: Judged, said: Speech) -> Iterator[Markup]:
    """Both verdicts on the card that was played, apart."""
    played, best, lay = one.decision.played, one.best_known, one.best_lay
    deals = said.ui("review-deals", n=one.worlds)
    yield el("h2", said.ui("review-known"))
    if one.cost_known.card_points:
        worth = cost(one.cost_known, said)
        words = {"card": said.card(played), "best": said.card(best), "cost": worth, "deals": deals}
        yield el("p", said.ui("review-known.cost", **words))
    else:
        yield el("p", said.ui("review-known.good", card=said.card(played), deals=deals))
    thumb, why = one.thumb
    if thumb in one.good:
        yield el("p", el("b", said.ui("review-known.thumb")), " ", said.thumb(why, ME))
    yield el("h2", said.ui("review-lay"))
    if round(one.cost_lay.card_points):
        worth = cost(one.cost_lay, said)
        text = said.ui("review-lay.cost", card=said.card(played), best=said.card(lay), cost=worth)
        if not one.cost_known.card_points:
            text = f"{text} {said.ui('review-lay.unknown')}"
    else:
        text = said.ui("review-lay.good", card=said.card(played))
        if one.cost_known.card_points:
            text = f"{text} {said.ui('review-lay.lucky')}"
    yield el("p", text)


def _numbers(one: Judged, said: Speech) -> Markup:
    """Each card with what it lacks of the best: by what could be known, and as the cards lay."""
    columns = (one.known, one.lay)
    best = [max(column.values(), key=lambda worth: worth.card_points) for column in columns]
    sides = (said.ui("review-known"), said.ui("review-lay"))
    units = (said.term("card_points"), said.term("points")) * 2
    order = sorted(one.known, key=lambda card: (card not in one.good, -one.known[card].card_points))
    rows = (
        el(
            "tr",
            el("th", said.card(card), *_marks(card, one, said), scope="row"),
            *(_cell(most - column[card], said) for most, column in zip(best, columns, strict=True)),
        )
        for card in order
    )
    head = (
        el(
            "tr",
            el("th", said.term("card"), scope="col", rowspan=2),
            *(el("th", side, scope="colgroup", colspan=2) for side in sides),
        ),
        el("tr", *(el("th", unit, scope="col", class_="num") for unit in units)),
    )
    caption = el("caption", said.ui("review-numbers"))
    table = el("table", caption, el("thead", *head), el("tbody", *rows), class_="sheet by-card")
    note = el("p", said.ui("review-numbers.note"), class_="under")
    return join(scrolled(table, said.ui("review-numbers")), note)


def _marks(card: Card, one: Judged, said: Speech) -> Iterator[Markup]:
    """A tick beside a good card, a word beside the one played."""
    if card in one.good:
        yield el("span", "✓", class_="tick", role="img", aria_label=said.ui("review-numbers.good"))
    if card == one.decision.played:
        yield el("span", said.ui("review-numbers.played"), class_="was-played")


def _cell(less: Worth, said: Speech) -> Markup:
    numbers = (max(0, round(less.card_points)), max(0, round(less.points)))
    return join(*(el("td", el("bdi", said.number(n)), class_="num") for n in numbers))


def _draw_ways(found: tuple[Judged, ...], place: int, said: Speech) -> None:
    """Back to the list, and to the choices before and after."""
    with st.container(key="ways", horizontal=True, horizontal_alignment="distribute"):
        st.page_link(PAGE, label=said.ui("review-list"), icon=":material/list:", query_params=carried(said))
        for other in (place - 1, place + 1):
            if 0 <= other < len(found):
                trick = found[other].decision.trick
                asked = carried(said) | {DECISION: str(trick)}
                st.page_link(PAGE, label=said.ui("trick", n=trick), query_params=asked)
