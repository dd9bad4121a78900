"""Who is learning: a number without a name, signed, in one cookie of the browser.

The secret that signs it is the environment variable `BALOOT_SECRET`. Without it one is made and kept in
`baloot-school/secret` below the user's state folder (`$XDG_STATE_HOME`, else `~/.local/state`), readable by
this user only, so that a restart knows its learners again. Several servers of one school need the variable.
"""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "learner"
SECRET = "BALOOT_SECRET"
YEAR = 365 * 24 * 60 * 60  # seconds
ID = re.compile(r"[\w-]{12,32}")


def learner_of(cookies: Mapping[str, str]) -> str | None:
    """Return the learner's id from the cookies of a request (`st.context.cookies`).

    None if there is no such cookie, or one that this school has not signed.
    """
    written = cookies.get(COOKIE, "")
    try:
        id = _signer().loads(written)
    except BadSignature:
        return None
    return id if isinstance(id, str) and ID.fullmatch(id) else None


def new_cookie(cookies: Mapping[str, str], is_secure: bool) -> str | None:
    """Return a `Set-Cookie` for a reader whose cookies name no learner; None if they do.

    `is_secure` is whether the page came by https: then the cookie goes back by https only.
    """
    if learner_of(cookies) is not None:
        return None
    written = _signer().dumps(secrets.token_urlsafe(12))
    parts = [f"{COOKIE}={written}", "Path=/", f"Max-Age={YEAR}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if is_secure else parts)


@cache
def _signer() -> URLSafeSerializer:
    return URLSafeSerializer(secret(), salt="baloot-school/learner")


def secret() -> str:
    """Return what cookies are signed with; a new one is kept where none can be found.

    Where it can be neither read nor kept (a disk that is read-only) it lasts as long as the process.
    """
    if given := os.environ.get(SECRET, ""):
        return given
    try:
        return _kept(_place())
    except (OSError, RuntimeError):  # RuntimeError: the user has no home folder
        return secrets.token_hex(32)


def _place() -> Path:
    state = os.environ.get("XDG_STATE_HOME", "")
    return (Path(state) if state else Path.home() / ".local" / "state") / "baloot-school" / "secret"


def _kept(file: Path) -> str:
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        if text := file.read_text(encoding="ascii").strip():
            return text
        file.unlink()  # left by a process that ended before it wrote
        return _kept(file)
    made = secrets.token_hex(32)
    with os.fdopen(handle, "w", encoding="ascii") as new:
        new.write(made + "\n")
    return made
