"""The arbiter: one question in, one ruling out, as JSON lines.

A question that cannot be understood gets an error with a code and the field; it never stops the
lines after it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import isfinite
from pathlib import Path
from typing import Any, TypeAlias, cast

from engine.asked import Asked, AskError
from engine.reasons import Reason, Status
from engine.rulebook import Rulebook
from engine.rulings import QUESTIONS

Explain: TypeAlias = Callable[[Reason, Status, Rulebook], str]


def answer(line: str, directories: Sequence[Path] = (), explain: Explain | None = None) -> dict[str, Any]:
    """Return the ruling on one line of JSON, or its error; `explain` adds sentences as `because`."""
    try:
        data: Any = json.loads(line, parse_constant=_no_number, parse_float=_finite)
    except (ValueError, RecursionError):
        return {"error": AskError("bad_json", "line", "expected one JSON object").body}
    if not isinstance(data, dict):
        return {"error": AskError("bad_json", "line", "expected one JSON object").body}
    fields = cast(dict[str, Any], data)
    echo = {"id": fields["id"]} if "id" in fields else {}
    try:
        return echo | _ruling(Asked(fields), directories, explain)
    except AskError as error:
        return echo | {"error": error.body}


def _no_number(text: str) -> float:
    """NaN and Infinity are not JSON, though Python reads them."""
    raise ValueError(text)


def _finite(text: str) -> float:
    return number if isfinite(number := float(text)) else _no_number(text)


def _ruling(asked: Asked, directories: Sequence[Path], explain: Explain | None) -> dict[str, Any]:
    question = asked.raw("question")
    if not isinstance(question, str) or question not in QUESTIONS:
        raise AskError("unknown_question", "question", "expected one of " + ", ".join(QUESTIONS))
    rules = asked.rulebook(directories)
    ruling, reasons = QUESTIONS[question](asked, rules)
    if explain is not None:
        sentences = [explain(reason, status, rules) for reason, status in reasons]
        ruling["because"] = list(dict.fromkeys(sentences))
    return ruling


def answers(
    lines: Iterable[bytes], directories: Sequence[Path] = (), explain: Explain | None = None
) -> Iterator[dict[str, Any]]:
    """Yield a ruling for each line that is not blank, in order."""
    for line in lines:
        text = line.decode("utf-8", errors="replace").removeprefix("\ufeff")
        if text.strip():
            yield answer(text, directories, explain)
