"""Our own static files: how a page names each, and what is sent for it.

A name is a path below `lessons/static`, or that of a text put together when the server starts. The address a
page uses carries a hash of the content (`?v=`), so a browser may keep the file for good and still sees an
edited one at once. A file is read and compressed once, and again only after it has changed.
"""

from __future__ import annotations

import gzip
import re
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

STATIC = Path(__file__).parent / "static"
PREFIX = "app/static/"

# Whatever else lies in the folder is not served.
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".txt": "text/plain; charset=utf-8",
    ".json": "application/json",
}
PACKED = (".css", ".js", ".svg", ".txt", ".json")  # the others are compressed already

# No dot begins a part of a name: nothing hidden is served, and nothing above the folder.
NAME = re.compile(r"(?:[\w-]+/)*[\w-][\w.-]*")

# `url("fonts/…")` in a style sheet; an address with a scheme, an anchor or a version stays as it is.
REFERENCE = re.compile(r"""url\((["']?)([\w./-]+\.\w+)\1\)""")


@dataclass(frozen=True, slots=True)
class Asset:
    """A static file as it is sent: its bytes, content type and version, and its bytes packed."""

    body: bytes
    kind: str
    version: str
    packed: bytes | None


def asset(name: str) -> str:
    """Return the address of a file relative to the app's root, with its version; KeyError if there is none.

    >>> asset("tokens.css").partition("?v=")[0]
    'app/static/tokens.css'
    """
    return f"{PREFIX}{name}?v={stored(name).version}"


def publish(name: str, text: str) -> str:
    """Serve a text under a name, as if it were a file of `lessons/static`; returns its address."""
    _published[name] = _asset(text.encode(), Path(name).suffix)
    return asset(name)


_published: dict[str, Asset] = {}


def stored(name: str) -> Asset:
    """Return a static file by its name; KeyError if there is none that may be served."""
    if name in _published:
        return _published[name]
    path = STATIC / name
    if not NAME.fullmatch(name) or path.suffix not in KINDS:
        raise KeyError(name)
    try:
        return _read(name, path.stat().st_mtime_ns)
    except OSError as missing:
        raise KeyError(name) from missing


@lru_cache(maxsize=256)
def _read(name: str, changed: int) -> Asset:
    del changed  # a file that has changed is another entry of the cache
    path = STATIC / name
    body = path.read_bytes()
    if path.suffix == ".css":
        body = _with_versions(body.decode(), Path(name).parent).encode()
    return _asset(body, path.suffix)


def _asset(body: bytes, suffix: str) -> Asset:
    packed = gzip.compress(body, 9, mtime=0) if suffix in PACKED else None
    return Asset(body, KINDS[suffix], sha256(body).hexdigest()[:12], packed)


def _with_versions(sheet: str, folder: Path) -> str:
    """Give what a style sheet refers to its version, as a page does with the sheet itself."""

    def versioned(found: re.Match[str]) -> str:
        quote, name = found.groups()
        try:
            version = stored((folder / name).as_posix()).version
        except KeyError:  # one picture less, but the sheet counts
            return found.group()
        return f"url({quote}{name}?v={version}{quote})"

    return REFERENCE.sub(versioned, sheet)
