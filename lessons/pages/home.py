"""Home: what to do next, one press from a hand; then what this is, and the rulebooks there are."""

from __future__ import annotations

import secrets

import streamlit as st
from markupsafe import Markup

from engine import Card, Match, NotationError, Phase, Seat, load, rulebooks
from lessons.components.chosen import company
from lessons.components.document import current_settings, open_document, words
from lessons.components.learner import due_now, rules_now
from lessons.components.markup import el
from lessons.components.navigation import carried
from lessons.components.picture import fanned
from lessons.components.road import LESSON, to_go_on
from lessons.components.session import carry, current_link, current_match, keep
from lessons.practice import ME, new_match
from lessons.prose import words as words_of_lesson

PLAY, RULEBOOKS, SETTINGS, PRACTISE, CLASS = (
    f"lessons/pages/{name}.py" for name in ("play", "rulebooks", "settings", "practise", "class")
)
FAN = tuple(map(Card.parse, ("AH", "KS", "QS", "JS", "TH")))
LEAVING = "leaving_for"  # in the session: the rulebook to play under, if the hand under way may be left

said = open_document()
carry()


def go(page: str, **asked: str) -> None:
    """Show another page, in this language and with the hand under way; `asked` is what it is asked for."""
    st.switch_page(page, query_params=carried(words()) | asked)


def deal(rulebook: str) -> None:
    """Deal a first hand at once; the learner speaks first."""
    keep(new_match(rulebook, Seat.THREE, secrets.token_hex(6), company=company()))
    go(PLAY)


def match_under_way() -> Match | None:
    """The match under way; None if there is none, or none that can be read: the table tells what is wrong."""
    try:
        return current_match()
    except NotationError:
        return None


def stands(match: Match) -> Markup:
    """Where the match stands: its rulebook, the score, and what is to be done."""
    own, totals = words(match.rules), match.standing().totals
    sides = (("us", totals[ME.team]), ("them", totals[ME.team.other]))
    scores = [own.ui("home-score", side=own.ui(side), points=points) for side, points in sides]
    phase = own.ui(f"phase-{match.deal.phase}")
    parts = [el("span", part) for part in (own.rulebook(match.rules), *scores, phase)]
    if match.deal.phase is not Phase.OVER:  # the others have played on to the learner's turn
        parts.append(el("span", own.ui("your-turn"), class_="now"))
    return el("p", *parts, class_="stands")


def draw_hero() -> None:
    """The one thing to do next: the first hand, or the hand under way."""
    with st.container(key="hero"):
        with st.container(key="next"):
            if current_link() is None:
                draw_first_hand()
            else:
                draw_going_on()
        st.html(fanned(FAN))


def draw_first_hand() -> None:
    """For who has no hand: one press deals it."""
    rulebook = current_settings().rulebook or rulebooks()[0]
    st.title(said.ui("home-title"), anchor=False)
    st.html(el("p", said.ui("home-lead"), class_="lead"))
    if st.button(
        said.ui("home-first-hand"), key="first_hand", type="primary", icon=":material/playing_cards:"
    ):
        deal(rulebook)
    name = words(load(rulebook)).rulebook(load(rulebook))
    st.html(el("p", said.ui("home-first-rulebook", rulebook=name), class_="under"))


def draw_going_on() -> None:
    """For who has one: where it stands, and the way back to it."""
    st.title(said.ui("home-title-back"), anchor=False)
    if (match := match_under_way()) is not None:
        st.html(stands(match))
    if st.button(said.ui("go-on-playing"), key="to_play", type="primary", icon=":material/playing_cards:"):
        go(PLAY)


def draw_school() -> None:
    """What the school has for this learner now: the lesson to go on with, and what is due."""
    rules = rules_now()
    own = words(rules)
    row = to_go_on(rules)
    with st.container(key="home_school", horizontal=True, vertical_alignment="center"):
        if row is not None:
            title = words_of_lesson(row.lesson, own.language).title
            asks = "home-lesson-on" if row.done else "home-lesson"
            st.html(el("p", el("span", own.ui(asks)), el("b", title), class_="lesson-next"))
            if st.button(own.ui("go-on" if row.done else "begin"), key="to_lesson", icon=":material/school:"):
                go(LESSON, lesson=row.lesson.slug, step=row.at)
        due = due_now(rules)
        if due and st.button(own.ui("home-due", n=due), key="to_due", icon=":material/event_repeat:"):
            go(PRACTISE)


def draw_doors() -> None:
    """The other ways on."""
    with st.container(key="doors", horizontal=True):
        if current_link() is None and st.button(
            said.ui("home-set-up"), key="to_play", icon=":material/tune:", type="tertiary"
        ):
            go(PLAY)
        if st.button(
            said.ui("rulebooks-page"), key="to_rulebooks", icon=":material/menu_book:", type="tertiary"
        ):
            go(RULEBOOKS)
        if st.button(said.ui("home-class"), key="to_class", icon=":material/groups:", type="tertiary"):
            go(CLASS)
        if st.button(
            said.ui("settings-page"), key="to_settings", icon=":material/settings:", type="tertiary"
        ):
            go(SETTINGS)


def draw_books() -> None:
    """Every rulebook, to play under or to read; and where two of them differ."""
    st.header(said.ui("five-rulebooks"), anchor=False)
    with st.container(key="books"):
        for id in rulebooks():
            draw_book(id)
        with st.container(key="book_compare", border=True):
            st.html(book(said.ui("home-compare"), said.ui("home-compare.about")))
            if st.button(said.ui("compare"), key="to_compare"):
                go(RULEBOOKS)


def draw_book(id: str) -> None:
    """A rulebook in a few words; a hand under way is not left without asking."""
    rules = load(id)
    own = words(rules)
    with st.container(key=f"book_{id}", border=True):
        st.html(book(own.rulebook(rules), own.find(f"home-rulebook-{id}") or own.rulebook_about(rules)))
        with st.container(key=f"ways_{id}", horizontal=True):
            if st.session_state.get(LEAVING) == id and current_link() is not None:
                draw_leave(id)
                return
            if st.button(said.ui("home-play-under"), key=f"play_{id}"):
                if current_link() is None:
                    deal(id)
                st.session_state[LEAVING] = id
                st.rerun()
            if st.button(said.ui("home-read"), key=f"read_{id}", type="tertiary"):
                go(RULEBOOKS, book=id)


def draw_leave(id: str) -> None:
    """Whether the hand under way may be left for a new one."""
    st.html(el("p", said.ui("home-leave"), class_="under", role="status"))
    if st.button(said.ui("home-leave-yes"), key=f"leave_{id}"):
        del st.session_state[LEAVING]
        deal(id)
    if st.button(said.ui("go-on-playing"), key=f"stay_{id}", type="tertiary"):
        del st.session_state[LEAVING]
        go(PLAY)


def book(name: str, about: str) -> Markup:
    """What a card of the shelf says."""
    return el("p", el("b", name), el("span", about), class_="book")


with st.container(key="home"):
    draw_hero()
    draw_school()
    draw_doors()
    st.html(el("p", said.ui("home-what"), class_="what"))
    draw_books()
