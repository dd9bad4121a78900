"""Positions of scored deals, written short; and the mistakes a question offers, each by its explanation."""

from __future__ import annotations

from typing import Any

from lessons.i18n import Line
from lessons.quiz import Question, ask
from tests.strategies import book


def question(kind: str, id: str, rule: str, card_points: list[int], **fields: Any) -> Question:
    """Ask about a deal that seat 0 bought in spades; `mode`, `level` … are parts of its contract."""
    contract: dict[str, Any] = {"mode": "hokum", "buyer": 0}
    contract |= {name: fields.pop(name) for name in ("mode", "level", "buyer", "bid") if name in fields}
    if contract["mode"] == "hokum":
        contract["trump"] = "S"
    fields.setdefault("tricks", [4, 4])
    position = {"rule": rule, "contract": contract, "card_points": card_points, **fields}
    return ask(kind, book(id), position)


def mistakes(question: Question) -> dict[str, str]:
    """Return the wrong options by id, each with the name of its explanation."""
    return {o.id: o.why.id.partition(".")[2] for o in question.options if isinstance(o.why, Line)}
