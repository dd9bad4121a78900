"""What the board asks: the one part of its state that the school reads."""

from __future__ import annotations

import json
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ask:
    """A question to the class: whether it may be answered now, and by what."""

    id: str
    is_open: bool
    options: tuple[str, ...]

    def takes(self, ask: str, choice: str) -> bool:
        """Return whether this answers it: this very question, while it is open, by one of its options."""
        return self.is_open and self.id == ask and choice in self.options


def ask_of(state: str) -> Ask | None:
    """Return what a state asks; None if it asks nothing, or not as a question is written.

    >>> ask_of('{"ask": {"id": "7", "open": true, "options": ["KS", "9H"]}}')
    Ask(id='7', is_open=True, options=('KS', '9H'))
    """
    try:
        written = json.loads(state)
    except ValueError:
        return None
    asked = written.get("ask") if isinstance(written, dict) else None
    match asked:
        case {"id": str(id), "open": bool(is_open), "options": [*options]}:
            return Ask(id, is_open, tuple(option for option in options if isinstance(option, str)))
        case _:
            return None
