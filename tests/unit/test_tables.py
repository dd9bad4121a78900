"""What was done and is known, as tables: the right rows, days as the zone has them, nothing of nothing."""

from __future__ import annotations

from datetime import UTC, date, timedelta

import pytest

from engine import load, rulebooks
from lessons import tables
from lessons.practising import GULF, standing, topics
from lessons.progress import Answered
from lessons.progress.memory import fold
from lessons.quiz import drilling
from tests.unit.progress.making import DAY, NOON, answered

HOUR = DAY / 24


def cards_of(answers: list[Answered]) -> dict[str, dict]:
    """The cards that answers make, by rulebook and rule."""
    cards: dict[str, dict] = {}
    for (rulebook, rule), card in fold(answers).items():
        cards.setdefault(rulebook, {})[rule] = card
    return cards


def some(n: int, **other: object) -> list[Answered]:
    """So many answers, one a day; every third is not right."""
    return [answered(f"t:{at}", NOON + at * DAY, right=at % 3 != 2, **other) for at in range(n)]


# --- answers --------------------------------------------------------------------------------------------


def test_an_answer_is_a_row_on_the_day_it_has_where_the_reader_is() -> None:
    late = answered("late", NOON + 10 * HOUR, rule="scoring.kaboot", kind="kaboot", seconds=0)

    (row,) = tables.rows_of(tables.answers([late], GULF))

    assert ("online", "scoring", "kaboot", True) == tuple(
        row[name] for name in ("rulebook", "topic", "kind", "right")
    )
    assert (NOON + DAY).date() == row["day"]
    assert row["seconds"] != row["seconds"], "nobody measured"
    assert NOON.date() == tables.answers([late], UTC)["day"][0]


def test_of_no_answers_there_are_tables_without_rows() -> None:
    frame, knows = tables.answers([], GULF), tables.known({}, NOON)

    for table in (
        *(frame, knows, tables.over_time(frame), tables.by_kind(frame), tables.by_rulebook(frame, knows)),
    ):
        assert [] == tables.rows_of(table)
    assert {0} == set(tables.ahead({}, NOON, GULF)["due"])


# --- what is known --------------------------------------------------------------------------------------


@pytest.mark.parametrize("rulebook", rulebooks())
def test_what_is_known_is_what_the_practice_page_says(rulebook: str) -> None:
    rules = load(rulebook)
    keys = list(drilling(rules))[:20]
    answers = [
        answered(f"{key}:{n}", NOON + n * DAY, rulebook=rulebook, rule=key) for key in keys for n in (0, 1)
    ]
    cards, now = cards_of(answers), NOON + 2 * DAY

    rows = tables.rows_of(tables.known(cards | {"unused": {}}, now))

    expected = standing(rules, cards[rulebook], now)
    assert list(topics(rules)) == [row["topic"] for row in rows]
    assert [(one.known, one.met, one.known + one.met + one.new) for one in expected.values()] == [
        (row["known"], row["met"], row["of"]) for row in rows
    ]
    assert sum(row["known"] for row in rows) == len(keys)
    assert [row["known"] / row["of"] for row in rows] == [row["share"] for row in rows]


def test_what_falls_due_is_counted_by_day_and_the_overdue_today() -> None:
    keys = list(drilling(load("online")))[:3]
    cards = cards_of([answered(key, NOON, rule=key, right=False) for key in keys])
    known = cards_of([answered(f"{keys[0]}:{n}", NOON + n * HOUR, rule=keys[0]) for n in range(3)])
    later = known["online"][keys[0]].due

    rows = tables.rows_of(tables.ahead(cards, NOON + 3 * DAY, GULF))
    assert [3, *[0] * 13] == [row["due"] for row in rows]
    assert [NOON.date() + timedelta(3 + n) for n in range(tables.DAYS)] == [row["day"] for row in rows]

    ahead = tables.ahead({"online": {**cards["online"], **known["online"]}}, NOON + HOUR, GULF, days=60)
    assert 3 == ahead["due"].sum()
    assert [later.astimezone(GULF).date()] == list(ahead[ahead["due"] == 1]["day"])


def test_what_the_school_asks_no_more_falls_due_no_more() -> None:
    cards = cards_of([answered("one", NOON, rule="play.of_another_time", right=False)])

    assert 0 == tables.ahead(cards, NOON + DAY, GULF)["due"].sum()


# --- over time ------------------------------------------------------------------------------------------


def test_a_few_weeks_are_shown_day_by_day() -> None:
    answers = [*some(4), answered("more", NOON + HOUR, right=False, seconds=2.5)]

    rows = tables.rows_of(tables.over_time(tables.answers(answers, GULF)))

    assert [NOON.date() + timedelta(n) for n in range(4)] == [row["day"] for row in rows]
    assert [2, 1, 1, 1] == [row["answers"] for row in rows]
    assert [0.5, 1, 0, 1] == [row["share"] for row in rows]
    assert [7.5, 12.5, 12.5, 12.5] == [row["seconds"] for row in rows]


def test_a_long_time_is_shown_week_by_week() -> None:
    rows = tables.rows_of(tables.over_time(tables.answers(some(tables.LONGEST + 1), GULF)))

    assert [NOON.date() + timedelta(7 * n) for n in range(6)] == [row["day"] for row in rows]
    assert [7] * 5 + [1] == [row["answers"] for row in rows]
    assert tables.LONGEST == len(tables.over_time(tables.answers(some(tables.LONGEST), GULF)))


def test_the_beginning_and_the_time_since_are_halves_of_the_answers() -> None:
    answers = [
        answered(f"t:{n}", NOON + n * HOUR, right=n >= 4, seconds=0 if n < 4 else 8 + n) for n in range(8)
    ]

    begun, lately = tables.halves(tables.answers(answers, GULF))

    assert (0, None) == (begun.share, begun.seconds)
    assert (1, 13.5) == (lately.share, lately.seconds)


# --- by kind and by rulebook ----------------------------------------------------------------------------


def test_the_kinds_that_were_missed_most_come_first_and_those_that_were_not_are_left_out() -> None:
    answers = [
        *some(3, kind="who_eats"),
        *(answered(f"a:{n}", kind="kaboot", right=False) for n in range(2)),
        answered("b", kind="why_not", right=False),
        answered("c", kind="card_value"),
    ]

    rows = tables.rows_of(tables.by_kind(tables.answers(answers, GULF)))

    assert [("kaboot", 2, 2), ("why_not", 1, 1), ("who_eats", 1, 3)] == [
        (row["kind"], row["missed"], row["answers"]) for row in rows
    ]


def test_each_rulebook_has_its_own_row() -> None:
    answers = [*some(3), *some(2, rulebook="house")]
    frame = tables.answers(answers, GULF)
    knows = tables.known(cards_of(answers), NOON + 2 * DAY)

    rows = {row["rulebook"]: row for row in tables.rows_of(tables.by_rulebook(frame, knows))}

    assert {"online": (3, 2), "house": (2, 2)} == {
        id: (row["answers"], row["right"]) for id, row in rows.items()
    }
    assert len(drilling(load("online"))) == rows["online"]["of"]
    assert all(isinstance(row["day"], date) for row in tables.rows_of(frame))
