"""The header: the way to every page, and to the other language."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from urllib.parse import urlencode, urljoin

import streamlit as st
from streamlit.components.v2 import component

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
    """A page: its file, the id of its title, its icon if it has one, its address, and what it is for."""

    file: str
    title: str
    icon: str
    path: str
    group: Group


PAGES = (
    PageFile("lessons/pages/home.py", "home", "", "", Group.HOME),
    PageFile("lessons/pages/learn.py", "learn-page", "school", "learn", Group.LEARN),
    PageFile("lessons/pages/practise.py", "practise-page", "fitness_center", "practise", Group.LEARN),
    PageFile("lessons/pages/play.py", "play-a-hand", "playing_cards", "play", Group.PLAY),
    PageFile("lessons/pages/board.py", "board-page", "co_present", "board", Group.PLAY),
    PageFile("lessons/pages/rulebooks.py", "rulebooks-page", "menu_book", "rulebooks", Group.RULES),
    PageFile("lessons/pages/glossary.py", "glossary-page", "dictionary", "glossary", Group.RULES),
    PageFile("lessons/pages/progress.py", "progress-page", "insights", "progress", Group.OWN),
    PageFile("lessons/pages/settings.py", "settings-page", "settings", "settings", Group.OWN),
    PageFile("lessons/pages/lesson.py", "lesson-page", "", "lesson", Group.WITHIN),
    PageFile("lessons/pages/review.py", "review-page", "", "review", Group.WITHIN),
    PageFile("lessons/pages/buying.py", "buying-page", "", "buying", Group.WITHIN),
    PageFile("lessons/pages/class.py", "class-page", "", "class", Group.WITHIN),
    PageFile("lessons/pages/assign.py", "assign-page", "", "assign", Group.WITHIN),
)


SHOWN = tuple(group for group in Group if group is not Group.WITHIN)

_links = component(
    "baloot_navigation",
    js=(Path(__file__).parent / "navigation.js").read_text(encoding="utf-8"),
    isolate_styles=False,
)


def carried(said: Speech) -> dict[str, str]:
    """Return what a link to another page carries: the language, and the match under way."""
    link = current_link()
    return {"lang": said.language} | ({KEY: link} if link else {})


def address(path: str, said: Speech, **asked: str) -> str:
    """Return the address of a page, for a link within a text: it carries what every link does."""
    return f"./{path}?{urlencode(asked | carried(said))}"


def handed_out(path: str, said: Speech, **asked: str) -> str:
    """Return the whole address of a page, for others: it carries the language and what is asked alone."""
    return urljoin(str(st.context.url or ""), f"{path}?{urlencode(asked | {'lang': said.language})}")


def draw_header(said: Speech, choose: Callable[[str, str], None]) -> None:
    """Draw the way home, to every page by what it is for, and to every other language by its own name."""
    with st.container(key="header", horizontal=True, wrap=False, vertical_alignment="center"):
        # As text: of lists and mappings Streamlit would ask one by one whether they are tables.
        _links(key="navigation", data=json.dumps(header_data(said), ensure_ascii=False))
        for other in languages():
            if other != said.language:
                st.button(
                    language(other).name,
                    key=f"lang_{other}",
                    on_click=choose,
                    args=("language", other),
                    type="tertiary",
                    width="content",
                )


def header_data(said: Speech) -> dict[str, object]:
    """Return what the browser is told of the header: its links, home first, and the page that is shown."""
    return {
        "label": said.ui("navigation"),
        "here": st.session_state.get(HERE, ""),
        "links": [_link(page, said) for group in SHOWN for page in PAGES if page.group is group],
    }


def _link(page: PageFile, said: Speech) -> dict[str, str]:
    return {
        "path": page.path,
        "group": page.group,
        "icon": page.icon,
        "label": said.ui("app-title" if page.group is Group.HOME else f"{page.title}.short"),
        "href": address(page.path, said),
    }
