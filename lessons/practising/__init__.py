"""Ways to practise: runs of questions, each planned once, kept, and gone through one by one."""

from lessons.practising.modes import GULF, MODES, askable, daily_run, reopened, unfinished, waiting
from lessons.practising.result import Result, best, result
from lessons.practising.run import (
    RUN,
    Item,
    Known,
    Manner,
    Mode,
    Run,
    Start,
    began,
    begin,
    counted,
    following,
    is_over,
)
from lessons.practising.topics import Standing, standing, topic_of, topics

__all__ = [
    "GULF",
    "MODES",
    "RUN",
    "Item",
    "Known",
    "Manner",
    "Mode",
    "Result",
    "Run",
    "Standing",
    "Start",
    "askable",
    "began",
    "begin",
    "best",
    "counted",
    "daily_run",
    "following",
    "is_over",
    "reopened",
    "result",
    "standing",
    "topic_of",
    "topics",
    "unfinished",
    "waiting",
]
