"""Events: what is read again is what was given."""

from __future__ import annotations

import json
import math
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest
from hypothesis import given

from lessons.progress import Event, number_of, run_of, token_of
from lessons.progress.events import read, written
from tests.unit.progress.histories import histories
from tests.unit.progress.making import NOON, answered, began


@given(histories())
def test_an_event_survives_json(events: list[Event]) -> None:
    for event in events:
        assert event == read(json.loads(json.dumps(written(event))))


def test_a_position_is_kept_as_it_was_and_as_it_will_be_read() -> None:
    position: dict[str, Any] = {"trick": ("KS", "9S")}
    event = answered("one", position=position)
    position["trick"] = ("7S",)

    assert {"trick": ["KS", "9S"]} == event.position


def test_a_question_has_the_same_name_however_its_position_is_written() -> None:
    one = answered("one", position={"trick": ["KS"], "leader": 1})

    assert (
        one.question == answered("two", position={"leader": 1, "trick": ["KS"]}, rule="play.winner").question
    )
    assert one.question != answered("one", position={"leader": 2, "trick": ["KS"]}).question
    assert one.question != answered("one", position={"leader": 1, "trick": ["KS"]}, kind="legal").question


def test_a_time_is_brought_to_utc_and_needs_a_zone() -> None:
    riyadh = timezone(timedelta(hours=3))

    assert NOON == answered("one", NOON.astimezone(riyadh)).at
    assert UTC == answered("one", NOON.astimezone(riyadh)).at.tzinfo
    with pytest.raises(ValueError, match="zone"):
        answered("one", datetime(2026, 3, 1))


@pytest.mark.parametrize(
    "wrong",
    [
        {"choice": "a\0"},
        {"rule": "\ud800"},
        {"hints": -1},
        {"seconds": -0.1},
        {"seconds": math.nan},
        {"seconds": math.inf},
        {"position": {"points": math.nan}},
    ],
    ids=str,
)
def test_what_a_database_or_json_cannot_hold_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"hold|count|JSON"):
        answered("one", **wrong)


def test_what_is_no_json_is_refused() -> None:
    with pytest.raises(TypeError):
        began("one", at=NOON, cards={"KS"})


def test_a_token_tells_its_run_and_its_number() -> None:
    assert "2026:a:12" == token_of("2026:a", 12)
    assert ("2026:a", 12) == (run_of("2026:a:12"), number_of("2026:a:12"))
    assert ("", 0) == (run_of("12"), number_of("12"))
    assert ("lesson", 0) == (run_of("lesson:ranks"), number_of("lesson:ranks"))
