"""What is as good as the best: what is close to it, or so as far as so few deals can tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import stdev
from typing import TypeVar

SURELY = 1.5  # standard errors: what a few other deals might have turned round is as good
AS_GOOD = 0.5  # card points, or points of the sheet, that nobody would notice

Choice = TypeVar("Choice")


def as_good(best: Choice, worths: Mapping[Choice, Sequence[float]], margin: float) -> frozenset[Choice]:
    """Return the choices as good as the best one; `worths` are what each is worth, deal by deal.

    What is worth more on average than one as good is as good.
    """
    means = {choice: mean(each) for choice, each in worths.items()}
    less = {choice: means[best] - means[choice] for choice in worths}

    def error(choice: Choice) -> float:
        each = [most - worth for most, worth in zip(worths[best], worths[choice], strict=True)]
        return stdev(each) / len(each) ** 0.5

    near = [less[choice] for choice in worths if less[choice] <= SURELY * error(choice)]
    enough = max(margin, *near)
    return frozenset(choice for choice in worths if less[choice] <= enough)


def mean(worths: Sequence[float]) -> float:
    """Return the average."""
    return sum(worths) / len(worths)
