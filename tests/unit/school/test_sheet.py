"""Answers as a sheet: read by a spreadsheet, and never run by one."""

from __future__ import annotations

import csv
from io import StringIO

import pytest

from lessons.school import Given, Pupil, csv_of
from tests.unit.progress.making import NOON

HEADS = ("#", "الاسم", "السؤال", "الجواب", "الوقت")


def rows(*given: Given) -> list[list[str]]:
    text = csv_of(given, HEADS)
    assert text.startswith("\ufeff")
    return list(csv.reader(StringIO(text.removeprefix("\ufeff"))))


def test_each_answer_is_a_row_below_the_heads() -> None:
    given = Given(Pupil(3, 'سعد, "أبو خالد"'), "q1", "KS", NOON)

    assert [list(HEADS), ["3", 'سعد, "أبو خالد"', "q1", "KS", "2026-03-01 12:00:00"]] == rows(given)
    assert [list(HEADS)] == rows()


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", '=HYPERLINK("http://x")', "＝1+1"])
def test_what_would_be_a_formula_is_text(name: str) -> None:
    cells = rows(Given(Pupil(1, name), name, name, NOON))[1][1:4]

    assert [f"'{name}"] * 3 == cells
