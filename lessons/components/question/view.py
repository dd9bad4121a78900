"""A question on the page: what it is about, the options, help on demand, and why."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import streamlit as st
from markupsafe import Markup

from engine import Verdict
from lessons.components import plain
from lessons.components.because import because, source
from lessons.components.document import current_settings
from lessons.components.markup import el, join
from lessons.components.question.shown import cards_rows, cards_scene, table_scene, tricks_rows
from lessons.components.question.state import RUNGS, Asking
from lessons.components.table.mount import draw_board
from lessons.components.table.scene import Scene
from lessons.i18n import Speech
from lessons.quiz import CardsShown, FactsShown, Option, SheetShown, Shown, TableShown, TricksShown
from lessons.settings import TableView

SHORT = 24  # letters: options that are no longer stand beside each other


def draw_question(asking: Asking, said: Speech) -> None:
    """Draw a question as far as it was answered; `said` speaks its rulebook's words."""
    with st.container(key="question"):
        for place, shown in enumerate(asking.question.shown):
            draw_shown(shown, asking, f"{asking.token}:{place}", said)
        st.html(el("h2", said.line(asking.question.prompt, asking.question.me), class_="prompt"))
        _draw_options(asking, said)
        _draw_feedback(asking, said)
        if asking.helps and not asking.is_over:
            _draw_help(asking, said)


def draw_shown(shown: Shown, asking: Asking, seq: str, said: Speech) -> None:
    """Draw one thing a question shows."""
    question, rules = asking.question, asking.rules
    match shown:
        case TableShown():
            draw_scene(table_scene(shown, question.me, seq, rules, said), said, seq)
        case CardsShown():
            draw_scene(cards_scene(cards_rows(shown, question.me, said), seq), said, seq)
        case TricksShown():
            st.html(el("p", said.contract(shown.contract, question.me), class_="contract-line"))
            draw_scene(cards_scene(tricks_rows(shown, question.me, rules, said), seq), said, seq)
        case SheetShown():
            st.html(_sheet(shown, asking, said))
        case FactsShown():
            st.html(el("ul", *(el("li", said.line(one, question.me)) for one in shown.lines), class_="facts"))


def draw_scene(scene: Scene, said: Speech, key: str) -> None:
    """Draw a scene to look at, as a table or as ordinary markup."""
    settings = current_settings()
    if settings.table is TableView.DRAWN:
        draw_board(scene, settings, said, on_act=lambda *_: None, key=f"board:{key}")
        return
    if scene.seats:
        plain.draw_table(scene, said)
    plain.draw_cards(scene, said)


def _sheet(shown: SheetShown, asking: Asking, said: Speech) -> Markup:
    me = asking.question.me
    head = [el("th", said.line(shown.title, me), scope="col")]
    head += [el("th", said.ui(side), scope="col", class_="num") for side in ("us", "them")]
    ours_first = (lambda row: row[1:]) if me.team == 0 else (lambda row: row[:0:-1])
    rows = (
        el(
            "tr",
            el("td", said.line(row[0], me)),
            *(
                el("td", "" if n is None else el("bdi", said.number(n)), class_="num")
                for n in ours_first(row)
            ),
            class_="asked" if place in shown.asked else None,
        )
        for place, row in enumerate(shown.rows)
    )
    return el("table", el("thead", el("tr", *head)), el("tbody", *rows), class_="sheet")


# --- options ----------------------------------------------------------------------------------------------


def _draw_options(asking: Asking, said: Speech) -> None:
    question = asking.question
    labels = {option.id: said.line(option.label, question.me) for option in question.options}
    short = all(len(label) <= SHORT for label in labels.values())
    struck = _struck(asking)
    with st.container(key="options_short" if short else "options_long", horizontal=short):
        for place, option in enumerate(question.options):
            mark = _mark(option, asking, struck)
            st.button(
                labels[option.id],
                key=f"option_{mark}_{asking.token}_{place}",
                on_click=asking.choose,
                args=(option.id,),
                disabled=mark != "open",
                icon={"right": ":material/check:", "wrong": ":material/close:"}.get(mark),
                width="content" if short else "stretch",
            )


def _mark(option: Option, asking: Asking, struck: frozenset[str]) -> str:
    """What became of an option: `open`, `right`, `wrong`, `off`."""
    if option.id == asking.question.answer and asking.is_over:
        return "right"
    if option.id in asking.chosen:
        return "wrong"
    return "off" if asking.is_over or option.id in struck else "open"


def _struck(asking: Asking) -> frozenset[str]:
    """The options that help has struck out: half of the wrong ones, the same each time."""
    wrong = [option.id for option in asking.question.options if option.why is not None]
    if asking.hints < RUNGS - 1:
        return frozenset()
    return frozenset(Random(asking.token).sample(wrong, max(1, len(wrong) // 2)) if len(wrong) > 1 else ())


# --- what came of it --------------------------------------------------------------------------------------


def _draw_feedback(asking: Asking, said: Speech) -> None:
    """Draw what the last choice means and, once it is over, why the right one is; each with what it shows."""
    question = asking.question
    last = question.option(asking.chosen[-1]) if asking.chosen else None
    wrong = None if last is None or last.why is None else last
    told = Markup("") if wrong is None else _not_quite(wrong, asking, said)
    if wrong is not None and (wrong.shows or not asking.is_over):
        _draw_told(told, wrong.shows, f"{asking.token}:{wrong.id}", asking, said)
        told = Markup("")
    if asking.is_over:
        told = join(told, right_panel(asking, said))
        _draw_told(told, question.right.shows, f"{asking.token}:{question.answer}", asking, said)
    elif wrong is None:
        _draw_told(told, (), "", asking, said)


def _draw_told(told: Markup, shows: Iterable[Shown], key: str, asking: Asking, said: Speech) -> None:
    """Draw what is told, read aloud as it comes, and below it what it speaks of."""
    st.html(el("div", told, role="status", class_="feedback"))
    for place, shown in enumerate(shows):
        draw_shown(shown, asking, f"{key}:{place}", said)


def _not_quite(option: Option, asking: Asking, said: Speech) -> Markup:
    """Return why a choice is not the right one."""
    me = asking.question.me
    assert option.why is not None
    verdicts = [option.why] if isinstance(option.why, Verdict) else []
    text = said.because(option.why, me=me) if isinstance(option.why, Verdict) else said.line(option.why, me)
    again = said.ui("try-again") if not asking.is_over else ""
    title = el("b", said.ui("not-quite"))
    return el(
        "div", title, el("p", text), source(verdicts, asking.rules, said), again, class_="panel refused"
    )


def right_panel(asking: Asking, said: Speech) -> Markup:
    """Return the answer, and why it is right."""
    question = asking.question
    title = said.ui("well-done") if asking.is_solved else said.ui("the-answer")
    answer = said.line(question.right.label, question.me)
    why = because(question.because, asking.rules, question.me, said)
    told = "" if question.told is None else el("p", said.line(question.told, question.me))
    return el("div", el("b", title), el("p", answer, class_="answer"), told, why, class_="panel good")


def _draw_help(asking: Asking, said: Speech) -> None:
    question = asking.question
    rungs = (said.line(question.look, question.me), said.statement(question.rule), said.ui("help-fewer"))
    given = [el("li", text) for text in rungs[: asking.hints]]
    if given:
        st.html(el("ol", *given, class_="help", role="status"))
    st.button(
        said.ui(f"help-{asking.hints + 1}"),
        key=f"help_{asking.token}",
        on_click=asking.help,
        type="tertiary",
        icon=":material/lightbulb:",
    )
