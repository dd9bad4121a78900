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
from dataclasses import astuple, dataclass
from functools import cache
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

COOKIE = "learner"
SECRET = "BALOOT_SECRET"
YEAR = 365 * 24 * 60 * 60  # seconds
MINUTE = 60  # seconds that a ticket is good for
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
    return None if learner_of(cookies) is not None else cookie_of(new_id(), is_secure)


def new_id() -> str:
    """Return an id that nobody has."""
    return secrets.token_urlsafe(12)


def cookie_of(learner: str, is_secure: bool) -> str:
    """Return the `Set-Cookie` that makes a browser this learner's."""
    written = _signer().dumps(learner)
    parts = [f"{COOKIE}={written}", "Path=/", f"Max-Age={YEAR}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if is_secure else parts)


# --- a browser that goes on as another learner ----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Move:
    """A browser of one learner becomes another's; what the first one did may go along."""

    source: str
    target: str
    takes_along: bool


def ticket_for(move: Move) -> str:
    """Return a move as a text that the browser of `source` may hand in within a minute."""
    return _tickets().dumps(astuple(move))


def move_of(ticket: str) -> Move:
    """Return the move of a ticket. BadSignature if it is none of ours, SignatureExpired if it is too old."""
    source, target, takes_along = _tickets().loads(ticket, max_age=MINUTE)
    return Move(source, target, takes_along)


# --- the secret -----------------------------------------------------------------------------------------


def _signer() -> URLSafeSerializer:
    return URLSafeSerializer(secret(), salt="baloot-school/learner")


def _tickets() -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(secret(), salt="baloot-school/move")


def secret() -> str:
    """Return what cookies are signed with, the same until this process ends.

    It is the environment's, else the one that is kept below the user's state folder. Where that can be
    neither read nor kept (a disk that is read-only) it lasts as long as the process.
    """
    return os.environ.get(SECRET, "") or _own(os.environ.get("XDG_STATE_HOME", ""))


@cache
def _own(state: str) -> str:
    try:
        home = Path(state) if state else Path.home() / ".local" / "state"
        return _kept(home / "baloot-school" / "secret")
    except (OSError, RuntimeError):  # RuntimeError: the user has no home folder
        return secrets.token_hex(32)


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
