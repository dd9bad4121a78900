"""Answers and results as a sheet that a spreadsheet opens, and does nothing else with."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO

from lessons.school.values import Given

MARK = "\ufeff"  # by it a spreadsheet knows the letters
# A cell that begins so is taken for a formula; the wide forms are read as the narrow ones in some.
FORMULA = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")


def csv_of(given: Iterable[Given], heads: Sequence[str]) -> str:
    """Return answers as CSV below five heads: the pupil's number, name, question, choice, time (UTC)."""
    rows = (
        [one.pupil.number, one.pupil.name, one.ask, one.choice, f"{one.at:%Y-%m-%d %H:%M:%S}"]
        for one in given
    )
    return sheet_of(rows, heads)


def sheet_of(rows: Iterable[Sequence[str | int]], heads: Sequence[str]) -> str:
    """Return rows as CSV below their heads.

    What a spreadsheet would take for a formula gets an apostrophe before it: it is text.
    """
    out = StringIO()
    sheet = csv.writer(out)
    sheet.writerows([_cell(cell) for cell in row] for row in (heads, *rows))
    return MARK + out.getvalue()


def _cell(cell: str | int) -> str | int:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell
