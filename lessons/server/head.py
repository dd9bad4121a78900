"""What stands around a page in its HTML: the title, what a shared link shows, our style sheets."""

from __future__ import annotations

import json
import re
from functools import cache

from markupsafe import Markup

from lessons.assets import STATIC, asset
from lessons.components.document import PAGES, locale
from lessons.components.markup import el
from lessons.components.table import MODULE
from lessons.i18n import Speech, language, languages, speech
from lessons.server.asked import Asked

# In the order in which they overrule each other.
SHEETS = (
    *("tokens.css", "fonts.css", "glyphs.css", "house.css", "pages.css", "school.css"),
    *("glossary.css", "reader.css", "practice.css", "progress.css", "review.css", "buying.css"),
    *("board.css", "share.css", "class.css", "assign.css"),
    *("rtl.css", "frame.css"),
)
SCRIPTS = ("address.js", "connection.js", "leftovers.js", "holding.js")
# What they say. Where a sentence has room for one thing (`$it`), they find `{0}` there.
SCRIPT_WORDS = (
    *("site-connection-lost", "site-connection-back", "site-reload", "skip-to-content"),
    *("widget-open", "widget-close", "widget-copy", "widget-copied", "widget-help", "widget-help-for"),
    *("widget-link", "widget-clear", "widget-more", "widget-less", "widget-tabs", "widget-choose"),
    *("widget-none", "widget-enter", "widget-ctrl-enter", "widget-options", "widget-selected"),
)
TABLES = ("play", "lesson", "practise", "review", "board", "class")  # the pages with a table on them
FONTS = {"rtl": "fonts/cairo-arabic-wght-normal.woff2", "ltr": "fonts/cairo-latin-wght-normal.woff2"}
OPEN_GRAPH_LOCALES = {"ar": "ar_SA", "en": "en_US"}
PAPER = re.compile(r"--paper:\s*(#[0-9a-fA-F]{3,8})")


def page_title(said: Speech, path: str) -> str:
    """Return what the tab says on the page of this path: the page's name if it has one, and the app's."""
    titles = {page.path: page.title for page in PAGES if page.path}
    app = said.ui("app-title")
    return f"{said.ui(titles[path])} · {app}" if path in titles else app


def opening(asked: Asked) -> Markup:
    """Return the opening tag of the document: its language, direction, and how it looks for this reader."""
    about = language(asked.language)
    return tag(
        "html",
        lang=about.tag,
        dir=about.direction,
        data_suits=asked.settings.suits,
        data_cards=asked.settings.cards,
        data_view=asked.view,
        data_page=(asked.path or "home") if asked.path in {page.path for page in PAGES} else None,
    )


def head(asked: Asked, title: str) -> Markup:
    """Return what every page of ours has in its head, those of the server's own too."""
    return Markup("\n").join(
        [
            _paper(),
            el("title", title),
            *_icons(asked.above()),
        ]
    )


def page_head(asked: Asked) -> Markup:
    """Return what a page of the app has in its head before Streamlit's own scripts."""
    said = speech(asked.language)
    shared = said.ui("site-hand-title") if asked.hand else page_title(said, asked.path)
    about = said.ui("site-hand-description" if asked.hand else "site-description")
    font = asset(FONTS[said.direction])
    return Markup("\n").join(
        [
            _before_all(asked),
            head(asked, page_title(said, asked.path)),
            tag("link", rel="preload", href=font, as_="font", type="font/woff2", crossorigin="anonymous"),
            *([tag("link", rel="modulepreload", href=MODULE)] if asked.path in TABLES else []),
            tag("meta", name="description", content=about),
            *_shared(asked, shared, about),
        ]
    )


def sheets(above: str) -> Markup:
    """Return the links to our style sheets; `above` is the way to the app's root.

    They belong at the beginning of the body: Streamlit adds its styles to the head, and of two rules that
    are equally specific the later one counts.
    """
    return Markup("\n").join(tag("link", rel="stylesheet", href=above + asset(name)) for name in SHEETS)


def tag(name: str, /, **attributes: object) -> Markup:
    """Return an opening tag; names lose a final underscore, others become hyphens, None leaves one out."""
    named = Markup("").join(
        Markup(' {}="{}"').format(key.rstrip("_").replace("_", "-"), value)
        for key, value in attributes.items()
        if value is not None
    )
    return Markup("<{}{}>").format(Markup(name), named)


def foot() -> Markup:
    """Return what stands at the end of a page of the app: the line for a lost connection, scripts, words."""
    # Dialogs hide everything but themselves from screen readers, and but for what bears this mark.
    notice = '<div id="connection" role="status" hidden data-react-aria-top-layer="true"></div>'
    return Markup("\n").join(
        [
            Markup(notice),
            Markup(f'<script type="application/json" id="site-words">{_script_words()}</script>'),
            *(tag("script", src=asset(name)) + Markup("</script>") for name in SCRIPTS),
        ]
    )


@cache
def _script_words() -> str:
    said = {
        language(id).tag: {word: speech(id).ui(word, it="{0}") for word in SCRIPT_WORDS} for id in languages()
    }
    return json.dumps(said, ensure_ascii=False).replace("<", "\\u003c")


def _before_all(asked: Asked) -> Markup:
    """What Streamlit's scripts find when they start: the locale, where their server is, no English dialogs.

    With the server's place and these three settings they connect at once, and ask for the rest meanwhile.
    A host that frames the school may have set the same things before: then its own count.
    """
    script = f"""
window[Symbol.for('react-aria.i18n.locale')]='{locale(asked.settings)}';
(function(){{var s=window.__streamlit??={{}};s.BACKEND_BASE_URL??=new URL('./',location.href).href;
s.HOST_CONFIG={{allowedOrigins:[location.origin],useExternalAuthToken:false,blockErrorDialogs:true,...s.HOST_CONFIG}}}})()
""".strip()
    return Markup(f"<script>{script}</script>")


@cache
def _paper() -> Markup:
    """The colour of the page before any style sheet has come, and of the browser's own bars."""
    light, dark = PAPER.findall((STATIC / "tokens.css").read_text(encoding="utf-8"))[:2]
    is_dark = "(prefers-color-scheme: dark)"
    return Markup("\n").join(
        [
            Markup(
                f"<style>:root{{color-scheme:light dark}}html,body{{background:{light}}}"
                f"@media {is_dark}{{html,body{{background:{dark}}}}}</style>"
            ),
            tag("meta", name="theme-color", content=light, media="(prefers-color-scheme: light)"),
            tag("meta", name="theme-color", content=dark, media=is_dark),
        ]
    )


def _icons(above: str) -> list[Markup]:
    # Streamlit looks for `shortcut icon` and would put an icon of its own in its place.
    wanted = (
        ("icon", "favicon.svg", "image/svg+xml"),
        ("alternate icon", "favicon.png", "image/png"),
        ("apple-touch-icon", "touch-icon.png", None),
    )
    return [
        tag("link", rel=rel, href=above + asset(name), type=kind)
        for rel, name, kind in wanted
        if (STATIC / name).is_file()
    ]


def _shared(asked: Asked, title: str, about: str) -> list[Markup]:
    """What a messenger shows of a link."""
    said = speech(asked.language)
    url = asked.address(asked.language)
    picture = f"share-{asked.language}.png"
    given = {
        "og:type": "website",
        "og:site_name": said.ui("app-title"),
        "og:title": title,
        "og:description": about,
        "og:locale": OPEN_GRAPH_LOCALES.get(asked.language, asked.language),
        "og:url": url,
    }
    twitter = {"twitter:card": "summary", "twitter:title": title, "twitter:description": about}
    if (STATIC / picture).is_file():
        image = f"{asked.origin}{asked.root}/{asset(picture)}"
        given |= {"og:image": image, "og:image:alt": said.ui("site-picture")}
        twitter |= {"twitter:card": "summary_large_image", "twitter:image": image}
    others = [
        tag("link", rel="alternate", hreflang=language(other).tag, href=asked.address(other))
        for other in languages()
    ]
    return [
        *(tag("meta", property=name, content=value) for name, value in given.items()),
        *(tag("meta", name=name, content=value) for name, value in twitter.items()),
        *others,
    ]
