"""The pages of the server's own: no such page, and a request that could not be answered.

What a reader sees when a page breaks later, in its script, is drawn by `lessons.components.fault`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from lessons.components.markup import el
from lessons.i18n import speech
from lessons.server.asked import Asked, asked
from lessons.server.head import head, opening, sheets, tag


def missing_page(asked: Asked) -> str:
    """Return the page for an address that there is not: whole HTML, in the reader's language."""
    said = speech(asked.language)
    return _alone(asked, said.ui("site-missing"), said.ui("site-missing.text"), _home(asked))


def fault_page(asked: Asked) -> str:
    """Return the page for a request that could not be answered: whole HTML, in the reader's language."""
    said = speech(asked.language)
    text = said.ui("site-fault.text") + (f" {said.ui('site-fault.hand')}" if asked.hand else "")
    again = el("a", said.ui("site-go-on"), class_="go", href=asked.address(asked.language))
    return _alone(asked, said.ui("site-fault"), text, again, _home(asked))


def answer_fault(root: str) -> Callable[[Request, Exception], Awaitable[Response]]:
    """Return what Starlette calls for a request that raised; the error itself goes to the log.

    `root` is the path under which the app is served. A browser gets our page, a program gets plain text.
    """

    async def answer(request: Request, error: Exception) -> Response:
        del error
        if "text/html" not in request.headers.get("accept", ""):
            return PlainTextResponse("Internal Server Error", 500)
        return HTMLResponse(fault_page(asked(request.scope, root)), 500, {"cache-control": "no-store"})

    return answer


def _home(asked: Asked) -> Markup:
    address = f"{asked.above()}?lang={asked.language}"
    return el("a", speech(asked.language).ui("site-go-home"), class_="go", href=address)


def _alone(asked: Asked, title: str, text: str, *links: Markup) -> str:
    """A page of its own, without Streamlit: it must work where that does not."""
    return Markup("\n").join(
        [
            Markup("<!doctype html>"),
            opening(asked),
            Markup('<head>\n<meta charset="utf-8">'),
            tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
            tag("meta", name="robots", content="noindex"),
            head(asked, f"{title} · {speech(asked.language).ui('app-title')}"),
            Markup("</head>\n<body>"),
            sheets(asked.above()),
            el("main", el("h1", title), el("p", text), *links, class_="alone"),
            Markup("</body>\n</html>"),
        ]
    )
