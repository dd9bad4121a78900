"""The code with which a learner goes on at another device: twelve characters that can be read aloud.

Crockford's base 32: no I, L, O or U, so nothing is mistaken for a 1, a 0 or a V. Twelve characters drawn by
the system's chance are 60 bits. Whoever keeps the database keeps no code: only a keyed hash of it, made with
the school's secret, so that with another secret the codes are void. And who guesses is soon told to wait.

The code of a board that was handed out looks the same, but is made of the board's text (`code_of`).
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from datetime import datetime, timedelta

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH = 12
GROUP = 4
LOOKALIKES = str.maketrans("OIL", "011")

WINDOW = timedelta(minutes=15)
WRONG = 5  # guesses of one in the window
WRONG_OF_ALL = 300  # guesses of everybody in the window: who comes from many places meets this


class TooManyAttempts(Exception):
    """Too many wrong codes were tried; `until` is when the next may be."""

    def __init__(self, until: datetime) -> None:
        super().__init__(f"no code before {until:%H:%M:%S} UTC")
        self.until = until


def draw(length: int = LENGTH, group: int = GROUP) -> str:
    """Return a new code, in groups: `4KQ7-M2XD-9TBA`."""
    return grouped("".join(secrets.choice(ALPHABET) for _ in range(length)), group)


def code_of(text: str, secret: str, purpose: str) -> str:
    """Return the code of a text: the same for the same text, and no guess for who has not the secret.

    >>> code_of("a text", "a secret", "board")
    'J3CCAG77VSR6'
    """
    number = int(hashed(text, secret, purpose), 16)
    return "".join(ALPHABET[number >> 5 * place & 31] for place in range(LENGTH))


def grouped(code: str, group: int = GROUP) -> str:
    """Return a normalised code as it is shown."""
    return "-".join(code[at : at + group] for at in range(0, len(code), group))


def normalised(typed: str, length: int = LENGTH) -> str | None:
    """Return what was typed as a code without its groups; None if it can be none.

    Small letters, lookalikes, other digits and whatever stands between the groups do no harm.

    >>> normalised("4kq7 m2xd-9٣IO")
    '4KQ7M2XD9310'
    """
    letters = (letter for letter in unicodedata.normalize("NFKC", typed) if letter.isalnum())
    code = (
        "".join(str(unicodedata.decimal(letter, letter)) for letter in letters).upper().translate(LOOKALIKES)
    )
    return code if len(code) == length and set(code) <= set(ALPHABET) else None


def hashed(text: str, secret: str, purpose: str = "code") -> str:
    """Return the keyed hash under which a code, or who tried one, is kept: 64 characters."""
    return hmac.new(secret.encode(), f"baloot-school/{purpose}:{text}".encode(), hashlib.sha256).hexdigest()
