"""The header: the way to every page, and to the other language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from urllib.parse import urlencode

import streamlit as st

from lessons.components.session import KEY, current_link
from lessons.i18n import Speech, language, languages

HERE = "page"  # in the session: the address of the page that is shown


class Group(StrEnum):
    """What a page is for; in the header the groups stand apart, in this order."""

    HOME = "home"
    LEARN = "learn"
    PLAY = "play"
    RULES = "rules"
    TEACH = "teach"
    OWN = "own"
    WITHIN = "within"  # reached from another page, not from the header


@dataclass(frozen=True, slots=True)
class PageFile:
    """A page: its file, the id of its title, its icon, its address, and what it is for; the first is home."""

    file: str
    title: str
    icon: str
    path: str
    group: Group


PAGES = (
    PageFile("lessons/pages/home.py", "home", ":material/home:", "", Group.HOME),
    PageFile("lessons/pages/learn.py", "learn-page", ":material/school:", "learn", Group.LEARN),
    PageFile(
        "lessons/pages/practise.py", "practise-page", ":material/fitness_center:", "practise", Group.LEARN
    ),
    PageFile("lessons/pages/play.py", "play-a-hand", ":material/playing_cards:", "play", Group.PLAY),
    PageFile(
        "lessons/pages/rulebooks.py", "rulebooks-page", ":material/menu_book:", "rulebooks", Group.RULES
    ),
    PageFile("lessons/pages/glossary.py", "glossary-page", ":material/dictionary:", "glossary", Group.RULES),
    PageFile("lessons/pages/progress.py", "progress-page", ":material/insights:", "progress", Group.OWN),
    PageFile("lessons/pages/settings.py", "settings-page", ":material/settings:", "settings", Group.OWN),
    PageFile("lessons/pages/lesson.py", "lesson-page", "", "lesson", Group.WITHIN),
    PageFile("lessons/pages/review.py", "review-page", "", "review", Group.WITHIN),
    PageFile("lessons/pages/buying.py", "buying-page", "", "buying", Group.WITHIN),
)


SHOWN = tuple(group for group in Group if group is not Group.WITHIN)


def carried(said: Speech) -> dict[str, str]:
    """Return what a link to another page carries: the language, and the match under way."""
    link = current_link()
    return {"lang": said.language} | ({KEY: link} if link else {})


def address(path: str, said: Speech, **asked: str) -> str:
    """Return the address of a page, for a link within a text: it carries what every link does."""
    return f"./{path}?{urlencode(asked | carried(said))}"


def draw_header(said: Speech, choose: Callable[[str, str], None]) -> None:
    """Draw the way home, to every page by what it is for, and to every other language by its own name."""
    home, *others = PAGES
    with st.container(key="header", horizontal=True, wrap=False, vertical_alignment="center"):
        with st.container(key="brand", width="content"):
            st.page_link(home.file, label=said.ui("app-title"), query_params=carried(said))
        with st.container(key="nav", horizontal=True, wrap=False):
            for group in SHOWN:
                pages = [page for page in others if page.group is group]
                if pages:
                    _draw_group(group, pages, said)
        with st.container(key="languages", horizontal=True, wrap=False, width="content"):
            for other in languages():
                if other != said.language:
                    st.button(
                        language(other).name,
                        key=f"lang_{other}",
                        on_click=choose,
                        args=("language", other),
                        type="tertiary",
                    )


def _draw_group(group: Group, pages: list[PageFile], said: Speech) -> None:
    with st.container(key=f"nav_{group}", horizontal=True, wrap=False, width="content"):
        for page in pages:
            label = said.ui(f"{page.title}.short")
            st.page_link(page.file, label=label, icon=page.icon, query_params=carried(said))
