"""What came of a run, and of many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import timedelta

from lessons.practising.run import Run, counted
from lessons.practising.topics import topic_of
from lessons.progress import Answered, run_of


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a run: right of so many, the same by topic, the wrong ones by number, and the time."""

    right: int
    of: int
    topics: Mapping[str, tuple[int, int]]
    wrong: Mapping[int, Answered]
    took: timedelta

    @property
    def share(self) -> float:
        """The right ones of all, from 0 to 1; 0 of none."""
        return self.right / self.of if self.of else 0.0


def result(run: Run, answers: Iterable[Answered]) -> Result:
    """Return what came of a run so far."""
    done = counted(run, answers)
    asked = Counter(topic_of(one.rule) for one in done.values())
    right = Counter(topic_of(one.rule) for one in done.values() if one.right)
    order = dict.fromkeys(map(topic_of, run.rules.sources))
    return Result(
        right=right.total(),
        of=asked.total(),
        topics={topic: (right[topic], asked[topic]) for topic in order if asked[topic]},
        wrong={n: one for n, one in done.items() if not one.right},
        took=max((one.at for one in done.values()), default=run.at) - run.at,
    )


def best(answers: Iterable[Answered]) -> int:
    """Return the most right answers of any one run among these; 0 of none."""
    return max(Counter(run_of(one.token) for one in answers if one.right).values(), default=0)
