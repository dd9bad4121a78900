"""A class's answers as a sheet that a spreadsheet opens, and does nothing else with."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO

from lessons.school.values import Given

MARK = "\ufeff"  # by it a spreadsheet knows the letters
# A cell that begins so is taken for a formula; the wide forms are read as the narrow ones in some.
FORMULA = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")


def csv_of(given: Iterable[Given], heads: Sequence[str]) -> str:
    """Return answers as CSV below these five heads: the pupil's number, name, question, choice, time (UTC).

    What a spreadsheet would take for a formula gets an apostrophe before it: it is text.
    """
    out = StringIO()
    sheet = csv.writer(out)
    sheet.writerow([_text(head) for head in heads])
    for one in given:
        texts = (one.pupil.name, one.ask, one.choice)
        sheet.writerow([one.pupil.number, *map(_text, texts), f"{one.at:%Y-%m-%d %H:%M:%S}"])
    return MARK + out.getvalue()


def _text(cell: str) -> str:
    return f"'{cell}" if cell.startswith(FORMULA) else cell
