"""What a request asks for, read from its ASGI scope: the page, the language, the reader's settings.

Everything in a request may be forged, so each part is either one of a few known values or text that must be
escaped where it is written.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qsl, urlencode

from starlette.requests import cookie_parser

from lessons.components.document import VIEWS
from lessons.settings import COOKIE, Settings, read

HOST = re.compile(r"(?:[a-zA-Z0-9-]+\.)*[a-zA-Z0-9-]+(?::\d{1,5})?|\[[0-9a-fA-F:]+\](?::\d{1,5})?")
# What an address carries beside the language, and so many characters of it; a link of a long match has some
# hundreds.
CARRIED = {"hand": 4000, "study": 4000, "kept": 40, "at": 8}


@dataclass(frozen=True, slots=True)
class Asked:
    """One request for a page."""

    path: str  # below the app's root, without slashes around it
    query: Mapping[str, str]
    cookies: Mapping[str, str]
    settings: Settings  # the reader's, in the language of this page
    origin: str  # such as https://example.org; empty if the request names no host
    root: str  # the path of the app on its host, "" or "/school"

    @property
    def language(self) -> str:
        """The language of the page: the address's, else the reader's own, else the default."""
        return self.settings.language

    @property
    def hand(self) -> str:
        """The link of a match in the address; empty if there is none."""
        return self._carried().get("hand", "")

    @property
    def view(self) -> str | None:
        """The way the page is shown, if it is a special one."""
        asked = self.query.get("view")
        return asked if asked in VIEWS else None

    @property
    def is_secure(self) -> bool:
        return self.origin.startswith("https:")

    def address(self, language: str) -> str:
        """Return the address of this page in a language, with the host if it is known."""
        asked = {"lang": language} | self._carried()
        return f"{self.origin}{self.root}/{self.path}?{urlencode(asked)}"

    def _carried(self) -> dict[str, str]:
        found = {name: self.query.get(name, "") for name in CARRIED}
        return {name: value for name, value in found.items() if value and len(value) <= CARRIED[name]}

    def above(self) -> str:
        """Return the way from this page to the app's root: "./", or "../" for an address below a page."""
        return "../" * self.path.count("/") or "./"


def asked(scope: Mapping[str, Any], root: str) -> Asked:
    """Return what a request asks for; `root` is the path the app is configured to be served under."""
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    query = dict(parse_qsl(scope.get("query_string", b"").decode("latin-1"), keep_blank_values=True))
    root = scope.get("root_path", "") + root
    cookies = cookie_parser(headers.get("cookie", ""))
    settings = read(cookies.get(COOKIE, "")).having("language", query.get("lang", ""))
    return Asked(
        path=below(scope["path"], root).strip("/"),
        query=query,
        cookies=cookies,
        settings=settings,
        origin=_origin(scope, headers),
        root=root,
    )


def below(path: str, root: str) -> str:
    """Return a path as the app sees it, without the path under which the app is served."""
    return path.removeprefix(root) if path == root or path.startswith(f"{root}/") else path


def _origin(scope: Mapping[str, Any], headers: Mapping[str, str]) -> str:
    host = headers.get("host", "")
    if not HOST.fullmatch(host):
        return ""
    # A proxy that ends TLS says so. Whoever forges this changes only the page he gets himself.
    forwarded = headers.get("x-forwarded-proto", "").partition(",")[0].strip()
    scheme = "https" if "https" in (forwarded, scope.get("scheme")) else "http"
    return f"{scheme}://{host}"
