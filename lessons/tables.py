"""What a learner did and knows, as tables of pandas: what the progress page says, draws and lists.

Times are arguments, and days are those of a zone that is given.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta, tzinfo
from typing import Any, TypeAlias

import pandas as pd

from engine import load
from lessons.practising import standing, topic_of
from lessons.progress import Answered, Card, forecast
from lessons.quiz import drilling

Frame: TypeAlias = Any  # a DataFrame: what pandas tells of its types is too wide to be checked
# A learner's cards, by rulebook and rule.
Cards: TypeAlias = Mapping[str, Mapping[str, Card]]

DAYS = 14  # so far ahead the next questions are counted
LONGEST = 35  # days that are shown one by one; of a longer time each week is one
WEEK = 7
COLUMNS = ("rulebook", "topic", "kind", "day", "right", "seconds")


def answers(answered: Iterable[Answered], zone: tzinfo) -> Frame:
    """Return a row for each answer, in their order; `seconds` is missing where nobody measured."""
    rows = [
        (
            one.rulebook,
            topic_of(one.rule),
            one.kind,
            one.at.astimezone(zone).date(),
            one.right,
            one.seconds or None,
        )
        for one in answered
    ]
    frame = _frame(rows, COLUMNS)
    return frame.astype({"right": bool, "seconds": float})


def known(cards: Cards, now: datetime) -> Frame:
    """Return a row for each topic of each rulebook that has cards.

    `known` rules are settled and not due, `met` ones were answered, `of` is how many there are; `share`
    is the known ones of all.
    """
    rows = [
        (rulebook, topic, stands.known, stands.met, stands.known + stands.met + stands.new)
        for rulebook, own in cards.items()
        if own
        for topic, stands in standing(load(rulebook), own, now).items()
    ]
    frame = _frame(rows, ("rulebook", "topic", "known", "met", "of"))
    return frame.assign(share=frame["known"].astype(float) / frame["of"].astype(float))


def ahead(cards: Cards, now: datetime, zone: tzinfo, days: int = DAYS) -> Frame:
    """Return how many rules fall due on each of the coming days; what is overdue counts for today."""
    due = forecast(_drilled(cards), now.astimezone(zone), days)
    today = now.astimezone(zone).date()
    return _frame([(today + timedelta(n), due[n]) for n in range(days)], ("day", "due"))


def _drilled(cards: Cards) -> dict[tuple[str, str], Card]:
    """The cards of the rules that the school can ask about."""
    return {
        (rulebook, rule): card
        for rulebook, own in cards.items()
        for rule, card in own.items()
        if rule in drilling(load(rulebook))
    }


def over_time(frame: Frame) -> Frame:
    """Return a row for each day with answers, or for each week where it is a long time.

    `day` is the first of it, `share` the right ones of the answers, `seconds` how long one took in the
    middle.
    """
    if frame.empty:
        return _frame([], ("day", "answers", "share", "seconds"))
    first, by_week = min(frame["day"]), is_long(frame)
    start = frame["day"].map(lambda day: _week(day, first) if by_week else day)
    grouped = frame.groupby(start, sort=True)
    return grouped.agg(
        answers=("right", "size"), share=("right", "mean"), seconds=("seconds", "median")
    ).reset_index()


def is_long(frame: Frame) -> bool:
    """Return whether it is so long from the first answer to the last that each week is shown as one."""
    return max(frame["day"]) - min(frame["day"]) >= timedelta(LONGEST)


def _week(day: date, first: date) -> date:
    return first + timedelta((day - first).days // WEEK * WEEK)


@dataclass(frozen=True, slots=True)
class Half:
    """One half of all answers: how many of them were right, and how long one took; None if not measured."""

    share: float
    seconds: float | None


def halves(frame: Frame) -> tuple[Half, Half]:
    """Return the earlier half of the answers and the later one. There must be two answers at least."""
    middle = len(frame) // 2
    return _half(frame[:middle]), _half(frame[middle:])


def _half(frame: Frame) -> Half:
    measured = frame["seconds"].dropna()
    return Half(float(frame["right"].mean()), float(measured.median()) if len(measured) else None)


def by_kind(frame: Frame) -> Frame:
    """Return the kinds of question of which some were not right, those with the most of them first."""
    grouped = frame.groupby("kind", sort=True)["right"].agg(answers="size", right="sum").reset_index()
    found = grouped.assign(missed=grouped["answers"] - grouped["right"])
    return (
        found[found["missed"] > 0]
        .sort_values(["missed", "answers", "kind"], ascending=[False, True, True])
        .reset_index(drop=True)
    )


def by_rulebook(frame: Frame, knows: Frame) -> Frame:
    """Return a row for each rulebook that has cards: its answers, the right ones, rules known, all rules."""
    done = frame.groupby("rulebook", sort=False)["right"].agg(answers="size", right="sum")
    rules = knows.groupby("rulebook", sort=False)[["known", "of"]].sum()
    return rules.join(done).fillna(0).astype(int).reset_index()


def rows_of(frame: Frame) -> list[dict[str, Any]]:
    """Return the rows of a table, each by the names of its columns."""
    return frame.to_dict("records")


def _frame(rows: Sequence[tuple[object, ...]], columns: Sequence[str]) -> Frame:
    return pd.DataFrame(rows, columns=list(columns))
